/** The page of people, alerts and sessions. */

export const TITLE = 'ଲୋକ';
export const NOT_LOADED = 'ଲୋକଙ୍କ ତାଲିକା ଲୋଡ ହୋଇପାରିଲା ନାହିଁ।';
export const ownersOnly = 'ଏଠାରେ କିଏ କାମ କରନ୍ତି, ତାହା କେବଳ ମାଲିକ ଦେଖିପାରିବେ ଓ ଅନ୍ୟଙ୍କୁ ଡାକିପାରିବେ।';
export const people = 'ଏଠାରେ କିଏ କାମ କରନ୍ତି';
export const you = 'ଆପଣ';
export const ROLES = { owner: 'ମାଲିକ', staff: 'କର୍ମଚାରୀ' } as const;
export const roleAt = (role: keyof typeof ROLES, homestays: string) => `${ROLES[role]} · ${homestays}`;
export const rightsOf = (name: string) => `${name} କ’ଣ କରିପାରିବେ`;
export const RIGHTS = {
  prices: 'ଦାମ ଲେଖିବା',
  void: 'ପେମେଣ୍ଟ ବାତିଲ କରିବା',
  cancel: 'ବୁକିଂ ବାତିଲ କରିବା',
  refund: 'ଟଙ୍କା ଫେରାଇବା, ପାସ-କୀ ଦେଇ',
} as const;
export const rightSet = (name: string) => `${name} କ’ଣ କରିପାରିବେ, ସେଭ ହେଲା।`;
export const remove = 'ହଟାନ୍ତୁ';
export const removeOf = (name: string) => `${name} ଙ୍କୁ ହଟାନ୍ତୁ`;
export const removeTitle = (name: string) => `${name} ଙ୍କୁ ହଟାଇବେ?`;
export const removeText = (homestays: string) => `ସେ ଆଉ ${homestays} ର ଡେସ୍କ ଖୋଲିପାରିବେ ନାହିଁ। ତାଙ୍କ ବୁକିଂ ଓ ଟିପ୍ପଣୀ ରହିବ।`;
export const removeYourself = (homestays: string) =>
  `ଆପଣ ଆଉ ${homestays} ର ଡେସ୍କ ଖୋଲିପାରିବେ ନାହିଁ। ଅନ୍ୟ ଜଣେ ମାଲିକଙ୍କୁ ଆପଣଙ୍କୁ ପୁଣି ଡାକିବାକୁ ପଡ଼ିବ।`;
export const keep = 'ଥାଉ';
export const removed = (name: string) => `${name} ଙ୍କୁ ହଟାଗଲା।`;

export const invitations = 'ଡକାଯାଇଛନ୍ତି';
export const until = (day: string) => `${day} ପର୍ଯ୍ୟନ୍ତ`;
export const withdraw = 'ଫେରାଇନିଅନ୍ତୁ';
export const withdrawOf = (email: string) => `${email} ର ନିମନ୍ତ୍ରଣ ଫେରାଇନିଅନ୍ତୁ`;
export const withdrawn = (email: string) => `${email} ର ନିମନ୍ତ୍ରଣ ଫେରାଇନିଆଗଲା।`;

export const invite = 'ଆଉ ଜଣଙ୍କୁ ଡାକନ୍ତୁ';
export const email = 'ଇମେଲ';
export const emailHint = 'ତାଙ୍କୁ ଗୋଟିଏ ଲିଙ୍କ ମିଳିବ, ଯାହା 24 ଘଣ୍ଟା ଭିତରେ ଥରେ ଚଳିବ।';
export const phone = 'ଫୋନ';
export const phoneHint = 'ଇମେଲ ନଥିବା କର୍ମଚାରୀଙ୍କ ପାଇଁ: ଲିଙ୍କ ଆପଣଙ୍କୁ ମିଳିବ, ଆପଣ ପଠାଇବେ, ଯେପରି WhatsApp ରେ।';
export const linkTitle = 'ନିମନ୍ତ୍ରଣ ଲିଙ୍କ';
export const sendLink = (phone: string) =>
  `ଏହି ଲିଙ୍କ ${phone} କୁ ପଠାନ୍ତୁ। ଯାହା ପାଖରେ ଲିଙ୍କ ଅଛି, ସେ 24 ଘଣ୍ଟା ଭିତରେ ଥରେ ଯୋଗ ଦେଇପାରିବେ। ଏହା ଆଉ ଦେଖାଯିବ ନାହିଁ।`;
export const role = 'କାମ';
export const ROLE_CHOICES = {
  staff: { name: 'କର୍ମଚାରୀ', means: 'ଆଜି, କ୍ୟାଲେଣ୍ଡର, ବୁକିଂ ଓ ପେମେଣ୍ଟ' },
  owner: { name: 'ମାଲିକ', means: 'ସବୁ କିଛି, ଟଙ୍କା ଓ ଲୋକ ମଧ୍ୟ' },
} as const;
export const homestays = 'ହୋମଷ୍ଟେ';
export const send = 'ନିମନ୍ତ୍ରଣ ପଠାନ୍ତୁ';
export const invited = (email: string) => `${email} କୁ ନିମନ୍ତ୍ରଣ ଗଲା।`;
export const WHOM_NEEDED = 'ତାଙ୍କ ଇମେଲ ବା ଫୋନ ନମ୍ବର ଲେଖନ୍ତୁ।';
export const EMAIL_OR_PHONE = 'ଇମେଲ କିମ୍ବା ଫୋନ ନମ୍ବର ଲେଖନ୍ତୁ, ଦୁଇଟିଯାକ ନୁହେଁ।';
export const HOMESTAY_NEEDED = 'ଗୋଟିଏ ହୋମଷ୍ଟେ ବାଛନ୍ତୁ।';

export const passkeys = 'ଆପଣଙ୍କ ପାସ-କୀ';
export const NO_PASSKEYS = 'ଏପର୍ଯ୍ୟନ୍ତ ଗୋଟିଏ ବି ନାହିଁ।';
export const added = (day: string) => `ଯୋଡ଼ାହେଲା ${day}`;
export const lastUsed = (day: string) => `ବ୍ୟବହାର ${day}`;
export const neverUsed = 'ତା’ପରେ ବ୍ୟବହାର ହୋଇନାହିଁ';
export const addPasskey = 'ପାସ-କୀ ଯୋଡ଼ନ୍ତୁ';
export const addHint = 'ପ୍ରତି ଫୋନ ବା କମ୍ପ୍ୟୁଟର ପାଇଁ ଗୋଟିଏ, ଯେପରି ଫୋନ ହଜିଲେ କେହି ବାହାରେ ରହିଯିବେ ନାହିଁ।';
export const passkeyAdded = 'ପାସ-କୀ ଯୋଡ଼ାହେଲା।';
export const passkeyRemoved = 'ପାସ-କୀ ହଟାଗଲା।';
export const removePasskeyTitle = 'ଏହି ପାସ-କୀ ହଟାଇବେ?';
export const removePasskeyText = (name: string) => `“${name}” ଆଉ ଡେସ୍କ ଖୋଲିବ ନାହିଁ।`;
export const codesLeft = (count: number) => `ଆଉ ${count}ଟି ରିକଭରି କୋଡ ଅଛି।`;

export const newCodes = 'ନୂଆ ରିକଭରି କୋଡ';
export const newCodesTitle = 'ନୂଆ ରିକଭରି କୋଡ ତିଆରି କରିବେ?';
export const newCodesText = 'ପୁରୁଣା କୋଡ ଆଉ ଚଳିବ ନାହିଁ। ନୂଆ କୋଡ ଥରେ ମାତ୍ର ଦେଖାଯିବ।';
export const makeCodes = 'ନୂଆ କୋଡ ତିଆରି କରନ୍ତୁ';

export const sessions = 'ଆପଣଙ୍କ ଲଗ ଇନ';
export const sessionsHint = '12 ଘଣ୍ଟା ପରେ ପାସ-କୀ ବା ପାସୱାର୍ଡ ପୁଣି ମଗାଯାଏ।';
export const SESSIONS_NOT_LOADED = 'ଆପଣଙ୍କ ଲଗ ଇନ ଲୋଡ ହୋଇପାରିଲା ନାହିଁ।';
export const PASSKEYS_NOT_LOADED = 'ଆପଣଙ୍କ ପାସ-କୀ ଲୋଡ ହୋଇପାରିଲା ନାହିଁ।';
export const since = (time: string) => `${time} ଠାରୁ`;
export const ends = (time: string) => `ସରିବ ${time}`;
export const thisSession = 'ଏହି ବ୍ରାଉଜର';
export const end = 'ଶେଷ କରନ୍ତୁ';
export const endOf = (time: string) => `${time} ଠାରୁ ଥିବା ଲଗ ଇନ ଶେଷ କରନ୍ତୁ`;
export const ended = 'ଲଗ ଇନ ଶେଷ ହେଲା।';

export const backup = 'ବ୍ୟାକଅପ';
export const backupText =
  'ସବୁ ବୁକିଂ, ଫଟୋ ଓ ସେଟିଂ ଥିବା ଗୋଟିଏ ଫାଇଲ, ପାସଫ୍ରେଜରେ ତାଲା ପଡ଼ିଥିବା। ଏହା ଘର ବାହାରେ ରଖନ୍ତୁ, ଯେପରି ପେନ ଡ୍ରାଇଭରେ।';
export const passphrase = 'ପାସଫ୍ରେଜ';
export const passphraseHint = 'ଡାଉନଲୋଡ ଆଗରୁ ଏହା ଲେଖିରଖନ୍ତୁ: ଏହା ବିନା କେହି ଫାଇଲ ଖୋଲିପାରିବେ ନାହିଁ। ଅତି କମରେ 12ଟି ଅକ୍ଷର।';
export const PASSPHRASE_SHORT = 'ପାସଫ୍ରେଜରେ ଅତି କମରେ 12ଟି ଅକ୍ଷର ଦରକାର।';
export const downloadBackup = 'ବ୍ୟାକଅପ ଡାଉନଲୋଡ କରନ୍ତୁ';
/** A file's name stays Latin. */
export const backupName = (day: string) => `homestays-${day}.backup`;
export const BACKED_UP = 'ବ୍ୟାକଅପ ଡାଉନଲୋଡ ହେଲା। ପାସଫ୍ରେଜ ନିଜ ପାଖରେ ରଖନ୍ତୁ।';
export const NO_PASSPHRASE = 'ପାସଫ୍ରେଜର ପରାମର୍ଶ ମିଳିଲା ନାହିଁ।';
export const NO_BACKUP_HERE = 'ଡାଟାବେସ ଅଲଗା ସର୍ଭରରେ ଅଛି, ବ୍ୟାକଅପ ସେଠାରେ ହୁଏ: ତା’ର ନିଜ ପ୍ରୋଗ୍ରାମ ବ୍ୟବହାର କରନ୍ତୁ।';

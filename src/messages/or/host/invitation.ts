/** The page behind the link of an invitation. */

export const TITLE = 'ଆପଣଙ୍କୁ ନିମନ୍ତ୍ରଣ';
export const lead = 'ହୋଷ୍ଟ ଡେସ୍କକୁ, ଯେଉଁଠି ହୋମଷ୍ଟେର ଅତିଥି ଆସିବା, ରୁମ ଓ ବୁକିଂ ସମ୍ଭଳାଯାଏ।';
export const loading = 'ନିମନ୍ତ୍ରଣ ଖୋଲୁଛି…';

export const invitedBy = 'କିଏ ଡାକିଛନ୍ତି';
const ROLES = {
  owner: 'ମାଲିକ ଭାବେ ଆପଣ ସବୁ ଦେଖିପାରିବେ ଓ ବଦଳାଇପାରିବେ, ଆଉ ଅନ୍ୟମାନଙ୍କୁ ଡାକିପାରିବେ।',
  staff: 'କର୍ମଚାରୀ ଭାବେ ଆପଣ ଦିନର କାମ, କ୍ୟାଲେଣ୍ଡର ଓ ବୁକିଂ ଦେଖିବେ, ଆଉ ପେମେଣ୍ଟ ନେବେ।',
} as const;
export const roleMeans = (role: keyof typeof ROLES) => ROLES[role];
export const roleNames = { owner: 'ମାଲିକ', staff: 'କର୍ମଚାରୀ' } as const;
export const homestay = (_count: number) => 'ହୋମଷ୍ଟେ';
/** Of an invitation to a site without one. */
export const newHomestay = 'ନୂଆ: ଏହାପରେ ଆପଣ ତିଆରି କରିବେ';
export const role = 'ଆପଣଙ୍କ କାମ';
export const account = 'ଆପଣଙ୍କ ଆକାଉଣ୍ଟ';

export const name = 'ଆପଣଙ୍କ ନାଁ';
export const nameHint = 'ଅତିଥି ଓ ଅନ୍ୟ ହୋଷ୍ଟମାନେ ଏହା ଦେଖିବେ।';
export const email = 'ଆପଣଙ୍କ ଇମେଲ';
export const emailHint = 'ଆମେ ସେଠାକୁ ଗୋଟିଏ ଲିଙ୍କ ପଠାଇବୁ। 24 ଘଣ୍ଟା ଭିତରେ ତାହା ଖୋଲି ପାସୱାର୍ଡ ବାଛନ୍ତୁ: ପରେ ଏହି ଦୁଇଟିରେ ଲଗ ଇନ କରିବେ।';
export const EMAIL_NEEDED = 'ଆପଣଙ୍କ ଇମେଲ ଲେଖନ୍ତୁ।';
export const password = 'ପାସୱାର୍ଡ ବାଛନ୍ତୁ';
export const passwordHint = 'ଅତି କମରେ 8ଟି ଅକ୍ଷର। ଏଥିରେ ଆପଣ ଲଗ ଇନ କରିବେ।';
export const yourPassword = 'ଆପଣଙ୍କ ପାସୱାର୍ଡ';
export const yourPasswordHint = 'ଏହି ଇମେଲରେ ଆପଣଙ୍କ ଆକାଉଣ୍ଟ ଆଗରୁ ଅଛି। ମନେ ନାହିଁ? ପ୍ରଥମେ “ଲଗ ଇନ” ରେ “ପାସୱାର୍ଡ ଭୁଲିଗଲେ?” ବାଛନ୍ତୁ।';
export const PASSWORD_NEEDED = 'ଆପଣଙ୍କ ପାସୱାର୍ଡ ଲେଖନ୍ତୁ।';
export const NAME_NEEDED = 'ଆପଣଙ୍କ ନାଁ ଲେଖନ୍ତୁ।';
export const accept = 'ସ୍ୱୀକାର କରନ୍ତୁ';
export const accepting = 'ସ୍ୱୀକାର ହେଉଛି…';

export const NO_TOKEN = 'ଏହି ଠିକଣା ପୂରା ନାହିଁ। ବାର୍ତ୍ତାର ଲିଙ୍କ ପୁଣି ଖୋଲନ୍ତୁ।';
export const ended =
  'ଏହି ନିମନ୍ତ୍ରଣ ସରିଯାଇଛି: ତାହା ବ୍ୟବହାର ହୋଇଛି, ଫେରାଇନିଆଯାଇଛି କିମ୍ବା 24 ଘଣ୍ଟାରୁ ପୁରୁଣା। ମାଲିକଙ୍କୁ ନୂଆଟିଏ ମାଗନ୍ତୁ, କିମ୍ବା ଆଗରୁ ସ୍ୱୀକାର କରିଥିଲେ ଲଗ ଇନ କରନ୍ତୁ।';
export const openHost = 'ହୋଷ୍ଟ ଡେସ୍କ ଖୋଲନ୍ତୁ';
export const NOT_OPENED = 'ନିମନ୍ତ୍ରଣ ଖୋଲିହେଲା ନାହିଁ। ଦୟାକରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।';

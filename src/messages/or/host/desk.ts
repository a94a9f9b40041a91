/** The frame of the host's pages: tabs, signing in, sources and statuses. */

export const TITLE = 'ହୋଷ୍ଟ ଡେସ୍କ';
export const description = 'ହୋମଷ୍ଟେ ଚଳାନ୍ତୁ: କିଏ ଆସୁଛନ୍ତି, କ୍ୟାଲେଣ୍ଡର, ବୁକିଂ ଓ ଟଙ୍କା।';

/** The pages, by their path; the first three stay in view on a phone. */
export const TABS = {
  '/host': 'ଆଜି',
  '/host/calendar': 'କ୍ୟାଲେଣ୍ଡର',
  '/host/bookings': 'ବୁକିଂ',
  '/host/rooms': 'ରୁମ',
  '/host/rates': 'ଭଡ଼ା',
  '/host/channels': 'ଅନ୍ୟ ସାଇଟ',
  '/host/money': 'ଟଙ୍କା',
  '/host/papers': 'କାଗଜପତ୍ର',
  '/host/register': 'ରେଜିଷ୍ଟର',
  '/host/reviews': 'ମତାମତ',
  '/host/codes': 'କୋଡ',
  '/host/people': 'ଲୋକ',
  '/host/changes': 'ବଦଳ',
  '/host/words': 'ଲେଖା',
} as const;
export const hostPages = 'ହୋଷ୍ଟ ଡେସ୍କ';
export const more = 'ଅଧିକ';
export const toWords = 'ଲେଖା ଓ ଫଟୋ';
export const toSite = 'ଅତିଥିଙ୍କ ସାଇଟ';

export const logIn = 'ଲଗ ଇନ';
export const signOut = 'ଲଗ ଆଉଟ';
export const signedOut = 'ଯେଉଁ ଆକାଉଣ୍ଟକୁ ନିମନ୍ତ୍ରଣ ଯାଇଥିଲା, ଦୟାକରି ସେଥିରେ ଲଗ ଇନ କରନ୍ତୁ।';
export const openDemo = 'ଡେମୋ ଡେସ୍କ ଖୋଲନ୍ତୁ';
export const demoHint = 'ଏହା କେବଳ ଏହି କମ୍ପ୍ୟୁଟରରେ ଦେଖାଯାଏ, ଡେମୋ ହୋମଷ୍ଟେ ସହିତ। ସବୁ କିଛି ଚଳାଇ ଦେଖିପାରିବେ।';
export const forHosts = 'ଏହି ପୃଷ୍ଠା ହୋଷ୍ଟଙ୍କ ପାଇଁ';
export const forHostsMore = 'ଆପଣଙ୍କ ଆକାଉଣ୍ଟ କୌଣସି ହୋମଷ୍ଟେର ନୁହେଁ। ଆପଣଙ୍କୁ ନିମନ୍ତ୍ରଣ କରିବାକୁ ମାଲିକଙ୍କୁ କୁହନ୍ତୁ।';
export const loading = 'ଲୋଡ ହେଉଛି…';
export const HOST_NOT_LOADED = 'ଏହି ପୃଷ୍ଠା ଖୋଲିହେଲା ନାହିଁ। ଦୟାକରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।';
export const tryAgain = 'ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ';
export const offline = 'ଅଫଲାଇନ';
export const noNetwork = 'ସର୍ଭର ମିଳୁନାହିଁ। ତାହା ନଫେରିବା ଯାଏ କିଛି ବଦଳାଇହେବ ନାହିଁ।';

export const SOURCES = {
  web: 'ୱେବସାଇଟ',
  phone: 'ଫୋନ',
  whatsapp: 'WhatsApp',
  walk_in: 'ସିଧା ଆସିଲେ',
  ota: 'ବୁକିଂ ସାଇଟ',
  channel: 'ଅନ୍ୟ ସାଇଟ',
} as const;

export const STATUSES = {
  held: 'ରଖାଯାଇଛି',
  expired: 'ରଖିବା ସମୟ ଶେଷ',
  confirmed: 'ନିଶ୍ଚିତ',
  no_show: 'ଆସିଲେ ନାହିଁ',
  cancelled: 'ବାତିଲ',
} as const;

export const awaitsHost = 'ଆପଣଙ୍କୁ ଅପେକ୍ଷା';
export const guestSaysPaid = (reference: string) => `ଅତିଥି କହନ୍ତି, ଟଙ୍କା ଦେଇଛନ୍ତି: ${reference}`;
export const accept = 'ନିଶ୍ଚିତ କରନ୍ତୁ';
export const acceptedUnpaid = 'ନିଶ୍ଚିତ ହେଲା। ଅତିଥି ପହଞ୍ଚିଲେ ଟଙ୍କା ଦେବେ।';
export const accepted = 'ନିଶ୍ଚିତ ହେଲା। ଅତିଥି ଏବେ ଟଙ୍କା ଦେଇପାରିବେ।';

export const newBooking = 'ନୂଆ ବୁକିଂ';
export const roomsToCome = (rooms: string) => `ଆସିବାକୁ ଅଛନ୍ତି: ${rooms}`;
export const checkIn = 'ଚେକ-ଇନ';
export const checkOut = 'ଚେକ-ଆଉଟ';
export const noShow = 'ଆସିଲେ ନାହିଁ';
export const recordPayment = 'ପେମେଣ୍ଟ ଲେଖନ୍ତୁ';
export const call = (name: string) => `${name} ଙ୍କୁ ଫୋନ କରନ୍ତୁ`;
export const whatsApp = (name: string) => `${name} ଙ୍କୁ WhatsApp କରନ୍ତୁ`;
export const due = (amount: string) => `${amount} ବାକି`;
export const paid = 'ଦିଆଯାଇଛି';
export const guests = (count: number) => `${count} ଅତିଥି`;
export const nights = (count: number) => `${count} ରାତି`;
export const LOOKING = 'ଆମେ ଏଯାଏ ଜାଣିନାହୁଁ; ଦେଖୁଛୁ…';
export const HERE_AS_STORED = 'ଏବେ ଏହିପରି ସେଭ ହୋଇଛି। କାମଟି ହୋଇନଥିଲେ ପୁଣି ଦବାନ୍ତୁ: କିଛି ଦୁଇ ଥର ହେବ ନାହିଁ।';
export const NOT_REACHED = 'କାମଟି ହେଲା କି ନାହିଁ ଜଣା ନାହିଁ: ସର୍ଭର ମିଳୁନାହିଁ। ତାହା ଫେରିଲେ ପୁଣି ଦବାନ୍ତୁ: କିଛି ଦୁଇ ଥର ହେବ ନାହିଁ।';
export const SAVED = 'ସେଭ ହେଲା।';
export const NOT_SAVED = 'ଏହା ସେଭ ହେଲା ନାହିଁ: ସର୍ଭର ମିଳୁନାହିଁ। ଦୟାକରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।';

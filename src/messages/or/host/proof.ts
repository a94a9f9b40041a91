/** How an owner proves themselves: passkeys and recovery codes. */

export const createTitle = 'ଡେସ୍କ ସୁରକ୍ଷିତ କରନ୍ତୁ';
export const createText =
  'ପାସ-କୀ ହେଉଛି ଆପଣଙ୍କ ଫୋନ ବା କମ୍ପ୍ୟୁଟରର ତାଲା: ଆପଣଙ୍କ ଆଙ୍ଗୁଠି, ମୁହଁ ବା PIN। ଏହା ଥିଲେ, କେହି ଆପଣଙ୍କ ପାସୱାର୍ଡ ଜାଣିଗଲେ ମଧ୍ୟ ଆପଣଙ୍କ ଅତିଥିଙ୍କ କଥା ଓ ଟଙ୍କା ପାଖରେ ପହଞ୍ଚିପାରିବେ ନାହିଁ।';
export const create = 'ପାସ-କୀ ତିଆରି କରନ୍ତୁ';
export const confirmTitle = 'ଏହା ଆପଣ ତ?';
export const confirmText = 'ଏହି ଫୋନ ବା କମ୍ପ୍ୟୁଟରର, କିମ୍ବା ଆପଣଙ୍କ ଫୋନର ପାସ-କୀ ଦେଇ ନିଶ୍ଚିତ କରନ୍ତୁ।';
export const confirm = 'ପାସ-କୀ ଦେଇ ନିଶ୍ଚିତ କରନ୍ତୁ';
export const freshTitle = 'ଦୟାକରି ନିଶ୍ଚିତ କରନ୍ତୁ';
export const freshText = 'ଏଥିପାଇଁ ଆପଣଙ୍କ ପାସ-କୀ ଦରକାର, କାରଣ ଶେଷ ଥର 15 ମିନିଟରୁ ଅଧିକ ଆଗରୁ ଥିଲା।';

export const useCode = 'ରିକଭରି କୋଡ ଦିଅନ୍ତୁ';
export const code = 'ରିକଭରି କୋଡ';
export const codeHint = 'ଆପଣ ରଖିଥିବା ଦଶଟି କୋଡରୁ ଗୋଟିଏ। ପ୍ରତିଟି ଥରେ ମାତ୍ର ଚଳେ।';
export const CODE_NEEDED = 'ଆପଣଙ୍କ ଗୋଟିଏ ରିକଭରି କୋଡ ଲେଖନ୍ତୁ।';
export const codesLeft = (count: number) => `ଆପଣଙ୍କ ପାଖରେ ଆଉ ${count}ଟି ରିକଭରି କୋଡ ଅଛି।`;

export const codesTitle = 'ଆପଣଙ୍କ ରିକଭରି କୋଡ';
export const codesText =
  'ଏଗୁଡ଼ିକ ଏହି ଫୋନ ବା କମ୍ପ୍ୟୁଟର ବାହାରେ ରଖନ୍ତୁ, ଯେପରି କାଗଜରେ। ପାସ-କୀ ହଜିଗଲେ, ପ୍ରତିଟି କୋଡରେ ଥରେ ଭିତରକୁ ଆସିହେବ। ଏଗୁଡ଼ିକ କେବଳ ଏବେ ଦେଖାଯାଉଛି।';
export const copy = 'କପି କରନ୍ତୁ';
export const copied = 'କୋଡଗୁଡ଼ିକ କପି ହେଲା।';
export const COPY_FAILED = 'ବ୍ରାଉଜର କପି କରିବାକୁ ଦେଉନାହିଁ। କୋଡଗୁଡ଼ିକ ଡାଉନଲୋଡ କରନ୍ତୁ କିମ୍ବା ଲେଖିରଖନ୍ତୁ।';
export const download = 'ଡାଉନଲୋଡ କରନ୍ତୁ';
/** A file's name stays Latin. */
export const FILE_NAME = 'recovery-codes.txt';
export const kept = 'ମୁଁ ରଖିଦେଇଛି';

export const NO_PASSKEYS = 'ଏହି ବ୍ରାଉଜରରେ ପାସ-କୀ ଚଳେ ନାହିଁ। ନୂଆ Chrome, Safari, Edge ବା Firefox ରେ ଡେସ୍କ ଖୋଲନ୍ତୁ।';
export const NOT_USED = 'କୌଣସି ପାସ-କୀ ଦିଆଗଲା ନାହିଁ। ଦୟାକରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।';
export const KNOWN_DEVICE = 'ଏଠାରେ ଡେସ୍କ ପାଇଁ ପାସ-କୀ ଆଗରୁ ଅଛି।';

/** The first name of a passkey: the device on which it was made. */
export const DEVICES = {
  android: 'Android ଫୋନ',
  iphone: 'iPhone',
  ipad: 'iPad',
  mac: 'Mac',
  windows: 'Windows',
  linux: 'Linux',
  other: 'ପାସ-କୀ',
} as const;

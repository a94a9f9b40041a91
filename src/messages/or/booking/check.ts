/** Sentences of the page `/check`, on which anybody can check a booking. */

export const TITLE = 'ବୁକିଂ ଯାଞ୍ଚ କରନ୍ତୁ';
export const DESCRIPTION = 'ରେଫରେନ୍ସ ଓ ଯାଞ୍ଚ କୋଡ ଦେଇ ଦେଖନ୍ତୁ, ବୁକିଂଟି ଅସଲି କି ନୁହେଁ।';
export const LEAD = 'ଅତିଥି ଆପଣଙ୍କୁ ଦେଖାଇଥିବା ରେଫରେନ୍ସ ଓ ଯାଞ୍ଚ କୋଡ ଲେଖନ୍ତୁ। ଦୁଇଟିଯାକ ବୁକିଂ ନିଶ୍ଚିତ ହେବାର ଇମେଲରେ ଅଛି।';
export const REFERENCE = 'ରେଫରେନ୍ସ';
export const REFERENCE_EXAMPLE = 'SH12';
export const REFERENCE_NEEDED = 'ଦୟାକରି ରେଫରେନ୍ସ ଲେଖନ୍ତୁ, ଯେପରି SH12।';
export const CODE = 'କୋଡ';
export const CODE_EXAMPLE = 'K7Q-F2M';
export const CODE_NEEDED = 'ଦୟାକରି ଯାଞ୍ଚ କୋଡ ଲେଖନ୍ତୁ, ଯେପରି K7Q-F2M।';
export const CHECK = 'ଯାଞ୍ଚ କରନ୍ତୁ';
export const CHECKING = 'କୋଡ ଯାଞ୍ଚ କରୁଛୁ…';

const PAID = { full: 'ଟଙ୍କା ଦିଆଯାଇଛି', half: 'ଅଧା ଟଙ୍କା ଦିଆଯାଇଛି', later: 'ପହଞ୍ଚିଲେ ଟଙ୍କା ଦେବେ' } as const;

/** `from` is a day as text. */
export const isReal = (stay: { nights: number; from: string; homestay: string; paid: keyof typeof PAID }) =>
  `ଏହି ବୁକିଂ ଅସଲି: ${stay.from} ଠାରୁ ${stay.nights} ରାତି, ${stay.homestay}, ${PAID[stay.paid]}।`;
/** For a code that was read without a network. */
export const asOf = (day: string) => `${day} ଦିନର ସ୍ଥିତି`;

export const NOT_FOUND = 'ଏହି ରେଫରେନ୍ସ ଓ କୋଡରେ କୌଣସି ବୁକିଂ ମିଳିଲା ନାହିଁ।';
export const CANCELLED = 'ଏହି ବୁକିଂ ବାତିଲ ହୋଇଛି।';
export const OVER = 'ଏହି ରହଣି ସରିଯାଇଛି।';
export const NOT_OURS = 'ଏହି କୋଡ ଆମର ନୁହେଁ।';
export const NOT_CHECKED = 'ଆମେ ଏହି ବୁକିଂ ଯାଞ୍ଚ କରିପାରିଲୁ ନାହିଁ। ଦୟାକରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।';

/** The fields about a traveller, on the page of online check-in and at the desk. */

export const traveller = (place: number) => `ଯାତ୍ରୀ ${place}`;
export const add = 'ଯାତ୍ରୀ ଯୋଡ଼ନ୍ତୁ';
export const remove = (place: number) => `ଯାତ୍ରୀ ${place} ହଟାନ୍ତୁ`;

export const name = 'ନାଁ';
export const nameHint = 'ପରିଚୟ ପତ୍ରରେ ଯେପରି ଅଛି';
export const sex = 'ଲିଙ୍ଗ';
export const SEX_NAMES = { female: 'ମହିଳା', male: 'ପୁରୁଷ', other: 'ଅନ୍ୟ' } as const;
export const birthDate = 'ଜନ୍ମ ତାରିଖ';
export const nationality = 'ନାଗରିକତା';
export const idKind = 'କେଉଁ ପରିଚୟ ପତ୍ର';
export const ID_NAMES = {
  aadhaar: 'ଆଧାର',
  passport: 'ପାସପୋର୍ଟ',
  licence: 'ଡ୍ରାଇଭିଂ ଲାଇସେନ୍ସ',
  voter: 'ଭୋଟର କାର୍ଡ',
  other: 'ଅନ୍ୟ',
} as const;
export const lastFour = 'ପରିଚୟ ପତ୍ରର ଶେଷ ଚାରି ଅକ୍ଷର';
export const lastFourHint = '18 ବର୍ଷରୁ କମ ପିଲାଙ୍କ ପାଇଁ ଏହା ଖାଲି ରହିପାରେ।';
export const lastFourOfPassport = 'ଖାଲି ରଖିଲେ ପାସପୋର୍ଟ ନମ୍ବରରୁ ନିଆଯିବ।';

export const FOREIGN_NAMES = {
  passport_number: 'ପାସପୋର୍ଟ ନମ୍ବର',
  passport_place: 'କେଉଁଠି ଦିଆଯାଇଛି',
  passport_issued: 'ପାସପୋର୍ଟ କେବେ ଦିଆଯାଇଛି',
  passport_expires: 'ପାସପୋର୍ଟର ଶେଷ ତାରିଖ',
  visa_number: 'ଭିସା ନମ୍ବର',
  visa_type: 'ଭିସାର ପ୍ରକାର',
  visa_issued: 'ଭିସା କେବେ ଦିଆଯାଇଛି',
  visa_expires: 'ଭିସାର ଶେଷ ତାରିଖ',
  arrived_from: 'କେଉଁଠୁ ଆସିଲେ',
  arrived_in_india: 'ଭାରତରେ ପହଞ୍ଚିବାର ତାରିଖ',
  next_destination: 'ଏଠାରୁ କେଉଁଠିକି ଯିବେ',
  address_in_india: 'ଭାରତରେ ଠିକଣା',
  phone_in_india: 'ଭାରତରେ ଫୋନ',
  purpose: 'ଆସିବାର ଉଦ୍ଦେଶ୍ୟ',
} as const;

export const ociHint = 'OCI କାର୍ଡର ନମ୍ବର';
export const phoneHint = 'ଇଚ୍ଛାଧୀନ';
/** Shown for the type of those who need no visa, which is stored as `none`. */
export const noVisa = 'ଦରକାର ନାହିଁ';
export const visaHint = `OCI କାର୍ଡ ଥିଲେ: OCI। ଭିସା ଦରକାର ନଥିଲେ: ${noVisa}।`;
/** Offered for the type of a visa; other words may be typed. English, as on the visa. */
export const VISA_TYPES = [
  'e-Tourist',
  'Tourist',
  'Business',
  'Student',
  'Employment',
  'Medical',
  'OCI',
] as const;

export const known = 'ପୂର୍ବ ରହଣିରୁ';
export const knownDetails = 'ପୂର୍ବ ରହଣିର ବିବରଣୀ ଆମେ ନେଇଯିବୁ।';
export const typeInstead = (name: string) => `${name} ଙ୍କ ବିବରଣୀ ଲେଖନ୍ତୁ`;

/** The fields about a traveller, on the page of online check-in and at the desk. */

export const traveller = (place: number) => `यात्री ${place}`;
export const add = 'यात्री जोड़ें';
export const remove = (place: number) => `यात्री ${place} को हटाएँ`;

export const name = 'नाम';
export const nameHint = 'जैसा पहचान पत्र में है';
export const sex = 'लिंग';
export const SEX_NAMES = { female: 'महिला', male: 'पुरुष', other: 'अन्य' } as const;
export const birthDate = 'जन्म तिथि';
export const nationality = 'राष्ट्रीयता';
export const idKind = 'कौन-सा पहचान पत्र';
export const ID_NAMES = {
  aadhaar: 'आधार',
  passport: 'पासपोर्ट',
  licence: 'ड्राइविंग लाइसेंस',
  voter: 'वोटर ID',
  other: 'अन्य',
} as const;
export const lastFour = 'पहचान पत्र के आखिरी चार अक्षर';
export const lastFourHint = '18 साल से छोटे बच्चे इसे खाली छोड़ सकते हैं।';
export const lastFourOfPassport = 'खाली छोड़ें तो यह पासपोर्ट नंबर से ले लिया जाएगा।';

export const FOREIGN_NAMES = {
  passport_number: 'पासपोर्ट नंबर',
  passport_place: 'कहाँ जारी हुआ',
  passport_issued: 'पासपोर्ट कब जारी हुआ',
  passport_expires: 'पासपोर्ट कब तक मान्य',
  visa_number: 'वीज़ा नंबर',
  visa_type: 'वीज़ा का प्रकार',
  visa_issued: 'वीज़ा कब जारी हुआ',
  visa_expires: 'वीज़ा कब तक मान्य',
  arrived_from: 'कहाँ से आए',
  arrived_in_india: 'भारत आने की तारीख',
  next_destination: 'आगे कहाँ जाएँगे',
  address_in_india: 'भारत में पता',
  phone_in_india: 'भारत में फ़ोन',
  purpose: 'आने का उद्देश्य',
} as const;

export const ociHint = 'OCI कार्ड का नंबर';
export const phoneHint = 'ज़रूरी नहीं';
/** Shown for the type of those who need no visa, which is stored as `none`. */
export const noVisa = 'ज़रूरत नहीं';
export const visaHint = `OCI कार्ड हो तो: OCI। वीज़ा की ज़रूरत न हो तो: ${noVisa}।`;
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

export const known = 'पहले ठहरे यात्री';
export const knownDetails = 'हम पिछली बार की जानकारी ले लेंगे।';
export const typeInstead = (name: string) => `${name} की जानकारी लिखें`;

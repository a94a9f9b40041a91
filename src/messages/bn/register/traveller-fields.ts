/** The fields about a traveller, on the page of online check-in and at the desk. */

export const traveller = (place: number) => `যাত্রী ${place}`;
export const add = 'যাত্রী যোগ করুন';
export const remove = (place: number) => `যাত্রী ${place} বাদ দিন`;

export const name = 'নাম';
export const nameHint = 'পরিচয়পত্রে যেমন আছে';
export const sex = 'লিঙ্গ';
export const SEX_NAMES = { female: 'মহিলা', male: 'পুরুষ', other: 'অন্য' } as const;
export const birthDate = 'জন্মতারিখ';
export const nationality = 'নাগরিকত্ব';
export const idKind = 'পরিচয়পত্রের ধরন';
export const ID_NAMES = {
  aadhaar: 'আধার',
  passport: 'পাসপোর্ট',
  licence: 'ড্রাইভিং লাইসেন্স',
  voter: 'ভোটার কার্ড',
  other: 'অন্য',
} as const;
export const lastFour = 'পরিচয়পত্রের শেষ চারটি অক্ষর';
export const lastFourHint = 'যাদের বয়স 18-র কম, তাদের এটি না লিখলেও চলে।';
export const lastFourOfPassport = 'না লিখলে পাসপোর্টের নম্বর থেকে নেওয়া হবে।';

export const FOREIGN_NAMES = {
  passport_number: 'পাসপোর্টের নম্বর',
  passport_place: 'কোথায় দেওয়া',
  passport_issued: 'পাসপোর্ট দেওয়ার তারিখ',
  passport_expires: 'পাসপোর্টের মেয়াদ শেষ',
  visa_number: 'ভিসার নম্বর',
  visa_type: 'ভিসার ধরন',
  visa_issued: 'ভিসা দেওয়ার তারিখ',
  visa_expires: 'ভিসার মেয়াদ শেষ',
  arrived_from: 'কোথা থেকে এসেছেন',
  arrived_in_india: 'ভারতে আসার তারিখ',
  next_destination: 'এর পরে কোথায় যাবেন',
  address_in_india: 'ভারতে ঠিকানা',
  phone_in_india: 'ভারতে ফোন',
  purpose: 'আসার উদ্দেশ্য',
} as const;

export const ociHint = 'OCI কার্ডের নম্বর';
export const phoneHint = 'না দিলেও চলে';
/** Shown for the type of those who need no visa, which is stored as `none`. */
export const noVisa = 'লাগবে না';
export const visaHint = `OCI কার্ড থাকলে: OCI। ভিসা না লাগলে: ${noVisa}।`;

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

export const known = 'আগের বারের তথ্য থেকে';
export const knownDetails = 'আগের বার যে তথ্য দিয়েছিলেন, তা-ই নিচ্ছি।';
export const typeInstead = (name: string) => `${name}: তথ্য লিখে দিন`;

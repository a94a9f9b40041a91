/** The fields about a traveller, on the page of online check-in and at the desk. */

export const traveller = (place: number) => `Traveller ${place}`;
export const add = 'Add traveller';
export const remove = (place: number) => `Remove traveller ${place}`;

export const name = 'Name';
export const nameHint = 'As on the ID';
export const sex = 'Sex';
export const SEX_NAMES = { female: 'Female', male: 'Male', other: 'Other' } as const;
export const birthDate = 'Date of birth';
export const nationality = 'Nationality';
export const idKind = 'Kind of ID';
export const ID_NAMES = {
  aadhaar: 'Aadhaar',
  passport: 'Passport',
  licence: 'Driving licence',
  voter: 'Voter ID',
  other: 'Other',
} as const;
export const lastFour = 'Last four characters of the ID';
export const lastFourHint = 'Children under 18 may leave this empty.';
export const lastFourOfPassport = 'Left empty, it is taken from the passport number.';

export const FOREIGN_NAMES = {
  passport_number: 'Passport number',
  passport_place: 'Place of issue',
  passport_issued: 'Passport issued on',
  passport_expires: 'Passport expires on',
  visa_number: 'Visa number',
  visa_type: 'Visa type',
  visa_issued: 'Visa issued on',
  visa_expires: 'Visa expires on',
  arrived_from: 'Arrived from',
  arrived_in_india: 'Date of arrival in India',
  next_destination: 'Next destination',
  address_in_india: 'Address in India',
  phone_in_india: 'Phone in India',
  purpose: 'Purpose of visit',
} as const;

export const ociHint = 'The number of the OCI card';
export const phoneHint = 'Optional';
/** Shown for the type of those who need no visa, which is stored as `none`. */
export const noVisa = 'none';
export const visaHint = `With an OCI card: OCI. If you need no visa: ${noVisa}.`;
/** Offered for the type of a visa; other words may be typed. */
export const VISA_TYPES = [
  'e-Tourist',
  'Tourist',
  'Business',
  'Student',
  'Employment',
  'Medical',
  'OCI',
] as const;

export const known = 'From an earlier stay';
export const knownDetails = 'We take the details from the earlier stay.';
export const typeInstead = (name: string) => `Type the details of ${name}`;

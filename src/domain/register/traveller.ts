/** The people of a booking, as the register of guests has them. */

export const SEXES = ['female', 'male', 'other'] as const;
export type Sex = (typeof SEXES)[number];

export const ID_KINDS = ['aadhaar', 'passport', 'licence', 'voter', 'other'] as const;
export type IdKind = (typeof ID_KINDS)[number];

export const HOME_COUNTRY = 'IN';

/** These travellers may come without an ID of their own, in years. */
export const ADULT_AGE = 18;

/** The `visa_type` of an Overseas Citizen of India, whose card has no end, and of those who need no visa. */
export const OCI = 'OCI';
export const NO_VISA = 'none';

/** What Form III asks about a foreigner, in the order of its portal. Dates are `YYYY-MM-DD`. */
export const FOREIGN_FIELDS = [
  'passport_number',
  'passport_place',
  'passport_issued',
  'passport_expires',
  'visa_number',
  'visa_type',
  'visa_issued',
  'visa_expires',
  'arrived_from',
  'arrived_in_india',
  'next_destination',
  'address_in_india',
  'phone_in_india',
  'purpose',
] as const;
export type ForeignField = (typeof FOREIGN_FIELDS)[number];

/** What people who travel together have in common. */
export const JOURNEY_FIELDS = [
  'visa_type',
  'arrived_from',
  'arrived_in_india',
  'next_destination',
  'address_in_india',
  'phone_in_india',
  'purpose',
] as const satisfies ForeignField[];

/** These are shown to nobody but owners. */
export const SECRET_FIELDS = ['passport_number', 'visa_number'] as const satisfies ForeignField[];

export type Foreign = Record<ForeignField, string | null>;

export interface Traveller {
  name: string;
  sex: Sex;
  /** `YYYY-MM-DD` */
  birth_date: string;
  /** ISO 3166-1 alpha-2 */
  nationality: string;
  /** Null for a child without an ID. */
  id_kind: IdKind | null;
  /** The last four letters or digits of the ID; fewer if it has no more. */
  id_last4: string | null;
  /** For everybody who is not of India. */
  foreign: Foreign | null;
}

import { type EmailProblem, emailProblem } from './email.ts';
import { isPhone } from './phone.ts';

/** The guest's details, of the Details step (spec sections 3 and 5). */
export interface GuestDetails {
  name: string;
  email: string;
  phone: string;
  address: string;
  state: string;
  country: string;
}

/** The guest's details by their names on the wire and in the table of reservations. */
export interface GuestFields {
  guest_name: string;
  guest_email: string;
  guest_phone: string;
  guest_address: string;
  state: string;
  country: string;
}

export const GUEST_FIELDS = {
  name: 'guest_name',
  email: 'guest_email',
  phone: 'guest_phone',
  address: 'guest_address',
  state: 'state',
  country: 'country',
} as const satisfies Record<keyof GuestDetails, keyof GuestFields>;

export function toGuestFields({ name, email, phone, address, state, country }: GuestDetails): GuestFields {
  return {
    guest_name: name,
    guest_email: email,
    guest_phone: phone,
    guest_address: address,
    state,
    country,
  };
}

export function guestDetailsOf(fields: GuestFields): GuestDetails {
  const { guest_name: name, guest_email: email, guest_phone: phone, guest_address: address } = fields;
  return { name, email, phone, address, state: fields.state, country: fields.country };
}

export const DEFAULT_COUNTRY = 'India';

export const NO_DETAILS: GuestDetails = {
  name: '',
  email: '',
  phone: '',
  address: '',
  state: '',
  country: DEFAULT_COUNTRY,
};

/** The fields that are checked; country and state are optional (spec section 5). */
export const CHECKED_FIELDS = ['name', 'email', 'phone', 'address'] as const;
export type CheckedField = (typeof CHECKED_FIELDS)[number];
export type DetailProblem = EmailProblem | 'link';
export type DetailsProblems = Partial<Record<CheckedField, DetailProblem>>;

const LINK = /:\/\/|\bwww\.\p{L}/iu;
/** A host name followed at once by a path; the groups are its labels and its top-level domain. */
const HOST_WITH_PATH =
  /(?<![\p{L}\p{M}\d.-])((?:[\p{L}\p{M}\d-]+\.)+)([\p{L}\p{M}]{2,}|xn--[a-z\d-]+)\/\S/giu;
const DEGREE = /^[bdm]\.(com|sc|tech|ch|st)$/;
const TOP_LEVEL =
  /^(com|net|org|info|biz|xyz|top|site|online|shop|store|link|click|app|dev|page|live|club|icu|vip|win|fun|भारत|xn--.+)$/;

/** Returns whether a lower-case name is a top-level domain: one of the frequent ones, or a country's. */
function isTopLevel(name: string): boolean {
  if (TOP_LEVEL.test(name)) return true;
  const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return /^[a-z]{2}$/.test(name) && countries.of(name.toUpperCase()) !== undefined;
}

const MIN_LETTERS = 2;
const MIN_ADDRESS = 8;

const howMany = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0;

/** Returns whether a name contains a link. Degrees, initials and shops with dots or slashes are names. */
export function hasLink(name: string): boolean {
  const text = name.normalize('NFKC').toLowerCase();
  if (LINK.test(text)) return true;
  return [...text.matchAll(HOST_WITH_PATH)].some(
    ([, host = '', top = '']) => isTopLevel(top) && !DEGREE.test(host + top),
  );
}

const PLAUSIBLE: Record<CheckedField, (text: string) => DetailProblem | undefined> = {
  name: (name) => {
    if (hasLink(name)) return 'link';
    return howMany(name, /\p{L}/gu) < MIN_LETTERS ? 'invalid' : undefined;
  },
  email: emailProblem,
  phone: (phone) => (isPhone(phone) ? undefined : 'invalid'),
  address: (address) => ([...address].length < MIN_ADDRESS ? 'invalid' : undefined),
};

/** Returns what is wrong with one field, for page and API. */
export function detailProblem(field: CheckedField, value: string): DetailProblem | undefined {
  const text = value.trim();
  return text === '' ? 'missing' : PLAUSIBLE[field](text);
}

/** Problems by field, in the order of the form; empty if all are valid. */
export function checkDetails(details: GuestDetails): DetailsProblems {
  const problems: DetailsProblems = {};
  for (const field of ['name', 'email', 'phone', 'address'] as const) {
    const problem = detailProblem(field, details[field]);
    if (problem) problems[field] = problem;
  }
  return problems;
}

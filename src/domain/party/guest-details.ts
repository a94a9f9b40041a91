import { type EmailProblem, emailProblem } from './email.ts';

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

/** Matches web addresses with or without a scheme, but not `Dr.Rao`, `A.K.Singh` or `Smt.Das/Shri.Das`. */
const LINKS = [
  /:\/\/|\bwww\.|[\p{L}\d-]\.(com|net|org|info|biz|xyz)\b|[\p{L}\d-]{3}\.(io|co|in|me|ru|cn|ly|top|site|shop|link|click|app|live|club)\b/iu,
  /(?<![\p{L}\d-])[a-z\d-]+\.(io|co|in|me|ly|to|cc)\b/u,
  /(?<![\p{L}\d-])(?!(mr|mrs|ms|dr|smt|shri|prof)\.)[\p{L}\d-]+\.\p{L}{2,}\//iu,
];

const MIN_LETTERS = 2;
const MIN_ADDRESS = 8;

const EXTENSION = /(?<=\p{Nd}\W*)(?:ext|x)/iu;
const NEXT_NUMBER = /[/,;]|\bor\b/i;

const howMany = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0;

/** Eight to fifteen digits of any script. */
const PHONE = /^(\P{Nd}*\p{Nd}){8,15}\P{Nd}*$/u;

/** Returns the first of several typed phone numbers, without its extension; all of a number such as `030/901820`. */
export function mainNumber(phone: string): string {
  const [number = ''] = phone.split(EXTENSION);
  const [first = ''] = number.split(NEXT_NUMBER);
  return PHONE.test(first) ? first : number;
}

/** Returns whether a name contains a link: names appear in e-mails. */
export function hasLink(name: string): boolean {
  return LINKS.some((link) => link.test(name.normalize('NFKC')));
}

const PLAUSIBLE: Record<CheckedField, (text: string) => DetailProblem | undefined> = {
  name: (name) => {
    if (hasLink(name)) return 'link';
    return howMany(name, /\p{L}/gu) < MIN_LETTERS ? 'invalid' : undefined;
  },
  email: emailProblem,
  phone: (phone) => (PHONE.test(mainNumber(phone)) ? undefined : 'invalid'),
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

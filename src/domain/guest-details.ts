/** What the guest tells about themselves in the Details step (spec sections 3 and 5). */
export interface GuestDetails {
  name: string;
  email: string;
  phone: string;
  address: string;
  state: string;
  country: string;
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

/** The fields that are checked; country and state are not (spec section 5). */
export type CheckedField = 'name' | 'email' | 'phone' | 'address';
export type DetailsProblems = Partial<Record<CheckedField, 'missing' | 'invalid'>>;

/** One @, something on each side, and a dot in the host: the form the server takes, too. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** What is wrong with which field, in the order of the form; empty when the booking may go on. */
export function checkDetails(details: GuestDetails): DetailsProblems {
  const problems: DetailsProblems = {};
  for (const field of ['name', 'email', 'phone', 'address'] as const) {
    if (details[field].trim() === '') problems[field] = 'missing';
    else if (field === 'email' && !EMAIL.test(details.email.trim())) problems.email = 'invalid';
  }
  return problems;
}

import { isSameWord } from '#domain/language/shown-word.ts';

/** Spec section 5: a dropdown of the 28 states when the country is India, free text elsewhere. */
export const INDIAN_STATES: readonly string[] = [
  'Andhra Pradesh',
  'Arunachal Pradesh',
  'Assam',
  'Bihar',
  'Chhattisgarh',
  'Goa',
  'Gujarat',
  'Haryana',
  'Himachal Pradesh',
  'Jharkhand',
  'Karnataka',
  'Kerala',
  'Madhya Pradesh',
  'Maharashtra',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Odisha',
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
  'Telangana',
  'Tripura',
  'Uttar Pradesh',
  'Uttarakhand',
  'West Bengal',
];

/** The list of states also offers these, for example for guests from Delhi. */
export const UNION_TERRITORIES: readonly string[] = [
  'Andaman and Nicobar Islands',
  'Chandigarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Delhi',
  'Jammu and Kashmir',
  'Ladakh',
  'Lakshadweep',
  'Puducherry',
];

export function isInStateList(state: string): boolean {
  return INDIAN_STATES.includes(state) || UNION_TERRITORIES.includes(state);
}

export function hasStateList(country: string): boolean {
  return country.trim().toLowerCase() === 'india';
}

/**
 * Returns the name on the list of a state that is typed in English or as `names` has it, by the English; any other text
 * unchanged.
 */
export function readState(typed: string, names: Readonly<Record<string, string>>): string {
  const isMeant = (state: string) => isSameWord(typed, state) || isSameWord(typed, names[state] ?? '');
  return [...INDIAN_STATES, ...UNION_TERRITORIES].find(isMeant) ?? typed;
}

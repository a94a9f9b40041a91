/** The register of guests at the desk, and its reports and files. */

/** Instead of a name whose key is gone. */
export const UNREADABLE = 'Unreadable (its key is missing)';
export const formUnreadable = 'This traveller can’t be read: the key of the register is missing.';

const SEXES = { female: 'female', male: 'male', other: 'other' } as const;
const ID_KINDS = {
  aadhaar: 'Aadhaar',
  passport: 'passport',
  licence: 'driving licence',
  voter: 'voter ID',
  other: 'other ID',
} as const;

export const registerTitle = 'Register of guests';
export const registerDays = (from: string, to: string) => `${from} to ${to}`;
export const NO_TRAVELLERS = 'No traveller is in the register of these days.';
export const yesNo = (is: boolean): string => (is ? 'yes' : 'no');

export const bornOn = (day: string) => `born on ${day}`;
export const arrivedOn = (day: string) => `arrived on ${day}`;
export const leftOn = (day: string | undefined) => (day ? `left on ${day}` : 'in the house');
export const sexOf = (sex: keyof typeof SEXES): string => SEXES[sex];
export const idOf = (kind: keyof typeof ID_KINDS | null, last4: string | null) =>
  kind ? `${ID_KINDS[kind]} ending in ${last4 ?? ''}` : 'no ID';
export const idSeen = (isSeen: boolean): string => (isSeen ? 'ID seen' : 'ID not seen');
export const fieldOf = (label: string, value: string) => `${label}: ${value}`;

export const occupancyTitle = 'Occupancy report';
export const nightOf = (day: string) => `Night of ${day}`;
export const NOBODY = 'Nobody stayed in the house.';
export const stayed = (count: number) => `${count} ${count === 1 ? 'guest' : 'guests'} in the house`;
export const ageOf = (age: number) => `age ${age}`;
/** Those of the party who are not in the register. */
export const othersOf = (count: number) => `and ${count} more`;
export const bookedBy = (name: string, phone: string) =>
  `booked by ${name}${phone === '' ? '' : `, phone ${phone}`}`;

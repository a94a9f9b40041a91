/** The page of the register of guests, and the travellers of a booking. */

export const TITLE = 'Register';
export const NOT_LOADED = 'The register could not be loaded.';
export const homestay = 'Homestay';

export const NO_FORMS = 'No report about a foreigner is due.';
export const formTitle = (name: string) => `Form III: ${name}`;
export const FORM_LEAD = 'Copy each field into the portal, then press Done.';
export const backToRegister = 'Register';
export const done = 'Done';
export const copy = 'Copy';
/** Follows "Copy" for a screen reader. */
export const copied = (field: string) => `${field.charAt(0).toLowerCase()}${field.slice(1)}`;
export const NOT_MARKED = 'This could not be saved. Please try again.';
export const FORM_NOT_LOADED = 'The report could not be loaded.';
export const arrivedAt = 'Arrived at the house';
export const leftAt = 'Left the house';
export const roomNames = 'Rooms';

export const WITHOUT_ID = 'Without an ID';
export const ALL_SEEN = 'Nobody in the house is without an ID.';

export const OCCUPANCY = 'Occupancy report';
export const reportOf = (day: string, due: string) => `The night of ${day}, due ${due}`;
export const NOBODY = 'Nobody slept in the house that night.';
export const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);
export const PDF = 'PDF';
export const whatsApp = 'WhatsApp';
export const occupancyFile = (date: string) => `occupancy_${date}.pdf`;
export const OCCUPANCY_NOT_LOADED = 'The occupancy report could not be loaded.';

export const GUESTS = 'Guests';
export const DAYS = { from: 'From', to: 'To' } as const;
export const NO_GUESTS = 'Nobody was checked in on these days.';
export const CSV = 'CSV';
export const registerFile = (first: string, last: string, ending: 'csv' | 'pdf') =>
  `register_${first}_${last}.${ending}`;
export const NOT_DOWNLOADED = 'The file could not be downloaded.';
export const idNotSeen = 'ID not seen';

export const TRAVELLERS = 'Travellers';
export const NO_TRAVELLERS = 'Nobody is entered yet.';
export const change = 'Change travellers';
export const save = 'Save travellers';
export const saved = 'The travellers are saved.';
export const NOT_SAVED = 'The travellers were not saved. Please try again.';
export const TRAVELLERS_NOT_LOADED = 'The travellers could not be loaded.';
export const lookAbove = 'Please look at the fields that are marked.';

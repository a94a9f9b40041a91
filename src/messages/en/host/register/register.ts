/** The page of the register of guests, and the travellers of a booking. */

export const TITLE = 'Register';
export const NOT_LOADED = 'The register could not be loaded.';
export const homestay = 'Homestay';

export const FORM_III = 'Form III';
export const NO_FORMS = 'No report about a foreigner is due.';
export const EVENTS = { arrival: 'Arrival', departure: 'Departure' } as const;
/** `hours` are rounded down. */
export const dueIn = (hours: number, minutes: number) =>
  hours > 0 ? `due in ${hours} h` : `due in ${minutes} min`;
export const lateBy = (hours: number) => (hours > 0 ? `late by ${hours} h` : 'late');
export const doneBy = (name: string | null, at: string) => (name ? `Done by ${name}, ${at}` : `Done, ${at}`);
export const open = 'Form III';
export const ofTraveller = (name: string) => `of ${name}`;
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
export const ALL_SEEN = 'The IDs of everybody in the house are entered and seen.';

export const OCCUPANCY = 'Occupancy report';
export const reportOf = (day: string, due: string) => `The night of ${day}, due ${due}`;
export const NOBODY = 'Nobody slept in the house that night.';
export const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);
export const PDF = 'PDF';
export const whatsApp = 'WhatsApp';
export const reportFile = (day: string) => `occupancy-${day}.pdf`;
export const OCCUPANCY_NOT_LOADED = 'The occupancy report could not be loaded.';

export const GUESTS = 'Guests';
export const DAYS = { from: 'From', to: 'To' } as const;
export const NO_GUESTS = 'Nobody was checked in on these days.';
export const CSV = 'CSV';
export const registerFile = (first: string, last: string, kind: string) =>
  `register-${first}-${last}.${kind}`;
export const NOT_DOWNLOADED = 'The file could not be downloaded.';
export const idSeen = 'ID seen';
export const idNotSeen = 'ID not seen';

export const IDS = { ready: 'IDs ready', missing: 'IDs missing' } as const;

export const TRAVELLERS = 'Travellers';
export const NO_TRAVELLERS = 'Nobody is entered yet.';
export const enter = 'Enter travellers';
export const change = 'Change travellers';
export const save = 'Save travellers';
export const saved = 'The travellers are saved.';
export const NOT_SAVED = 'The travellers were not saved. Please try again.';
export const TRAVELLERS_NOT_LOADED = 'The travellers could not be loaded.';
export const lookAbove = 'Please look at the fields that are marked.';
export const checkInTitle = (name: string) => `Check in ${name}`;
export const idSeenHint = 'For the whole party, also for those who are entered later.';

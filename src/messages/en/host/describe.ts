/** Describing rooms and homestays: the list, and what their forms share. */

export const TITLE = 'Rooms';
export const NOT_LOADED = 'The rooms could not be loaded. Please try again.';
export const addRoom = 'Add a room';
export const editHomestay = 'Address, times, terms';
export const ofHomestay = (name: string) => `of ${name}`;
export const noRooms = 'This homestay has no rooms yet.';
export const noPhoto = 'No photo yet';
export const photoCount = (count: number) => {
  if (count === 0) return 'No photos yet';
  return count === 1 ? '1 photo' : `${count} photos`;
};
export const sleeps = (count: number) => `Sleeps ${count}`;
export const openUntil = (date: string) => `Open until ${date}`;
export const notOpen = 'Not open: no night has a price';

export const otherLanguages = 'In other languages';
export const otherLanguagesHint =
  'Guests who read the pages in one of these languages see it. Leave a field empty, and they read the English.';
const LANGUAGES = { hi: 'Hindi', bn: 'Bengali', or: 'Odia' } as const;
export const inLanguage = (field: string, language: keyof typeof LANGUAGES) =>
  `${field} (${LANGUAGES[language]})`;

export const back = 'All rooms';
export const GONE = 'This is not one of your rooms or homestays.';
export const ownersOnly = 'Only an owner of the homestay can change this.';
export const save = 'Save';
export const unsaved = 'Not saved yet';
export const allSaved = 'Everything is saved';
export const discard = 'Undo changes';
export const loadAgain = 'Load what they saved';
export const seeAsGuests = 'See it as guests do';
export const NEEDED = 'This is required.';
export const NOT_A_NUMBER = 'Enter a number, without letters.';
export const lookAbove = 'Please look at the marked fields.';

/** Output of the import of the host's file. */

export const COMMAND = 'Name one file: npm run host:import -- homestays.yaml [--dry-run] [--overwrite]';
export const unreadable = (file: string) => `${file} can't be read.`;
export const DRY_RUN = 'This was a dry run: nothing was changed.';
export const DONE = 'Done.';

export const roomMoved = (room: number, from: number, to: number) =>
  `Room ${room} belongs to homestay ${from} and can't move to homestay ${to}: give it a new id.`;
export const otherHomestay = (id: number, before: string, after: string) =>
  `homestay ${id} was "${before}" and is now "${after}". If that is another one, give it an id of its own`;
export const homestayLine = (id: number, name: string, result: string) =>
  `Homestay ${id} "${name}": ${result}`;
export const roomLine = (id: number, name: string, result: string) => `Room ${id} "${name}": ${result}`;
export const nightsLine = (id: number, name: string, nights: NightResult) =>
  `Room ${id} "${name}", nights: ${nightsText(nights)}`;
export const NEW = 'new';
export const CHANGED = 'changed';
export const NOT_IN_FILE = 'not in the file, left as it is';

/** What is wrong with a photo. */
export const otherPhoto = (name: string, path: string) => `the file is named ${name}; write file: ${path}`;
export const noPhoto = (file: string) => `there is no file ${file} beside this one`;
export const noPhotoFolder = (folder: string) => `there is no folder ${folder} beside this file`;
export const photoFromWeb = 'write the name of a file that lies beside this one, not a web address';
export const unreadablePhoto = (file: string) =>
  `${file} can't be opened; is it a folder, or only for others?`;
export const tooLarge = (file: string) => `${file} is over 40 MB; save it smaller`;
export const tooManyPixels = (file: string) =>
  `${file} has more than 50 megapixels (8192 × 6144); save it smaller`;
export const incompletePhoto = (file: string) => `${file} is not complete; copy it again`;
export const noPicture = (file: string) => `${file} is not a JPEG, PNG or WebP picture; save it as one`;

/** What a field must be, and how to write it. */
export const EXPECTED = {
  text: 'is empty; write it between the quotes',
  rupees: 'write whole rupees, from 0 to 1000000, such as 1800',
  id: 'write a whole number from 1 on, which nothing else of its kind has',
  metres: 'write whole metres, from 0 to 50000, such as 600',
  percent: 'write a whole number from 0 to 100',
  hours: 'write whole hours, from 0 to 8760, such as 72',
  nights: 'write a number of nights, from 1 to 365',
  people: 'write a number of people, from 1 to 20',
  degrees: 'write degrees with a point, such as { lat: 19.7983, lng: 85.8249 }',
  video: 'write the whole address, such as https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  order: 'must not be before "from"; exchange the two',
  length: (nights: number) => `is more than ${nights} nights after "from"; write a nearer date`,
  discount: 'must not be more than the price; a discount is the rupees taken off',
  room: 'write at least one room',
  homestay: 'write at least one homestay',
} as const;

/** Errors for duplicates, by what has to be unique. */
export const DUPLICATES = {
  homestay: 'another homestay has this number already; write one of its own',
  room: 'another room has this number already; write one of its own',
  lengthDiscount: 'another discount begins at this number of nights already; keep one of them',
  cancellation: 'another line has this number of hours already; keep one of them',
} as const;

export const UNCHANGED = 'unchanged';

/** What happens to a room's nights: how many change now, and which taken ones change later. */
export interface NightResult {
  opened: number;
  changed: number;
  closed: number;
  /** Left as the host has set them elsewhere. */
  kept: number;
  sold: string[];
  held: string[];
}

function nightsText({ opened, changed, closed, kept, sold, held }: NightResult): string {
  const parts = [
    opened && `${opened} opened`,
    changed && `${changed} changed`,
    closed && `${closed} closed`,
    kept && `${kept} left as they are`,
    sold.length && `${sold.length} sold, ${onceFree(sold)}`,
    held.length && `${held.length} held but not sold, ${onceFree(held)}`,
  ].filter(Boolean);
  return parts.join(', ') || UNCHANGED;
}

const onceFree = (nights: readonly string[]) =>
  `to change once free (${nights.slice(0, 5).join(', ')}${nights.length > 5 ? ', …' : ''})`;

/** Output of the import of the host's file. */

export const COMMAND = 'Name one file: npm run host:import -- homestays.yaml [--dry-run]';
export const unreadable = (file: string) => `${file} can't be read.`;
export const DRY_RUN = 'This was a dry run: nothing was changed.';
export const DONE = 'Done.';

export const roomMoved = (room: number, from: number, to: number) =>
  `Room ${room} belongs to homestay ${from} and can't move to homestay ${to}: give it a new id.`;
export const homestayLine = (id: number, name: string, result: string) =>
  `Homestay ${id} "${name}": ${result}`;
export const roomLine = (id: number, name: string, result: string) => `Room ${id} "${name}": ${result}`;
export const nightsLine = (id: number, name: string, nights: NightResult) =>
  `Room ${id} "${name}", nights: ${nightsText(nights)}`;
export const NEW = 'new';
export const CHANGED = 'changed';
export const NOT_IN_FILE = 'not in the file, left as it is';

/** What is wrong with a photo, after its name. */
export const PHOTO_PROBLEMS = {
  unreadable: "can't be read",
  too_large: 'is over 40 MB',
  no_picture: 'is not a JPEG, PNG or WebP picture',
} as const;

export const notYaml = (line: number, problem: string) => `line ${line}: this is not YAML: ${problem}`;
export const problemAt = (line: number, sentence: string) => `line ${line}, ${sentence}`;
export const WHOLE_FILE = 'the file';
export const unknownFields = (field: string, keys: string) =>
  `${field}: there is no field ${keys} here; is it misspelt?`;
export const missing = (field: string) => `${field}: is missing`;

/** Errors for duplicates, by what has to be unique. */
export const DUPLICATES = {
  homestay: 'another homestay already has this id',
  room: 'another room already has this id',
  lengthDiscount: 'another discount already starts at this number of nights',
  cancellation: 'another line already has this number of hours',
} as const;

export const UNCHANGED = 'unchanged';

/** What happens to a room's nights: how many change now, and which taken ones change later. */
export interface NightResult {
  opened: number;
  changed: number;
  closed: number;
  sold: string[];
  held: string[];
}

function nightsText({ opened, changed, closed, sold, held }: NightResult): string {
  const parts = [
    opened && `${opened} opened`,
    changed && `${changed} changed`,
    closed && `${closed} closed`,
    sold.length && `${sold.length} sold, ${onceFree(sold)}`,
    held.length && `${held.length} held but not sold, ${onceFree(held)}`,
  ].filter(Boolean);
  return parts.join(', ') || UNCHANGED;
}

const onceFree = (nights: readonly string[]) =>
  `to change once free (${nights.slice(0, 5).join(', ')}${nights.length > 5 ? ', …' : ''})`;

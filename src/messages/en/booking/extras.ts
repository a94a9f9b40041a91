/** The extras that the host arranges, on screens, in e-mails and reports. */

export const EXTRA_NAMES = {
  mahaprasad: 'Mahaprasad',
  bus_tickets: 'Tourist bus tickets',
  priest: 'Temple priest',
  pick_up: 'Pick-up',
} as const;

const HOW_MANY_PEOPLE = 'How many people?';

/** The fields of each extra, in a group with its name. `noun` names the buttons of the count. */
export const EXTRA_FIELDS = {
  mahaprasad: { count: 'Mahaprasad meals', noun: 'mahaprasad meals', example: 'Like “at noon”' },
  bus_tickets: { count: 'Bus tickets', noun: 'bus tickets', example: 'Like “Konark”' },
  priest: { count: HOW_MANY_PEOPLE, noun: 'people for the priest', example: 'Like “at dawn”' },
  pick_up: { count: HOW_MANY_PEOPLE, noun: 'people to pick up', example: 'Like “train 18409”' },
} as const;
export const WHICH_DAY = 'Which day?';
export const PICK_UP_PLACE = 'Pick-up from';
export const ANY_WISHES = 'Any wishes? (optional)';

/** What is counted, one and many. A booking of a newer version may have another kind. */
const UNITS: Partial<Record<string, readonly [one: string, many: string]>> = {
  mahaprasad: ['meal', 'meals'],
  bus_tickets: ['seat', 'seats'],
  priest: ['person', 'people'],
  pick_up: ['person', 'people'],
};

/** `1 meal`, `6 people` */
export function extraCount({ kind, count }: Pick<ExtraText, 'kind' | 'count'>): string {
  const unit = UNITS[kind]?.[count === 1 ? 0 : 1];
  return unit ? `${count} ${unit}` : String(count);
}

export const PICK_UP_FROM = { station: 'Puri railway station', airport: 'Bhubaneswar airport' } as const;

export interface ExtraText {
  kind: keyof typeof EXTRA_NAMES;
  count: number;
  from?: keyof typeof PICK_UP_FROM | undefined;
  note?: string | undefined;
}

/**
 * `4 meals on Fri, 18 Dec 2026 (no onion)`, a pick-up `4 people on Fri, 18 Dec 2026 from Bhubaneswar airport`; `date` as
 * shown.
 */
export function extraLine({ kind, count, from, note }: ExtraText, date: string): string {
  const place = from ? ` from ${PICK_UP_FROM[from]}` : '';
  return `${extraCount({ kind, count })} on ${date}${place}${note ? ` (${note})` : ''}`;
}

/** Follows what is paid at the homestay, within a line. */
export const payableThere = 'payable at the homestay';
/** Follows an extra that is only asked for, within a line. */
export const hostConfirms = 'the host will confirm';

export const arrivalTimeLabel = 'Arrival time';
export const hostNoteLabel = 'Note to the host';

export const extraDateWrong = 'Please choose a day of the stay.';
export const pickUpDateWrong = 'A pick-up is on the day of check-in.';
export const pickUpFromMissing = 'Please choose the station or the airport.';
export const fromNotUsed = 'Only a pick-up has this.';
export const extraCountWrong = (guests: number) =>
  guests === 1 ? 'Please choose 1.' : `Please choose between 1 and ${guests}.`;

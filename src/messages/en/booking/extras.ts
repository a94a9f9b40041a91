/** The extras that the host arranges, on screens, in e-mails and reports. */

export const EXTRA_NAMES = {
  mahaprasad: 'Mahaprasad',
  bus_tickets: 'Tourist bus tickets',
  priest: 'Temple priest',
  pick_up: 'Pick-up',
} as const;

/** The fields of each extra: count, day (a pick-up: place) and request. */
export const EXTRA_FIELDS = {
  mahaprasad: {
    count: 'Mahaprasad meals',
    noun: 'mahaprasad meals',
    choice: 'Day for the mahaprasad',
    request: 'Request for the mahaprasad',
    example: 'Optional, like “at noon”',
  },
  bus_tickets: {
    count: 'Bus tickets',
    noun: 'bus tickets',
    choice: 'Day of the bus trip',
    request: 'Request for the bus trip',
    example: 'Optional, like “Konark”',
  },
  priest: {
    count: 'People for the priest',
    noun: 'people for the priest',
    choice: 'Day with the priest',
    request: 'Request for the priest',
    example: 'Optional, like “at dawn”',
  },
  pick_up: {
    count: 'People to pick up',
    noun: 'people to pick up',
    choice: 'Pick-up from',
    request: 'Train or flight',
    example: 'Optional, like “18409”',
  },
} as const;

export const PICK_UP_FROM = { station: 'Puri railway station', airport: 'Bhubaneswar airport' } as const;

export interface ExtraText {
  count: number;
  from?: keyof typeof PICK_UP_FROM | undefined;
  note?: string | undefined;
}

/** `4 on Fri, 18 Dec 2026 (no onion)`, a pick-up `4 on Fri, 18 Dec 2026 from Bhubaneswar airport`; `date` as shown. */
export function extraLine({ count, from, note }: ExtraText, date: string): string {
  const place = from ? ` from ${PICK_UP_FROM[from]}` : '';
  return `${count} on ${date}${place}${note ? ` (${note})` : ''}`;
}

/** Follows what is paid at the homestay, within a line. */
export const payableThere = 'payable at the homestay';

export const arrivalTimeLabel = 'Arrival time';
export const hostNoteLabel = 'Note to the host';

export const extraDateWrong = 'Please choose a day of the stay.';
export const pickUpDateWrong = 'A pick-up is on the day of check-in.';
export const pickUpFromMissing = 'Please choose the station or the airport.';
export const fromNotUsed = 'Only a pick-up has this.';
export const extraCountWrong = (guests: number) =>
  guests === 1 ? 'Please choose 1.' : `Please choose between 1 and ${guests}.`;

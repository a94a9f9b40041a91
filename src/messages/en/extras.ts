/** The extras that the host arranges, on screens, in e-mails and reports. */

export const EXTRA_NAMES = { mahaprasad: 'Mahaprasad', bus_tickets: 'Tourist bus tickets' } as const;

/** The fields of each extra: count, day and request. */
export const EXTRA_FIELDS = {
  mahaprasad: {
    count: 'Mahaprasad meals',
    noun: 'mahaprasad meals',
    day: 'Day for the mahaprasad',
    request: 'Wish for the mahaprasad',
    example: 'Optional, like “at noon”',
  },
  bus_tickets: {
    count: 'Bus tickets',
    noun: 'bus tickets',
    day: 'Day of the bus trip',
    request: 'Wish for the bus trip',
    example: 'Optional, like “Konark”',
  },
} as const;

/** `4 on Fri, 18 Dec 2026 (no onion)`; `date` as shown. */
export function extraLine(
  { count, note }: { count: number; note?: string | undefined },
  date: string,
): string {
  return `${count} on ${date}${note ? ` (${note})` : ''}`;
}

/** Follows what is paid at the homestay, within a line. */
export const payableThere = 'payable at the homestay';

export const arrivalTimeLabel = 'Arrival time';
export const hostNoteLabel = 'Note to the host';

export const extraDateWrong = 'Please choose a day of the stay.';
export const extraCountWrong = (guests: number) =>
  guests === 1 ? 'Please choose 1.' : `Please choose between 1 and ${guests}.`;

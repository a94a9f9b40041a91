/** What the import of the host's file does to nights, line by line. */

interface NamedRoom {
  id: number;
  name: string;
}

/** `Room 1 "Garden Room": 24 Dec 2026 – 3 Jan 2027 (11 nights): ₹1,800 → ₹2,800`. */
export const changeLine = ({ id, name }: NamedRoom, when: string, what: string) =>
  `Room ${id} "${name}": ${when}: ${what}`;
export const conflictLine = ({ id, name }: NamedRoom, when: string, what: string) =>
  `Room ${id} "${name}": ${when} ${what}. To take your file's: --overwrite`;

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
export function whichNights(range: string, weekdays: readonly number[] = []): string {
  const days = weekdays.map((day) => DAYS[day]).join(', ');
  return `${range}${days && `, ${days}`}`;
}
export const nightsOf = (range: string, count: number, weekdays?: readonly number[]) =>
  `${whichNights(range, weekdays)}${count > 1 ? ` (${count} nights)` : ''}`;
export const andMore = (count: number) => `… and ${count} more; a dry run shows all`;

export const closed = 'closed';
export const arrow = (before: string, after: string) => (before === after ? before : `${before} → ${after}`);
export const opens = (values: string) => `closed → ${values}`;
export const closes = (values: string) => `${values} → closed`;
export const discount = (rupees: string) => `discount ${rupees}`;
export const minimumStay = (nights: number) => `minimum stay ${nights}`;
export const discounts = (before: number, after: number, rupees: (amount: number) => string) =>
  `discount ${arrow(rupees(before), rupees(after))}`;
export const minimumStays = (before: number, after: number) =>
  `minimum stay ${arrow(String(before), String(after))}`;

export const SET_BY = { calendar: 'set in the calendar', rates: 'set by your rates' } as const;
export const stays = (values: string, setBy: string, file: string) =>
  `stays ${values}, ${setBy}; your file says ${file}`;

export const warning = (text: string) => `Please check: ${text}`;
export const freeOfCharge = 'the price is ₹0';
export const jump = (before: string, after: string) => `${before} → ${after} is a change by more than half`;
export const swapped = (homestay: string) => `homestay "${homestay}": latitude and longitude look swapped`;
export const termsUpsideDown = (homestay: string) =>
  `homestay "${homestay}": cancelling earlier refunds less than cancelling later`;
export const lengthsUpsideDown = (homestay: string) =>
  `homestay "${homestay}": a longer stay is discounted less than a shorter one`;

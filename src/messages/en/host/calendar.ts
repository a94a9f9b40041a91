/** The host's calendar: rooms and their nights. */

export const TITLE = 'Calendar';
export const CALENDAR_NOT_LOADED = 'The calendar could not be loaded. Please try again.';
export const gridName = 'Rooms and nights';
export const rooms = 'Rooms';
export const today = 'Today';
export const earlier = 'Earlier';
export const later = 'Later';
export const offline = 'Offline. What you see may be out of date.';
export const noRooms = 'There are no rooms yet.';
export const help =
  'Arrow keys move, also up to the dates. Space selects a night, or a date in every room. Shift and an arrow select more nights or rooms, Control and Space adds another room. Enter opens a booking.';

export const STATES = {
  open: 'open',
  closed: 'closed',
  held: 'held',
  booked: 'booked',
  channel: 'channel',
} as const;
/** What the calendar's colours and signs mean, in a dialog. */
export const legend = 'Legend';
export const legendNights = 'Nights';
export const legendStays = 'Stays';
export const legendSources = 'Where a stay was booked';
export const NIGHTS = {
  open: 'Open: guests can book it at this price',
  minimum: 'Open for stays of at least so many nights',
  closed: 'Closed: guests can’t book it',
  reason: 'Closed, with your reason',
  today: 'Today',
  past: 'Past',
  selected: 'Selected',
} as const;
export const BARS = {
  confirmed: 'Booked, nothing is due',
  due: 'Booked, the golden edge says that money is due',
  held: 'On hold: not confirmed yet',
  no_show: 'No-show: the guests did not come',
  channel: 'Booked on another site',
} as const;
export const shortBars = 'One night has room only for the first letters of a name and this sign.';
export const exampleGuest = 'Asha Mishra';
/** The reason of a night that another site has closed, without a booking. */
export const blockedOn = (channel: string) => `Blocked on ${channel}`;
export const exampleReason = 'Painting';

/** "Room 1, Friday 18 December 2026, open, ₹2,000". */
export const cellName = (room: string, date: string, state: string, price: string) =>
  `${room}, ${date}, ${state}, ${price}`;
export const notRead = 'loading';
/** On the bar of a stay, below the guest's name. */
export const barFacts = (money: string, source: string) => `${money} · ${source}`;
/** Read before the words of the bar. */
export const beforeBar = (cell: string) => `${cell},`;
export const stayOf = (guest: string) => `Stay of ${guest}`;
export const bookedOn = (site: string) => `Booked on ${site}`;

export const selection = 'Selected nights';
export const countRooms = (count: number) => (count === 1 ? '1 room' : `${count} rooms`);
export const allRooms = (count: number) => `All ${countRooms(count)}`;
export const selectAllRooms = 'Select all rooms';

export const nightsIn = (count: number, inRooms: number) => `${nights(count)} in ${countRooms(inRooms)}`;
export const nights = (count: number) => (count === 1 ? '1 night' : `${count} nights`);
export const ordinaryPrice = (price: string) => `${price} a night`;
export const prices = (from: string, to: string) => `${from} to ${to} a night`;
/** In a cell, for stays that begin on it. */
export const fewest = (count: number) => `≥ ${count}`;
export const soldNights = (count: number) => `${count} sold`;
export const stayChanges = (count: number) => `Changes ${nights(count)}.`;
export const minimum = (count: number) => `at least ${nights(count)}`;

export const block = 'Block';
export const reason = 'Reason';
export const closedFor = (reasons: readonly string[]) => `Reason: ${reasons.join(', ')}`;
export const open = 'Open';
export const setPrice = 'Set price';
export const minimumStay = 'Minimum stay';
export const newBooking = 'New booking';
export const undo = 'Undo';
export const clear = 'Clear selection';
export const close = 'Close';
export const save = 'Save';
export const cancel = 'Cancel';
export const price = 'Price';
export const priceHint = 'In rupees, for each night';
export const stayField = 'Nights at least';
export const stayHint = 'For stays that begin on these nights';
export const whichDays = 'Days';
export const DAYS = { all: 'All days', weekend: 'Fri + Sat', week: 'Sun – Thu' } as const;
export const PRICE_NEEDED = 'Enter a price from ₹1 to ₹10,00,000.';
export const STAY_NEEDED = 'Enter 1 to 30 nights.';
export const NO_PREVIEW = 'The change can’t be shown now: the server can’t be reached.';
export const NOT_UNDONE = 'This was not undone: the server can’t be reached. Please try again.';
export const step = (from: string, to: string) => `${from} → ${to}`;
export const nothingChanges = 'Nothing changes.';
export const soldStay = (count: number) =>
  count === 1 ? '1 sold night stays as it is' : `${count} sold nights stay as they are`;

interface SetValues {
  closed?: boolean | undefined;
  price?: number | undefined;
}

/** What was done, and which nights it left out. */
export function saved(set: SetValues, changed: number, kept: number, inRooms: number): string {
  const sold = kept > 0 ? ` ${soldStay(kept)}.` : '';
  if (changed === 0) return `Nothing changed.${sold}`;
  return `${done(set, inRooms > 1 ? nightsIn(changed, inRooms) : nights(changed))}.${sold}`;
}

function done({ closed, price }: SetValues, count: string): string {
  if (closed !== undefined) return closed ? `${count} blocked` : `${count} opened`;
  return price === undefined ? `Minimum stay set for ${count}` : `Price set for ${count}`;
}

export function undone(changed: number, kept: number): string {
  const left = kept > 0 ? ` ${nights(kept)} stayed: sold or changed since.` : '';
  return `Undone: ${nights(changed)} as before.${left}`;
}

/** The host's page of prices: usual ones, seasons, long stays, and what saving them changes. */

const nightCount = (count: number) => (count === 1 ? '1 night' : `${count} nights`);

export const TITLE = 'Rates';
export const NOT_LOADED = 'The rates could not be loaded. Please try again.';
export const ownersOnly = 'Only owners set rates.';
export const homestay = 'Homestay';

export const usual = 'Usual prices';
export const usualHint = 'For one night, in rupees. A room without a price keeps the nights that it has.';
export const room = 'Room';
export const weekday = 'Weekday';
export const weekend = 'Weekend';
export const stay = 'Min. stay';
export const stayTitle = 'The fewest nights of a stay that begins on the night';
export const stayOf = (name: string) => `${name}: nights at least`;
export const weekdayOf = (name: string) => `${name}: weekday price`;
export const weekendOf = (name: string) => `${name}: weekend price`;
export const sameAsWeekday = 'Same';
export const weekendDays = 'Weekend nights';
/** 0 is Sunday; the week begins on Monday. */
export const DAYS = [
  [1, 'Mon'],
  [2, 'Tue'],
  [3, 'Wed'],
  [4, 'Thu'],
  [5, 'Fri'],
  [6, 'Sat'],
  [0, 'Sun'],
] as const;

export const selling = 'On sale';
export const until = 'On sale until';
export const untilHint = 'Guests can book up to this night.';
export const minimumStay = 'Minimum stay';
export const minimumHint = 'For rooms and seasons without their own';

export const longStays = 'Long stays';
export const longStaysHint = 'A discount on the whole stay from so many nights on.';
export const fromNights = 'From nights';
export const percentOff = 'Percent off';
export const addDiscount = 'Add discount';
export const removeDiscount = (nights: string) => `Remove the discount from ${nights || '…'} nights on`;
export const remove = 'Remove';
export const UPSIDE_DOWN = 'A longer stay is discounted less than a shorter one. Is this right?';

export const seasons = 'Seasons and festivals';
export const seasonsHint =
  'They change the usual price. Where two have the same night, the shorter one counts.';
export const addSeason = 'Add season';
export const festivals = 'Coming festivals';
/** Read before the name of a festival. */
export const add = 'Add';
export const newSeason = 'Season';
export const unnamed = 'New season';
export const name = 'Name';
export const firstNight = 'First night';
export const lastNight = 'Last night';
export const nightsOfWeek = 'Nights';
export const everyNight = 'None chosen: every night';
export const rooms = 'Rooms';
export const everyRoom = 'None chosen: every room';
export const change = 'Change';
export const CHANGES = {
  more: '% more',
  less: '% less',
  price: 'Exact price',
  usual: 'Usual price',
};
export const percent = 'Percent';
export const price = 'Price';
export const seasonStay = 'Nights at least';
export const asUsual = 'As usual';
export const removeSeason = 'Remove season';
export const goesBefore = (names: string) => `On nights that both have, ${names} counts.`;

/** On a closed card: "+30 %", "₹3,000", "usual price". */
export const changeText = {
  more: (value: string) => `+${value} %`,
  less: (value: string) => `−${value} %`,
  price: (value: string) => value,
  usual: () => 'usual price',
};
export const fromStay = (nights: string) => `at least ${nights} nights`;

export const PRICE_NEEDED = 'Enter a price from ₹1 to ₹10,00,000.';
export const STAY_NEEDED = 'Enter 1 to 30 nights.';
export const NIGHTS_NEEDED = 'Enter 1 to 365 nights.';
export const NIGHTS_TWICE = 'There is a discount from this number of nights already.';
export const OFF_NEEDED = 'Enter 0 to 100.';
export const MORE_NEEDED = 'Enter 1 to 500.';
export const LESS_NEEDED = 'Enter 1 to 90.';
export const NAME_NEEDED = 'Enter a name.';
export const DATE_NEEDED = 'Choose a date.';
export const ENDS_BEFORE = 'The last night must not be before the first.';

export const notSaved = 'Not saved yet';
export const discard = 'Discard';
export const preview = 'Preview';
export const check = 'Some fields need another look.';
export const NO_PREVIEW = 'The changes can’t be shown now: the server can’t be reached. Please try again.';
export const changedElsewhere =
  'Another host has changed rates or nights since you opened this page. This is what saving does now.';

export const previewTitle = 'What saving changes';
export const nothing = 'No night changes.';
export const roomLine = (room: string, nights: number, prices: string) =>
  `${room}: ${nights === 1 ? '1 night changes' : `${nights} nights change`}, ${prices}`;
export const opened = (count: number) => `${nightCount(count)} come on sale`;
export const closed = (count: number) => `${nightCount(count)} go off sale`;
export const jumps = (count: number) =>
  count === 1 ? '1 night changes by more than half:' : `${count} nights change by more than half:`;
export const jump = (room: string, date: string, from: string, to: string) =>
  `${room}, ${date} ${from} → ${to}`;
export const moreJumps = (count: number) => `and ${count} more`;
export const soldStay = (count: number) =>
  count === 1 ? '1 sold night stays as it is.' : `${count} sold nights stay as they are.`;
export const alsoByHand = (count: number) => `Also change the ${nightCount(count)} priced by hand`;
export const alsoByHandAll = 'Also change nights priced by hand';
export const alsoByHandHint = 'They were set in the calendar. Blocked nights stay blocked.';
export const monthName = (month: string) => `${month}: prices by room and night`;
export const was = (price: string) => `was ${price}`;
export const sold = 'sold';
export const byHand = 'by hand';
export const offSale = 'closed';
export const atLeast = (nights: number) => `≥ ${nights}`;

export const back = 'Back';
export const save = 'Save';
export const undo = 'Undo';
export const saved = (count: number) =>
  count === 0 ? 'Saved. No night changed.' : `Saved: ${nightCount(count)} changed.`;
export const undone = (count: number, kept: number) => {
  const left = kept > 0 ? ` ${nightCount(kept)} stayed: sold or changed since.` : '';
  return `Undone: ${nightCount(count)} as before.${left} The rates on this page stay saved.`;
};
export const NOT_UNDONE = 'This was not undone: the server can’t be reached. Please try again.';

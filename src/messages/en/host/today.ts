/** The host's day. */

export const TITLE = 'Today';
export const yesterday = 'Day before';
export const tomorrow = 'Day after';
export const backToToday = 'Back to today';
export const DAY_NOT_LOADED = 'The day could not be loaded.';

export const LISTS = {
  alarms: 'Needs attention',
  arrivals: 'Arrivals',
  departures: 'Departures',
  in_house: 'In house',
  balances: 'Balances due',
  not_told: 'Not told yet',
  unanswered: 'Unanswered messages',
  new_bookings: 'New since yesterday',
  waitlist: 'Waiting for a room',
} as const;
export const EMPTY_LISTS = {
  arrivals: 'No arrivals today.',
  /** On another day than today. */
  other_arrivals: 'No arrivals.',
  departures: 'Nobody leaves.',
  in_house: 'Nobody is in house.',
} as const;

export const lastBackup = (day: string | null) =>
  day ? `Download a backup: the last one was on ${day}.` : 'There is no backup yet.';

export const moneyDue = 'Due';
export const arrivesAt = (time: string) => `about ${time}`;
export const checkedIn = (time: string) => `Checked in ${time}`;
export const checkedOut = (time: string) => `Left ${time}`;
export const noShow = 'Did not come';
export const stays = (dates: string, nights: string) => `${dates}, ${nights}`;
export const anyRoom = 'any room';
export const write = 'Write';
export const reply = 'Reply';
export const openBooking = 'Open';
export const settle = 'See the conflict';
/** A whole sentence: another follows it. */
export const seen = (age: string) => `As of ${age}.`;
export const age = (minutes: number) => {
  if (minutes < 1) return 'just now';
  if (minutes < 60) return minutes === 1 ? '1 minute ago' : `${minutes} minutes ago`;
  const hours = Math.floor(minutes / 60);
  return hours === 1 ? '1 hour ago' : `${hours} hours ago`;
};
export const done = {
  'check-in': (name: string) => `${name} is checked in.`,
  'check-out': (name: string) => `${name} has left.`,
  'no-show': (name: string) => `${name} is marked as a no-show.`,
} as const;
export const UNDO = 'Undo';
export const undone = (name: string) => `Undone: ${name} is as before.`;

export const scan = 'Scan';

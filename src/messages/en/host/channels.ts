/** The host's page of other sites: whose calendars are read, and who reads ours. */

export const TITLE = 'Channels';
export const NOT_LOADED = 'The channels could not be loaded.';
export const ownersOnly = 'Channels are for owners.';
export const asOf = (time: string) => `As of ${time}.`;

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** A length of time in one unit, rounded down: "4 minutes", "2 hours", "3 days". */
export function span(minutes: number): string {
  if (minutes < 120) return minutes < 60 ? counted(Math.max(1, minutes), 'minute', 'minutes') : '1 hour';
  if (minutes < 48 * 60) return `${Math.floor(minutes / 60)} hours`;
  return `${Math.floor(minutes / (24 * 60))} days`;
}
const ago = (minutes: number) => (minutes < 1 ? 'just now' : `${span(minutes)} ago`);

export const why = 'Sold once, wherever it is booked';
export const whyText =
  'Do you also sell your rooms on Airbnb or Booking.com? Connect their calendars: a night that is booked there ends on sale here, and a night booked here ends there.';
export const limits =
  'Other sites read our calendar every few hours; we can’t make that faster. We read theirs every 10 minutes, and again before a guest here pays.';

export const thisSite = 'This site';

export const NO_ROOMS = 'There is no room yet.';
export const toRooms = 'Add a room';
export const NOTHING_CONNECTED = 'Sold here only.';
export const connect = 'Connect a site';
/** Read after the name of a button, for those who don't see where it is. */
export const ofRoom = (room: string) => `for ${room}`;
export const ofFeed = (site: string, room: string) => `${site}, ${room}`;

export const theirs = (site: string) => `Bookings of ${site} come here`;
export const ours = (site: string) => `Bookings here go to ${site}`;
export const bookings = (count: number) => counted(count, 'booking', 'bookings');
export const neverRead = 'Never read';
export const read = (minutes: number, events: number) => `Read ${ago(minutes)}, ${bookings(events)}`;
export const nextRead = (minutes: number) =>
  minutes < 1 ? 'Next reading within a minute' : `Next reading in ${span(minutes)}`;
export const readNow = 'Read now';
export const readDone = (site: string, events: number) => `${site} is read: ${bookings(events)}.`;
export const readFailed = (site: string, problem: string) => `${site} · ${problem}`;
export const NOT_READ = 'The calendar was not read: the server can’t be reached. Please try again.';

export const bookingsOnly = 'Count bookings only';
export const bookingsOnlyHint = (site: string) =>
  `Nights that ${site} calls “Not available” stay on sale here, from the next reading on.`;
export const unknownZone = (zone: string) =>
  `We don’t know the time zone “${zone}” in this calendar. Nights may be off by one.`;

export const remove = 'Remove';
export const removeTitle = (site: string, room: string) => `Remove ${site} from ${room}?`;
export const removeLooking = 'Its calendar is read no more.';
export const removeNothing =
  'Its calendar is read no more. It has brought no coming booking. Nights that it has closed come on sale.';
export const removeText = (nights: number, stays: string) =>
  `Its calendar is read no more, and ${counted(nights, 'night', 'nights')} that only this calendar had taken ${nights === 1 ? 'comes' : 'come'} on sale: ${stays}. Nights that it has closed come on sale, too.`;
export const removeAddress = (site: string) =>
  `If ${site} has no other calendar here, the address at which it reads ours ends, too.`;
export const moreStays = (count: number) => `and ${counted(count, 'more stay', 'more stays')}`;
export const removed = (site: string, room: string) => `${site} is removed from ${room}.`;

export const addressOf = (site: string, room: string) => `Address of ${room} for ${site}`;
export const neverFetched = (site: string) => `${site} has not read it yet.`;
export const neverCame = (site: string) =>
  `${site} has not read it yet. Copy the address and paste it in the calendar settings of ${site}.`;
export const fetched = (site: string, minutes: number, usual: number | null) =>
  `${site} last read it ${ago(minutes)}${usual === null ? '' : `, usually every ${span(usual)}`}.`;
export const late = (site: string, minutes: number, usual: number | null) =>
  `${site} has not read it for ${span(minutes)}${usual === null ? '' : `, usually every ${span(usual)}`}. Open its calendar settings and press Refresh there.`;
export const renew = 'New address';
export const renewTitle = (site: string) => `A new address for ${site}?`;
export const renewText = (site: string) =>
  `The old address ends at once. Until you paste the new one at ${site}, ${site} does not know which nights are sold here.`;
export const renewed = (site: string) => `The new address is made. Copy it and paste it at ${site}.`;

export const silent = 'While a site does not answer';
export const silentHint =
  'Before a guest here pays, we read the calendars of the room once more. Choose what happens if one can’t be read then.';
export const silentAt = (homestay: string) => `${silent}, ${homestay}`;
export const WHEN_SILENT = {
  sell: {
    name: 'Sell all the same',
    means: 'The guest pays at once. If the night was sold there meanwhile, you are told at once.',
  },
  ask: {
    name: 'Ask me first',
    means: 'The guest pays nothing until you confirm, within 2 hours.',
  },
} as const;

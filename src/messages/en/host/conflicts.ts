/** Nights sold twice: by a booking here and by another site. */

export const title = 'Nights sold twice';
export const where = (room: string, nights: string) => `${room}, ${nights}`;
/** "Night of Fri, 18 Dec", "Nights 18–20 Dec". */
export const night = (day: string) => `night of ${day}`;
export const nights = (ranges: readonly string[]) => `nights ${ranges.join(', ')}`;
export const foundAt = (time: string) => `Noticed ${time}`;
export const here = 'Booked here';
export const stay = (dates: string, nights: string) => `${dates}, ${nights}`;
export const openAt = (site: string) => `Open on ${site}`;
export const newTab = '(opens in a new tab)';
export const callGuest = 'Call';
export const writeGuest = 'WhatsApp';
export const whatToDo = (site: string) =>
  `The booking here stands. Move one of the guests, or cancel on ${site}.`;
/** `first`: the site whose booking has the nights here. */
export const betweenSites = (first: string, site: string) =>
  first === site
    ? `${site} has sold both. Move or cancel one of them there.`
    : `Both were sold on other sites. Move or cancel one of them, on ${first} or on ${site}.`;
export const move = (guest: string, room: string) => `Move ${guest} to ${room}`;
export const offer = (site: string, rooms: string) => `For the guest of ${site}: ${rooms} is free.`;
export const offerMany = (site: string, rooms: string) =>
  `For the guest of ${site} these are free: ${rooms}.`;
export const NO_FREE_ROOM = 'No room of this kind is free for either guest.';
export const ownBlock = (reference: string, site: string) =>
  `If this is only the copy of ${reference} that we sent to ${site}, press “Mark as solved”.`;

export const settle = 'Mark as solved';
export const settleTitle = 'Mark as solved?';
export const settleText = (room: string, nights: string) =>
  `${room}, ${nights}: it leaves the list of what needs attention.`;
export const how = 'How was it solved?';
export const howHint = 'If you like, for other hosts.';
export const notYet = 'Not yet';
export const settledDone = 'Marked as solved.';
export const settledBefore = (count: number) => `Solved in the last 30 days (${count})`;
export const settledAt = (time: string) => `Solved ${time}`;
export const both = (reference: string, guest: string, site: string) => `${reference} ${guest} and ${site}`;

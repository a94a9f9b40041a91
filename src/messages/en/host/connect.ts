/** The steps that connect a room with another site. */

export const title = (room: string) => `Connect ${room}`;
export const step = (step: number) => `Step ${step} of 3`;

export const site = 'Which site?';
export const SITES = {
  airbnb: 'Airbnb',
  booking: 'Booking.com',
  other: 'Another site',
} as const;
export type Site = keyof typeof SITES;
export const otherHint = 'Agoda, MakeMyTrip, Google, or any site that has an iCal link';

/** The site before its name is typed. */
export const thatSite = 'the site';
export const theirs = (site: string) => `Copy the link of ${site}`;
export const THEIR_STEPS: Readonly<Record<Site, readonly string[]>> = {
  airbnb: [
    'On Airbnb, open “Listings” and the listing of this room.',
    'Open “Availability”, then “Connect calendars”.',
    'Press “Connect to another website”, and copy the link that Airbnb shows.',
  ],
  booking: [
    'In the Booking.com extranet, open “Rates & Availability”, then “Sync calendars”.',
    'Find this room, and press “Add calendar connection”.',
    'Skip the first part for now, and copy the link that Booking.com shows.',
  ],
  other: [
    'Open the calendar of this room there.',
    'Look for “Sync”, “Export” or “iCal”, and copy the link that you find.',
  ],
};
export const mayDiffer = 'The names there may differ a little.';
export const leaveOpen = 'Leave that page open: you need it once more.';
export const address = 'Calendar address';
export const addressHint = 'It begins with https:// and often ends in .ics.';
export const name = 'Name of the site';
export const ADDRESS_NEEDED = 'Paste the address of the calendar.';
export const OWN_ADDRESS =
  'This is our own address, which the other site needs. Copy the link that the other site shows.';
export const NAME_NEEDED = 'Enter the name of the site.';
export const connect = 'Connect';
export const back = 'Back';
export const next = 'Continue';

export const found = (events: string) => `${events} found.`;
export const foundNights = (events: string, nights: string) => `${events} found, ${nights} taken.`;
export const foundNothing = 'The calendar was read. It has no booking now.';
export const failed = (problem: string) => `The link is saved, but nothing is read yet. ${problem}`;
export const otherAddress = 'Use another link';

export const ours = (site: string) => `Give our address to ${site}`;
export const OUR_STEPS: Readonly<Record<Site, readonly string[]>> = {
  airbnb: [
    'Copy our address.',
    'On Airbnb, on the same page, paste it where Airbnb asks for the other website’s link.',
    'Write our name beside it, and press “Add calendar”.',
  ],
  booking: [
    'Copy our address.',
    'On Booking.com, on the same page, paste it where it asks for the link of the other calendar.',
    'Write our name beside it, and save.',
  ],
  other: ['Copy our address.', 'There, look for “Import” or “Add a calendar”, paste it, and save.'],
};
export const ourAddress = 'Our calendar address';

export const untilThen = (site: string) =>
  `Until this is done, ${site} does not know which nights are sold here.`;
export const done = 'Done';

/** The frame of the host's pages: tabs, signing in, sources and statuses. */

export const TITLE = 'Host desk';
export const description = 'Run the homestay: arrivals, calendar, bookings and money.';

/** The pages, by their path; the first three stay in view on a phone. */
export const TABS = {
  '/host': 'Today',
  '/host/calendar': 'Calendar',
  '/host/bookings': 'Bookings',
  '/host/rooms': 'Rooms',
  '/host/rates': 'Rates',
  '/host/channels': 'Channels',
  '/host/money': 'Money',
  '/host/papers': 'Papers',
  '/host/register': 'Register',
  '/host/reviews': 'Reviews',
  '/host/codes': 'Codes',
  '/host/people': 'People',
  '/host/changes': 'Changes',
  '/host/words': 'Words',
} as const;
export const hostPages = 'Host desk';
export const more = 'More';
export const toWords = 'Words and pictures';
export const toSite = 'Guests’ site';

export const logIn = 'Log In';
export const signOut = 'Sign Out';
export const signedOut = 'Please log in with the account that you were invited with.';
export const openDemo = 'Open the demo desk';
export const demoHint = 'Shown on this machine only, with the demo homestays. Everything can be tried.';
export const forHosts = 'This page is for hosts';
export const forHostsMore = 'Your account belongs to no homestay. Ask the owner to invite you.';
export const loading = 'Loading …';
export const HOST_NOT_LOADED = 'This page could not be opened. Please try again.';
export const tryAgain = 'Try again';
export const offline = 'Offline';
export const noNetwork = 'The server can’t be reached. Nothing can be changed until it is back.';

export const SOURCES = {
  web: 'Website',
  phone: 'Phone',
  whatsapp: 'WhatsApp',
  walk_in: 'Walk-in',
  ota: 'Booking site',
  channel: 'Other site',
} as const;

export const STATUSES = {
  held: 'On hold',
  expired: 'Hold ended',
  confirmed: 'Confirmed',
  no_show: 'No-show',
  cancelled: 'Cancelled',
} as const;

export const awaitsHost = 'Waits for you';
export const guestSaysPaid = (reference: string) => `Guest says paid: ${reference}`;
export const accept = 'Confirm';
export const acceptedUnpaid = 'Confirmed. The guest pays on arrival.';
export const accepted = 'Confirmed. The guest can pay now.';

export const newBooking = 'New booking';
export const roomsToCome = (rooms: string) => `To come: ${rooms}`;
export const checkIn = 'Check in';
export const checkOut = 'Check out';
export const noShow = 'No-show';
export const recordPayment = 'Record payment';
export const call = (name: string) => `Call ${name}`;
export const whatsApp = (name: string) => `WhatsApp to ${name}`;
export const due = (amount: string) => `${amount} due`;
export const paid = 'Paid';
export const guests = (count: number) => (count === 1 ? '1 guest' : `${count} guests`);
export const nights = (count: number) => (count === 1 ? '1 night' : `${count} nights`);
export const LOOKING = 'We don’t know yet; looking…';
export const HERE_AS_STORED =
  'This is how it is stored now. If it is not done, press again: nothing is done twice.';
export const NOT_REACHED =
  'We don’t know if it was done: the server can’t be reached. Press again when it is back: nothing is done twice.';
export const SAVED = 'Saved.';
export const NOT_SAVED = 'This was not saved: the server can’t be reached. Please try again.';

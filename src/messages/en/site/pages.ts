/** Titles, descriptions and headings of pages, unless they are in content/. */

/** Before a phone number, after the sentence that a page needs scripts. */
export const orCallUs = 'Or call us:';

/** What the home page says until the host's own words are there. */
export const HOME = {
  introduction: 'Rooms in Puri, Odisha. Book directly with your host.',
  homestays: 'Where you stay',
  help: 'We help you arrange',
  ask: 'Not sure yet? Ask us',
} as const;

export const ABOUT = {
  title: 'About Us',
  description: 'Who welcomes you in Puri, and the rules of the house.',
  lead: 'Who welcomes you, and the rules of the house.',
  policiesLead: 'So that everybody sleeps well.',
} as const;

export const ATTRACTIONS = {
  title: 'Nearby Attractions',
  description:
    'Ten places to visit from Puri: the Jagannath Temple, Konark, Chilika, the villages of painters and tailors, and the beaches, with fees and hours.',
  lead: 'Temples, a lagoon, villages of painters and tailors, and the sea in between.',
} as const;

export const CONTACT = {
  title: 'Contact',
  description:
    'How to find the homestays in Puri, how to call or write to us, and answers to what guests ask most.',
  lead: 'Call or write to us before you book, or when you are on your way.',
} as const;

export const POLICIES = {
  title: 'House policies',
  description:
    'Check-in and check-out times, what a cancellation costs and by when, and every rule of our homestays in Puri.',
  lead: 'The times, the terms and the rules of the house, so that everybody sleeps well.',
  clock: 'If you cancel',
  clockLead: 'What you get back, by the time that is left until check-in.',
  when: 'You cancel',
  refund: 'Refund',
} as const;

export const FAQ = {
  title: 'Questions and answers',
  description:
    'What guests of our homestays in Puri ask before they book: the beach, meals, tours, WiFi, cancelling, and more.',
  lead: 'What guests ask us most, and what we say.',
  ask: 'Ask us something else',
} as const;

export const SERVICES = {
  title: 'Services',
  description: 'What comes with your room in Puri, and what your host arranges for you.',
  lead: 'What comes with your room in Puri, and what your host arranges for you.',
  atTheProperty: 'In the house',
  atThePropertyLead: 'With every room, for every guest.',
  arranged: 'We help you arrange',
  arrangedLead: 'Tell us what you need, and we will help.',
  contactUs: 'Contact Us',
} as const;

export const ROOMS = {
  title: 'Rooms',
  description: 'Find a free room in our homestays in Puri by dates and guests, and book it directly.',
  heading: 'Rooms in Puri',
  lead: 'Book directly with your host.',
  needsScript: 'Searching for free rooms needs JavaScript. Please switch it on.',
} as const;

export const ROOM = {
  description:
    'A room in one of our homestays in Puri: photos, amenities, the price of every night, and booking.',
  needsScript: 'Booking online needs JavaScript. Please switch it on.',
} as const;

export const BOOKING = { title: 'Booking', description: 'Book the rooms in your cart.' } as const;
export const CHECKOUT = { title: 'Checkout', description: 'Tell us who is coming.' } as const;
export const PAYMENT = { title: 'Payment', description: 'Pay for your booking.' } as const;

export const WISHLIST = { lead: 'The rooms you want to come back to.' } as const;

export const WAITING_LIST = {
  title: 'Waiting list',
  description: 'Your place on the waiting list.',
  lead: 'Your place on the list, any room held for you, and how to leave the list if your plans change.',
} as const;

export const RESET_PASSWORD = { lead: 'Choose a new password of at least 8 characters.' } as const;

export const VERIFY_EMAIL = {
  title: 'Verify your email',
  lead: 'Choose a password and your account is ready.',
} as const;

export const NOT_FOUND = {
  title: 'Page not found',
  text: 'There is no page at this address. The link may be old or mistyped.',
} as const;

export const OFFLINE = {
  /** Beside a page that was kept; `age` is "12 minutes ago". */
  saved: (age: string) => `Offline. Saved ${age}`,
  /** That age: one minute and several, one hour and several, one day and several. */
  ages: [
    '1 minute ago',
    '{count} minutes ago',
    '1 hour ago',
    '{count} hours ago',
    '1 day ago',
    '{count} days ago',
  ],
  title: 'You are offline',
  heading: "You're offline",
  description: 'There is no network at the moment. Call us, or read the pages saved in this browser.',
  lead: 'This page needs an internet connection.',
  lastBooking: 'Your last booking is saved here:',
  byPhone: 'You can reach us by phone:',
  or: 'or',
  stillRead: 'You can still read:',
} as const;

/** The form of every e-mail, and facts of a booking that several share. */

/** An e-mail before rendering, for its text and its HTML part. */
export interface MailTemplate {
  subject: string;
  greeting: string;
  paragraphs: string[];
  action?: { label: string; link: string };
  /** More links, below the button. */
  links?: { label: string; link: string }[];
  /** Facts in two columns, such as dates and amounts. */
  facts?: [label: string, value: string][];
  closing: string[];
}

export const SIGN_OFF = 'Your hosts in Puri, by the sea';

export const hello = (name: string | null) => (name ? `Hello ${name},` : 'Hello,');
export const IGNORE = 'If you did not ask for this, you can ignore this email.';
export const KEEP_PRIVATE =
  'Anyone with this link can open your booking, so please keep this email to yourself.';

export interface BookingText {
  reference: string;
  guestName: string;
  property: string;
  address: string;
  rooms: string;
  checkIn: string;
  checkOut: string;
  /** Formatted as in the policies, e.g. `09:00 AM`. */
  checkInTime: string;
  checkOutTime: string;
  party: string;
  /** Breakfasts and extra beds; empty if none. */
  addOns: string;
  /** Extras, arrival time and note, if given. */
  requests: [label: string, value: string][];
  /** The extras alone, in one line; empty if none. */
  extras: string;
  total: string;
  paid: string;
  due: string;
  /** False if the balance is 0. */
  hasBalance: boolean;
}

/** A booking in an e-mail to the host. */
export interface HostText extends BookingText {
  guestEmail: string;
  guestPhone: string;
  paidMore?: string | undefined;
  /** The extras before a change, in one line; undefined if unchanged. */
  extrasBefore?: string | undefined;
}

export const dayFacts = (booking: BookingText): [string, string][] => [
  ['Check-in', `${booking.checkIn}, from ${booking.checkInTime}`],
  ['Check-out', `${booking.checkOut}, by ${booking.checkOutTime}`],
];

export function stayFacts(booking: BookingText): [string, string][] {
  return [
    ['Booking', booking.reference],
    ['Property', booking.property],
    ['Rooms', booking.rooms],
    ...dayFacts(booking),
    ['Guests', booking.party],
  ];
}

/** Add-ons, extras, arrival time and note, if given. */
export function chosenFacts({ addOns, requests }: BookingText): [string, string][] {
  return [...(addOns ? [['Add-ons', addOns] as [string, string]] : []), ...requests];
}

export function bookingFacts(booking: BookingText): [string, string][] {
  return [
    ...stayFacts(booking),
    ...chosenFacts(booking),
    ['Total', booking.total],
    ['Paid', booking.paid],
    ['Due at check-in', booking.due],
  ];
}

/** The balance due, if any. */
export const balanceDue = ({ hasBalance, due }: BookingText): string[] =>
  hasBalance ? [`Please pay the balance of ${due} at check-in.`] : [];

export function payment(booking: BookingText): string[] {
  return booking.hasBalance ? balanceDue(booking) : ['Your booking is paid in full.'];
}

export function bookingConfirmed(booking: BookingText & { link: string; refund: string }): MailTemplate {
  return {
    subject: `Your booking ${booking.reference} is confirmed`,
    greeting: hello(booking.guestName),
    paragraphs: [
      'Your rooms are booked, and we look forward to welcoming you to Puri. Your invoice is attached.',
      ...(booking.address ? [`Our address: ${booking.address}`] : []),
      booking.refund,
    ],
    facts: bookingFacts(booking),
    action: { label: 'See your booking', link: booking.link },
    closing: [
      ...payment(booking),
      `${KEEP_PRIVATE} To see all your bookings, sign up or log in with this email address.`,
    ],
  };
}

export function newBooking(booking: HostText): MailTemplate {
  return {
    subject: `New booking ${booking.reference}: ${booking.checkIn}`,
    greeting: hello(null),
    paragraphs: ['You have a new, paid booking.'],
    facts: [
      ...bookingFacts(booking),
      ['Guest', booking.guestName],
      ['Phone', booking.guestPhone],
      ['Email', booking.guestEmail],
      ...(booking.addOns ? [] : [['Add-ons', 'None'] as [string, string]]),
    ],
    closing: [],
  };
}

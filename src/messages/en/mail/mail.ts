/** The form of every e-mail, and facts of a booking that several share. */

import { openBooking } from '../booking/booking-facts.ts';
import {
  addOnFacts,
  type Fact,
  type GuestText,
  guestFacts,
  type PaymentText,
  paymentFacts,
  paymentSentence,
  type StayText,
  stayFacts,
} from '../booking/trip.ts';

export interface Link {
  label: string;
  link: string;
}

/** A part of an e-mail with a heading. */
export interface MailSection {
  heading: string;
  facts?: Fact[];
  lines?: string[];
  /** The address in a QR code, which stands below the lines. */
  qr?: string | undefined;
  links?: Link[];
}

/** An e-mail before rendering, for its text and its HTML part. */
export interface MailTemplate {
  subject: string;
  greeting: string;
  paragraphs: string[];
  action?: Link;
  /** More links, below the button. */
  links?: Link[];
  /** Facts in two columns, such as dates and amounts. */
  facts?: Fact[];
  /** Below the button and its links. */
  sections?: MailSection[];
  closing: string[];
}

export const hello = (name: string | null) => (name ? `Hello ${name},` : 'Hello,');
export const IGNORE = 'If you did not ask for this, you can ignore this email.';
export const KEEP_PRIVATE =
  'Anyone with this link can open your booking, so please keep this email to yourself.';

/** The booking's page, and what the guest can do there when the mail is sent. */
export interface BookingPage {
  link: string;
  /** The page of online check-in; undefined in mails from before it existed. */
  checkInLink?: string | undefined;
  acts: Parameters<typeof openBooking>[0];
}

export const toBooking = ({ link, acts }: BookingPage): Link => ({ label: openBooking(acts), link });

export interface BookingText extends StayText, GuestText, PaymentText {
  address: string;
  /** The extras alone, in one line; empty if none. */
  extras: string;
}

/** A booking in an e-mail to the host. */
export interface HostText extends BookingText {
  guestEmail: string;
  guestPhone: string;
  paidMore?: string | undefined;
  /** The extras before a change, in one line; undefined if unchanged. */
  extrasBefore?: string | undefined;
}

/** Add-ons, extras, arrival time and note, if given. */
export const chosenFacts = (booking: GuestText): Fact[] => [...addOnFacts(booking), ...booking.requests];

export const bookingFacts = (booking: BookingText): Fact[] => [
  ...stayFacts(booking),
  ...guestFacts(booking),
  ...paymentFacts(booking),
];

export const payment = (booking: BookingText): string[] => [paymentSentence(booking)];

export function newBooking(booking: HostText): MailTemplate {
  return {
    subject: `New booking ${booking.reference}: ${booking.checkIn}`,
    greeting: hello(null),
    paragraphs: ['You have a new, paid booking.'],
    facts: [
      ...bookingFacts(booking),
      // A guest of the phone may have only one of them.
      ...[['Phone', booking.guestPhone] satisfies Fact, ['Email', booking.guestEmail] satisfies Fact].filter(
        ([, value]) => value !== '',
      ),
      ...(addOnFacts(booking).length > 0 ? [] : [['Add-ons', 'None'] satisfies Fact]),
    ],
    closing: [],
  };
}

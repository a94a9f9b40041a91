/** The form of every e-mail, and facts of a booking that several share. */

import type { BookingPage, BookingText, Link } from '../../en/mail/mail.ts';
import { openBooking } from '../booking/booking-facts.ts';
import {
  addOnFacts,
  type Fact,
  type GuestText,
  guestFacts,
  paymentFacts,
  paymentSentence,
  stayFacts,
} from '../booking/trip.ts';

export type * from '../../en/mail/mail.ts';
/** Only the host reads it. */
export { newBooking } from '../../en/mail/mail.ts';

export const hello = (name: string | null) => (name ? `নমস্কার ${name},` : 'নমস্কার,');
export const IGNORE = 'আপনি এটি না চেয়ে থাকলে এই ইমেল নিয়ে আপনাকে কিছু করতে হবে না।';
export const KEEP_PRIVATE = 'এই লিঙ্ক যাঁর কাছে থাকবে, তিনিই আপনার বুকিং খুলতে পারবেন। তাই এই ইমেল নিজের কাছেই রাখুন।';

export const toBooking = ({ link, acts }: BookingPage): Link => ({ label: openBooking(acts), link });

/** Add-ons, extras, arrival time and note, if given. */
export const chosenFacts = (booking: GuestText): Fact[] => [...addOnFacts(booking), ...booking.requests];

export const bookingFacts = (booking: BookingText): Fact[] => [
  ...stayFacts(booking),
  ...guestFacts(booking),
  ...paymentFacts(booking),
];

export const payment = (booking: BookingText): string[] => [paymentSentence(booking)];

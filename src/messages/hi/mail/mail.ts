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
/** To the host, in English. */
export { newBooking } from '../../en/mail/mail.ts';

export const hello = (name: string | null) => (name ? `नमस्ते ${name} जी,` : 'नमस्ते,');
export const IGNORE = 'अगर यह आपने नहीं माँगा था, तो इस ईमेल पर ध्यान न दें।';
export const KEEP_PRIVATE = 'जिसके पास यह लिंक हो, वह आपकी बुकिंग खोल सकता है, इसलिए यह ईमेल अपने पास ही रखें।';

export const toBooking = ({ link, acts }: BookingPage): Link => ({ label: openBooking(acts), link });

/** Add-ons, extras, arrival time and note, if given. */
export const chosenFacts = (booking: GuestText): Fact[] => [...addOnFacts(booking), ...booking.requests];

export const bookingFacts = (booking: BookingText): Fact[] => [
  ...stayFacts(booking),
  ...guestFacts(booking),
  ...paymentFacts(booking),
];

export const payment = (booking: BookingText): string[] => [paymentSentence(booking)];

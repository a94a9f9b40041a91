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

export const hello = (name: string | null) => (name ? `ନମସ୍କାର ${name},` : 'ନମସ୍କାର,');
export const IGNORE = 'ଯଦି ଆପଣ ଏହା ମାଗିନାହାଁନ୍ତି, ତେବେ ଏହି ଇମେଲ ପ୍ରତି ଧ୍ୟାନ ନଦେଲେ ଚଳିବ।';
export const KEEP_PRIVATE = 'ଏହି ଲିଙ୍କ ଯାହା ପାଖରେ ଥିବ ସେ ଆପଣଙ୍କ ବୁକିଂ ଖୋଲିପାରିବେ, ତେଣୁ ଦୟାକରି ଏହି ଇମେଲ କାହାକୁ ଦିଅନ୍ତୁ ନାହିଁ।';

export const toBooking = ({ link, acts }: BookingPage): Link => ({ label: openBooking(acts), link });

/** Add-ons, extras, arrival time and note, if given. */
export const chosenFacts = (booking: GuestText): Fact[] => [...addOnFacts(booking), ...booking.requests];

export const bookingFacts = (booking: BookingText): Fact[] => [
  ...stayFacts(booking),
  ...guestFacts(booking),
  ...paymentFacts(booking),
];

export const payment = (booking: BookingText): string[] => [paymentSentence(booking)];

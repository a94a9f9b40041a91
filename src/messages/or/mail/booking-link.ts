import { stayFacts } from '../booking/trip.ts';
import {
  type BookingPage,
  type BookingText,
  hello,
  IGNORE,
  KEEP_PRIVATE,
  type MailTemplate,
  toBooking,
} from './mail.ts';

/** The e-mail sent by `/find-booking`. */
export function bookingLinkMail(booking: BookingText & BookingPage): MailTemplate {
  return {
    subject: `ଆପଣଙ୍କ ବୁକିଂ ${booking.reference} ର ଲିଙ୍କ`,
    greeting: hello(null),
    paragraphs: ['ଏହା ଆପଣଙ୍କ ବୁକିଂର ଲିଙ୍କ।'],
    facts: stayFacts(booking),
    action: toBooking(booking),
    closing: [KEEP_PRIVATE, IGNORE],
  };
}

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
    subject: `The link to your booking ${booking.reference}`,
    greeting: hello(null),
    paragraphs: ['Here is the link to your booking.'],
    facts: stayFacts(booking),
    action: toBooking(booking),
    closing: [KEEP_PRIVATE, IGNORE],
  };
}

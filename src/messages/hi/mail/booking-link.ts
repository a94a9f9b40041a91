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
    subject: `आपकी बुकिंग ${booking.reference} का लिंक`,
    greeting: hello(null),
    paragraphs: ['यह रहा आपकी बुकिंग का लिंक।'],
    facts: stayFacts(booking),
    action: toBooking(booking),
    closing: [KEEP_PRIVATE, IGNORE],
  };
}

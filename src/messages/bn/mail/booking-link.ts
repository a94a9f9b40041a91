import type { BookingPage, BookingText, MailTemplate } from '../../en/mail/mail.ts';
import { stayFacts } from '../booking/trip.ts';
import { hello, IGNORE, KEEP_PRIVATE, toBooking } from './mail.ts';

/** The e-mail sent by `/find-booking`. */
export function bookingLinkMail(booking: BookingText & BookingPage): MailTemplate {
  return {
    subject: `আপনার বুকিং ${booking.reference}-এর লিঙ্ক`,
    greeting: hello(null),
    paragraphs: ['এই নিন আপনার বুকিংয়ের লিঙ্ক।'],
    facts: stayFacts(booking),
    action: toBooking(booking),
    closing: [KEEP_PRIVATE, IGNORE],
  };
}

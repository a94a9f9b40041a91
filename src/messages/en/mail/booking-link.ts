import { stayFacts } from '#messages/booking/trip.ts';
import { type BookingText, hello, IGNORE, KEEP_PRIVATE, type MailTemplate } from './mail.ts';

/** The e-mail sent by `/find-booking`. */
export function bookingLinkMail(booking: BookingText & { link: string }): MailTemplate {
  return {
    subject: `The link to your booking ${booking.reference}`,
    greeting: hello(null),
    paragraphs: ['Here is the link to your booking.'],
    facts: stayFacts(booking),
    action: { label: 'Open my booking', link: booking.link },
    closing: [KEEP_PRIVATE, IGNORE],
  };
}

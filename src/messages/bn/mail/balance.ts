/** E-mails about a balance paid online. */

import type { BookingPage, BookingText, MailTemplate } from '../../en/mail/mail.ts';
import { bookingFacts, hello, payment, toBooking } from './mail.ts';

/** Only the host reads it. */
export { balanceReceived } from '../../en/mail/balance.ts';

export function balancePaid(booking: BookingText & BookingPage): MailTemplate {
  return {
    subject: `আপনার বুকিং ${booking.reference}: পুরো টাকা দেওয়া হয়ে গেছে`,
    greeting: hello(booking.guestName),
    paragraphs: ['আপনার বাকি টাকার পেমেন্ট আমরা পেয়েছি, ধন্যবাদ।'],
    facts: bookingFacts(booking),
    action: toBooking(booking),
    closing: payment(booking),
  };
}

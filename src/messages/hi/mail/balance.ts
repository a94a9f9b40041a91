/** E-mails about a balance paid online. */

import {
  type BookingPage,
  type BookingText,
  bookingFacts,
  hello,
  type MailTemplate,
  payment,
  toBooking,
} from './mail.ts';

/** To the host, in English. */
export { balanceReceived } from '../../en/mail/balance.ts';

export function balancePaid(booking: BookingText & BookingPage): MailTemplate {
  return {
    subject: `आपकी बुकिंग ${booking.reference} के पूरे पैसे मिल गए`,
    greeting: hello(booking.guestName),
    paragraphs: ['बाकी रकम का आपका भुगतान हमें मिल गया है, धन्यवाद।'],
    facts: bookingFacts(booking),
    action: toBooking(booking),
    closing: payment(booking),
  };
}

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

/** Only the host reads it. */
export { balanceReceived } from '../../en/mail/balance.ts';

export function balancePaid(booking: BookingText & BookingPage): MailTemplate {
  return {
    subject: `ଆପଣଙ୍କ ବୁକିଂ ${booking.reference} ର ପୂରା ଟଙ୍କା ମିଳିଗଲା`,
    greeting: hello(booking.guestName),
    paragraphs: ['ଆପଣଙ୍କ ବାକି ପେମେଣ୍ଟ ଆମକୁ ମିଳିଗଲା, ଧନ୍ୟବାଦ।'],
    facts: bookingFacts(booking),
    action: toBooking(booking),
    closing: payment(booking),
  };
}

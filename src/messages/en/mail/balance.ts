/** E-mails about a balance paid online. */

import {
  type BookingPage,
  type BookingText,
  bookingFacts,
  type HostText,
  hello,
  type MailTemplate,
  newBooking,
  payment,
  toBooking,
} from './mail.ts';

export function balancePaid(booking: BookingText & BookingPage): MailTemplate {
  return {
    subject: `Your booking ${booking.reference} is paid in full`,
    greeting: hello(booking.guestName),
    paragraphs: ['We have received your balance payment, thank you.'],
    facts: bookingFacts(booking),
    action: toBooking(booking),
    closing: payment(booking),
  };
}

export function balanceReceived(booking: HostText): MailTemplate {
  return {
    ...newBooking(booking),
    subject: `Paid in full: booking ${booking.reference}, ${booking.checkIn}`,
    paragraphs: ['The balance of this booking has been paid online.'],
  };
}

/** The words of the emails about a balance that was paid online. */

import {
  type BookingWords,
  bookingFacts,
  type HostWords,
  hello,
  type Letter,
  newBooking,
  payment,
} from './mail.ts';

export function restPaid(booking: BookingWords & { link: string }): Letter {
  return {
    subject: `Your booking ${booking.reference} is paid in full`,
    greeting: hello(booking.guestName),
    paragraphs: ['We have received your balance payment, thank you. Your new invoice is attached.'],
    facts: bookingFacts(booking),
    action: { label: 'See your booking', link: booking.link },
    closing: payment(booking),
  };
}

export function restReceived(booking: HostWords): Letter {
  return {
    ...newBooking(booking),
    subject: `Paid in full: booking ${booking.reference}, ${booking.checkIn}`,
    paragraphs: ['The balance of this booking has been paid online.'],
  };
}

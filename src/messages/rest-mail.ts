/** The words of the mails about the rest of an advance that was paid online. */

import { type BookingWords, bookingFacts, hello, type Letter, newBooking } from './mail.ts';

export function restPaid(booking: BookingWords & { link: string }): Letter {
  return {
    subject: `Your booking ${booking.reference} is paid in full`,
    greeting: hello(booking.guestName),
    paragraphs: ['We have received the rest of your payment, thank you. Your new invoice is attached.'],
    facts: bookingFacts(booking),
    action: { label: 'See your booking', link: booking.link },
    closing: [
      booking.owes ? `Please bring ${booking.due} with you; it is paid at check-in.` : 'Everything is paid.',
    ],
  };
}

export function restReceived(booking: BookingWords & { guestEmail: string; guestPhone: string }): Letter {
  const { subject: _, ...letter } = newBooking(booking);
  return {
    ...letter,
    subject: `Paid in full: booking ${booking.reference}, ${booking.checkIn}`,
    paragraphs: ['The rest of this booking has been paid online.'],
  };
}

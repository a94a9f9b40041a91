/** The words of the mails about a booking that its guest has changed. */

import { type BookingWords, bookingFacts, hello, type Letter, newBooking } from './mail.ts';

export function bookingChanged(
  booking: BookingWords & { link: string; paidMore: string | undefined },
): Letter {
  const { paidMore } = booking;
  return {
    subject: `Your booking ${booking.reference} was changed`,
    greeting: hello(booking.guestName),
    paragraphs: [
      ...(paidMore ? [`We have received ${paidMore} for the change of your booking, thank you.`] : []),
      'Your booking is changed, and this is how it stands now. The corrected invoice is attached.',
    ],
    facts: bookingFacts(booking),
    action: { label: 'See your booking', link: booking.link },
    closing: [
      booking.owes ? `Please bring ${booking.due} with you; it is paid at check-in.` : 'Everything is paid.',
    ],
  };
}

export function changedBooking(
  booking: BookingWords & {
    guestEmail: string;
    guestPhone: string;
    paidMore?: string | undefined;
  },
): Letter {
  const { subject: _, ...letter } = newBooking(booking);
  const { paidMore } = booking;
  return {
    ...letter,
    subject: `Changed booking ${booking.reference}: ${booking.checkIn}`,
    paragraphs: [
      'Its guest has changed this booking. This is how it stands now.',
      ...(paidMore ? [`The guest has paid ${paidMore} more for the change.`] : []),
    ],
  };
}

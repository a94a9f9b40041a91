/** E-mails about a booking changed by its guest. */

import {
  type BookingText,
  bookingFacts,
  type HostText,
  hello,
  type MailTemplate,
  newBooking,
  payment,
} from './mail.ts';

export function bookingChanged(
  booking: BookingText & { link: string; paidMore: string | undefined },
): MailTemplate {
  const { paidMore } = booking;
  return {
    subject: `Your booking ${booking.reference} was changed`,
    greeting: hello(booking.guestName),
    paragraphs: [
      ...(paidMore ? [`We have received your payment of ${paidMore} for the change, thank you.`] : []),
      'Your booking has been changed. Its new details are below, and the corrected invoice is attached.',
    ],
    facts: bookingFacts(booking),
    action: { label: 'See your booking', link: booking.link },
    closing: payment(booking),
  };
}

/** What the host has to arrange again; empty if the extras are unchanged. */
function toArrange({ extras, extrasBefore = extras }: HostText): string[] {
  if (extras === extrasBefore) return [];
  if (!extras) return [`Please cancel what you have arranged for this guest: ${extrasBefore}.`];
  if (!extrasBefore) return [`Please arrange for this guest: ${extras}.`];
  return [`Please change what you have arranged for this guest. Before: ${extrasBefore}. Now: ${extras}.`];
}

export function changedBooking(booking: HostText): MailTemplate {
  const { paidMore } = booking;
  return {
    ...newBooking(booking),
    subject: `Changed booking ${booking.reference}: ${booking.checkIn}`,
    paragraphs: [
      ...toArrange(booking),
      'The guest has changed this booking. Its new details are below.',
      ...(paidMore ? [`The guest has paid ${paidMore} more for the change.`] : []),
    ],
  };
}

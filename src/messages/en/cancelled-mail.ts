/** E-mails about a cancelled booking. */

import { cancelled, refundOnItsWay } from './cancellation.ts';
import { type BookingText, chosenFacts, hello, type MailTemplate } from './mail.ts';
import { type Correction, correction } from './refund-mail.ts';
import { stayFacts } from './trip.ts';

/** `byHost`: the whole payment was refunded in the payment provider's dashboard. */
interface Cancelled extends Correction {
  byHost?: true | undefined;
}

export function bookingCancelled(
  booking: BookingText & { refund: string | undefined; link: string } & Cancelled,
): MailTemplate {
  const { refund, byHost } = booking;
  const money = refund
    ? `${refundOnItsWay(refund)} The credit note is attached.`
    : 'Under the cancellation policy there is no refund.';
  return {
    subject: `Your booking ${booking.reference} is cancelled`,
    greeting: hello(booking.guestName),
    paragraphs: byHost
      ? [
          'Your hosts have refunded everything you paid for this booking, so it is cancelled. The credit note is attached.',
        ]
      : [...correction(booking), cancelled, money],
    facts: [...stayFacts(booking), ['Refund', refund ?? 'None'], ['Cancellation charge', booking.paid]],
    action: { label: 'See your booking', link: booking.link },
    closing: [
      byHost
        ? 'If you did not expect this, please reply to this email at once.'
        : 'If you did not cancel it, please reply to this email at once.',
    ],
  };
}

/** What the host has to cancel comes first. */
export function cancellationNotice(
  booking: BookingText & { refund: string; guestPhone: string } & Cancelled,
): MailTemplate {
  const { reference, checkIn, extras, byHost } = booking;
  const why = byHost
    ? 'You refunded the whole payment of this booking in Razorpay, so it is cancelled, and the guest has been told.'
    : 'A guest has cancelled their booking.';
  return {
    subject: `Cancelled: booking ${reference}, ${checkIn}`,
    greeting: hello(null),
    paragraphs: [
      ...(extras ? [`Please cancel what you have arranged for this guest: ${extras}.`] : []),
      ...correction(booking),
      `${why} The rooms are free again.`,
    ],
    facts: [
      ...stayFacts(booking),
      ...chosenFacts(booking),
      ['Guest', booking.guestName],
      ['Phone', booking.guestPhone],
      ['Refund', booking.refund],
      ['Cancellation charge', booking.paid],
    ],
    closing: [],
  };
}

/** E-mails about a cancelled booking. */

import { cancelled, type RefundParts, refundWays } from '../booking/cancellation.ts';
import { stayFacts } from '../booking/trip.ts';
import { notComing, toRefund } from '../host/alerts.ts';
import {
  type BookingPage,
  type BookingText,
  chosenFacts,
  hello,
  type MailTemplate,
  toBooking,
} from './mail.ts';
import { type Correction, correction } from './refund.ts';

/** `byHost`: the whole payment was refunded in the payment provider's dashboard, or the host cancelled it `here`. */
interface Cancelled extends Correction {
  byHost?: true | 'here' | undefined;
}

export function bookingCancelled(
  booking: BookingText &
    BookingPage & {
      refund: string | undefined;
      parts: RefundParts;
      message: string | undefined;
    } & Cancelled,
): MailTemplate {
  const { refund, parts, byHost, message } = booking;
  const none =
    byHost === 'here' ? 'There is no refund.' : 'Under the cancellation policy there is no refund.';
  const money = refund ? refundWays(parts) : none;
  const why = byHost === 'here' ? 'Your hosts have cancelled this booking.' : cancelled;
  return {
    subject: `Your booking ${booking.reference} is cancelled`,
    greeting: hello(booking.guestName),
    paragraphs:
      byHost === true
        ? ['Your hosts have refunded everything you paid for this booking, so it is cancelled.']
        : [...correction(booking), why, ...(message ? [message] : []), money],
    facts: [...stayFacts(booking), ['Refund', refund ?? 'None'], ['Cancellation charge', booking.paid]],
    action: toBooking(booking),
    closing: [
      byHost
        ? 'If you did not expect this, please reply to this email at once.'
        : 'If you did not cancel it, please reply to this email at once.',
    ],
  };
}

/** What the host has to cancel comes first. */
export function cancellationNotice(
  booking: BookingText & {
    refund: string;
    parts: RefundParts;
    guestPhone: string;
    /** Set if the guest said on the day of arrival that they are not coming. */
    gone: { freed: string; refundLink: string | undefined } | undefined;
  } & Cancelled,
): MailTemplate {
  const { reference, checkIn, extras, byHost, parts, gone, guestName } = booking;
  const why = byHost
    ? 'You refunded the whole payment of this booking in Razorpay, so it is cancelled, and the guest has been told.'
    : 'A guest has cancelled their booking.';
  return {
    subject: `${gone ? notComing(guestName) : 'Cancelled'}: booking ${reference}, ${checkIn}`,
    greeting: hello(null),
    paragraphs: [
      ...(extras ? [`Please cancel what you have arranged for this guest: ${extras}.`] : []),
      ...correction(booking),
      gone ? `${notComing(guestName)}. ${gone.freed}` : `${why} The rooms are free again.`,
      ...(parts.byHand
        ? [`Please pay ${parts.byHand} back to the guest yourself, and tick it in the booking.`]
        : []),
    ],
    facts: [
      ...stayFacts(booking),
      ...chosenFacts(booking),
      ['Guest', guestName],
      ['Phone', booking.guestPhone],
      ['Refund', booking.refund],
      ['Cancellation charge', booking.paid],
    ],
    ...(gone?.refundLink ? { action: toRefund(gone.refundLink) } : {}),
    closing: [],
  };
}

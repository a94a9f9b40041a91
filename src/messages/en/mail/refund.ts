/** E-mails about refunds. */

import { type RefundParts, refundWays } from '../booking/cancellation.ts';
import { CANCELLED_REFUNDED, PAID_TWICE_REFUNDED } from '../site/api.ts';
import { type BookingPage, hello, type MailTemplate, toBooking } from './mail.ts';

/** `corrects`: an earlier e-mail named another amount. */
export interface Correction {
  corrects?: true | undefined;
}
export const correction = ({ corrects }: Correction) =>
  corrects ? ['This corrects the amount in our earlier email.'] : [];

/** Why money is refunded, by the payment's refund reason. */
const REFUND_REASONS = {
  rooms_taken:
    'Your payment reached us after the time to pay had ended, and the rooms were already booked by others. We are sorry.',
  stay_passed: 'Your payment reached us after the check-in day. We are sorry.',
  paid_twice: PAID_TWICE_REFUNDED,
  wrong_amount: 'The amount we received was not the amount of the booking.',
  not_due: 'Your booking no longer needed this payment.',
  cancelled: CANCELLED_REFUNDED,
  undone: 'This booking is cancelled.',
  change_overtaken:
    'The change you paid for could no longer be made, so your booking stays as it is. We are sorry.',
  changed: 'Your booking was changed and now costs less than you paid.',
  outside: 'Your hosts have refunded your payment.',
} as const;

export function paymentRefunded(
  refund: {
    reference: string;
    guestName: string;
    amount: string;
    parts: RefundParts;
    reason: keyof typeof REFUND_REASONS;
    page: BookingPage | undefined;
  } & Correction,
): MailTemplate {
  return {
    subject: `Your payment for ${refund.reference} is being refunded`,
    greeting: hello(refund.guestName),
    paragraphs: [...correction(refund), REFUND_REASONS[refund.reason], refundWays(refund.parts)],
    facts: [
      ['Booking', refund.reference],
      ['Refund', refund.amount],
    ],
    ...(refund.page ? { action: toBooking(refund.page) } : {}),
    closing: ["You don't need to do anything. If you have a question, just reply to this email."],
  };
}

/** To the host: the provider does not carry out a promised refund. */
export function refundStuck(refund: {
  reference: string;
  guestName: string;
  amount: string;
  payment: string;
}): MailTemplate {
  return {
    subject: `A refund for ${refund.reference} has not gone through`,
    greeting: hello(null),
    paragraphs: [
      "Razorpay has not made this refund yet. We keep trying; you don't need to send it again.",
      'Please look at the payment in your Razorpay dashboard. Usually the account balance is too low, or the guest’s card or account is closed. If you refund it there yourself, we take note of it.',
    ],
    facts: [
      ['Booking', refund.reference],
      ['Guest', refund.guestName],
      ['Refund', refund.amount],
      ['Payment', refund.payment],
    ],
    closing: [],
  };
}

/** To the host: an online payment of another amount than the order's. Amounts are formatted. */
export function paymentDiffers(payment: {
  reference: string;
  guestName: string;
  paid: string;
  due: string;
  link: string;
}): MailTemplate {
  const { reference, guestName, paid, due, link } = payment;
  return {
    subject: `Another amount was paid: ${reference}`,
    greeting: hello(null),
    paragraphs: [
      `${guestName} paid ${paid} for ${reference}, and the order was ${due}.`,
      'Nothing is booked by this payment, and it is refunded. Please ask the guest whether they still want the rooms.',
    ],
    action: { label: 'See the booking', link },
    closing: [],
  };
}

import { readRupees } from '#domain/money/typed-rupees.ts';
import type { REFUNDS } from '#messages/host/booking-page.ts';
import type { $rights } from '#stores/host/session.ts';
import type { WholeBooking } from './booking.ts';

type Rights = ReturnType<typeof $rights.get>;

/** Returns whether all that was paid can go back: before the guests come, or after they said that they don't. */
export function canRefundAll({ booking, refunds }: WholeBooking, { cancel, refund }: Rights): boolean {
  const { source, status, paid, checked_in_at, cancelled_by } = booking;
  if (source === 'channel' || paid === 0 || !cancel || !refund) return false;
  return status === 'cancelled'
    ? cancelled_by === 'guest' && refunds.length === 0
    : status === 'confirmed' && !checked_in_at;
}

export type RefundChoice = keyof typeof REFUNDS;

/** Returns the refund that a host has chosen; undefined while the amount is not a number. */
export function refundOf({
  choice,
  amount,
}: {
  choice: RefundChoice;
  amount: string;
}): 'terms' | 'none' | number | undefined {
  return choice === 'amount' ? readRupees(amount) : choice;
}

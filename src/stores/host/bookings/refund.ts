import { readRupees } from '#domain/money/typed-rupees.ts';
import type { REFUNDS } from '#messages/host/booking-page.ts';

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

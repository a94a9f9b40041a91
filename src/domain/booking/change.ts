import { percentOf } from '#domain/money/money.ts';
import { advanceOf } from '#domain/money/totals.ts';
import { type CancellationTerms, changeEnd } from './cancellation.ts';
import { type EndedStay, endOfStay } from './guest-acts.ts';
import type { StoredStatus } from './reservation.ts';

/** Price and payments of a confirmed booking, in whole rupees. */
export interface BookedMoney {
  total: number;
  /** Rupees that earlier changes did not refund, by the cancellation terms. */
  cancellationFee: number;
  /** Rupees paid, less what is refunded. */
  paid: number;
  /** Rupees that the host refunded outside the gateway; they are not due again. */
  refundedOffline?: number;
  /** The part of the total that the host has added; it stays, and is due at the property. */
  charges?: number;
}

/** The amounts of a change, in whole rupees. */
export interface ChangeMoney {
  total: number;
  /** Due before the change is made. */
  payNow: number;
  /** Due at the property on check-in. */
  payLater: number;
  refund: number;
  /** The cancellation fee in all, this change included. */
  cancellationFee: number;
}

/**
 * Returns the amounts of a change. Payments for the old stay count for the new one. If that costs less, the excess is
 * refunded by the cancellation terms of now. If it costs more, a full payment is topped up to the new total, an advance
 * to its deposit percent. The new total is with the charges of the old one.
 */
export function moneyOfChange(
  { total, cancellationFee, paid, refundedOffline = 0, charges = 0 }: BookedMoney,
  newTotal: number,
  percent: number,
): ChangeMoney {
  const forStay = paid - cancellationFee + refundedOffline;
  const excess = Math.min(paid - cancellationFee, Math.max(0, forStay - newTotal));
  const refund = percentOf(excess, percent);
  const newStay = newTotal - charges;
  const ofStay = forStay >= total - charges ? newStay : advanceOf(newStay);
  const target = forStay >= total ? newTotal : ofStay;
  const payNow = Math.max(0, target - forStay);
  return {
    total: newTotal,
    payNow,
    payLater: Math.max(0, newTotal - forStay - payNow),
    refund,
    cancellationFee: cancellationFee + excess - refund,
  };
}

/**
 * Returns the terms of a changed booking: no rule refunds more than `percent`, so moving a stay can't regain a refund.
 */
export function termsAfterChange({ time, rules }: CancellationTerms, percent: number): CancellationTerms {
  return { time, rules: rules.map((rule) => ({ ...rule, percent: Math.min(rule.percent, percent) })) };
}

/** Prevents blocking rooms by endless changes; no guest has needed more. */
const MAX_CHANGES = 5;

export type ChangeProblem = 'not_booked' | 'begun' | 'late' | 'often';

/** Returns why a guest can't change a booking: it must be confirmed, its guest not there yet, and early enough. */
export function changeProblem(
  booking: ChangeableBooking,
  { now, changes, cutoffHours }: { now: Date; changes: number; cutoffHours: number },
): ChangeProblem | undefined {
  if (booking.status !== 'confirmed') return 'not_booked';
  const isThere = booking.checked_in_at !== null && booking.checked_in_at <= now;
  if (isThere || now >= changeEnd(booking, 0) || endOfStay(booking, now)) return 'begun';
  if (now >= changeEnd(booking, cutoffHours)) return 'late';
  return changes >= MAX_CHANGES ? 'often' : undefined;
}

interface ChangeableBooking extends EndedStay {
  status: StoredStatus;
  check_in: string;
  cancellation_time: string;
  checked_in_at: Date | null;
}

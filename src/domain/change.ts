import { type CancellationTerms, hasBegun } from './cancellation.ts';
import { HOUR } from './duration.ts';
import { percentOf } from './money.ts';
import type { StoredStatus } from './reservation.ts';
import { advanceOf } from './totals.ts';

/** What a confirmed booking costs and what was paid for it, in whole rupees. */
export interface BookedMoney {
  total: number;
  /** What earlier changes took out of what was paid, by the terms of cancellation. */
  cancellationFee: number;
  /** What was paid and not given back. */
  paid: number;
  /** What the host gave back of it by hand: nobody asks for it again. */
  given?: number;
}

/** What changing a booking means in money, in whole rupees. */
export interface ChangeMoney {
  total: number;
  /** To be paid before the change is made. */
  payNow: number;
  /** To be paid at the property on check-in. */
  payLater: number;
  comesBack: number;
  /** What the booking keeps in all, this change included. */
  cancellationFee: number;
}

/**
 * Changing a stay is kind and simple: what was paid for the old stay pays for the new one. Where it costs less, what is
 * too much comes back by the percentage that cancelling would give back at that moment; the rest is kept. Where it
 * costs more, what was paid in full is paid in full again, and an advance is filled up to half of the new total.
 */
export function moneyOfChange(
  { total, cancellationFee, paid, given = 0 }: BookedMoney,
  newTotal: number,
  percent: number,
): ChangeMoney {
  const forStay = paid - cancellationFee + given;
  const over = Math.min(paid - cancellationFee, Math.max(0, forStay - newTotal));
  const comesBack = percentOf(over, percent);
  const goal = forStay >= total ? newTotal : advanceOf(newTotal);
  const payNow = Math.max(0, goal - forStay);
  return {
    total: newTotal,
    payNow,
    payLater: Math.max(0, newTotal - forStay - payNow),
    comesBack,
    cancellationFee: cancellationFee + over - comesBack,
  };
}

/** The terms of a changed booking: none gives back more than it would have at the change, so moving a stay buys back nothing. */
export function termsAfterChange({ time, rules }: CancellationTerms, percent: number): CancellationTerms {
  return { time, rules: rules.map((rule) => ({ ...rule, percent: Math.min(rule.percent, percent) })) };
}

/** As often as anybody has had a reason to: more is a way to keep rooms from others. */
const MAX_CHANGES = 5;

export type ChangeProblem = 'not_booked' | 'begun' | 'late' | 'often';

/** Why a booking can't be changed: it must be booked, not have begun, and keep to the host's hours before check-in. */
export function changeProblem(
  { status, check_in, cancellation_time: time }: ChangeableBooking,
  { now, changes, cutoffHours }: { now: Date; changes: number; cutoffHours: number },
): ChangeProblem | undefined {
  if (status !== 'confirmed') return 'not_booked';
  if (hasBegun({ time }, check_in, now)) return 'begun';
  if (hasBegun({ time }, check_in, new Date(now.getTime() + cutoffHours * HOUR))) return 'late';
  return changes >= MAX_CHANGES ? 'often' : undefined;
}

interface ChangeableBooking {
  status: StoredStatus;
  check_in: string;
  /** The clock time of check-in that was promised. */
  cancellation_time: string;
}

import { changeProblem } from '#domain/booking/change.ts';
import { paymentStatusOf } from '#domain/booking/reservation.ts';
import { addDays, todayInIndia } from '#domain/dates/calendar.ts';
import { balanceDuePaise } from '#domain/money/balance.ts';
import { toPaise } from '#domain/money/money.ts';
import type { PayableChange } from '#domain/money/payment.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { findChange, lockModifiedNights } from '#server/reservations/changes/change-queries.ts';
import {
  isForBooking,
  type PlannedChange,
  planChange,
  requestOf,
} from '#server/reservations/changes/plan-change.ts';
import { refuseRequestedStay } from '#server/reservations/changes/requested-stay.ts';
import { findQuote, type StoredQuote } from '#server/reservations/quotes/quote-queries.ts';
import type { ReservationRow } from '#server/reservations/schema.ts';
import type { PaymentRow } from './queries.ts';

export interface ChangesPaidFor {
  /** Maps quotes to what a payment for the change does, or `made` if the change is made already. */
  changes: Map<string, PayableChange | 'made'>;
  /** Maps quotes to the changes that can be made. */
  plans: Map<string, PlannedChange>;
}

/**
 * Returns what the changes that these payments are for would mean now. The booking must be locked; this locks its
 * nights and the requested ones. A quote that expired meanwhile is still valid: its order was opened in time.
 */
export async function changesPaidFor(
  tx: Tx,
  row: ReservationRow,
  payments: readonly PaymentRow[],
  now: Date,
): Promise<ChangesPaidFor> {
  const found: ChangesPaidFor = { changes: new Map(), plans: new Map() };
  const requested: StoredQuote[] = [];
  for (const [quoteId, orderedAt] of ordersOf(payments)) {
    const quote = await findQuote(tx, quoteId);
    if (await findChange(tx, quoteId)) found.changes.set(quoteId, 'made');
    else if (quote && (await isForBooking(tx, quote, row)) && isInTime(row, quote, orderedAt, now))
      requested.push(quote);
  }
  if (requested.length === 0) return found;
  const nights = await lockModifiedNights(tx, row, requested.map(requestOf), now);
  for (const quote of requested) {
    const plan = await planChange(tx, row, quote, nights);
    if (plan instanceof Refusal) continue;
    found.plans.set(quote.id, plan);
    found.changes.set(quote.id, billOf(row, plan, now));
  }
  return found;
}

/** Returns the quotes with captured money, each with the time of its newest order. */
function ordersOf(payments: readonly PaymentRow[]): Map<string, Date> {
  const orders = new Map<string, Date>();
  for (const { quote_id, state, applied, ordered_at } of payments) {
    // Only an order for a change has a quote.
    if (quote_id === null || state !== 'captured' || applied) continue;
    const known = orders.get(quote_id);
    if (!known || known < ordered_at) orders.set(quote_id, ordered_at);
  }
  return orders;
}

/** Returns true while the quote's rules are met, now or at the time of the order if that was today or yesterday. */
function isInTime(row: ReservationRow, quote: StoredQuote, orderedAt: Date, now: Date): boolean {
  const isNextDay = todayInIndia(now) <= addDays(todayInIndia(orderedAt), 1);
  const at = isNextDay ? orderedAt : now;
  // The number of changes and the host's cut-off hours were checked when the order was opened.
  const problem = changeProblem(row, { now: at, changes: 0, cutoffHours: 0 });
  return !problem && !refuseRequestedStay(requestOf(quote), at);
}

function billOf(row: ReservationRow, { quote, money }: PlannedChange, now: Date): PayableChange {
  const due = toPaise(money.payNow);
  const changed = {
    status: 'confirmed' as const,
    payment_status: paymentStatusOf(money.payLater),
    check_out: quote.stay.checkOut,
    total: money.total,
    cancellation_fee: money.cancellationFee,
    paid_paise: row.paid_paise + due,
    refunded_offline_paise: row.refunded_offline_paise,
  };
  return { due, balance: balanceDuePaise(changed, todayInIndia(now)) };
}

import { formatRupees } from '#domain/money.ts';
import { CHANGE_OVERTAKEN, changeCostsMore } from '#messages/api.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { Refusal, refuse } from '#server/platform/http/refusal.ts';
import { findChange } from '#server/reservations/change-queries.ts';
import { planQuotedChange } from '#server/reservations/plan-change.ts';
import { lockReservation } from '#server/reservations/queries.ts';
import { modifyStay } from './modify.ts';

/**
 * Changes a booked stay to the quoted one, in one transaction: locks the reservation, then the nights of both stays,
 * then checks every rule. Returns the refund in rupees. Refuses a change that needs more money: a payment makes it.
 */
export async function changeStay(
  tx: Tx,
  reservationId: number,
  quoteId: string,
  { now, hostEmail }: { now: Date; hostEmail: string },
): Promise<{ comesBack: number } | Refusal> {
  const row = await lockReservation(tx, reservationId);
  if (!row || row.released_at) return refuse('not_found');
  const done = await findChange(tx, quoteId);
  if (done)
    return done.reservation_id === row.id ? { comesBack: done.refund_paise / 100 } : refuse('not_found');
  const plan = await planQuotedChange(tx, row, quoteId, now);
  if (plan instanceof Refusal) return plan;
  const { payNow, refund: comesBack } = plan.money;
  if (payNow > 0) return refuse('change_costs_more', {}, changeCostsMore(formatRupees(payNow)));
  // The guest was not shown what a payment or refund since the quote would change.
  if (plan.quote.change?.paidPaise !== row.paid_paise) return refuse('price_changed', {}, CHANGE_OVERTAKEN);
  await modifyStay(tx, row, plan, { now, hostEmail, paidMore: 0 });
  return { comesBack };
}

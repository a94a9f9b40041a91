import { toPaise } from '#domain/money/money.ts';
import { say } from '#server/language/say.ts';
import type { PaymentContext } from '#server/payments/context.ts';
import { findReusableOrder } from '#server/payments/queries.ts';
import type { PaymentOrderRow } from '#server/payments/schema.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { Refusal, refuse } from '#server/platform/http/refusal.ts';
import { findChange } from '#server/reservations/changes/change-queries.ts';
import { holdForChange } from '#server/reservations/changes/hold-for-change.ts';
import { type PlannedChange, planQuotedChange } from '#server/reservations/changes/plan-change.ts';
import { lockReservation } from '#server/reservations/queries.ts';
import type { ReservationRow } from '#server/reservations/schema.ts';
import { createOrderAtProvider, writeOrder } from './open-order.ts';

interface ChangeOrderRequest {
  quoteId: string;
  /** The browser's amount in paise, which is only compared with the server's own. */
  amount: number | undefined;
}

/**
 * Returns the order for a quoted change that needs more money: the open one, else a new one. Holds the nights of the
 * change until the quote ends; nights held for another change of the booking are freed.
 */
export async function openChangeOrder(
  context: PaymentContext,
  reservation: ReservationRow,
  { quoteId, amount }: ChangeOrderRequest,
): Promise<PaymentOrderRow | Refusal> {
  const { id } = reservation;
  const seen = await inTransaction(context.db, async (tx) => {
    const plan = await planPaidChange(tx, id, { quoteId, amount }, context.clock());
    if (plan instanceof Refusal) return plan;
    const open = await findOrder(tx, id, plan);
    if (open) await holdForChange(tx, plan, context);
    return open ?? toPaise(plan.money.payNow);
  });
  if (typeof seen !== 'number') return seen;
  const requested = { purpose: 'change', due: seen, quoteId } as const;
  const made = await createOrderAtProvider(context, reservation, requested);
  if (!made) return refuse('payment_unavailable');
  return inTransaction(context.db, async (tx) => {
    const now = context.clock();
    const plan = await planPaidChange(tx, id, { quoteId, amount: seen }, now);
    if (plan instanceof Refusal) return plan;
    await holdForChange(tx, plan, context);
    return (await findOrder(tx, id, plan)) ?? writeOrder(tx, id, made.id, requested, now);
  });
}

/** Returns the planned change and what it costs; refused when it is made already or costs nothing. */
async function planPaidChange(
  tx: Tx,
  id: number,
  { quoteId, amount }: ChangeOrderRequest,
  now: Date,
): Promise<PlannedChange | Refusal> {
  const row = await lockReservation(tx, id);
  if (!row || row.released_at) return refuse('not_found');
  const done = await findChange(tx, quoteId);
  if (done)
    return done.reservation_id === id
      ? refuse('already_paid', {}, say().siteApi.CHANGE_IS_MADE)
      : refuse('not_found');
  const plan = await planQuotedChange(tx, row, quoteId, now);
  if (plan instanceof Refusal) return plan;
  const { payNow, total } = plan.money;
  if (payNow === 0) return refuse('already_paid', {}, say().siteApi.CHANGE_COSTS_NOTHING);
  const isOther = amount !== undefined && amount !== toPaise(payNow);
  return isOther
    ? refuse('price_changed', { expected: { total_price: total, advance_amount: payNow } })
    : plan;
}

function findOrder(
  tx: Tx,
  id: number,
  { quote, money }: PlannedChange,
): Promise<PaymentOrderRow | undefined> {
  return findReusableOrder(tx, id, { purpose: 'change', due: toPaise(money.payNow), quoteId: quote.id });
}

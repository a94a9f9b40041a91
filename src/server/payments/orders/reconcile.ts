import { HOUR, MINUTE } from '#domain/dates/duration.ts';
import { addMilliseconds, type PaymentContext } from '#server/payments/context.ts';
import { PaymentRefused, PaymentUnavailable } from '#server/payments/provider.ts';
import { listPayments } from '#server/payments/queries.ts';
import { deleteEvents, scheduleOrder, takeDueOrder } from '#server/payments/queue-queries.ts';
import type { PaymentOrderRow } from '#server/payments/schema.ts';
import { settleReservation } from '#server/payments/settle.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { syncOrder } from './sync-order.ts';

/** Milliseconds between opening an order's window and its first sync. */
export const FIRST_CHECK_MILLISECONDS = 15 * MINUTE;
/** An order is synced less and less often for this long, because a payment may still succeed. */
const LAST_CHECK_MILLISECONDS = 72 * HOUR;
/** A payment that is still pending then gets one more day. */
const GRACE_MILLISECONDS = 24 * HOUR;
const RETRY_MILLISECONDS = MINUTE;
const EVENT_LIFE_MILLISECONDS = 30 * 24 * HOUR;

/** Syncs every order that is due: finds what browsers and webhooks did not report. */
export async function reconcile(context: PaymentContext): Promise<void> {
  for (;;) {
    const now = context.clock();
    const order = await takeDueOrder(context.db, now, addMilliseconds(now, RETRY_MILLISECONDS));
    if (!order) return;
    try {
      await syncOrder(context, order);
    } catch (error) {
      if (error instanceof PaymentUnavailable) {
        context.log.warn({ order: order.id, reason: error.message }, 'payment provider unavailable');
        // A pending payment extends its hold while the provider is unavailable. The other orders wait for the next round.
        await inTransaction(context.db, (tx) => settleReservation(tx, context, order.reservation_id, []));
        return;
      }
      if (!(error instanceof PaymentRefused)) throw error;
      context.log.error({ order: order.id, reason: error.message }, 'order refused by the provider');
    }
    await scheduleNext(context, order);
  }
}

async function scheduleNext(context: PaymentContext, order: PaymentOrderRow): Promise<void> {
  const now = context.clock();
  const age = now.getTime() - (order.reopened_at ?? order.created_at).getTime();
  const payments = await listPayments(context.db, order.reservation_id);
  const isPending = payments.some(({ state }) => state === 'created' || state === 'authorized');
  const end = LAST_CHECK_MILLISECONDS + (isPending ? GRACE_MILLISECONDS : 0);
  if (age >= end) return scheduleOrder(context.db, order.id, 'never', order);
  const pause = Math.min(age, LAST_CHECK_MILLISECONDS - age);
  const wait = isPending ? RETRY_MILLISECONDS : Math.max(pause, FIRST_CHECK_MILLISECONDS);
  await scheduleOrder(context.db, order.id, addMilliseconds(now, wait), order);
}

/** Schedules a sync of an order within a minute. */
export async function scheduleSync(context: PaymentContext, orderId: string): Promise<void> {
  await scheduleOrder(context.db, orderId, addMilliseconds(context.clock(), RETRY_MILLISECONDS));
}

/** Deletes events that Razorpay can't send again any more. */
export async function deleteOldEvents(context: PaymentContext): Promise<void> {
  await deleteEvents(context.db, addMilliseconds(context.clock(), -EVENT_LIFE_MILLISECONDS));
}

import type { PaymentContext } from '#server/payments/context.ts';
import { PaymentUnavailable } from '#server/payments/provider.ts';
import { listPayments } from '#server/payments/queries.ts';
import type { PaymentOrderRow } from '#server/payments/schema.ts';
import { settleReservation } from '#server/payments/settle.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { findReservation } from '#server/reservations/queries.ts';
import { scheduleSync } from './reconcile.ts';
import { syncOrder } from './sync-order.ts';

export type CheckoutOutcome = 'booked' | 'pending' | 'refunded' | 'failed';

/**
 * Settles a payment whose checkout signature is valid. The signature doesn't cover the amount, so the provider is
 * asked. While it is unavailable, the payment is pending: its rooms stay held and a sync is scheduled.
 */
export async function settleCheckout(
  context: PaymentContext,
  order: PaymentOrderRow,
  paymentId: string,
): Promise<CheckoutOutcome> {
  try {
    await syncOrder(context, order);
  } catch (error) {
    if (!(error instanceof PaymentUnavailable)) throw error;
    context.log.warn({ order: order.id, reason: error.message }, 'payment provider unavailable');
  }
  const outcome = await outcomeOf(context, order, paymentId);
  if (outcome !== 'pending') return outcome;
  const proof = { id: paymentId, orderId: order.id, amount: order.amount_paise, currency: order.currency };
  await inTransaction(context.db, (tx) =>
    settleReservation(tx, context, order.reservation_id, [{ ...proof, state: 'created', amountRefunded: 0 }]),
  );
  await scheduleSync(context, order.id);
  return outcomeOf(context, order, paymentId);
}

async function outcomeOf(
  context: PaymentContext,
  order: PaymentOrderRow,
  paymentId: string,
): Promise<CheckoutOutcome> {
  const payment = (await listPayments(context.db, order.reservation_id)).find(({ id }) => id === paymentId);
  if (payment?.applied) return 'booked';
  // Captured money that was not applied is being refunded.
  if (payment?.state === 'captured' || payment?.state === 'refunded') return 'refunded';
  const reservation = await findReservation(context.db, order.reservation_id);
  if (order.purpose === 'booking' && reservation && reservation.status === 'confirmed') return 'booked';
  return payment?.state === 'failed' ? 'failed' : 'pending';
}

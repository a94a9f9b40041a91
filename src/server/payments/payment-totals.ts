import type { Tx } from '#server/platform/database/database.ts';
import { updateReservation } from '#server/reservations/queries.ts';
import type { ReservationRow } from '#server/reservations/schema.ts';
import { listPayments, listRefunds, type PaymentRow, type RefundRow, refundedOf } from './queries.ts';

/** Returns the paise paid for a booking: applied payments less their refunds. */
export function paidPaise(payments: readonly PaymentRow[], refunds: readonly RefundRow[]): number {
  return payments
    .filter(({ applied }) => applied)
    .reduce((sum, payment) => sum + payment.amount_paise - refundedOf(payment.id, refunds), 0);
}

/**
 * Returns the paise of applied payments that were refunded offline: by the host at the provider, or by a lost dispute.
 */
export function refundedOfflinePaise(payments: readonly PaymentRow[], refunds: readonly RefundRow[]): number {
  const offline = refunds.filter(({ reason }) => reason === 'outside' || reason === 'disputed');
  return payments.filter(({ applied }) => applied).reduce((sum, { id }) => sum + refundedOf(id, offline), 0);
}

/** Brings the reservation's sums up to date: captured = paid + refunded, to the paisa. */
export async function updatePaymentTotals(
  tx: Tx,
  reservation: Pick<ReservationRow, 'id' | 'status'>,
): Promise<void> {
  const payments = await listPayments(tx, reservation.id);
  const refunds = await listRefunds(tx, reservation.id);
  const paid = paidPaise(payments, refunds);
  const refunded = refunds.reduce((sum, { amount_paise }) => sum + amount_paise, 0);
  const failed = payments.length > 0 && payments.every(({ state }) => state === 'failed');
  const isRefunded = reservation.status === 'cancelled' && refunded > 0 && paid === 0;
  const isFailed = reservation.status === 'held' && failed;
  await updateReservation(tx, reservation.id, {
    paid_paise: paid,
    refunded_paise: refunded,
    refunded_offline_paise: refundedOfflinePaise(payments, refunds),
    ...(isFailed ? { payment_status: 'failed' } : {}),
    ...(isRefunded ? { payment_status: 'refunded' } : {}),
  });
}

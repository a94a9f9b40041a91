import type { Tx } from '#server/platform/database/database.ts';
import { insertRefund, listPayments, listRefunds, refundedOf } from './queries.ts';

/**
 * Saves a partial refund of a booking, newest payment first. `key` names its reason, so the same refund can't be
 * saved twice. The reservation must be locked; a background job sends it to the provider.
 */
export async function refundPart(
  tx: Tx,
  reservationId: number,
  paise: number,
  { key, now }: { key: string; now: Date },
): Promise<void> {
  const refunds = await listRefunds(tx, reservationId);
  const payments = (await listPayments(tx, reservationId)).filter(({ applied }) => applied).reverse();
  let left = paise;
  for (const payment of payments) {
    const amount = Math.min(left, payment.amount_paise - refundedOf(payment.id, refunds));
    if (amount <= 0) continue;
    left -= amount;
    await insertRefund(tx, {
      payment_id: payment.id,
      reservation_id: reservationId,
      amount_paise: amount,
      reason: 'changed',
      idempotency_key: `change-${key}-${payment.id}`,
      state: 'due',
      next_attempt_at: now,
      created_at: now,
    });
  }
  if (left > 0) throw new Error(`Reservation ${reservationId} has been paid less than the refund`);
}

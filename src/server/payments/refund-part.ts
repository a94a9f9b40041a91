import type { Tx } from '#server/platform/database/database.ts';
import { insertRefund, listPayments, listRefunds, refundedOf } from './queries.ts';

/**
 * Writes down that a part of what was paid goes back, once: the newest payment first. `key` names what it is for, so it
 * can't be written twice. The reservation is locked; the worker asks the provider.
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
  if (left > 0) throw new Error(`Reservation ${reservationId} has not been paid what is to go back`);
}

import {
  insertRefund,
  listPayments,
  listRefunds,
  onlineFirst,
  refundedOf,
} from '#server/payments/queries.ts';
import type { Tx } from '#server/platform/database/database.ts';

/**
 * Saves a partial refund of a booking, newest online payment first. `key` names its reason, so the same refund can't be
 * saved twice. The reservation must be locked; a background job sends it to the provider. Returns the paise that the
 * host pays back by hand.
 */
export async function refundPart(
  tx: Tx,
  reservationId: number,
  paise: number,
  { key, now }: { key: string; now: Date },
): Promise<number> {
  const refunds = await listRefunds(tx, reservationId);
  const applied = (await listPayments(tx, reservationId)).filter((payment) => payment.applied);
  let left = paise;
  let byHand = 0;
  for (const payment of onlineFirst(applied.toReversed())) {
    const amount = Math.min(left, payment.amount_paise - refundedOf(payment.id, refunds));
    if (amount <= 0) continue;
    left -= amount;
    byHand += await insertRefund(tx, {
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
  return byHand;
}

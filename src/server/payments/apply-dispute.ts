import { hasEnded, isNewer } from '#domain/money/dispute.ts';
import { enqueueMail } from '#server/mail/queries.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { findReservation } from '#server/reservations/queries.ts';
import type { PaymentContext } from './context.ts';
import { findDispute, writeDispute } from './dispute-queries.ts';
import { updatePaymentTotals } from './payment-totals.ts';
import type { ProviderDispute } from './provider.ts';
import { insertRefund, listPayments, listRefunds, refundedOf } from './queries.ts';

/** Saves what is new about a dispute and mails the host; the bank informs the guest. The reservation must be locked. */
export async function applyDispute(
  tx: Tx,
  { clock, config }: PaymentContext,
  reservationId: number,
  reported: ProviderDispute,
): Promise<void> {
  const payment = (await listPayments(tx, reservationId)).find(({ id }) => id === reported.paymentId);
  if (!payment) return;
  const known = await findDispute(tx, reported.id);
  if (known && !isNewer({ status: reported.status, told_at: reported.reportedAt }, known)) return;
  const now = clock();
  const { id, status } = reported;
  await writeDispute(tx, {
    id,
    payment_id: payment.id,
    reservation_id: reservationId,
    amount_paise: reported.amount,
    deducted_paise: reported.deducted,
    reason: reported.reason,
    respond_by: reported.respondBy,
    status,
    told_at: reported.reportedAt,
    created_at: now,
  });
  if (status === 'lost') await countAsRefunded(tx, reservationId, reported, now);
  if (known && !hasEnded(status)) return;
  const kind = hasEnded(status) ? 'dispute_ended' : 'dispute_opened';
  await enqueueMail(tx, config.hostEmail, { kind, data: { dispute_id: id } }, now);
}

/**
 * Saves what the bank took as a processed refund, so that captured = paid + refunded and a later cancellation can't
 * refund it twice. Nothing is asked of the provider.
 */
async function countAsRefunded(
  tx: Tx,
  reservationId: number,
  { id, paymentId, deducted }: ProviderDispute,
  now: Date,
): Promise<void> {
  const payment = (await listPayments(tx, reservationId)).find((one) => one.id === paymentId);
  if (payment?.state !== 'captured') return;
  const left = payment.amount_paise - refundedOf(paymentId, await listRefunds(tx, reservationId));
  const amount = Math.min(deducted, left);
  if (amount <= 0) return;
  await insertRefund(tx, {
    payment_id: paymentId,
    reservation_id: reservationId,
    amount_paise: amount,
    reason: 'disputed',
    idempotency_key: `dispute-${id}`,
    state: 'processed',
    next_attempt_at: now,
    created_at: now,
  });
  const reservation = await findReservation(tx, reservationId);
  if (reservation) await updatePaymentTotals(tx, reservation);
}

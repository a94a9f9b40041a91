import type { KnownPayment, RefundReason } from '#domain/money/payment.ts';
import { byHandPart, enqueueMail, type RefundCause } from '#server/mail/queries.ts';
import type { ProviderPayment } from '#server/payments/provider.ts';
import {
  insertRefund,
  listRefunds,
  markRefundsProcessed,
  refundedOf,
  refundedOnline,
} from '#server/payments/queries.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { createBookingLink } from '#server/reservations/link-queries.ts';
import type { ReservationRow } from '#server/reservations/schema.ts';

/** Saves the full refund of a payment, once, and mails the guest. A background job sends it to the provider. */
export async function refundPayment(
  tx: Tx,
  reservation: ReservationRow,
  payment: KnownPayment,
  reason: RefundReason,
  now: Date,
): Promise<void> {
  const byHand = await insertRefund(tx, {
    payment_id: payment.id,
    reservation_id: reservation.id,
    amount_paise: payment.amount,
    reason,
    idempotency_key: `refund-${payment.id}`,
    state: 'due',
    next_attempt_at: now,
    created_at: now,
  });
  await mailGuest(tx, reservation, { paise: payment.amount, byHand, reason }, now);
}

/** Writes the mail about a refund. A released reservation is hidden, so its mail has no link. */
async function mailGuest(
  tx: Tx,
  reservation: ReservationRow,
  { paise, byHand, reason }: { paise: number; byHand: number; reason: RefundCause },
  now: Date,
): Promise<void> {
  const link = reservation.released_at ? {} : { token: await createBookingLink(tx, reservation.id, now) };
  const money = { amount_paise: paise, ...byHandPart(byHand) };
  const data = { reservation_id: reservation.id, ...money, reason, ...link };
  await enqueueMail(tx, reservation.guest_email, { kind: 'payment_refunded', data }, now);
}

/** Saves what was refunded offline, by the host at the provider. */
export async function applyOfflineRefund(
  tx: Tx,
  reservation: ReservationRow,
  payment: ProviderPayment,
  now: Date,
): Promise<void> {
  const refunded = refundedByProvider(payment);
  if (refunded === 0) return;
  const refunds = await listRefunds(tx, reservation.id);
  const ours = refundedOnline(payment.id, refunds);
  if (refunded >= ours) await markRefundsProcessed(tx, payment.id);
  const left = payment.amount - refundedOf(payment.id, refunds);
  const more = Math.min(refunded - ours, left);
  if (more > 0) await insertOfflineRefund(tx, reservation, payment, more, now);
}

/** Saves that this much of a payment was refunded at the provider, and mails the guest. */
export async function insertOfflineRefund(
  tx: Tx,
  reservation: ReservationRow,
  payment: ProviderPayment,
  paise: number,
  now: Date,
): Promise<void> {
  await insertRefund(tx, {
    payment_id: payment.id,
    reservation_id: reservation.id,
    amount_paise: paise,
    reason: 'outside',
    idempotency_key: `outside-${payment.id}-${refundedByProvider(payment)}`,
    state: 'processed',
    next_attempt_at: now,
    created_at: now,
  });
  await mailGuest(tx, reservation, { paise, byHand: 0, reason: 'outside' }, now);
}

export function refundedByProvider({ state, amount, amountRefunded }: ProviderPayment): number {
  return state === 'refunded' ? amount : amountRefunded;
}

import { hasBegun, refundPaise } from '#domain/cancellation.ts';
import { formatRupees } from '#domain/money.ts';
import { refundChanged } from '#messages/api.ts';
import { enqueueMail } from '#server/mail/queries.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { type Refusal, refuse } from '#server/platform/http/refusal.ts';
import { endChangeHold } from '#server/reservations/hold-queries.ts';
import { createBookingLink } from '#server/reservations/link-queries.ts';
import { lockReservation, updateReservation } from '#server/reservations/queries.ts';
import type { ReservationRow } from '#server/reservations/schema.ts';
import { promisedTerms, refundablePaise } from '#server/reservations/terms-queries.ts';
import { freeNights } from '#server/rooms/night-queries.ts';
import type { PaymentContext } from './context.ts';
import { insertCreditNote } from './credit-note-queries.ts';
import { updatePaymentTotals } from './payment-totals.ts';
import { insertRefund, listPayments, listRefunds, refundedOf } from './queries.ts';

const PAISE = 100;

/**
 * Cancels a booking for its guest in one transaction: refund, free nights, credit note and mails. A second call
 * changes nothing. `shown` is the refund in rupees that the guest saw.
 */
export async function cancelBooking(
  tx: Tx,
  context: Pick<PaymentContext, 'clock' | 'config'>,
  id: number,
  shown: number | undefined,
): Promise<'cancelled' | Refusal> {
  const now = context.clock();
  const reservation = await lockReservation(tx, id);
  if (!reservation || reservation.released_at) return refuse('not_found');
  if (reservation.status === 'cancelled') return 'cancelled';
  if (reservation.status !== 'confirmed') return refuse('not_booked');
  const terms = await promisedTerms(tx, reservation);
  if (hasBegun(terms, reservation.check_in, now)) return refuse('stay_begun');
  const refund = refundPaise(terms, reservation.check_in, now, refundablePaise(reservation));
  if (shown !== undefined && shown !== Math.floor(refund / PAISE)) {
    const expected = { refund: Math.floor(refund / PAISE) };
    return refuse('refund_changed', { expected }, refundChanged(formatRupees(expected.refund)));
  }
  await refundShare(tx, reservation, refund, now);
  await endChangeHold(tx, id, { now, isPaid: false });
  await freeNights(tx, 'reservation_id', id);
  // The cancellation fee is paid; nothing is due any more.
  const payment_status = refund === reservation.paid_paise ? 'refunded' : 'paid';
  await updateReservation(tx, id, { status: 'cancelled', payment_status, cancelled_at: now });
  await updatePaymentTotals(tx, { id, status: 'cancelled' });
  await mailCancellation(
    tx,
    reservation,
    { amount_paise: refund },
    { now, hostEmail: context.config.hostEmail },
  );
  if (refund > 0) await insertCreditNote(tx, id, refund, now);
  return 'cancelled';
}

/** Cancels a booking whose payment the host refunded at the provider; its other payments are refunded, too. */
export async function cancelRefunded(
  tx: Tx,
  reservation: ReservationRow,
  context: { now: Date; hostEmail: string },
): Promise<void> {
  const refund = reservation.paid_paise + reservation.refunded_offline_paise;
  await endChangeHold(tx, reservation.id, { now: context.now, isPaid: false });
  await freeNights(tx, 'reservation_id', reservation.id);
  await updateReservation(tx, reservation.id, {
    status: 'cancelled',
    payment_status: 'refunded',
    cancelled_at: context.now,
  });
  await mailCancellation(tx, reservation, { amount_paise: refund, by_host: true }, context);
  await insertCreditNote(tx, reservation.id, refund, context.now);
}

/** Spreads the refund over the payments applied to the booking; a background job sends it to the provider. */
async function refundShare(tx: Tx, { id }: ReservationRow, refund: number, now: Date): Promise<void> {
  const refunds = await listRefunds(tx, id);
  let left = refund;
  for (const payment of await listPayments(tx, id)) {
    if (!payment.applied) continue;
    const amount = Math.min(left, payment.amount_paise - refundedOf(payment.id, refunds));
    left -= amount;
    if (amount <= 0) continue;
    await insertRefund(tx, {
      payment_id: payment.id,
      reservation_id: id,
      amount_paise: amount,
      reason: 'guest_cancelled',
      idempotency_key: `cancel-${payment.id}`,
      state: 'due',
      next_attempt_at: now,
      created_at: now,
    });
  }
}

async function mailCancellation(
  tx: Tx,
  { id, guest_email }: ReservationRow,
  refund: { amount_paise: number; by_host?: true },
  { now, hostEmail }: { now: Date; hostEmail: string },
): Promise<void> {
  const data = { reservation_id: id, ...refund };
  const token = await createBookingLink(tx, id, now);
  await enqueueMail(tx, guest_email, { kind: 'booking_cancelled', data: { ...data, token } }, now);
  await enqueueMail(tx, hostEmail, { kind: 'cancellation_notice', data }, now);
}

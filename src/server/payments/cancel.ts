import { refundPaise, refundPercent } from '#domain/booking/cancellation.ts';
import { endOfStay, guestActs } from '#domain/booking/guest-acts.ts';
import { floorRupees, formatRupees } from '#domain/money/money.ts';
import { say } from '#server/language/say.ts';
import { byHandPart, enqueueMail } from '#server/mail/queries.ts';
import { issuePapers } from '#server/papers/issue.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import { Refusal, refuse } from '#server/platform/http/refusal.ts';
import { refuseOfChannel } from '#server/reservations/channel-booking.ts';
import { endChangeHold } from '#server/reservations/holds/hold-queries.ts';
import { createBookingLink } from '#server/reservations/link-queries.ts';
import { lockReservation, updateReservation } from '#server/reservations/queries.ts';
import type { ReservationRow } from '#server/reservations/schema.ts';
import { promisedTerms, refundablePaise } from '#server/reservations/terms-queries.ts';
import { freeNights } from '#server/rooms/night-queries.ts';
import type { PaymentContext } from './context.ts';
import { updatePaymentTotals } from './payment-totals.ts';
import { insertRefund, listPayments, listRefunds, onlineFirst, refundedOf } from './queries.ts';

/**
 * Cancels a booking for its guest in one transaction: refund, free nights, papers and mails. A second call
 * changes nothing. `shown` is the refund in rupees that the guest saw.
 */
export async function cancelBooking(
  tx: Tx,
  context: Pick<PaymentContext, 'clock' | 'config' | 'host'>,
  id: number,
  shown: number | undefined,
): Promise<'cancelled' | Refusal> {
  const now = context.clock();
  const reservation = await lockReservation(tx, id);
  if (!reservation || reservation.released_at) return refuse('not_found');
  const act = await guestCancellation(tx, reservation, now);
  if (act instanceof Refusal) {
    const isDone = act.code === 'not_booked' && reservation.status === 'cancelled';
    return isDone ? 'cancelled' : act;
  }
  // Guests who don't come are told that nothing is refunded.
  if (act.isNoShow && shown !== 0) return refuse('stay_begun');
  const { refund } = act;
  if (shown !== undefined && shown !== floorRupees(refund)) {
    const expected = { refund: floorRupees(refund) };
    return refuse('refund_changed', { expected }, say().siteApi.refundChanged(formatRupees(expected.refund)));
  }
  const byHand = await endBooking(tx, reservation, { refund, by: 'guest' }, now);
  await mailCancellation(
    tx,
    reservation,
    { amount_paise: refund, ...byHandPart(byHand) },
    { now, hostEmail: context.config.hostEmail },
  );
  await issuePapers(tx, id, { now, host: context.host });
  return 'cancelled';
}

/**
 * Returns what a guest's cancellation of a booking refunds now, in paise and as a percentage, or why there is none.
 * `isNoShow`: check-in time has passed, so the guest can only say that nobody will come.
 */
export async function guestCancellation(
  db: Database | Tx,
  reservation: ReservationRow,
  now: Date,
): Promise<{ refund: number; percent: number; isNoShow: boolean } | Refusal> {
  const ofChannel = refuseOfChannel(reservation);
  if (ofChannel) return ofChannel;
  if (reservation.status !== 'confirmed') return refuse('not_booked');
  const terms = await promisedTerms(db, reservation);
  const { check_in: checkIn, checked_in_at } = reservation;
  const ended = endOfStay(reservation, now);
  const stay = { checkIn, hasArrived: checked_in_at !== null, ended, changeUntil: undefined };
  const can = guestActs(terms, stay, now);
  if (!can.canCancel)
    return can.canSayNotComing ? { refund: 0, percent: 0, isNoShow: true } : refuse('stay_begun');
  const refund = refundPaise(terms, checkIn, now, refundablePaise(reservation));
  return { refund, percent: refundPercent(terms, checkIn, now), isNoShow: false };
}

/**
 * Cancels a booking, or refunds one that its guest has cancelled: saves the refund and frees the nights. The reservation must be locked; papers and mails are left to the caller. Returns the paise that the host pays back by hand.
 */
export async function endBooking(
  tx: Tx,
  row: ReservationRow,
  { refund, by }: { refund: number; by: 'guest' | 'host' },
  now: Date,
): Promise<number> {
  const byHand = await refundShare(tx, row, refund, now);
  await endChangeHold(tx, row.id, { now, isPaid: false });
  await freeNights(tx, 'reservation_id', row.id);
  // The cancellation fee is paid; nothing is due any more.
  const kept = refund === row.paid_paise ? 'refunded' : 'paid';
  const payment_status = row.paid_paise === 0 ? 'unpaid' : kept;
  await updateReservation(tx, row.id, {
    status: 'cancelled',
    payment_status,
    cancelled_at: row.cancelled_at ?? now,
    cancelled_by: row.cancelled_by ?? by,
  });
  await updatePaymentTotals(tx, { id: row.id, status: 'cancelled' });
  return byHand;
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
    cancelled_by: 'host',
  });
  await mailCancellation(tx, reservation, { amount_paise: refund, by_host: true }, context);
}

/** Spreads the refund over the payments applied to the booking; a background job sends it to the provider. */
async function refundShare(tx: Tx, { id }: ReservationRow, refund: number, now: Date): Promise<number> {
  const refunds = await listRefunds(tx, id);
  let left = refund;
  let byHand = 0;
  for (const payment of onlineFirst(await listPayments(tx, id))) {
    if (!payment.applied) continue;
    const amount = Math.min(left, payment.amount_paise - refundedOf(payment.id, refunds));
    left -= amount;
    if (amount <= 0) continue;
    byHand += await insertRefund(tx, {
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
  return byHand;
}

/** A host who cancels needs no mail about it. */
export async function mailCancellation(
  tx: Tx,
  { id, guest_email }: ReservationRow,
  {
    message,
    ...refund
  }: {
    amount_paise: number;
    by_hand_paise?: number;
    by_host?: true | 'here';
    message?: string;
  },
  { now, hostEmail }: { now: Date; hostEmail?: string },
): Promise<void> {
  const data = { reservation_id: id, ...refund };
  const ofGuest = { ...data, ...(message && { message }) };
  const token = await createBookingLink(tx, id, now);
  await enqueueMail(tx, guest_email, { kind: 'booking_cancelled', data: { ...ofGuest, token } }, now);
  if (hostEmail !== undefined) await enqueueMail(tx, hostEmail, { kind: 'cancellation_notice', data }, now);
}

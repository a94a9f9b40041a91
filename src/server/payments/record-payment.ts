import { paymentStatusOf } from '#domain/booking/reservation.ts';
import { balancePaise } from '#domain/money/balance.ts';
import { ceilRupees, toPaise } from '#domain/money/money.ts';
import { say } from '#server/language/say.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { type Refusal, refuse } from '#server/platform/http/refusal.ts';
import { refuseOfChannel } from '#server/reservations/channel-booking.ts';
import { findReservation, updateReservation } from '#server/reservations/queries.ts';
import type { ReservationRow } from '#server/reservations/schema.ts';
import { confirmUnpaid } from './confirm-unpaid.ts';
import { findPaymentOf, insertOfflinePayment, markVoided, type StoredPayment } from './offline-queries.ts';
import { updatePaymentTotals } from './payment-totals.ts';
import { listRefunds, refundedOf } from './queries.ts';

/** Money received at the homestay, in whole rupees. */
interface ReceivedMoney {
  /** A repeated request has the same id. */
  id: string;
  amount: number;
  method: Exclude<StoredPayment['method'], 'online'>;
  note: string | null;
}

interface Recorded {
  payment: StoredPayment;
  /** True if the booking was held and this payment has confirmed it, so that it needs an invoice number. */
  isConfirmed: boolean;
  isRepeated: boolean;
}

/**
 * Records money that a host received, up to the balance; it confirms a held booking. A request that is paid to the host
 * is confirmed as if it were paid online, with what was due now. What the guest says to have paid ends with it. The
 * reservation must be locked.
 */
export async function recordReceived(
  tx: Tx,
  row: ReservationRow,
  { id, amount, method, note }: ReceivedMoney,
  { now, hostEmail }: { now: Date; hostEmail: string },
): Promise<Recorded | Refusal> {
  const ofChannel = refuseOfChannel(row);
  if (ofChannel) return ofChannel;
  const earlier = await findPaymentOf(tx, row.id, id);
  if (earlier) {
    const isSame = earlier.method === method && earlier.note === note && rupees(earlier) === amount;
    return isSame && !earlier.voided_at
      ? { payment: earlier, isConfirmed: false, isRepeated: true }
      : refuse('idempotency_conflict');
  }
  if (row.status === 'cancelled') return refuse('wrong_state');
  const balance = balancePaise(row);
  // A balance with paise is shown rounded up.
  if (amount > ceilRupees(balance)) return refuse('over_balance');
  const isConfirmed = row.status === 'held';
  const isPaid = row.awaits_host && row.pays_at_property && amount >= row.due_now;
  const paidTo = isPaid ? hostEmail : undefined;
  const refusal = isConfirmed ? await confirmUnpaid(tx, row, { now, paidTo }) : undefined;
  if (refusal) return refusal;
  const paise = Math.min(toPaise(amount), balance);
  const payment = await insertOfflinePayment(tx, { id, reservationId: row.id, paise, method, note, now });
  await updateReservation(tx, row.id, { paid_reference: null });
  await updateMoney(tx, row.id);
  return { payment, isConfirmed, isRepeated: false };
}

const rupees = ({ amount_paise }: StoredPayment) => ceilRupees(amount_paise);

/** Voids a payment that a host has recorded; a second call changes nothing. The reservation must be locked. */
export async function voidReceived(
  tx: Tx,
  row: ReservationRow,
  { id, reason }: { id: string; reason: string },
  now: Date,
): Promise<StoredPayment | Refusal> {
  const payment = await findPaymentOf(tx, row.id, id);
  if (!payment) return refuse('not_found');
  if (payment.method === 'online' || payment.voided_at) return refuse('not_voidable');
  if (refundedOf(id, await listRefunds(tx, row.id)) > 0)
    return refuse('not_voidable', {}, say().hostBooking.REFUNDED_ALREADY);
  const voided = await markVoided(tx, id, reason, now);
  await updateMoney(tx, row.id);
  return voided;
}

/** Brings the sums of a booking up to date, and whether it is paid. */
async function updateMoney(tx: Tx, id: number): Promise<void> {
  const before = await findReservation(tx, id);
  if (!before) throw new Error(`There is no reservation ${id}`);
  await updatePaymentTotals(tx, before);
  const row = await findReservation(tx, id);
  if (row?.status !== 'confirmed') return;
  await updateReservation(tx, id, { payment_status: paymentStatusOf(balancePaise(row)) });
}

import { toPaise } from '#domain/money.ts';
import { statusAt } from '#domain/reservation.ts';
import { type Refusal, refuse } from '../http/refusal.ts';
import { PaymentRefused, PaymentUnavailable } from '../providers/payments.ts';
import { findOrderOf, insertOrder } from '../storage/payments.ts';
import type { PaymentOrderRow } from '../storage/payments-schema.ts';
import { lockReservation } from '../storage/reservations.ts';
import type { ReservationRow } from '../storage/schema.ts';
import { inTransaction } from '../storage/transaction.ts';
import { isBooked } from './checkout.ts';
import { later, type PaymentDesk } from './desk.ts';
import { FIRST_CHECK_MILLISECONDS } from './reconcile.ts';

const CURRENCY = 'INR';

/**
 * The order of a reservation: the open one, else a new one. The amount is ours; `amount` (paise) is only compared.
 * An order is shown to the guest after it is written down, so one whose writing failed is never paid.
 */
export async function openOrder(
  desk: PaymentDesk,
  reservation: ReservationRow,
  amount: number | undefined,
): Promise<PaymentOrderRow | Refusal> {
  const { id, due_now: due, total } = reservation;
  if (amount !== undefined && amount !== toPaise(due)) {
    return refuse('price_changed', { expected: { total_price: total, advance_amount: due } });
  }
  const refusal = refuseToPay(reservation, desk.clock());
  if (refusal) return refusal;
  const open = await findOrderOf(desk.db, id);
  if (open) return open;
  const made = await askForOrder(desk, reservation);
  if (!made) return refuse('payment_unavailable');
  return inTransaction(desk.db, async (tx) => {
    const now = desk.clock();
    const current = await lockReservation(tx, id);
    if (!current || current.released_at) return refuse('not_found');
    const other = await findOrderOf(tx, id);
    if (other) return other;
    const order = {
      id: made.id,
      reservation_id: id,
      amount_paise: toPaise(due),
      currency: CURRENCY,
      settled: false,
      part: 'booking' as const,
      created_at: now,
      next_check_at: later(now, FIRST_CHECK_MILLISECONDS),
    };
    const late = refuseToPay(current, now);
    if (late) return late;
    await insertOrder(tx, order);
    return order;
  });
}

function refuseToPay(reservation: ReservationRow, now: Date): Refusal | undefined {
  const status = statusAt(reservation, now);
  if (status === 'Expired' || status === 'Cancelled') return refuse('hold_expired');
  return isBooked(reservation.status) ? refuse('already_paid') : undefined;
}

async function askForOrder(desk: PaymentDesk, reservation: ReservationRow) {
  const { id, payment_method, due_now } = reservation;
  try {
    return await desk.payments.createOrder({
      amount: toPaise(due_now),
      currency: CURRENCY,
      receipt: `SH${id}`,
      notes: { payment_type: payment_method, reservation_id: String(id) },
    });
  } catch (error) {
    if (!(error instanceof PaymentUnavailable || error instanceof PaymentRefused)) throw error;
    desk.log.error({ reservation: id, reason: error.message }, 'order not created');
    return undefined;
  }
}

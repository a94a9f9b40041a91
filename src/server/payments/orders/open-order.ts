import { statusAt } from '#domain/booking/reservation.ts';
import { todayInIndia } from '#domain/dates/calendar.ts';
import { MINUTE } from '#domain/dates/duration.ts';
import { balanceDuePaise } from '#domain/money/balance.ts';
import { ceilRupees, toPaise } from '#domain/money/money.ts';
import { say } from '#server/language/say.ts';
import { addMilliseconds, type PaymentContext } from '#server/payments/context.ts';
import { PaymentRefused, PaymentUnavailable } from '#server/payments/provider.ts';
import { findReusableOrder, insertOrder, type OrderRequest, reopenOrder } from '#server/payments/queries.ts';
import type { PaymentOrderRow, PaymentPurpose } from '#server/payments/schema.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { type Refusal, refuse } from '#server/platform/http/refusal.ts';
import { refuseOfChannel } from '#server/reservations/channel-booking.ts';
import { refuseUsedUp } from '#server/reservations/codes/keep-use.ts';
import { findCheckoutHold, renewHold } from '#server/reservations/holds/hold-queries.ts';
import { lockReservation } from '#server/reservations/queries.ts';
import type { ReservationRow } from '#server/reservations/schema.ts';
import { lockHold } from '#server/rooms/night-queries.ts';
import { FIRST_CHECK_MILLISECONDS } from './reconcile.ts';

const CURRENCY = 'INR';
const MINUTES_TO_PAY = 5;

/**
 * Returns the order for a booking or its balance: the open one, else a new one. The server computes the amount;
 * `amount` (paise) is only compared. An order is saved before the guest sees it, so one that wasn't saved is never
 * paid.
 */
export async function openOrder(
  context: PaymentContext,
  reservation: ReservationRow,
  { purpose, amount }: { purpose: Exclude<PaymentPurpose, 'change'>; amount: number | undefined },
): Promise<PaymentOrderRow | Refusal> {
  const { id } = reservation;
  const now = context.clock();
  const requested = { purpose, due: dueOf(reservation, purpose, now) };
  const refusal = refuseToPay(reservation, requested, amount, now);
  if (refusal) return refusal;
  const open = await findReusableOrder(context.db, id, requested);
  if (open) return reuseOrder(context, open);
  const made = await createOrderAtProvider(context, reservation, requested);
  if (!made) return refuse('payment_unavailable');
  return inTransaction(context.db, async (tx) => {
    const now = context.clock();
    const current = await lockReservation(tx, id);
    if (!current || current.released_at) return refuse('not_found');
    const other = await findReusableOrder(tx, id, requested);
    if (other) return other;
    const late = refuseToPay(current, { purpose, due: dueOf(current, purpose, now) }, requested.due, now);
    if (late) return late;
    if (purpose === 'booking') await extendForPayment(tx, current, context);
    return writeOrder(tx, id, made.id, requested, now);
  });
}

/** Extends a hold that is about to end by the time that paying takes; one that was made short on purpose stays as it is. */
async function extendForPayment(
  tx: Tx,
  row: ReservationRow,
  { clock, config }: PaymentContext,
): Promise<void> {
  const now = clock();
  const until = addMilliseconds(now, Math.min(MINUTES_TO_PAY, config.holdMinutes) * MINUTE);
  const hold = await findCheckoutHold(tx, row.id);
  const isShort = hold && hold.ends_at < addMilliseconds(hold.created_at, config.holdMinutes * MINUTE);
  if (!hold || isShort || hold.ends_at >= until) return;
  if ((await lockHold(tx, hold, row, now)) !== 'held' || (await refuseUsedUp(tx, row, now))) return;
  await renewHold(tx, hold, until);
}

/** Restarts the schedule of an order whose payment window is opened again, so that it is synced as if it were new. */
async function reuseOrder({ db, clock }: PaymentContext, order: PaymentOrderRow): Promise<PaymentOrderRow> {
  const now = clock();
  const next = addMilliseconds(now, FIRST_CHECK_MILLISECONDS);
  await reopenOrder(
    db,
    order.id,
    now,
    order.settled || order.next_check_at > next ? next : order.next_check_at,
  );
  return order;
}

/** Saves an order that the provider has made; only then does the guest see it. */
export async function writeOrder(
  tx: Tx,
  reservationId: number,
  id: string,
  { purpose, due, quoteId }: OrderRequest,
  now: Date,
): Promise<PaymentOrderRow> {
  const order = {
    id,
    reservation_id: reservationId,
    amount_paise: due,
    currency: CURRENCY,
    settled: false,
    purpose,
    quote_id: quoteId ?? null,
    created_at: now,
    reopened_at: null,
    next_check_at: addMilliseconds(now, FIRST_CHECK_MILLISECONDS),
  };
  await insertOrder(tx, order);
  return order;
}

function dueOf(reservation: ReservationRow, purpose: PaymentPurpose, now: Date): number {
  return purpose === 'balance'
    ? balanceDuePaise(reservation, todayInIndia(now))
    : toPaise(reservation.due_now);
}

function refuseToPay(
  reservation: ReservationRow,
  { purpose, due }: OrderRequest,
  amount: number | undefined,
  now: Date,
): Refusal | undefined {
  const ofChannel = refuseOfChannel(reservation);
  if (ofChannel) return ofChannel;
  const { total } = reservation;
  // A page shows whole rupees: a balance with paise is rounded up there.
  const isOther = amount !== undefined && amount !== due && amount !== toPaise(ceilRupees(due));
  const expected = { total_price: total, advance_amount: ceilRupees(due) };
  const other = isOther ? refuse('price_changed', { expected }) : undefined;
  const status = statusAt(reservation, now);
  if (purpose === 'balance') return refuseBalance(reservation, due) ?? other;
  if (other) return other;
  if (status === 'expired' || status === 'cancelled') return refuse('hold_expired');
  if (reservation.status === 'held' && reservation.awaits_host) return refuse('awaits_host');
  return reservation.status === 'confirmed' ? refuse('already_paid') : undefined;
}

/**
 * Refuses an order if nothing can be paid: a balance is due only for a confirmed booking, until its guests have left.
 */
function refuseBalance({ status, payment_status }: ReservationRow, due: number): Refusal | undefined {
  if (due > 0) return undefined;
  if (status !== 'confirmed') return refuse('not_booked', {}, say().siteApi.NOT_BOOKED_YET);
  return payment_status === 'partly_paid'
    ? refuse('not_booked', {}, say().siteApi.STAY_OVER)
    : refuse('already_paid');
}

/** Lets the provider make an order; undefined if the provider is unavailable. */
export async function createOrderAtProvider(
  context: PaymentContext,
  { id, payment_method }: ReservationRow,
  { purpose, due }: OrderRequest,
) {
  try {
    return await context.payments.createOrder({
      amount: due,
      currency: CURRENCY,
      receipt: `SH${id}`,
      notes: { payment_type: purpose === 'booking' ? payment_method : purpose, reservation_id: String(id) },
    });
  } catch (error) {
    if (!(error instanceof PaymentUnavailable || error instanceof PaymentRefused)) throw error;
    context.log.error({ reservation: id, reason: error.message }, 'order not created');
    return undefined;
  }
}

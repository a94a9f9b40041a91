import { todayInIndia } from '#domain/dates/calendar.ts';
import { HOUR } from '#domain/dates/duration.ts';
import { balanceDuePaise } from '#domain/money/balance.ts';
import { toPaise } from '#domain/money/money.ts';
import { type Action, type Bill, type KnownPayment, type RoomsState, settle } from '#domain/money/payment.ts';
import { splitPayment } from '#domain/money/totals.ts';
import { enqueueMail } from '#server/mail/queries.ts';
import { issuePapers } from '#server/papers/issue.ts';
import { applyOfflineRefund, refundPayment } from '#server/payments/refunds/refund.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { refuseUsedUp } from '#server/reservations/codes/keep-use.ts';
import {
  findCheckoutHold,
  releaseHold,
  renewHold,
  sellHold,
} from '#server/reservations/holds/hold-queries.ts';
import { lockReservation, updateReservation } from '#server/reservations/queries.ts';
import type { HoldRow, ReservationRow } from '#server/reservations/schema.ts';
import { lockHold } from '#server/rooms/night-queries.ts';
import { cancelRefunded } from './cancel.ts';
import { type ChangesPaidFor, changesPaidFor } from './changes-paid-for.ts';
import { completeBooking, confirmBooking } from './confirm.ts';
import { addMilliseconds, type PaymentContext } from './context.ts';
import { modifyStay } from './modify.ts';
import { paidPaise, refundedOfflinePaise, updatePaymentTotals } from './payment-totals.ts';
import type { ProviderPayment } from './provider.ts';
import {
  listPayments,
  listRefunds,
  markApplied,
  type PaymentRow,
  type RefundRow,
  refundedOf,
  savePayment,
} from './queries.ts';

/** Milliseconds by which a pending payment extends its hold, each time the provider is unavailable. */
const EXTENSION_MILLISECONDS = HOUR;
const CURRENCY = 'INR';

export interface Settled {
  /** The authorized payments to capture. These are calls to the provider, so they follow after the transaction. */
  captures: KnownPayment[];
  refunds: boolean;
}

/**
 * Applies reported payments, whatever their source: locks the reservation, adds the reports to what is known and does
 * what follows, in one transaction. Repeating it changes nothing.
 */
export async function settleReservation(
  tx: Tx,
  context: PaymentContext,
  reservationId: number,
  reported: readonly ProviderPayment[],
): Promise<Settled> {
  const now = context.clock();
  const reservation = await lockReservation(tx, reservationId);
  if (!reservation) return { captures: [], refunds: false };
  for (const payment of reported) {
    await savePayment(tx, reservationId, payment, now);
    await applyOfflineRefund(tx, reservation, payment, now);
  }
  const payments = await listPayments(tx, reservationId);
  const refunds = await listRefunds(tx, reservationId);
  const known = payments.map((payment) => knownPayment(payment, refunds));
  const hasMoney = payments.some(({ state }) => state !== 'failed');
  // The nights of the hold and of the changes are locked together, before they are read.
  const chosen = wayPaid(reservation, payments);
  if (chosen) await updateReservation(tx, reservation.id, chosen);
  const current = {
    ...reservation,
    ...chosen,
    paid_paise: paidPaise(payments, refunds),
    refunded_offline_paise: refundedOfflinePaise(payments, refunds),
  };
  const { changes, plans } = await changesPaidFor(tx, current, payments, now);
  const hold = await findCheckoutHold(tx, reservationId);
  const rooms = hold && hasMoney ? await lockRooms(tx, hold, reservation, now) : 'held';
  const bill = billOf(current, payments, changes, now);
  const refunding = new Set(
    payments.filter((payment) => isSpent(payment, bill, refunds)).map(({ id }) => id),
  );

  const actions = settle({ bill, payments: known, rooms, refunding });
  const settlement = { tx, context, reservation: current, hold, known, plans, now };
  for (const action of actions) await perform(action, settlement);
  await updatePaymentTotals(tx, reservation);
  await issuePapers(tx, reservation.id, { now, host: context.host });
  return {
    captures: actions
      .filter((action) => action.do === 'capture')
      .flatMap((action) => known.filter(({ id }) => id === action.payment)),
    refunds: actions.some((action) => action.do === 'refund'),
  };
}

/** Rooms at a price that was sold to others meanwhile, because its code is used up, are as good as taken. */
async function lockRooms(tx: Tx, hold: HoldRow, row: ReservationRow, now: Date): Promise<RoomsState> {
  const rooms = await lockHold(tx, hold, row, now);
  if (row.status !== 'held' || rooms === 'taken') return rooms;
  return (await refuseUsedUp(tx, row, now)) ? 'taken' : rooms;
}

type WayToPay = Pick<ReservationRow, 'payment_method' | 'due_now'>;

/**
 * Returns how a guest has paid who chose otherwise after opening an order, such as on a telephone that still showed the
 * other amount: the money books the rooms all the same. Undefined where the choice is the paid one.
 */
function wayPaid(
  { status, total, due_now }: ReservationRow,
  payments: readonly PaymentRow[],
): WayToPay | undefined {
  if (status !== 'held') return undefined;
  const paid = payments.filter(
    ({ purpose, state, amount_paise, ordered_paise }) =>
      purpose === 'booking' && state === 'captured' && amount_paise === ordered_paise,
  );
  if (paid.some(({ amount_paise }) => amount_paise === toPaise(due_now))) return undefined;
  const ways = (['full', 'advance'] as const).map((payment_method) => ({
    payment_method,
    due_now: splitPayment(total, payment_method).now,
  }));
  return ways.find(({ due_now: due }) => paid.some(({ amount_paise }) => amount_paise === toPaise(due)));
}

interface Settlement {
  tx: Tx;
  context: PaymentContext;
  reservation: ReservationRow;
  /** Set only while the reservation is unpaid. */
  hold: HoldRow | undefined;
  known: KnownPayment[];
  plans: ChangesPaidFor['plans'];
  now: Date;
}

async function perform(action: Action, settlement: Settlement): Promise<void> {
  const { tx, context, reservation, hold, known, now } = settlement;
  switch (action.do) {
    case 'capture':
      return;
    case 'modify':
      return modify(action, settlement);
    case 'book':
      if (!hold) throw new Error(`Reservation ${reservation.id} has no hold to book`);
      await sellHold(tx, hold, reservation.id);
      return confirmBooking(tx, reservation, action.payment, { now, hostEmail: context.config.hostEmail });
    case 'complete':
      return completeBooking(tx, reservation, action.payment, { now, hostEmail: context.config.hostEmail });
    case 'refund': {
      const payment = known.find(({ id }) => id === action.payment);
      if (!payment) return;
      await refundPayment(tx, reservation, payment, action.reason, now);
      if (action.reason === 'wrong_amount') await tellHost(settlement, payment);
      return;
    }
    case 'cancel':
      if (reservation.status === 'confirmed')
        return cancelRefunded(tx, reservation, { now, hostEmail: context.config.hostEmail });
      if (hold) await releaseHold(tx, hold.id, now);
      await updateReservation(tx, reservation.id, { status: 'cancelled', payment_status: 'refunded' });
      return;
    case 'renew_hold':
      if (hold) await renewHold(tx, hold, addMilliseconds(now, EXTENSION_MILLISECONDS));
  }
}

/** The host may have another account setting at the provider than these orders need. */
async function tellHost({ tx, context, reservation, now }: Settlement, payment: KnownPayment): Promise<void> {
  const { amount: paid_paise, currency } = payment;
  const due_paise = toPaise(reservation.due_now);
  const data = { reservation_id: reservation.id, paid_paise, currency, due_paise };
  await enqueueMail(tx, context.config.hostEmail, { kind: 'payment_differs', data }, now);
}

async function modify(
  action: Extract<Action, { do: 'modify' }>,
  { tx, context, reservation, known, plans, now }: Settlement,
): Promise<void> {
  const plan = plans.get(action.quoteId);
  const payment = known.find(({ id }) => id === action.payment);
  if (!plan || !payment) throw new Error(`Payment ${action.payment} is for a change that can't be made`);
  const { hostEmail } = context.config;
  await markApplied(tx, payment.id);
  await modifyStay(tx, reservation, plan, { now, hostEmail, paidMore: payment.amount });
}

function billOf(
  reservation: ReservationRow,
  payments: readonly PaymentRow[],
  changes: ChangesPaidFor['changes'],
  now: Date,
): Bill {
  const base = { due: toPaise(reservation.due_now), currency: CURRENCY };
  if (reservation.status === 'cancelled') return { ...base, state: { at: 'cancelled' } };
  if (reservation.status === 'held') return { ...base, state: { at: 'open' } };
  const paidBy = payments.filter(({ applied }) => applied).map(({ id }) => id);
  const balance = balanceDuePaise(reservation, todayInIndia(now));
  return { ...base, state: { at: 'booked', paidBy, balance, changes } };
}

/**
 * Refunds are subtracted, so that the rest can still be applied or refunded. A payment that was refunded in full for
 * a change leaves the booking: the guest has the changed stay.
 */
function knownPayment(payment: PaymentRow, refunds: readonly RefundRow[]): KnownPayment {
  const { id, amount_paise, currency, purpose, quote_id } = payment;
  const own = refunds.filter(({ payment_id }) => payment_id === id);
  const last = own.toSorted((one, other) => one.id - other.id).at(-1);
  const state = payment.state === 'refunded' && last?.reason === 'changed' ? 'captured' : payment.state;
  const refunded = state === 'refunded' ? 0 : refundedOf(id, own);
  const change = quote_id === null ? {} : { quoteId: quote_id };
  return { id, amount: amount_paise - refunded, currency, purpose, ...change, state };
}

/** True when nothing is left to refund: all of it is being refunded, or the rest is the fee of a cancelled booking. */
function isSpent(payment: PaymentRow, bill: Bill, refunds: readonly RefundRow[]): boolean {
  if (payment.applied && bill.state.at === 'cancelled') return true;
  return refundedOf(payment.id, refunds) >= payment.amount_paise;
}

/**
 * Decides what to do with payments, in whatever order the browser, webhooks and polls report them. Payment states only
 * move forward, and actions follow from the known state. Amounts are paise.
 */

/** The order counts: later states win. A failed payment may still be authorized for up to three days. */
const STATES = ['created', 'failed', 'authorized', 'captured', 'refunded'] as const;
export type PaymentState = (typeof STATES)[number];

/** Returns the later of two states, so that late and repeated reports never move a payment back. */
export function furthest(known: PaymentState, seen: PaymentState): PaymentState {
  return STATES.indexOf(seen) > STATES.indexOf(known) ? seen : known;
}

export interface KnownPayment {
  id: string;
  amount: number;
  currency: string;
  purpose: 'booking' | 'balance' | 'change';
  /** The quote of the change, for purpose `change`. */
  quoteId?: string;
  /** `created`: the signature is valid, but the provider could not be reached yet. */
  state: PaymentState;
}

/** A change that can be made: the amount it needs now, and the balance after it. */
export interface PayableChange {
  due: number;
  balance: number;
}

interface Booked {
  at: 'booked';
  paidBy: readonly string[];
  /** The balance that can be paid online; 0 if none. */
  balance: number;
  /** Maps quotes to changes that are made or can be made. Only the first payment for a quote counts. */
  changes?: ReadonlyMap<string, PayableChange | 'made'>;
}

/** What a reservation owes, and its state. `cancelled` is final: later payments are refunded. */
export interface Bill {
  due: number;
  currency: string;
  state: { at: 'open' } | Booked | { at: 'cancelled' };
}

/**
 * `held`: the hold has not ended. `free`: it ended and no night is taken. `passed`: free but check-in day is
 * over, or held but the stay is over.
 */
export type RoomsState = 'held' | 'free' | 'taken' | 'passed';

export type RefundReason =
  | 'rooms_taken'
  | 'stay_passed'
  | 'paid_twice'
  | 'wrong_amount'
  | 'not_due'
  | 'change_overtaken'
  /** The money came after the booking was cancelled. */
  | 'cancelled'
  /** The booking's own payment was refunded at the provider, so another payment is refunded, too. */
  | 'undone'
  | 'changed';

export type Action =
  /** Captures, then settles again: only captured payments can book or be refunded. */
  | { do: 'capture'; payment: string }
  /** `retake`: the hold has ended, so the rooms are taken again. */
  | { do: 'book'; payment: string; retake: boolean }
  /** The balance is paid, so that nothing is due. */
  | { do: 'complete'; payment: string }
  /** Changes the booking to the quoted stay. */
  | { do: 'modify'; payment: string; quoteId: string }
  | { do: 'refund'; payment: string; reason: RefundReason }
  /** The payment was refunded at the provider, so the reservation is cancelled and its rooms are freed. */
  | { do: 'cancel' }
  /** A payment may be under way, so the hold stays until the provider has been asked. */
  | { do: 'renew_hold' };

export interface Situation {
  bill: Bill;
  /** All known payments of the reservation, the oldest first. */
  payments: readonly KnownPayment[];
  rooms: RoomsState;
  /** Payments with a refund under way. */
  refunding?: ReadonlySet<string>;
}

/** Returns the actions to take now. Repeating settle after them returns none, so that captured = booked + refunded. */
export function settle({ bill, payments, rooms, refunding = new Set() }: Situation): Action[] {
  const actions: Action[] = [];
  const isExact = (payment: KnownPayment, due = bill.due) =>
    payment.amount === due && payment.currency === bill.currency;
  let state = bill.state;

  const cancel = () => {
    state = { at: 'cancelled' };
    actions.push({ do: 'cancel' });
  };
  const isRefundedBooking = ({ id, purpose, state: paid }: KnownPayment) =>
    purpose === 'booking' && paid === 'refunded' && isPaidBy(state, id);
  if (payments.some(isRefundedBooking)) cancel();

  for (const payment of payments) {
    if (payment.state === 'authorized') actions.push({ do: 'capture', payment: payment.id });
    if (payment.state !== 'captured' || isPaidBy(state, payment.id) || refunding.has(payment.id)) continue;
    if (isPaidBy(bill.state, payment.id)) {
      actions.push({ do: 'refund', payment: payment.id, reason: 'undone' });
      continue;
    }
    if (payment.purpose !== 'booking') {
      const done =
        payment.purpose === 'balance'
          ? applyBalance(state, payment, isExact)
          : applyChange(state, payment, isExact);
      state = done.state;
      actions.push(done.action);
      continue;
    }
    // Payments for a paid or cancelled booking are refunded for that reason, whatever their amount.
    const reason = state.at === 'open' && !isExact(payment) ? 'wrong_amount' : refusalOf(state, rooms);
    if (reason) {
      actions.push({ do: 'refund', payment: payment.id, reason });
      if (reason === 'rooms_taken' || reason === 'stay_passed') cancel();
    } else {
      state = { at: 'booked', paidBy: [payment.id], balance: 0 };
      actions.push({ do: 'book', payment: payment.id, retake: rooms !== 'held' });
    }
  }

  if (state.at !== 'open') return actions;
  if (payments.some((payment) => payment.state === 'refunded' && isExact(payment))) cancel();
  else if (payments.some(isPending) && (rooms === 'held' || rooms === 'free'))
    actions.push({ do: 'renew_hold' });
  return actions;
}

type State = Bill['state'];
type IsExact = (payment: KnownPayment, due: number) => boolean;

function applyBalance(
  state: State,
  payment: KnownPayment,
  isExact: IsExact,
): { action: Action; state: State } {
  const { id } = payment;
  if (state.at === 'booked' && state.balance > 0 && isExact(payment, state.balance)) {
    // The amount of a change was computed from the earlier payments.
    const paid = { ...state, paidBy: [...state.paidBy, id], balance: 0, changes: madeChanges(state) };
    return { action: { do: 'complete', payment: id }, state: paid };
  }
  const reason = state.at === 'cancelled' ? 'cancelled' : 'not_due';
  return { action: { do: 'refund', payment: id, reason }, state };
}

/** Makes one change; all other pending changes of the booking expire. */
function applyChange(
  state: State,
  payment: KnownPayment,
  isExact: IsExact,
): { action: Action; state: State } {
  const { id, quoteId = '' } = payment;
  const change = state.at === 'booked' ? state.changes?.get(quoteId) : undefined;
  if (state.at === 'booked' && change && change !== 'made' && isExact(payment, change.due)) {
    const changes = madeChanges(state).set(quoteId, 'made');
    const changed = { ...state, paidBy: [...state.paidBy, id], balance: change.balance, changes };
    return { action: { do: 'modify', payment: id, quoteId }, state: changed };
  }
  const inStay = change === 'made' ? 'paid_twice' : 'change_overtaken';
  const reason = state.at === 'cancelled' ? 'cancelled' : inStay;
  return { action: { do: 'refund', payment: id, reason }, state };
}

function madeChanges({ changes = new Map() }: Booked): Map<string, PayableChange | 'made'> {
  return new Map([...changes].filter(([, change]) => change === 'made'));
}

/** Returns why a payment of the right amount does not book; `undefined` if it does. */
function refusalOf(state: Bill['state'], rooms: RoomsState): RefundReason | undefined {
  if (state.at === 'booked') return 'paid_twice';
  if (state.at === 'cancelled') return 'cancelled';
  if (rooms === 'taken') return 'rooms_taken';
  if (rooms === 'passed') return 'stay_passed';
  return undefined;
}

function isPaidBy(state: Bill['state'], id: string): boolean {
  return state.at === 'booked' && state.paidBy.includes(id);
}

function isPending(payment: KnownPayment): boolean {
  return payment.state === 'created' || payment.state === 'authorized';
}

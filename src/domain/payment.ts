/**
 * What happens to money, whatever order the browser, the webhooks and the reconciler tell of it; a paid booking is
 * never lost. Two pure steps: payments only move forward, and what to do follows from what is known now. Amounts
 * are paise.
 */

/** In the order a payment moves through them; a payment may fail first and be authorized up to three days later. */
const STATES = ['created', 'failed', 'authorized', 'captured', 'refunded'] as const;
export type PaymentState = (typeof STATES)[number];

/** The further of two states: late and repeated news never move a payment back. */
export function furthest(known: PaymentState, seen: PaymentState): PaymentState {
  return STATES.indexOf(seen) > STATES.indexOf(known) ? seen : known;
}

export interface KnownPayment {
  id: string;
  amount: number;
  currency: string;
  /** What its order is for: the booking itself, what an advance left open, or a change that needs more. */
  purpose: 'booking' | 'balance' | 'change';
  /** The quote of that change. */
  quoteId?: string;
  /** `created`: its signature is proved, but the provider could not be asked yet. */
  state: PaymentState;
}

/** A change that can be made: what it needs now, and the rest that it then leaves open. */
export interface PayableChange {
  due: number;
  balance: number;
}

interface Booked {
  at: 'booked';
  paidBy: readonly string[];
  /** What may still be paid online, 0 for nothing. */
  balance: number;
  /** By quote: the changes that are made, and those that can be. Something came before any other. */
  changes?: ReadonlyMap<string, PayableChange | 'made'>;
}

/** What a reservation owes, and how far it is. `cancelled` is final: money that still comes is given back. */
export interface Bill {
  due: number;
  currency: string;
  state: { at: 'open' } | Booked | { at: 'cancelled' };
}

/**
 * `held`: the hold is running. `free`: it ended, but nobody else has taken a night. `passed`: free, but check-in day is
 * over, or held, but the stay is over.
 */
export type RoomsState = 'held' | 'free' | 'taken' | 'passed';

export type RefundReason =
  | 'rooms_taken'
  | 'stay_passed'
  | 'paid_twice'
  | 'wrong_amount'
  | 'not_due'
  | 'change_overtaken'
  /** It came after the booking was cancelled. */
  | 'cancelled'
  /** What else had been paid for a booking whose own payment was given back at the provider's. */
  | 'undone'
  | 'changed';

export type Action =
  /** Take authorized money, then settle again: only captured money books, and only captured money can be given back. */
  | { do: 'capture'; payment: string }
  /** `retake`: the hold was over, so the rooms are taken anew. */
  | { do: 'book'; payment: string; retake: boolean }
  /** The rest of an advance is paid: nothing is due any more. */
  | { do: 'complete'; payment: string }
  /** The old stay is exchanged for the one that this quote promised. */
  | { do: 'exchange'; payment: string; quoteId: string }
  /** In full. */
  | { do: 'refund'; payment: string; reason: RefundReason }
  /** The reservation ends, its rooms are free: its money went back. */
  | { do: 'cancel' }
  /** Money is on its way: the rooms stay held until the provider has been asked. */
  | { do: 'keep' };

export interface Situation {
  bill: Bill;
  /** Every payment known for the reservation, oldest first. */
  payments: readonly KnownPayment[];
  rooms: RoomsState;
  /** Payments whose refund is already under way. */
  refunding?: ReadonlySet<string>;
}

/** What to do now. Doing it and settling again ends in no actions: so captured = booked + refunded. */
export function settle({ bill, payments, rooms, refunding = new Set() }: Situation): Action[] {
  const actions: Action[] = [];
  const isExact = (payment: KnownPayment, due = bill.due) =>
    payment.amount === due && payment.currency === bill.currency;
  let state = bill.state;

  const cancel = () => {
    state = { at: 'cancelled' };
    actions.push({ do: 'cancel' });
  };
  const isUndone = ({ id, purpose, state: paid }: KnownPayment) =>
    purpose === 'booking' && paid === 'refunded' && isPaidBy(state, id);
  if (payments.some(isUndone)) cancel();

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
    // What comes for a booking that is paid or over goes back for that, whatever its amount.
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
  else if (payments.some(isOnItsWay) && (rooms === 'held' || rooms === 'free')) actions.push({ do: 'keep' });
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
    // What a change needs was reckoned from what had been paid before.
    const paid = { ...state, paidBy: [...state.paidBy, id], balance: 0, changes: madeChanges(state) };
    return { action: { do: 'complete', payment: id }, state: paid };
  }
  const reason = state.at === 'cancelled' ? 'cancelled' : 'not_due';
  return { action: { do: 'refund', payment: id, reason }, state };
}

/** One change overtakes every other that was wanted beside it. */
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
    return { action: { do: 'exchange', payment: id, quoteId }, state: changed };
  }
  const inStay = change === 'made' ? 'paid_twice' : 'change_overtaken';
  const reason = state.at === 'cancelled' ? 'cancelled' : inStay;
  return { action: { do: 'refund', payment: id, reason }, state };
}

function madeChanges({ changes = new Map() }: Booked): Map<string, PayableChange | 'made'> {
  return new Map([...changes].filter(([, change]) => change === 'made'));
}

/** Why money of the right amount does not book; `undefined` when it does. */
function refusalOf(state: Bill['state'], rooms: RoomsState): RefundReason | undefined {
  if (state.at === 'booked') return 'paid_twice';
  if (state.at === 'cancelled') return 'cancelled';
  if (rooms === 'taken') return 'rooms_taken';
  if (rooms === 'passed') return 'stay_passed';
  return undefined;
}

/** Money that a booking stands on stays where it is. */
function isPaidBy(state: Bill['state'], id: string): boolean {
  return state.at === 'booked' && state.paidBy.includes(id);
}

function isOnItsWay(payment: KnownPayment): boolean {
  return payment.state === 'created' || payment.state === 'authorized';
}

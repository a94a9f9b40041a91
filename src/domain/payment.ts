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
  /** `created`: its signature is proved, but the provider could not be asked yet. */
  state: PaymentState;
}

/** What a reservation owes, and how far it is. `cancelled` is final: money that still comes is given back. */
export interface Bill {
  due: number;
  currency: string;
  state: { at: 'open' } | { at: 'booked'; paidBy: string } | { at: 'cancelled' };
}

/** `held`: the hold is running. `free`: it ended, but nobody else has taken a night. `passed`: free, but check-in day is over. */
export type RoomsState = 'held' | 'free' | 'taken' | 'passed';

export type RefundReason =
  | 'rooms_taken'
  | 'stay_passed'
  | 'paid_twice'
  | 'wrong_amount'
  | 'cancelled'
  | 'changed';

export type Action =
  /** Take authorized money, then settle again: only captured money books, and only captured money can be given back. */
  | { do: 'capture'; payment: string }
  /** `retake`: the hold was over, so the rooms are taken anew. */
  | { do: 'book'; payment: string; retake: boolean }
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
  const isExact = (payment: KnownPayment) =>
    payment.amount === bill.due && payment.currency === bill.currency;
  let state = bill.state;

  const cancel = () => {
    state = { at: 'cancelled' };
    actions.push({ do: 'cancel' });
  };
  const paidBy = state.at === 'booked' ? state.paidBy : undefined;
  if (payments.some((payment) => payment.id === paidBy && payment.state === 'refunded')) cancel();

  for (const payment of payments) {
    if (payment.state === 'authorized') actions.push({ do: 'capture', payment: payment.id });
    if (payment.state !== 'captured' || payment.id === paidBy || refunding.has(payment.id)) continue;
    const reason = isExact(payment) ? refusalOf(state, rooms) : 'wrong_amount';
    if (reason) {
      actions.push({ do: 'refund', payment: payment.id, reason });
      if (reason === 'rooms_taken' || reason === 'stay_passed') cancel();
    } else {
      state = { at: 'booked', paidBy: payment.id };
      actions.push({ do: 'book', payment: payment.id, retake: rooms !== 'held' });
    }
  }

  if (state.at !== 'open') return actions;
  if (payments.some((payment) => payment.state === 'refunded' && isExact(payment))) cancel();
  else if (payments.some(isOnItsWay) && (rooms === 'held' || rooms === 'free')) actions.push({ do: 'keep' });
  return actions;
}

/** Why exact money does not book; `undefined` when it does. */
function refusalOf(state: Bill['state'], rooms: RoomsState): RefundReason | undefined {
  if (state.at === 'booked') return 'paid_twice';
  if (state.at === 'cancelled') return 'cancelled';
  if (rooms === 'taken') return 'rooms_taken';
  if (rooms === 'passed') return 'stay_passed';
  return undefined;
}

function isOnItsWay(payment: KnownPayment): boolean {
  return payment.state === 'created' || payment.state === 'authorized';
}

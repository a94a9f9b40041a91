import { expect } from 'vitest';
import {
  type Bill,
  furthest,
  type KnownPayment,
  type PayableChange,
  type PaymentState,
  settle,
} from '#domain/money/payment.ts';

export const BALANCE_EVENTS = [
  'first authorized',
  'first failed',
  'first captured',
  'first refunded by the host',
  'second authorized',
  'second captured',
  'advance refunded by the host',
  'guest cancels',
  'stay changed',
  'stay over',
] as const;

/** The events while two changes that cost more are being paid, one of them twice. */
export const CHANGE_EVENTS = [
  'change authorized',
  'change failed',
  'change captured',
  'change refunded by the host',
  'again captured',
  'other captured',
  'first captured',
  'advance refunded by the host',
  'guest cancels',
  'nights are lost',
] as const;

export type EventName = (typeof BALANCE_EVENTS)[number] | (typeof CHANGE_EVENTS)[number];
export const EVENTS: readonly EventName[] = [...new Set([...BALANCE_EVENTS, ...CHANGE_EVENTS])];

/** Paise. Half of the price is paid. Without breakfasts the booking costs less. */
export const TOTAL = 400_000;
export const BREAKFASTS = 15_000;
const ADVANCE = 200_000;
/** The price after each change. The wide change leaves the same balance as before. */
export const QUOTES = { wide: 400_100, long: 500_000 } as const;
type Quote = keyof typeof QUOTES;

interface Order {
  purpose: KnownPayment['purpose'];
  amount: number;
  quoteId?: Quote;
}
const WIDE: Order = { purpose: 'change', amount: 100, quoteId: 'wide' };
const BALANCE: Order = { purpose: 'balance', amount: TOTAL - ADVANCE };
export const PAYMENTS = {
  advance: { purpose: 'booking', amount: ADVANCE } as Order,
  first: BALANCE,
  second: BALANCE,
  change: WIDE,
  again: WIDE,
  other: { purpose: 'change', amount: 50_000, quoteId: 'long' } as Order,
};
export type Which = keyof typeof PAYMENTS;
export const ALL = Object.keys(PAYMENTS) as Which[];

export interface LaterPayments {
  payments: Partial<Record<Which, PaymentState>>;
  at: 'booked' | 'cancelled';
  cancelledBy: 'guest' | 'refund' | undefined;
  total: number;
  /** The booking was paid in full once. Later refunds by the host do not change that. */
  isComplete: boolean;
  /** The booking was changed without more money, which makes earlier quotes invalid. */
  isChanged: boolean;
  isOver: boolean;
  areLost: boolean;
  made: Quote[];
  applied: Which[];
  refunding: Partial<Record<Which, string>>;
}

export const START: LaterPayments = {
  payments: { advance: 'captured' },
  at: 'booked',
  cancelledBy: undefined,
  total: TOTAL,
  isComplete: false,
  isChanged: false,
  isOver: false,
  areLost: false,
  made: [],
  applied: ['advance'],
  refunding: {},
};

export const hasCome = ({ payments }: LaterPayments, which: Which) =>
  payments[which] === 'captured' || payments[which] === 'refunded';

export function paidOf({ payments, applied }: LaterPayments): number {
  const captured = applied.filter((which) => payments[which] === 'captured');
  return captured.reduce((sum, which) => sum + PAYMENTS[which].amount, 0);
}

/** Money that the host has refunded offline does not become due again. */
const paidOnceOf = ({ applied }: LaterPayments) =>
  applied.reduce((sum, which) => sum + PAYMENTS[which].amount, 0);
const balanceOf = (model: LaterPayments) =>
  model.isComplete || model.isOver ? 0 : Math.max(0, model.total - paidOnceOf(model));
const halfOf = (total: number) => Math.ceil(total / 200) * 100;

function apply(model: LaterPayments, which: Which, seen: PaymentState): void {
  model.payments[which] = furthest(model.payments[which] ?? 'created', seen);
}

function happen(model: LaterPayments, name: EventName): void {
  const isBooked = model.at === 'booked';
  if (name === 'nights are lost') model.areLost = true;
  else if (name === 'stay over') model.isOver = true;
  else if (name === 'guest cancels') {
    if (isBooked) Object.assign(model, { at: 'cancelled', cancelledBy: 'guest' });
  } else if (name === 'stay changed') {
    // The breakfasts are removed or added again, if that costs nothing now.
    const isLess = Object.values<number>({ TOTAL, ...QUOTES }).includes(model.total);
    const total = model.total + (isLess ? -BREAKFASTS : BREAKFASTS);
    const isFree = !model.isComplete && halfOf(total) <= paidOnceOf(model);
    if (isBooked && !model.isOver && isFree) Object.assign(model, { total, isChanged: true });
  } else {
    const [which, state] = name.split(' ') as [Which, PaymentState];
    apply(model, which, state);
    // As in the database, an offline refund needs no refund by the site.
    if (state === 'refunded') model.refunding[which] ??= 'outside';
  }
}

/** Returns the difference if the booking is paid in full, else what is missing for half of the new price. */
function payable(model: LaterPayments, quote: Quote): PayableChange {
  const total = QUOTES[quote];
  if (model.isComplete) return { due: Math.max(0, total - model.total), balance: 0 };
  const paid = paidOnceOf(model);
  const due = Math.max(0, halfOf(total) - paid);
  return { due, balance: total - paid - due };
}

/** As in the database, a change can be made only while no other was made and its nights are free. */
function billOf(model: LaterPayments): Bill {
  const base = { due: ADVANCE, currency: 'INR' };
  if (model.at === 'cancelled') return { ...base, state: { at: 'cancelled' } };
  const canBe = model.made.length === 0 && !model.areLost && !model.isChanged && !model.isOver;
  const open = canBe ? (Object.keys(QUOTES) as Quote[]) : [];
  const changes = new Map<string, PayableChange | 'made'>([
    ...model.made.map((quote) => [quote, 'made'] as const),
    ...open.map((quote) => [quote, payable(model, quote)] as const),
  ]);
  return { ...base, state: { at: 'booked', paidBy: model.applied, balance: balanceOf(model), changes } };
}

export function step(before: LaterPayments, name: EventName): LaterPayments {
  const model = structuredClone(before);
  happen(model, name);
  for (let round = 0; ; round++) {
    expect(round).toBeLessThan(3);
    const bill = billOf(model);
    const spent = model.at === 'cancelled' ? model.applied : [];
    const refunding = new Set([...Object.keys(model.refunding), ...spent]);
    const actions = settle({ bill, payments: known(model), rooms: 'held', refunding });
    if (actions.length === 0) return inOrder(model);
    for (const action of actions) {
      const which = 'payment' in action ? (action.payment as Which) : 'advance';
      if (action.do === 'capture') apply(model, which, 'captured');
      else if (action.do === 'cancel') Object.assign(model, { at: 'cancelled', cancelledBy: 'refund' });
      else if (action.do === 'complete') {
        expect(balanceOf(model)).toBe(PAYMENTS[which].amount);
        model.applied.push(which);
        model.isComplete = true;
      } else if (action.do === 'modify') {
        const quote = action.quoteId as Quote;
        const { due, balance } = payable(model, quote);
        // A change is made only once, on a confirmed booking with free nights, for exactly its price.
        expect(model).toMatchObject({
          at: 'booked',
          made: [],
          areLost: false,
          isChanged: false,
          isOver: false,
        });
        expect(PAYMENTS[which]).toMatchObject({ quoteId: quote, amount: due });
        model.applied.push(which);
        model.made.push(quote);
        Object.assign(model, { total: QUOTES[quote], isComplete: balance === 0 });
      } else {
        if (action.do !== 'refund') throw new Error(`nothing here may ${action.do}`);
        expect(which).not.toBe('advance');
        expect(model.refunding).not.toHaveProperty(which);
        model.refunding[which] = action.reason;
      }
    }
  }
}

/** The keys are sorted, so that equal models have equal JSON. */
function inOrder(model: LaterPayments): LaterPayments {
  const sorted = <Value>(record: Partial<Record<Which, Value>>) =>
    Object.fromEntries(Object.entries(record).toSorted()) as Partial<Record<Which, Value>>;
  const { payments, applied, refunding } = model;
  return {
    ...model,
    payments: sorted(payments),
    applied: applied.toSorted(),
    refunding: sorted(refunding),
  };
}

function known({ payments }: LaterPayments): KnownPayment[] {
  return ALL.flatMap((id) => {
    const state = payments[id];
    return state ? [{ ...PAYMENTS[id], id, currency: 'INR', state }] : [];
  });
}

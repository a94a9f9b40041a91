import { describe, expect, it } from 'vitest';
import { type Bill, type KnownPayment, type PayableChange, settle } from '#domain/money/payment.ts';

const DUE = 170_000;
const first: KnownPayment = {
  id: 'first',
  amount: 400_000,
  currency: 'INR',
  purpose: 'booking',
  state: 'captured',
};
const change = (more: Partial<KnownPayment> = {}): KnownPayment => ({
  ...first,
  id: 'change',
  amount: DUE,
  purpose: 'change',
  quoteId: 'longer',
  ...more,
});
const rest = (amount: number): KnownPayment => ({ ...first, id: 'rest', purpose: 'balance', amount });
const bill = (changes: [string, PayableChange | 'made'][], due = 0): Bill => ({
  due: 400_000,
  currency: 'INR',
  state: { at: 'booked', paidBy: ['first'], balance: due, changes: new Map(changes) },
});
const possible = bill([['longer', { due: DUE, balance: 0 }]]);
const act = (payments: KnownPayment[], on = possible) =>
  settle({ bill: on, payments: [first, ...payments], rooms: 'held' });
const modified = { do: 'modify', payment: 'change', quoteId: 'longer' };
const refunded = (payment: string, reason: string) => ({ do: 'refund', payment, reason });

describe('payment for a change', () => {
  it('makes the change if it is captured and the exact amount', () => {
    expect(act([change()])).toEqual([modified]);
    expect(settle({ bill: possible, payments: [change(), first], rooms: 'held' })).toEqual([modified]);
    expect(act([change({ state: 'authorized' })])).toEqual([{ do: 'capture', payment: 'change' }]);
    expect(act([change({ state: 'failed' })])).toEqual([]);
    expect(act([change({ state: 'created' })])).toEqual([]);
  });

  it.each([{ amount: DUE - 1 }, { amount: DUE + 1 }, { currency: 'USD' }, { quoteId: 'other' }])(
    'is refunded when it is for %o',
    (more) => {
      expect(act([change(more)])).toEqual([refunded('change', 'change_overtaken')]);
    },
  );

  it('makes one change; all others expire', () => {
    const two = bill([
      ['longer', { due: DUE, balance: 0 }],
      ['wider', { due: DUE, balance: 0 }],
    ]);
    expect(act([change(), change({ id: 'again' }), change({ id: 'other', quoteId: 'wider' })], two)).toEqual([
      modified,
      refunded('again', 'paid_twice'),
      refunded('other', 'change_overtaken'),
    ]);
    const made = bill([['longer', 'made']], 20_000);
    expect(act([change()], made)).toEqual([refunded('change', 'paid_twice')]);
    // Not even a payment of the booking's own amount makes it again.
    expect(act([change({ amount: 400_000 })], made)).toEqual([refunded('change', 'paid_twice')]);
    expect(act([rest(20_000), change()], made)).toEqual([
      { do: 'complete', payment: 'rest' },
      refunded('change', 'paid_twice'),
    ]);
  });

  it("is refunded if the change can't be made, or the booking is cancelled", () => {
    expect(act([change()], bill([]))).toEqual([refunded('change', 'change_overtaken')]);
    const unchanged: Bill = { ...possible, state: { at: 'booked', paidBy: ['first'], balance: 0 } };
    expect(act([change()], unchanged)).toEqual([refunded('change', 'change_overtaken')]);
    expect(act([change()], { ...possible, state: { at: 'cancelled' } })).toContainEqual(
      refunded('change', 'cancelled'),
    );
    const gone = { ...first, state: 'refunded' as const };
    expect(settle({ bill: possible, payments: [gone, change()], rooms: 'held' })).toEqual([
      { do: 'cancel' },
      refunded('change', 'cancelled'),
    ]);
  });

  it('together with a balance payment: the first one reduces what the other needs', () => {
    const both = bill([['longer', { due: DUE, balance: 30_000 }]], 20_000);
    expect(act([rest(20_000), change()], both)).toEqual([
      { do: 'complete', payment: 'rest' },
      refunded('change', 'change_overtaken'),
    ]);
    expect(act([change(), rest(20_000)], both)).toEqual([modified, refunded('rest', 'not_due')]);
    expect(act([change(), rest(30_000)], both)).toEqual([modified, { do: 'complete', payment: 'rest' }]);
  });
});

import { describe, expect, it } from 'vitest';
import {
  type Bill,
  furthest,
  type KnownPayment,
  type PaymentState,
  type RoomsState,
  settle,
} from '#domain/money/payment.ts';

const open: Bill = { due: 500_000, currency: 'INR', state: { at: 'open' } };
const booked: Bill = { ...open, state: { at: 'booked', paidBy: ['p1'], balance: 0 } };
const cancelled: Bill = { ...open, state: { at: 'cancelled' } };
const pay = (state: PaymentState, more: Partial<KnownPayment> = {}): KnownPayment => ({
  id: 'p1',
  amount: 500_000,
  currency: 'INR',
  purpose: 'booking',
  state,
  ...more,
});
const act = (bill: Bill, payments: KnownPayment[], rooms: RoomsState = 'held', refunding: string[] = []) =>
  settle({ bill, payments, rooms, refunding: new Set(refunding) });

describe('a payment', () => {
  const states: PaymentState[] = ['created', 'failed', 'authorized', 'captured', 'refunded'];

  it('only moves forward, in any order of reports', () => {
    for (const [i, a] of states.entries()) {
      for (const [j, b] of states.entries()) {
        expect(furthest(a, b)).toBe(states[Math.max(i, j)]);
        expect(furthest(a, b)).toBe(furthest(b, a));
      }
    }
  });
});

describe('settling', () => {
  it('books a captured payment of the exact amount and currency', () => {
    expect(act(open, [pay('captured')])).toEqual([{ do: 'book', payment: 'p1', retake: false }]);
  });

  it('takes the rooms again after a late payment if they are still free', () => {
    expect(act(open, [pay('captured')], 'free')).toEqual([{ do: 'book', payment: 'p1', retake: true }]);
  });

  it.each([
    ['taken', 'rooms_taken'],
    ['passed', 'stay_passed'],
  ] as const)('refunds a late payment if the rooms are %s', (rooms, reason) => {
    expect(act(open, [pay('captured')], rooms)).toEqual([
      { do: 'refund', payment: 'p1', reason },
      { do: 'cancel' },
    ]);
  });

  it.each([{ amount: 499_999 }, { amount: 500_001 }, { currency: 'USD' }])('never books %o', (difference) => {
    expect(act(open, [pay('captured', difference)])).toEqual([
      { do: 'refund', payment: 'p1', reason: 'wrong_amount' },
    ]);
    // The guest can still pay the right amount.
    expect(act(open, [pay('captured', difference), pay('captured', { id: 'p2' })], 'held', ['p1'])).toEqual([
      { do: 'book', payment: 'p2', retake: false },
    ]);
    expect(act(open, [pay('refunded', difference)], 'held', ['p1'])).toEqual([]);
  });

  it('books one of two payments and refunds the other', () => {
    expect(act(open, [pay('captured'), pay('captured', { id: 'p2' })])).toEqual([
      { do: 'book', payment: 'p1', retake: false },
      { do: 'refund', payment: 'p2', reason: 'paid_twice' },
    ]);
    expect(act(booked, [pay('captured'), pay('captured', { id: 'p2' })])).toEqual([
      { do: 'refund', payment: 'p2', reason: 'paid_twice' },
    ]);
    expect(act(booked, [pay('captured'), pay('captured', { id: 'p2', amount: 1 })])).toEqual([
      { do: 'refund', payment: 'p2', reason: 'paid_twice' },
    ]);
  });

  it('refunds both of two late payments if the rooms are taken', () => {
    expect(act(open, [pay('captured'), pay('captured', { id: 'p2' })], 'taken')).toEqual([
      { do: 'refund', payment: 'p1', reason: 'rooms_taken' },
      { do: 'cancel' },
      { do: 'refund', payment: 'p2', reason: 'cancelled' },
    ]);
  });

  it('captures an authorized payment and keeps the hold meanwhile', () => {
    expect(act(open, [pay('authorized')])).toEqual([{ do: 'capture', payment: 'p1' }, { do: 'renew_hold' }]);
    // Captured even if it can't book, because only captured payments can be refunded at once.
    expect(act(open, [pay('authorized')], 'taken')).toEqual([{ do: 'capture', payment: 'p1' }]);
    expect(act(cancelled, [pay('authorized')])).toEqual([{ do: 'capture', payment: 'p1' }]);
  });

  it("keeps the hold for a verified payment while the provider can't be reached", () => {
    expect(act(open, [pay('created')])).toEqual([{ do: 'renew_hold' }]);
    expect(act(open, [pay('created')], 'free')).toEqual([{ do: 'renew_hold' }]);
    expect(act(open, [pay('created')], 'taken')).toEqual([]);
  });

  it('does nothing for failed payments, or none', () => {
    expect(act(open, [])).toEqual([]);
    expect(act(open, [pay('failed')])).toEqual([]);
  });

  it('cancels a booking whose payment was refunded', () => {
    expect(act(booked, [pay('refunded')])).toEqual([{ do: 'cancel' }]);
    expect(act(booked, [pay('captured'), pay('refunded', { id: 'p2' })])).toEqual([]);
  });

  it('refunds a payment for a cancelled reservation, once', () => {
    expect(act(cancelled, [pay('captured')])).toEqual([{ do: 'refund', payment: 'p1', reason: 'cancelled' }]);
    expect(act(cancelled, [pay('captured')], 'held', ['p1'])).toEqual([]);
  });
});

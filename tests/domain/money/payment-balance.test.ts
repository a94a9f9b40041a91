import { describe, expect, it } from 'vitest';
import type { PaymentStatus, StoredStatus } from '#domain/booking/reservation.ts';
import { balanceDuePaise, balancePaise } from '#domain/money/balance.ts';
import { type Bill, type KnownPayment, settle } from '#domain/money/payment.ts';

const REST = 200_000;
const advance: KnownPayment = {
  id: 'advance',
  amount: REST,
  currency: 'INR',
  purpose: 'booking',
  state: 'captured',
};
const rest = (more: Partial<KnownPayment> = {}): KnownPayment => ({
  ...advance,
  id: 'rest',
  purpose: 'balance',
  ...more,
});
const booked: Bill = {
  due: REST,
  currency: 'INR',
  state: { at: 'booked', paidBy: ['advance'], balance: REST },
};
const act = (payments: KnownPayment[], bill = booked, refunding: string[] = []) =>
  settle({ bill, payments: [advance, ...payments], rooms: 'held', refunding: new Set(refunding) });

describe('the balance', () => {
  it('is paid by a captured payment of exactly the amount due', () => {
    expect(act([rest()])).toEqual([{ do: 'complete', payment: 'rest' }]);
    expect(act([rest({ state: 'authorized' })])).toEqual([{ do: 'capture', payment: 'rest' }]);
    expect(act([rest({ state: 'failed' })])).toEqual([]);
    expect(act([rest({ state: 'created' })])).toEqual([]);
  });

  it.each([{ amount: REST - 1 }, { amount: REST + 1 }, { currency: 'USD' }])('is not paid by %o', (other) => {
    expect(act([rest(other)])).toEqual([{ do: 'refund', payment: 'rest', reason: 'not_due' }]);
    expect(act([rest(other)], booked, ['rest'])).toEqual([]);
  });

  it('is paid once', () => {
    expect(act([rest(), rest({ id: 'again' })])).toEqual([
      { do: 'complete', payment: 'rest' },
      { do: 'refund', payment: 'again', reason: 'not_due' },
    ]);
  });

  it('is refunded if nothing is due, or the booking is cancelled', () => {
    const nothing: Bill = { ...booked, state: { at: 'booked', paidBy: ['advance'], balance: 0 } };
    expect(act([rest()], nothing)).toEqual([{ do: 'refund', payment: 'rest', reason: 'not_due' }]);
    expect(act([rest({ amount: 0 })], nothing)).toEqual([
      { do: 'refund', payment: 'rest', reason: 'not_due' },
    ]);
    expect(act([rest()], { ...booked, state: { at: 'cancelled' } }, ['advance'])).toEqual([
      { do: 'refund', payment: 'rest', reason: 'cancelled' },
    ]);
  });

  it('is refunded after the advance; the booking stays if only the balance is refunded', () => {
    const paid: Bill = { ...booked, state: { at: 'booked', paidBy: ['advance', 'rest'], balance: 0 } };
    const gone = { ...advance, state: 'refunded' as const };
    expect(settle({ bill: paid, payments: [gone, rest()], rooms: 'held' })).toEqual([
      { do: 'cancel' },
      { do: 'refund', payment: 'rest', reason: 'undone' },
    ]);
    expect(act([rest({ state: 'refunded' })], paid)).toEqual([]);
  });
});

describe('what can be paid online', () => {
  const paid = { paid_paise: 200_000, refunded_offline_paise: 0 };
  const booking = {
    status: 'confirmed' as StoredStatus,
    payment_status: 'partly_paid' as PaymentStatus,
    check_out: '2026-12-20',
    total: 4000,
    cancellation_fee: 0,
    ...paid,
  };

  it('is the whole balance, to the paisa, until the check-out day is over', () => {
    expect(balanceDuePaise(booking, '2026-12-20')).toBe(200_000);
    expect(balanceDuePaise(booking, '2026-12-21')).toBe(0);
    expect(balanceDuePaise({ ...booking, cancellation_fee: 500, paid_paise: 199_950 }, '2026-12-01')).toBe(
      250_050,
    );
    expect(
      balanceDuePaise({ ...booking, paid_paise: 150_000, refunded_offline_paise: 50_000 }, '2026-12-01'),
    ).toBe(200_000);
    expect(balanceDuePaise({ ...booking, paid_paise: 500_000 }, '2026-12-01')).toBe(0);
  });

  it.each([
    ['held', 'unpaid'],
    ['held', 'partly_paid'],
    ['confirmed', 'paid'],
    ['cancelled', 'paid'],
  ] as const)('is zero for a reservation that is %s and %s', (status, payment_status) => {
    expect(balanceDuePaise({ ...booking, status, payment_status }, '2026-12-01')).toBe(0);
  });

  it('is nothing of a cancelled booking, though some of its total was never paid', () => {
    expect(balancePaise({ ...booking, status: 'confirmed' })).toBe(200_000);
    expect(balancePaise({ ...booking, status: 'cancelled' })).toBe(0);
  });
});

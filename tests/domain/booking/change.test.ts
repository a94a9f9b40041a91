import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_CANCELLATION_RULES } from '#domain/booking/cancellation.ts';
import { type BookedMoney, changeProblem, moneyOfChange, termsAfterChange } from '#domain/booking/change.ts';
import type { StoredStatus } from '#domain/booking/reservation.ts';
import { PROPERTY_RUNS } from '../../support/repeats.ts';

const FULL = { total: 4000, cancellationFee: 0, paid: 4000 };
const PART = { ...FULL, paid: 3000, refundedOffline: 1000 };
const WITH_FEE = { ...PART, total: 3500, cancellationFee: 500 };
const ADVANCE = { total: 4000, cancellationFee: 0, paid: 2000 };

describe('the amounts of a change', () => {
  /** What is paid now and later, what comes back, and the fee of all changes. */
  type Money = [payNow: number, payLater: number, refund: number, cancellationFee: number];
  it.each<[string, BookedMoney, total: number, percent: number, Money]>([
    ['paid in full, cheaper, all comes back', FULL, 3000, 100, [0, 0, 1000, 0]],
    ['paid in full, cheaper, half comes back', FULL, 2999, 50, [0, 0, 501, 500]],
    ['paid in full, cheaper, nothing comes back', FULL, 3000, 0, [0, 0, 0, 1000]],
    ['paid in full, dearer', FULL, 5000, 100, [1000, 0, 0, 0]],
    ['paid in full, the same', FULL, 4000, 0, [0, 0, 0, 0]],
    ['paid, a part sent back by the host, dearer', PART, 5000, 100, [1000, 0, 0, 0]],
    ['paid, a part sent back by the host, so cheap that all comes back', PART, 500, 50, [0, 0, 1500, 1500]],
    ['such a part and a fee: no more comes back than is left', WITH_FEE, 100, 50, [0, 0, 1250, 1750]],
    ['an advance, cheaper: less is due', ADVANCE, 3000, 0, [0, 1000, 0, 0]],
    ['an advance, below it', ADVANCE, 1500, 50, [0, 0, 250, 250]],
    ['an advance, dearer: filled up to half', ADVANCE, 5001, 100, [501, 2500, 0, 0]],
  ])('%s', (_, booked, total, percent, money) => {
    const [payNow, payLater, refund, cancellationFee] = money;
    const expected = { total, payNow, payLater, refund, cancellationFee };
    expect(moneyOfChange(booked, total, percent)).toEqual(expected);
  });

  it('loses no rupee, refunds nothing twice, and never takes more than the new stay costs', () => {
    const steps = fc.array(
      fc.record({ total: fc.integer({ min: 1, max: 20_000 }), percent: fc.constantFrom(0, 50, 100) }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000 }), fc.boolean(), steps, (total, isFull, changes) => {
        let booked = { total, cancellationFee: 0, paid: isFull ? total : Math.ceil(total / 2) };
        let [taken, refunded] = [booked.paid, 0];
        for (const { total: newTotal, percent } of changes) {
          const money = moneyOfChange(booked, newTotal, percent);
          taken += money.payNow;
          refunded += money.refund;
          const paid = booked.paid + money.payNow - money.refund;
          expect(paid - money.cancellationFee + money.payLater).toBe(newTotal);
          expect(paid).toBe(taken - refunded);
          expect(money.cancellationFee).toBeGreaterThanOrEqual(booked.cancellationFee);
          if (percent === 100) expect(money.cancellationFee).toBe(booked.cancellationFee);
          if (percent === 0) expect(money.refund).toBe(0);
          if (newTotal >= booked.total) expect(money.refund).toBe(0);
          expect(Math.min(money.payNow, money.refund)).toBe(0);
          booked = { total: newTotal, cancellationFee: money.cancellationFee, paid };
        }
      }),
      { numRuns: PROPERTY_RUNS, seed: 20_261_121 },
    );
  });

  it('does not restore expired refund terms', () => {
    const terms = { time: '11:00', rules: DEFAULT_CANCELLATION_RULES };
    expect(termsAfterChange(terms, 50).rules.map(({ percent }) => percent)).toEqual([50, 50]);
    expect(termsAfterChange(terms, 100)).toEqual(terms);
  });
});

describe('a booked stay', () => {
  const problemAt = (
    now: string,
    { status = 'confirmed' as StoredStatus, changes = 0, cutoffHours = 0, noShow = '', arrived = '' } = {},
  ) => {
    const booking = {
      status,
      check_in: '2026-12-18',
      cancellation_time: '09:00',
      checked_in_at: arrived ? new Date(arrived) : null,
      no_show_at: noShow ? new Date(noShow) : null,
      checked_out_at: null,
    };
    return changeProblem(booking, { now: new Date(now), changes, cutoffHours });
  };

  it('can be changed until the end of its check-in day, or until its guest is there', () => {
    expect(problemAt('2026-12-18T09:00:00+05:30')).toBeUndefined();
    expect(problemAt('2026-12-18T23:59:59+05:30')).toBeUndefined();
    expect(problemAt('2026-12-19T00:00:00+05:30')).toBe('begun');
    const arrived = '2026-12-18T10:00:00+05:30';
    expect(problemAt('2026-12-18T09:59:59+05:30', { arrived })).toBeUndefined();
    expect(problemAt('2026-12-18T10:00:00+05:30', { arrived })).toBe('begun');
    const noShow = '2026-12-18T07:00:00+05:30';
    expect(problemAt('2026-12-18T08:00:00+05:30', { noShow })).toBe('begun');
    expect(problemAt('2026-12-01T09:00:00+05:30', { status: 'cancelled' })).toBe('not_booked');
    expect(problemAt('2026-12-01T09:00:00+05:30', { status: 'held' })).toBe('not_booked');
  });

  it('can be changed until the host’s cutoff hours before it', () => {
    expect(problemAt('2026-12-16T08:59:59+05:30', { cutoffHours: 48 })).toBeUndefined();
    expect(problemAt('2026-12-16T09:00:00+05:30', { cutoffHours: 48 })).toBe('late');
  });

  it('can be changed five times', () => {
    expect(problemAt('2026-12-01T09:00:00+05:30', { changes: 4 })).toBeUndefined();
    expect(problemAt('2026-12-01T09:00:00+05:30', { changes: 5 })).toBe('often');
  });
});

import { describe, expect, it } from 'vitest';
import {
  type CancellationRule,
  DEFAULT_CANCELLATION_RULES,
  freeUntil,
  hasBegun,
  readTerms,
  refundBands,
  refundPaise,
  refundPercent,
  refundTerms,
  saidNotComing,
  toWireRules,
} from '#domain/booking/cancellation.ts';
import { guestActs, NO_ACTS } from '#domain/booking/guest-acts.ts';
import { instantInIndia } from '#domain/dates/calendar.ts';
import { formatInstant } from '#domain/dates/instant.ts';

const CHECK_IN = '2026-12-18';
const hoursBefore = (hours: number, seconds = 0) =>
  new Date(instantInIndia(CHECK_IN, 9).getTime() - hours * 3_600_000 - seconds * 1000);
const promised = (rules: readonly CancellationRule[], time = '09:00') => ({ time, rules });
const USUAL = promised(DEFAULT_CANCELLATION_RULES);
const percentAt = (now: Date) => refundPercent(USUAL, CHECK_IN, now);

describe('cancellation', () => {
  it('is free up to 7 days before check-in, to the second', () => {
    expect(percentAt(hoursBefore(168, 1))).toBe(100);
    expect(percentAt(hoursBefore(168))).toBe(100);
    expect(percentAt(hoursBefore(168, -1))).toBe(50);
    expect(percentAt(new Date(hoursBefore(168).getTime() + 1))).toBe(50);
  });

  it('refunds 50% 3 to 7 days before, and nothing under 3 days', () => {
    expect(percentAt(hoursBefore(72, 1))).toBe(50);
    expect(percentAt(hoursBefore(72))).toBe(50);
    expect(percentAt(hoursBefore(72, -1))).toBe(0);
    expect(percentAt(hoursBefore(0))).toBe(0);
    expect(percentAt(hoursBefore(-100))).toBe(0);
  });

  it('refunds a share to the rupee, and a full refund to the paisa', () => {
    const back = (hours: number, paise: number) => refundPaise(USUAL, CHECK_IN, hoursBefore(hours), paise);
    expect(back(100, 421_100)).toBe(210_600);
    expect(back(200, 421_100)).toBe(421_100);
    expect([421_150, 421_130].map((paise) => back(200, paise))).toEqual([421_150, 421_130]);
    // Never more than the amount paid.
    expect(refundPaise(promised([{ hoursBefore: 0, percent: 99 }]), CHECK_IN, hoursBefore(1), 60)).toBe(60);
    expect(back(10, 421_100)).toBe(0);
    expect(back(100, 0)).toBe(0);
  });

  it('names the last instant of each band, inclusive', () => {
    expect(refundBands(USUAL, CHECK_IN)).toEqual([
      { percent: 100, until: hoursBefore(168) },
      { percent: 50, until: hoursBefore(72) },
      { percent: 0, until: null },
    ]);
    expect(refundBands(promised([]), CHECK_IN)).toEqual([{ percent: 0, until: null }]);
  });

  it('drops a rule that refunds no more than a later one', () => {
    const rules = [
      { hoursBefore: 168, percent: 50 },
      { hoursBefore: 72, percent: 100 },
      { hoursBefore: 0, percent: 30 },
    ];
    expect(refundBands(promised(rules), CHECK_IN)).toEqual([
      { percent: 100, until: hoursBefore(72) },
      { percent: 30, until: hoursBefore(0) },
      { percent: 0, until: null },
    ]);
    const same = [168, 72, 24].map((hours) => ({ hoursBefore: hours, percent: hours === 24 ? 0 : 100 }));
    expect(refundBands(promised(same), CHECK_IN)).toEqual([
      { percent: 100, until: hoursBefore(72) },
      { percent: 0, until: null },
    ]);
  });
});

it('counts back from the promised check-in time', () => {
  const late = promised(DEFAULT_CANCELLATION_RULES, '13:20');
  expect(refundTerms(late, CHECK_IN, hoursBefore(500), 6400).map(({ until }) => until)).toEqual([
    'Fri, 11 Dec, 1:20 pm',
    'Tue, 15 Dec, 1:20 pm',
    null,
  ]);
  expect(refundPercent(late, CHECK_IN, hoursBefore(168, -1))).toBe(100);
});

it('is free until an instant, as long as it is free', () => {
  expect(freeUntil(USUAL, CHECK_IN, hoursBefore(500))).toEqual(hoursBefore(168));
  expect(freeUntil(USUAL, CHECK_IN, hoursBefore(168))).toEqual(hoursBefore(168));
  expect(freeUntil(USUAL, CHECK_IN, hoursBefore(168, -1))).toBeUndefined();
  expect(freeUntil(promised([{ hoursBefore: 48, percent: 50 }]), CHECK_IN, hoursBefore(500))).toBeUndefined();
});

describe('the refund schedule', () => {
  const terms = (now: Date, paid: number) => refundTerms(USUAL, CHECK_IN, now, paid);
  const free = { amount: '₹6,400', until: 'Fri, 11 Dec, 9:00 am' };
  const half = { amount: '₹3,200', until: 'Tue, 15 Dec, 9:00 am' };
  const none = { amount: null, until: null };

  it('has rupees and India times, from now on', () => {
    expect(terms(hoursBefore(500), 6400)).toEqual([free, half, none]);
    expect(terms(hoursBefore(168), 6400)).toEqual([free, half, none]);
    expect(terms(hoursBefore(168, -1), 6400)).toEqual([half, none]);
    expect(terms(hoursBefore(72), 6400)).toEqual([half, none]);
    expect(terms(hoursBefore(72, -1), 6400)).toEqual([none]);
  });

  it('is computed from the amount paid', () => {
    expect(terms(hoursBefore(500), 2106).map(({ amount }) => amount)).toEqual(['₹2,106', '₹1,053', null]);
    expect(terms(hoursBefore(500), 2107)[1]?.amount).toBe('₹1,054');
  });

  it.each([
    ['2026-12-14T03:30:00Z', 'Mon, 14 Dec, 9:00 am'],
    ['2026-12-14T18:31:00Z', 'Tue, 15 Dec, 12:01 am'],
    ['2026-12-14T06:30:00Z', 'Mon, 14 Dec, 12:00 pm'],
  ])('%s is %s', (instant, words) => {
    expect(formatInstant(new Date(instant))).toBe(words);
  });
});

it('a stay begins at check-in', () => {
  expect(hasBegun(USUAL, CHECK_IN, hoursBefore(0, 1))).toBe(false);
  expect(hasBegun(USUAL, CHECK_IN, hoursBefore(0))).toBe(true);
  expect(hasBegun({ time: '13:30' }, CHECK_IN, hoursBefore(-4))).toBe(false);
  expect(hasBegun({ time: '13:30' }, CHECK_IN, hoursBefore(-4.5))).toBe(true);
});

it('terms are sent and read as they are', () => {
  const wire = { cancellation_rules: toWireRules(DEFAULT_CANCELLATION_RULES), cancellation_time: '09:00' };
  expect(wire.cancellation_rules[1]).toEqual({ hours_before: 72, percent: 50 });
  expect(readTerms(wire)).toEqual(USUAL);
});

it('who cancels from check-in time on has said that they are not coming, if it was the guest', () => {
  const stay = { check_in: CHECK_IN, cancellation_time: '09:00', cancelled_by: 'guest' } as const;
  const said = (cancelled_at: Date | null, more = {}) => saidNotComing({ ...stay, cancelled_at, ...more });
  expect([hoursBefore(0), hoursBefore(0, 1), null].map((at) => said(at))).toEqual([true, false, false]);
  expect(said(hoursBefore(0), { cancelled_by: 'host' })).toBe(false);
});

describe('what a guest can do', () => {
  const at = (now: Date, hasArrived = false, ended?: 'no_show' | 'checked_out') =>
    guestActs(USUAL, { checkIn: CHECK_IN, hasArrived, ended, changeUntil: hoursBefore(24) }, now);

  it('is to change until the host’s cutoff, and to cancel before check-in time', () => {
    const acts = { canChange: true, canCancel: true, canSayNotComing: false };
    expect(at(hoursBefore(25))).toEqual(acts);
    expect(at(hoursBefore(24))).toEqual({ ...acts, canChange: false });
    expect(at(hoursBefore(1))).toEqual({ ...acts, canChange: false });
  });

  it('is to say that they do not come until the end of that day', () => {
    const acts = { canChange: false, canCancel: false, canSayNotComing: true };
    expect(at(hoursBefore(0))).toEqual(acts);
    expect(at(hoursBefore(-14))).toEqual(acts);
    expect(at(hoursBefore(-14), true)).toEqual({ ...acts, canSayNotComing: false });
    expect(at(hoursBefore(-15))).toEqual(NO_ACTS);
  });

  it('is nothing once the host has ended the stay', () => {
    expect(at(hoursBefore(25), false, 'no_show')).toEqual(NO_ACTS);
    expect(at(hoursBefore(-1), false, 'no_show')).toEqual(NO_ACTS);
    expect(at(hoursBefore(1), true, 'checked_out')).toEqual(NO_ACTS);
  });
});

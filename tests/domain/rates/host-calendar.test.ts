import { describe, expect, it } from 'vitest';
import {
  barsOf,
  CALENDAR_DAYS,
  initialsOf,
  PAGE_DAYS,
  pageRange,
  pagesOf,
  priceSteps,
} from '#domain/rates/host-calendar.ts';

const FIRST = '2026-10-21';

describe('the pages of the calendar', () => {
  it('are those of the columns, within its ends', () => {
    expect(pagesOf(31, 60)).toEqual([0]);
    expect(pagesOf(91, 92)).toEqual([0, 1]);
    expect(pagesOf(-20, 0)).toEqual([0]);
    expect(pagesOf(CALENDAR_DAYS - 1, CALENDAR_DAYS + 100)).toEqual([8]);
  });

  it('follow one another without gap, and end with the calendar', () => {
    expect(pageRange(FIRST, 0)).toEqual({ from: '2026-10-21', to: '2027-01-20' });
    expect(pageRange(FIRST, 1).from).toBe('2027-01-21');
    expect(pageRange(FIRST, 8)).toEqual({ from: '2028-10-26', to: '2028-11-20' });
    expect(PAGE_DAYS * 8).toBeLessThan(CALENDAR_DAYS);
  });
});

it('draws a stay as a bar in each of its rooms', () => {
  const stay = { check_in: '2026-11-21', check_out: '2026-11-23', rooms: [{ id: 1 }, { id: 2 }] };
  const next = { check_in: '2026-11-23', check_out: '2026-11-24', rooms: [{ id: 2 }] };
  const bars = barsOf(FIRST, [stay, next]);
  expect(bars.get(1)).toEqual([{ booking: stay, start: 31, end: 32 }]);
  expect(bars.get(2)).toEqual([
    { booking: stay, start: 31, end: 32 },
    { booking: next, start: 33, end: 33 },
  ]);
});

it('draws a stay that lacks a night as two bars', () => {
  const stay = { check_in: '2026-11-21', check_out: '2026-11-25', rooms: [{ id: 1 }, { id: 2 }] };
  const bars = barsOf(FIRST, [stay], (room, column) => room === 2 && column === 32);
  expect(bars.get(1)).toEqual([{ booking: stay, start: 31, end: 34 }]);
  expect(bars.get(2)).toEqual([
    { booking: stay, start: 31, end: 31 },
    { booking: stay, start: 33, end: 34 },
  ]);
});

it('sums a change of prices up, the most nights first', () => {
  const change = (before: number, after: number) => ({ before: { price: before }, after: { price: after } });
  expect(priceSteps([change(2000, 2400), change(2300, 2400), change(2300, 2400)])).toEqual([
    { from: 2300, to: 2400, nights: 2 },
    { from: 2000, to: 2400, nights: 1 },
  ]);
  expect(priceSteps([])).toEqual([]);
});

it.each([
  ['Sunita Behera', 'SB'],
  ['rakesh kumar mohapatra', 'RM'],
  ['Airbnb', 'A'],
  [' ', ''],
  ['ସୁନୀତା ବେହେରା', 'ସୁବେ'],
])('shortens the name “%s” to “%s”', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

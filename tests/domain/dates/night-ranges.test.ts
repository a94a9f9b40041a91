import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, nightsOf, weekday } from '#domain/dates/calendar.ts';
import { formatRange, nightsText, rangesOf } from '#domain/dates/night-ranges.ts';

const weekends = (nights: readonly string[]) => nights.filter((night) => [5, 6].includes(weekday(night)));

describe('nights as ranges', () => {
  test('that follow each other are one', () => {
    expect(rangesOf(nightsOf('2026-12-24', '2027-01-04'))).toEqual([
      { from: '2026-12-24', to: '2027-01-03', count: 11 },
    ]);
    expect(rangesOf([])).toEqual([]);
  });

  test('are split where one is missing', () => {
    expect(rangesOf(['2026-12-01', '2026-12-02', '2026-12-04'])).toEqual([
      { from: '2026-12-01', to: '2026-12-02', count: 2 },
      { from: '2026-12-04', to: '2026-12-04', count: 1 },
    ]);
  });

  test('of weekends are one range of weekends, until a weekend is missing', () => {
    const december = weekends(nightsOf('2026-12-01', '2027-01-01'));
    expect(rangesOf(december)).toEqual([
      { from: '2026-12-04', to: '2026-12-26', count: 8, weekdays: [5, 6] },
    ]);
    // Also where a weekend begins with its Saturday.
    expect(rangesOf(december.slice(1))).toMatchObject([{ from: '2026-12-05', count: 7, weekdays: [5, 6] }]);
    const january = weekends(nightsOf('2026-12-01', '2027-02-01'));
    const without = january.filter((night) => !['2026-12-25', '2026-12-26'].includes(night));
    expect(rangesOf(without)).toEqual([
      { from: '2026-12-04', to: '2026-12-19', count: 6, weekdays: [5, 6] },
      { from: '2027-01-01', to: '2027-01-30', count: 10, weekdays: [5, 6] },
    ]);
  });

  test('name each night once', () => {
    const some = fc.uniqueArray(fc.nat(60), { maxLength: 60 });
    fc.assert(
      fc.property(some, (days) => {
        const nights = days.toSorted((a, b) => a - b).map((day) => addDays('2026-12-01', day));
        const named = rangesOf(nights).flatMap(({ from, to, weekdays }) =>
          nightsOf(from, addDays(to, 1)).filter((night) => !weekdays || weekdays.includes(weekday(night))),
        );
        expect(named).toEqual(nights);
      }),
    );
  });
});

test.each([
  ['2026-12-24', '2026-12-24', '24 Dec 2026'],
  ['2026-12-24', '2026-12-26', '24–26 Dec 2026'],
  ['2026-11-30', '2026-12-02', '30 Nov – 2 Dec 2026'],
  ['2026-12-24', '2027-01-03', '24 Dec 2026 – 3 Jan 2027'],
])('%s to %s is written as %s', (from, to, text) => {
  expect(formatRange({ from, to })).toBe(text);
});

test('nights are written with commas between their ranges', () => {
  expect(nightsText(['2026-12-24', '2026-12-25', '2026-12-30'])).toBe('24–25 Dec 2026, 30 Dec 2026');
});

import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  countNights,
  daysBetween,
  formatDate,
  formatOrdinalDate,
  formatStay,
  instantInIndia,
  isCivilDate,
  nightsOf,
  todayInIndia,
  weekday,
} from '#domain/dates/calendar.ts';
import { DATE_NAMES } from '#domain/language/en/dates.ts';

describe('civil dates', () => {
  it('are YYYY-MM-DD and exist', () => {
    expect(['2026-12-18', '2028-02-29', '1970-01-01', '1900-01-01'].every(isCivilDate)).toBe(true);
    for (const wrong of [
      '2026-02-29',
      '2026-13-01',
      '2026-1-1',
      '18/12/2026',
      '',
      '2026-12-18T00:00',
      '2026-12-18 ',
      '0000-01-01',
      '1899-12-31',
      20261218,
      null,
    ]) {
      expect(isCivilDate(wrong), String(wrong)).toBe(false);
    }
  });

  it('can be moved by days across months, years and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2027-03-01', -1)).toBe('2027-02-28');
    expect(daysBetween('2026-12-01', '2027-12-01')).toBe(365);
    expect(daysBetween('2026-12-18', '2026-12-16')).toBe(-2);
  });

  it('can be moved by months, limited to the last day of a shorter month', () => {
    expect(addMonths('2026-11-21', 1)).toBe('2026-12-21');
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2026-12-31', 2)).toBe('2027-02-28');
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
  });

  it('have a weekday', () => {
    expect(weekday('2026-11-21')).toBe(6);
    expect(weekday('1970-01-01')).toBe(4);
  });
});

describe('nights', () => {
  it('are the day difference, minimum 1', () => {
    expect(countNights('2026-12-18', '2026-12-20')).toBe(2);
    expect(countNights('2026-12-18', '2026-12-18')).toBe(1);
    expect(countNights('2026-12-18', '2026-12-01')).toBe(1);
  });

  it('are half-open: the check-out day is not a night', () => {
    expect(nightsOf('2026-12-30', '2027-01-02')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01']);
  });
});

describe('today in India', () => {
  it("changes at 18:30 UTC, in any machine's time zone", () => {
    expect(todayInIndia(new Date('2026-12-17T18:29:59Z'))).toBe('2026-12-17');
    expect(todayInIndia(new Date('2026-12-17T18:30:00Z'))).toBe('2026-12-18');
  });

  it('converts a clock time to an instant', () => {
    expect(instantInIndia('2026-12-18', 9).toISOString()).toBe('2026-12-18T03:30:00.000Z');
  });
});

describe('formatted dates', () => {
  it('have ordinal suffixes', () => {
    const words = [1, 2, 3, 4, 10, 11, 12, 13, 21, 22, 23, 30, 31].map(DATE_NAMES.ordinal);
    expect(words.join(' ')).toBe('1st 2nd 3rd 4th 10th 11th 12th 13th 21st 22nd 23rd 30th 31st');
    expect(formatOrdinalDate('2026-12-02', '2026-11-20')).toBe('2nd December');
    expect(formatOrdinalDate('2027-12-02', '2026-11-20')).toBe('2nd December');
    expect(formatOrdinalDate('2028-02-01', '2026-11-20')).toBe('1st February 2028');
    expect(formatOrdinalDate('2025-02-01', '2026-11-20')).toBe('1st February 2025');
  });

  it('of a stay have a year only where it is asked for', () => {
    const stay = { checkIn: '2026-12-30', checkOut: '2027-01-02' };
    expect([formatStay(stay), formatStay(stay, true)]).toEqual(['30 Dec – 2 Jan', '30 Dec – 2 Jan 2027']);
  });

  it('are long for screen readers, and d/m/Y in the date fields', () => {
    expect(formatDate('2026-12-18', 'long')).toBe('Friday, 18 December 2026');
    expect(formatDate('2026-12-18', 'medium')).toBe('Fri, 18 Dec 2026');
    expect(formatDate('2026-12-18', 'short')).toBe('18 Dec');
    expect(formatDate('2026-12-18', 'month-year')).toBe('December 2026');
    expect(formatDate('2026-12-08', 'numeric')).toBe('08/12/2026');
  });

  it.each([
    ['short', { day: 'numeric', month: 'short' }],
    ['weekday', { weekday: 'short', day: 'numeric', month: 'short' }],
    ['medium', { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }],
    ['long', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }],
    ['month', { month: 'long' }],
    ['month-year', { month: 'long', year: 'numeric' }],
    ['numeric', { day: '2-digit', month: '2-digit', year: 'numeric' }],
  ] as const)('match Intl in Indian English: %s', (style, options) => {
    const format = new Intl.DateTimeFormat('en-IN', { ...options, timeZone: 'UTC' });
    const bare = (words: string) => words.replaceAll(',', '');
    for (const date of nightsOf('2026-01-01', '2029-01-01')) {
      expect(bare(formatDate(date, style))).toBe(bare(format.format(new Date(date))));
    }
  });
});

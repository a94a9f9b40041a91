import { describe, expect, it } from 'vitest';
import {
  defaultStay,
  isPastStay,
  isStay,
  nightsOfStay,
  searchedStay,
  totalGuests,
} from '#domain/dates/stay.ts';

describe('a stay', () => {
  it('defaults to check-in one month from today, check-out two days later', () => {
    expect(defaultStay('2026-11-21')).toEqual({ checkIn: '2026-12-21', checkOut: '2026-12-23' });
    expect(defaultStay('2026-12-31', 1)).toEqual({ checkIn: '2027-01-31', checkOut: '2027-02-01' });
  });

  it('of a search defaults missing dates', () => {
    const today = '2026-11-21';
    expect(searchedStay(null, undefined, today)).toEqual(defaultStay(today));
    expect(searchedStay('2026-12-01', null, today)).toEqual({
      checkIn: '2026-12-01',
      checkOut: '2026-12-03',
    });
    expect(searchedStay('2026-12-01', '2026-12-01', today).checkOut).toBe('2026-12-02');
    expect(searchedStay('2026-12-01', '2026-11-30', today).checkOut).toBe('2026-11-30');
  });

  it('has real dates, check-out after check-in', () => {
    expect(isStay('2026-12-21', '2026-12-22')).toBe(true);
    expect(isStay('2026-12-21', '2026-12-21')).toBe(false);
    expect(isStay('2026-12-21', '2026-12-20')).toBe(false);
    expect(isStay('2026-02-30', '2026-03-02')).toBe(false);
    expect(isStay(null, undefined)).toBe(false);
  });

  it('is past once its first day is before today', () => {
    const stay = { checkIn: '2026-12-21', checkOut: '2026-12-23' };
    expect(isPastStay(stay, '2026-12-21')).toBe(false);
    expect(isPastStay(stay, '2026-12-22')).toBe(true);
  });

  it('counts nights and guests', () => {
    expect(nightsOfStay({ checkIn: '2026-12-21', checkOut: '2026-12-24' })).toBe(3);
    expect(totalGuests({ adults: 2, children: 3 })).toBe(5);
  });
});

import { describe, expect, it } from 'vitest';
import { canArrive, canLeave, minimumStay, type Nights } from '#domain/dates/date-choice.ts';

const night = (free: number) => ({ free, lowestPrice: free > 0 ? 1800 : null, minimumStay: 1 });
/** The night of the 19th is taken. */
const nights: Nights = new Map([
  ['2026-12-18', night(3)],
  ['2026-12-19', night(0)],
  ['2026-12-20', night(1)],
]);

describe('a day', () => {
  it('can be a check-in while a room is free that night, or when the night is unknown', () => {
    expect(canArrive('2026-12-18', nights)).toBe(true);
    expect(canArrive('2026-12-19', nights)).toBe(false);
    expect(canArrive('2027-06-01', nights)).toBe(true);
  });

  it('can be a check-out even if its own night is taken, but not after a taken night', () => {
    expect(canLeave('2026-12-19', '2026-12-18', nights)).toBe(true);
    expect(canLeave('2026-12-20', '2026-12-18', nights)).toBe(false);
    expect(canLeave('2026-12-20', '2026-12-19', nights)).toBe(false);
    expect(canLeave('2026-12-21', '2026-12-20', nights)).toBe(true);
    expect(canLeave('2026-12-21', undefined, nights)).toBe(true);
  });

  it('says how long a stay from it must be', () => {
    const long: Nights = new Map([['2026-12-18', { ...night(1), minimumStay: 3 }]]);
    expect(minimumStay('2026-12-18', long)).toBe(3);
    expect(minimumStay('2026-12-19', long)).toBe(1);
    expect(minimumStay(undefined, long)).toBe(1);
  });
});

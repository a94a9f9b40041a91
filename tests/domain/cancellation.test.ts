import { describe, expect, it } from 'vitest';
import { instantInIndia } from '#domain/calendar.ts';
import { DEFAULT_CANCELLATION_RULES, refundAmount, refundPercent } from '#domain/cancellation.ts';

const CHECK_IN = '2026-12-18';
const hoursBefore = (hours: number, seconds = 0) =>
  new Date(instantInIndia(CHECK_IN, 9).getTime() - hours * 3_600_000 - seconds * 1000);
const percentAt = (now: Date) => refundPercent(DEFAULT_CANCELLATION_RULES, CHECK_IN, now);

describe('cancellation', () => {
  it('is free up to 7 days before check-in, to the second', () => {
    expect(percentAt(hoursBefore(168, 1))).toBe(100);
    expect(percentAt(hoursBefore(168))).toBe(100);
    expect(percentAt(hoursBefore(168, -1))).toBe(50);
  });

  it('gives 50% refund 3 to 7 days before, and none under 3 days', () => {
    expect(percentAt(hoursBefore(72))).toBe(50);
    expect(percentAt(hoursBefore(72, -1))).toBe(0);
    expect(percentAt(hoursBefore(0))).toBe(0);
    expect(percentAt(hoursBefore(-100))).toBe(0);
  });

  it('gives back that share of what was paid', () => {
    expect(refundAmount(DEFAULT_CANCELLATION_RULES, CHECK_IN, hoursBefore(100), 4211)).toBe(2106);
    expect(refundAmount(DEFAULT_CANCELLATION_RULES, CHECK_IN, hoursBefore(200), 4211)).toBe(4211);
  });
});

import { afterEach, expect, test, vi } from 'vitest';
import { shortStay } from '#stores/browser/today.ts';

afterEach(() => vi.useRealTimers());

test('a short stay says its year unless it is this or the next one', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T06:00:00Z') });
  const stayIn = (year: number) => ({ checkIn: `${year}-02-01`, checkOut: `${year}-02-03` });
  expect(shortStay(stayIn(2026))).toBe('1–3 Feb');
  expect(shortStay(stayIn(2027))).toBe('1–3 Feb');
  expect(shortStay(stayIn(2027), true)).toBe('1–3 Feb 2027');
  expect(shortStay(stayIn(2029))).toBe('1–3 Feb 2029');
  expect(shortStay(stayIn(2025))).toBe('1–3 Feb 2025');
});

import { instantInIndia } from './calendar.ts';
import { percentOf } from './money.ts';

/** Check-in is at 09:00 in Puri; cancellation periods are counted back from it. */
export const CHECK_IN_HOUR = 9;
const HOUR = 3_600_000;

/** Cancelling at least `hoursBefore` check-in gives back `percent` of what was paid. */
export interface CancellationRule {
  hoursBefore: number;
  percent: number;
}

/** Spec section 9: free up to 7 days before check-in, 50 % refund 3 to 7 days before, none under 3 days. */
export const DEFAULT_CANCELLATION_RULES: readonly CancellationRule[] = [
  { hoursBefore: 168, percent: 100 },
  { hoursBefore: 72, percent: 50 },
];

/** Percentage given back when cancelling at `now`. A boundary belongs to the kinder side. */
export function refundPercent(rules: readonly CancellationRule[], checkIn: string, now: Date): number {
  const left = instantInIndia(checkIn, CHECK_IN_HOUR).getTime() - now.getTime();
  return rules.reduce(
    (best, rule) => (left >= rule.hoursBefore * HOUR ? Math.max(best, rule.percent) : best),
    0,
  );
}

/** Rupees given back of what was paid, rounded half up. */
export function refundAmount(
  rules: readonly CancellationRule[],
  checkIn: string,
  now: Date,
  paid: number,
): number {
  return percentOf(paid, refundPercent(rules, checkIn, now));
}

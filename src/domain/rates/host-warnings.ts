import type { CancellationRule } from '#domain/booking/cancellation.ts';
import type { LengthRule } from './pricing.ts';

/**
 * Returns a warning for a price that is zero, or more than half above or below the one before. A warning never stops a
 * host.
 */
export function priceWarning(before: number | undefined, after: number): 'zero' | 'jump' | undefined {
  if (after === 0) return 'zero';
  if (!before) return undefined;
  return Math.abs(after - before) * 2 > before ? 'jump' : undefined;
}

/** A price under a third or over three times of the median. `than` is a price of the middle. */
export interface Outlier {
  price: number;
  than: number;
}

/** Returns each price that is probably a slip of the finger, once, in the order of the prices. */
export function priceOutliers(prices: readonly number[]): Outlier[] {
  const sorted = [...prices].sort((a, b) => a - b);
  const below = sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
  const above = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const median = (below + above) / 2;
  const isFar = (price: number) => price * 3 < median || price > median * 3;
  return [...new Set(prices)].filter(isFar).map((price) => {
    const [near, other] = price < median ? [below, above] : [above, below];
    return { price, than: isFar(near) ? other : near };
  });
}

const INDIA = { lat: [6, 38], lng: [68, 98] } as const;

/** Returns whether a place is in India only with its latitude and longitude exchanged: Puri is at 19.8, 85.8. */
export function coordinatesSwapped(lat: number, lng: number): boolean {
  return !isInIndia(lat, lng) && isInIndia(lng, lat);
}

function isInIndia(lat: number, lng: number): boolean {
  return lat >= INDIA.lat[0] && lat <= INDIA.lat[1] && lng >= INDIA.lng[0] && lng <= INDIA.lng[1];
}

/** Returns whether cancelling earlier refunds less than cancelling later. */
export function termsUpsideDown(rules: readonly CancellationRule[]): boolean {
  return falls([...rules].sort((a, b) => a.hoursBefore - b.hoursBefore));
}

/** Returns whether a longer stay is discounted less than a shorter one. */
export function lengthDiscountsUpsideDown(rules: readonly LengthRule[]): boolean {
  return falls([...rules].sort((a, b) => a.minNights - b.minNights));
}

function falls(steps: readonly { percent: number }[]): boolean {
  return steps.some(({ percent }, index) => percent < (steps[index - 1]?.percent ?? 0));
}

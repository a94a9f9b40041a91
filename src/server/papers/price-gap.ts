import { todayInIndia } from '#domain/dates/calendar.ts';
import { isInGap, nearestPrices, ratesOn } from '#domain/papers/tax-rates.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { type Refusal, refuse } from '#server/platform/http/refusal.ts';
import type { IssueContext } from './issue.ts';
import { findSeller, isRegistered } from './seller-queries.ts';

/** Prices that are set in one homestay: rupees for a room and night, after discounts. */
export interface SetPrices {
  propertyId: number;
  prices: readonly number[];
}

/** Refuses prices of a registered seller that no rate of tax fits, and names the two nearest that one fits. */
export async function refusePriceGap(
  tx: Tx,
  set: readonly SetPrices[],
  { now, host }: IssueContext,
): Promise<Refusal | undefined> {
  const day = todayInIndia(now);
  const rates = ratesOn(host.taxes, day);
  for (const { propertyId, prices } of set) {
    const wrong = prices.find((price) => isInGap(price, rates));
    const seller = wrong === undefined ? undefined : await findSeller(tx, propertyId, host);
    if (wrong !== undefined && seller && isRegistered(seller, day))
      return refuse('price_gap', { nearest: nearestPrices(wrong, rates) });
  }
  return undefined;
}

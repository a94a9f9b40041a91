import { todayInIndia } from '#domain/dates/calendar.ts';
import { isInGap, nearestPrices, ratesOn } from '#domain/papers/tax-rates.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { type Refusal, refuse } from '#server/platform/http/refusal.ts';
import type { IssueContext } from './issue.ts';
import { findSeller, isRegistered } from './seller-queries.ts';

/** Prices of rooms and nights in rupees, after discounts, in the homestay that sells them. */
export interface SetPrices {
  propertyId: number;
  prices: readonly number[];
}

/** Refuses prices that a registered seller sets and no rate of tax fits, with the nearest that one does. */
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

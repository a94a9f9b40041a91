import { type QuotedNights, roomPrices, type UnitPrices } from '#domain/booking/quote.ts';
import { revenueByNight, type SoldStay } from '#domain/money/revenue.ts';
import type { StayPrice } from './pricing.ts';

type PricedNights = { id: number; nights: StayPrice['nights'] };

/**
 * Spreads an amount in whole rupees over the nights of rooms, by their usual prices, so that the sums equal it exactly.
 * Rooms that usually cost nothing share it evenly.
 */
export function spreadPrice(rooms: readonly PricedNights[], amount: number): QuotedNights[] {
  const usual = ({ price, discount }: PricedNights['nights'][number]) => price - discount;
  const all = rooms.flatMap(({ nights }) => nights);
  const sum = all.reduce((total, night) => total + usual(night), 0);
  const weightOf = (night: PricedNights['nights'][number]) => (sum > 0 ? usual(night) / sum : 1 / all.length);
  let weight = 0;
  let spread = 0;
  let left = all.length;
  return rooms.map(({ id, nights }) => ({
    id,
    nights: nights.map((night) => {
      weight += weightOf(night);
      left -= 1;
      // Rounding the running sum, not each share, keeps the total exact.
      const until = left === 0 ? amount : Math.min(amount, Math.round(amount * weight));
      const price = until - spread;
      spread = until;
      return { night: night.night, price, discount: 0 };
    }),
  }));
}

/** Returns the prices of rooms whose whole stay costs what the host has set: nothing is discounted any more. */
export function setPrices(rooms: readonly PricedNights[], amount: number) {
  const prices: Pick<UnitPrices, 'rooms' | 'rulesPercent'> = {
    rooms: spreadPrice(rooms, amount),
    rulesPercent: 0,
  };
  return roomPrices(prices);
}

/**
 * Returns what a changed stay costs, in whole rupees, if each night keeps its price for one room. Nights that the stay
 * did not have cost the average of those that it had.
 */
export function keepNightly(
  { roomTotal, nights }: Pick<SoldStay, 'roomTotal' | 'nights'>,
  changed: { nights: readonly string[]; rooms: number },
): number {
  const sold = Map.groupBy(revenueByNight({ roomTotal, nights }), ({ night }) => night);
  const average = nights.length > 0 ? roomTotal / nights.length : 0;
  const ofRoom = (night: string) => {
    const rooms = sold.get(night);
    return rooms ? rooms.reduce((sum, { revenue }) => sum + revenue, 0) / rooms.length : average;
  };
  return Math.round(changed.nights.reduce((sum, night) => sum + changed.rooms * ofRoom(night), 0));
}

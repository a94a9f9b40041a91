import { type AddOnCounts, type AddOnPrices, priceAddOns } from '#domain/money/add-ons.ts';
import { type BookingTotals, type RoomPrice, totalOf } from '#domain/money/totals.ts';
import { type SoldNightPrice, type StayPrice, sumNights } from '#domain/rates/pricing.ts';
import type { CancellationTerms } from './cancellation.ts';

/** Minutes. A quote is valid longer than an unpaid reservation holds its rooms. */
export const QUOTE_MINUTES = 30;

/** The type of a token that says a quote, and what the ids of its keys begin with. */
export const QUOTE_TOKEN = { type: 'quote+jwt', key: 'quote-' } as const;

/** The price of one room by night, in whole rupees. */
export interface QuotedNights {
  id: number;
  nights: readonly SoldNightPrice[];
}

/** The prices of a quote. With the counts of add-ons they give every figure of a booking. */
export interface UnitPrices {
  rooms: readonly QuotedNights[];
  /** The discount for the length of the stay, the same for all rooms. */
  rulesPercent: number;
  addOns: AddOnPrices;
  cancellation: CancellationTerms;
}

/** Returns the bill of rooms and add-ons: used for preview, quote, reservation, order and invoice. */
export function billOf(
  rooms: readonly RoomPrice[],
  counts: AddOnCounts,
  prices: AddOnPrices,
  days: number,
): BookingTotals {
  return totalOf(rooms, priceAddOns(counts, prices, days));
}

export function roomPrices({
  rooms,
  rulesPercent,
}: Pick<UnitPrices, 'rooms' | 'rulesPercent'>): (StayPrice & { id: number })[] {
  return rooms.map(({ id, nights }) => ({ id, ...sumNights(nights, rulesPercent) }));
}

/**
 * Returns today's prices, replaced by those of an earlier quote of the same stay: adding a breakfast or a room does not
 * change the others' prices. Length discount, add-on prices and terms come from the earlier quote if it shares a room;
 * undefined if it shares none.
 */
export function keepPrices(today: UnitPrices, earlier: UnitPrices): UnitPrices | undefined {
  const known = new Map(earlier.rooms.map((room) => [room.id, room]));
  if (!today.rooms.some(({ id }) => known.has(id))) return undefined;
  return { ...earlier, rooms: today.rooms.map((room) => known.get(room.id) ?? room) };
}

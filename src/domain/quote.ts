import { type AddOnCounts, type AddOnPrices, priceAddOns } from './add-ons.ts';
import type { CancellationTerms } from './cancellation.ts';
import { type StayPrice, sumNights } from './pricing.ts';
import { type BookingTotals, type RoomPrice, totalOf } from './totals.ts';

/** How long a quoted price stands: longer than an unpaid reservation holds its rooms. */
export const QUOTE_MINUTES = 30;

/** What one room costs by the night, in whole rupees. */
export interface QuotedNights {
  id: number;
  nights: StayPrice['nights'];
}

/** All that a quote promises. Every figure of a booking follows from these and the counts of its add-ons. */
export interface UnitPrices {
  rooms: readonly QuotedNights[];
  /** The discount for the length of the stay, one for all its rooms. */
  rulesPercent: number;
  addOns: AddOnPrices;
  cancellation: CancellationTerms;
}

/** Rooms and add-ons of a stay together: the one sum behind preview, quote, reservation, order and invoice. */
export function billOf(
  rooms: readonly RoomPrice[],
  counts: AddOnCounts,
  prices: AddOnPrices,
  days: number,
): BookingTotals {
  return totalOf(rooms, priceAddOns(counts, prices, days));
}

/** The price of each room of a quote, in its order. */
export function roomPrices({ rooms, rulesPercent }: UnitPrices): (StayPrice & { id: number })[] {
  return rooms.map(({ id, nights }) => ({ id, ...sumNights(nights, rulesPercent) }));
}

/**
 * Today's prices, with those of an earlier quote of the same stay where it has them: adding a breakfast or a second
 * room never changes the price of the first. What is the stay's and not a room's (the discount for its length, the
 * add-ons, the terms) is kept with the first room that is. Undefined where no room is kept, so nothing of the old.
 */
export function keepPrices(today: UnitPrices, earlier: UnitPrices): UnitPrices | undefined {
  const known = new Map(earlier.rooms.map((room) => [room.id, room]));
  if (!today.rooms.some(({ id }) => known.has(id))) return undefined;
  return { ...earlier, rooms: today.rooms.map((room) => known.get(room.id) ?? room) };
}

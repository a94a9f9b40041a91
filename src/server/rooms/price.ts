import { nightsOfStay, type Stay } from '#domain/dates/stay.ts';
import {
  type LengthRule,
  type NightRate,
  type PricingRefusal,
  priceStay,
  priceSum,
  type Quote,
  type StayTotal,
} from '#domain/rates/pricing.ts';
import { say, sayDate } from '#server/language/say.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type ListedRoom, listNights, type OwnNights, type RoomNight } from './queries.ts';
import type { SearchedRoom } from './search-queries.ts';

/** A stored room, priced for a stay by the domain. */
export interface PricedRoom {
  room: ListedRoom;
  quote: Quote;
  /** A night of the stay is booked or held by another guest. */
  taken: boolean;
}

/** Prices rooms for a stay from the nights that were read for it. */
export function priceRooms(
  rooms: readonly ListedRoom[],
  stay: Stay,
  nights: readonly RoomNight[],
  rules: ReadonlyMap<number, LengthRule[]>,
): PricedRoom[] {
  const byRoom = Map.groupBy(nights, (night) => night.roomId);
  return rooms.map((room) =>
    priceRoom(room, stay, byRoom.get(room.id) ?? [], rules.get(room.property_id) ?? []),
  );
}

/** Prices one room from its own nights and its homestay's discounts. */
export function priceRoom(
  room: ListedRoom,
  stay: Stay,
  nights: readonly (NightRate & { taken: boolean })[],
  rules: readonly LengthRule[],
): PricedRoom {
  const quote: Quote = tooLong(stay, room.maxStay) ?? priceStay(stay, nights, rules);
  return { room, quote, taken: nights.some((night) => night.taken) };
}

function tooLong(stay: Stay, maxStay: number): { sellable: false; refusal: PricingRefusal } | undefined {
  if (nightsOfStay(stay) <= maxStay) return undefined;
  return { sellable: false, refusal: { type: 'stay_too_long', maxStay } };
}

export interface PricedResult {
  room: SearchedRoom;
  quote: Quote<StayTotal>;
}

/** Prices the results of a search. Where a night is missing or closed, the nights are read to name the first. */
export async function priceResults(
  db: Database,
  rooms: readonly SearchedRoom[],
  stay: Stay,
  now: Date,
  own?: OwnNights,
): Promise<PricedResult[]> {
  const days = nightsOfStay(stay);
  const isOpen = (room: SearchedRoom) => room.nights === days && !room.closed;
  const notOpen = rooms
    .filter((room) => !room.taken && !isOpen(room) && days <= room.maxStay)
    .map(({ id }) => id);
  const byRoom = Map.groupBy(await listNights(db, stay, now, notOpen, own), ({ roomId }) => roomId);
  return rooms.map((room) => {
    const quote = (): Quote<StayTotal> =>
      isOpen(room)
        ? priceSum(stay, { ...room, minimumStay: room.minimumStay ?? 1 }, room.rules)
        : priceStay(stay, byRoom.get(room.id) ?? [], room.rules);
    return { room, quote: tooLong(stay, room.maxStay) ?? quote() };
  });
}

/** Returns the sentence in place of a price (spec section 8). */
export function pricingSentence(refusal: PricingRefusal): string {
  if (refusal.type === 'minimum_stay_violation') return say().siteApi.minimumStay(refusal.minimumStay);
  if (refusal.type === 'stay_too_long') return say().siteApi.stayTooLong(refusal.maxStay);
  if (refusal.closed) return say().siteApi.NIGHTS_CLOSED;
  return say().siteApi.ratesNotOpen(sayDate(refusal.night, 'month-year'));
}

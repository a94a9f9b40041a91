import { formatDate } from '#domain/calendar.ts';
import {
  type LengthRule,
  type NightRate,
  type PricingRefusal,
  priceStay,
  type Quote,
} from '#domain/pricing.ts';
import { nightsOfStay, type Stay } from '#domain/stay.ts';
import { minimumStay, NIGHTS_CLOSED, ratesNotOpen, stayTooLong } from '#messages/api.ts';
import type { ListedRoom, RoomNight } from '../storage/rooms.ts';

/** A room of the storage, priced for a stay by the domain. */
export interface PricedRoom {
  room: ListedRoom;
  quote: Quote;
  /** A night of the stay belongs to somebody else. */
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
  const { maxStay } = room;
  const quote: Quote =
    nightsOfStay(stay) > maxStay
      ? { sellable: false, refusal: { type: 'stay_too_long', maxStay } }
      : priceStay(stay, nights, rules);
  return { room, quote, taken: nights.some((night) => night.taken) };
}

/** The sentence in place of a price (spec section 8). */
export function pricingSentence(refusal: PricingRefusal): string {
  if (refusal.type === 'minimum_stay_violation') return minimumStay(refusal.minimumStay);
  if (refusal.type === 'stay_too_long') return stayTooLong(refusal.maxStay);
  if (refusal.closed) return NIGHTS_CLOSED;
  return ratesNotOpen(formatDate(refusal.night, 'month-year'));
}

import type { Party } from '#domain/dates/stay.ts';
import type { AddOnPrices } from '#domain/money/add-ons.ts';
import { checkCapacity } from '#domain/party/capacity.ts';
import type { PricingRefusal } from '#domain/rates/pricing.ts';
import { isAirConditioned } from '#domain/rooms/room.ts';
import { say } from '#server/language/say.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import { type Refusal, refuse } from '#server/platform/http/refusal.ts';
import { inWords } from '#server/rooms/in-words.ts';
import { type PricedRoom, pricingSentence } from '#server/rooms/price.ts';
import { findProperty, type ListedRoom, listRooms } from '#server/rooms/queries.ts';
import type { PropertyRow } from '#server/rooms/schema.ts';
import type { SoldRoom } from './queries.ts';

/** Returns the rooms of one booking: all must exist and belong to one homestay. */
export async function findTogether(
  db: Database | Tx,
  ids: readonly number[],
): Promise<{ rooms: ListedRoom[]; property: PropertyRow } | Refusal> {
  const rooms = await listRooms(db, ids);
  const propertyId = rooms[0]?.property_id;
  if (rooms.length !== ids.length || propertyId === undefined) return refuse('not_found');
  if (rooms.some((room) => room.property_id !== propertyId)) return refuse('mixed_stay');
  const property = await findProperty(db, propertyId);
  return property ? { rooms, property } : refuse('not_found');
}

/** Refuses too few rooms for a party, and more rooms than guests. */
export function refuseRooms(party: Party, rooms: number): Refusal | undefined {
  const problem = checkCapacity(party, rooms);
  const code = problem?.code === 'too_many_rooms' ? problem.code : 'capacity_exceeded';
  return problem && refuse(code, {}, say().bookingBooking.capacitySentence(problem, rooms));
}

export function addOnPricesOf(property: PropertyRow): AddOnPrices {
  return { breakfast: property.breakfast_price, extraBed: property.extra_bed_price };
}

/** Returns priced rooms as they are sold, or the refusal if one can't be. */
export function sellRooms(priced: readonly PricedRoom[]): SoldRoom[] | Refusal {
  const sold: SoldRoom[] = [];
  for (const { room, quote } of priced) {
    if (!quote.sellable) return refusePricing(room.id, quote.refusal);
    // Spec section 4, "Availability requests": a price of zero is no price.
    if (quote.price.finalPrice <= 0) return refuse('rates_not_open', { rooms: [room.id] });
    sold.push({ id: room.id, name: room.name, isAc: isAirConditioned(room.amenities), price: quote.price });
  }
  return sold;
}

/** Sells locked rooms like `sellRooms`, but refuses all if one is taken. */
export function sellFreeRooms(priced: readonly PricedRoom[]): SoldRoom[] | Refusal {
  const taken = priced.filter((room) => room.taken).map(({ room }) => room);
  if (taken.length === 0) return sellRooms(priced);
  const details = { rooms: taken.map(({ id }) => id) };
  return refuse(
    'room_taken',
    details,
    say().siteApi.roomsTaken(taken.map(({ name, names }) => inWords(name, names))),
  );
}

function refusePricing(roomId: number, refusal: PricingRefusal): Refusal {
  const code = refusal.type === 'minimum_stay_violation' ? 'minimum_stay' : refusal.type;
  return refuse(code, { rooms: [roomId] }, pricingSentence(refusal));
}

import { MAX_ROOMS } from '#domain/booking/booking-rules.ts';
import { addDays, nightsOf } from '#domain/dates/calendar.ts';
import { isPastStay, nightsOfStay, type Party, type Stay } from '#domain/dates/stay.ts';
import { checkCapacity } from '#domain/party/capacity.ts';
import { type AllocatableRoom, cheapestRooms, takesParty } from '#domain/party/room-allocation.ts';
import { type LengthRule, type NightRate, priceSum } from '#domain/rates/pricing.ts';

/** How many days earlier or later a near stay begins, at most. */
export const NEAR_DAYS = 14;
export const MOST_ALTERNATIVES = 6;

export const ALTERNATIVE_KINDS = ['longer', 'split', 'other_homestay', 'near_dates'] as const;
export type AlternativeKind = (typeof ALTERNATIVE_KINDS)[number];

/** A room with its nights around the refused stay. */
export interface SearchableRoom {
  id: number;
  name: string;
  property_id: number;
  capacity: number;
  maxStay: number;
  rules: readonly LengthRule[];
  nights: readonly (NightRate & { taken: boolean })[];
}

/** Rooms that can be booked instead. The rooms of a split have their own dates. */
export interface Alternative {
  kind: AlternativeKind;
  stay: Stay;
  rooms: readonly { id: number; name: string; stay?: Stay }[];
  /** Rupees for all rooms, without add-ons. */
  total: number;
}

export interface RefusedStay {
  stay: Stay;
  party: Party;
  /** The room that the guest looks at; without it, any. */
  roomId?: number | undefined;
}

type PricedRoom = AllocatableRoom & { name: string };

/**
 * Returns what a guest can book if a stay can't be had: one of each other kind that exists, then near dates, the
 * nearest first; at most six. Rooms are the cheapest of one homestay that take and sleep the party.
 */
export function findAlternatives(
  rooms: readonly SearchableRoom[],
  { stay, party, roomId }: RefusedStay,
  today: string,
): Alternative[] {
  const nights = nightsOfStay(stay);
  const isOpened = rooms.some((room) => room.nights.some(({ night }) => night >= stay.checkIn));
  if (isPastStay(stay, today) || !isOpened) return [];
  const search = searchAround(
    rooms.filter(({ maxStay }) => nights <= maxStay),
    party,
    today,
  );
  const found = [
    longer(search, stay, roomId),
    split(search, stay, roomId),
    roomId === undefined ? undefined : elsewhere(search, stay, roomId),
  ].filter((one) => one !== undefined);
  return [...found, ...nearDates(search, stay, roomId, MOST_ALTERNATIVES - found.length)];
}

interface Search {
  rooms: readonly SearchableRoom[];
  party: Party;
  /** Returns the rooms that can be booked for a stay, with their price; none for a stay in the past. */
  free(stay: Stay): readonly PricedRoom[];
}

function searchAround(rooms: readonly SearchableRoom[], party: Party, today: string): Search {
  const byRoom = rooms.map((room) => ({ room, nights: new Map(room.nights.map((one) => [one.night, one])) }));
  const known = new Map<string, readonly PricedRoom[]>();
  const find = (stay: Stay) => {
    const dates = nightsOf(stay.checkIn, stay.checkOut);
    return byRoom.flatMap(({ room, nights }): PricedRoom[] => {
      const rates = dates.map((date) => nights.get(date));
      const sum = { price: 0, discount: 0, minimumStay: rates[0]?.minimumStay ?? 1 };
      if (dates.length > room.maxStay) return [];
      for (const rate of rates) {
        if (!rate || rate.taken || rate.closed) return [];
        sum.price += rate.price;
        sum.discount += rate.discount;
      }
      const quote = priceSum(stay, sum, room.rules);
      // A price of zero is no price (spec section 4).
      if (!quote.sellable || quote.price.finalPrice <= 0) return [];
      const { id, name, property_id, capacity } = room;
      return [{ id, name, property_id, capacity, final_price: quote.price.finalPrice }];
    });
  };
  const free = (stay: Stay) => {
    const key = `${stay.checkIn} ${stay.checkOut}`;
    const priced = known.get(key) ?? (isPastStay(stay, today) ? [] : find(stay));
    known.set(key, priced);
    return priced;
  };
  return { rooms, party, free };
}

/** Returns the cheapest rooms for the party, with the room `roomId` if it is given; undefined if there are none. */
function cheapest(
  party: Party,
  rooms: readonly PricedRoom[],
  roomId?: number,
): readonly PricedRoom[] | undefined {
  if (roomId !== undefined && !rooms.some(({ id }) => id === roomId)) return undefined;
  const set = cheapestRooms(rooms, party, roomId === undefined ? [] : [roomId]);
  return set && set.length <= MAX_ROOMS && !checkCapacity(party, set.length) ? set : undefined;
}

function alternative(
  kind: AlternativeKind,
  stay: Stay,
  set: readonly PricedRoom[] | undefined,
): Alternative | undefined {
  const rooms = set?.map(({ id, name }) => ({ id, name })).sort((one, other) => one.id - other.id);
  return rooms && { kind, stay, rooms, total: totalOf(set ?? []) };
}

function nearDates(
  { party, free }: Search,
  { checkIn, checkOut }: Stay,
  roomId: number | undefined,
  most: number,
): Alternative[] {
  const found: Alternative[] = [];
  for (let days = 1; days <= NEAR_DAYS && found.length < most; days += 1) {
    const near = [-days, days].flatMap((shift) => {
      const stay = { checkIn: addDays(checkIn, shift), checkOut: addDays(checkOut, shift) };
      return alternative('near_dates', stay, cheapest(party, free(stay), roomId)) ?? [];
    });
    found.push(...near.sort((one, other) => one.total - other.total));
  }
  return found.slice(0, most);
}

/** Returns the cheapest stay around the asked nights that is as long as the minimum stay of one of its rooms. */
function longer(
  { rooms, party, free }: Search,
  { checkIn, checkOut }: Stay,
  roomId: number | undefined,
): Alternative | undefined {
  const asked = nightsOfStay({ checkIn, checkOut });
  const found: Alternative[] = [];
  for (const room of rooms) {
    if (roomId !== undefined && room.id !== roomId) continue;
    for (const { night: from, minimumStay } of room.nights) {
      const stay = { checkIn: from, checkOut: addDays(from, minimumStay) };
      if (minimumStay <= asked || from > checkIn || stay.checkOut < checkOut) continue;
      const set = cheapest(party, free(stay), room.id);
      // Rooms that take the party without this one don't need its minimum stay.
      const others = set?.filter(({ id }) => id !== room.id) ?? [];
      if (roomId === undefined && takesParty(others, party)) continue;
      const stayLonger = alternative('longer', stay, set);
      if (stayLonger) found.push(stayLonger);
    }
  }
  return leastOf(found);
}

/** Returns the cheapest two rooms of one homestay, one after the other, each for the whole party. */
function split({ party, free }: Search, stay: Stay, roomId: number | undefined): Alternative | undefined {
  if (checkCapacity(party, 1)) return undefined;
  const { checkIn, checkOut } = stay;
  const alone = (part: Stay) =>
    free(part)
      .filter((room) => takesParty([room], party))
      .sort((one, other) => one.final_price - other.final_price);
  const found: Alternative[] = [];
  for (const change of nightsOf(checkIn, checkOut).slice(1)) {
    const first = { checkIn, checkOut: change };
    const second = { checkIn: change, checkOut };
    const later = alone(second);
    for (const one of alone(first)) {
      const other = later.find(
        ({ id, property_id }) =>
          id !== one.id &&
          property_id === one.property_id &&
          (roomId === undefined || one.id === roomId || id === roomId),
      );
      if (!other) continue;
      const rooms = [
        { id: one.id, name: one.name, stay: first },
        { id: other.id, name: other.name, stay: second },
      ];
      found.push({ kind: 'split', stay, rooms, total: totalOf([one, other]) });
    }
  }
  return leastOf(found);
}

/** Returns the cheapest rooms for the asked nights in another homestay than that of the room. */
function elsewhere({ rooms, party, free }: Search, stay: Stay, roomId: number): Alternative | undefined {
  const own = rooms.find(({ id }) => id === roomId)?.property_id;
  const others = free(stay).filter((room) => room.property_id !== own);
  return alternative('other_homestay', stay, cheapest(party, others));
}

/** Returns the one that costs least; of equal ones the first. */
const leastOf = (found: readonly Alternative[]) => found.toSorted((one, other) => one.total - other.total)[0];

const totalOf = (rooms: readonly PricedRoom[]) => rooms.reduce((sum, room) => sum + room.final_price, 0);

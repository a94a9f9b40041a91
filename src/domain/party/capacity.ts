import { type Party, totalGuests } from '#domain/dates/stay.ts';

/** Spec section 9: at most 4 guests and 3 adults per room; a room sleeps 2 by default. */
export const MAX_GUESTS_PER_ROOM = 4;
export const MAX_ADULTS_PER_ROOM = 3;
export const DEFAULT_ROOM_CAPACITY = 2;

/** Returns rooms a party needs: max(ceil(total guests / 4), ceil(adults / 3)), at least 1 (spec section 5). */
export function roomsNeeded(party: Party): number {
  return Math.max(
    1,
    Math.ceil(totalGuests(party) / MAX_GUESTS_PER_ROOM),
    Math.ceil(party.adults / MAX_ADULTS_PER_ROOM),
  );
}

export type CapacityRefusal =
  | { code: 'no_guests' }
  | { code: 'no_adults' }
  /** Four adults in one room get a message of their own. */
  | { code: 'four_adults_one_room'; needed: number }
  | { code: 'too_few_rooms'; guests: number; needed: number }
  | { code: 'too_many_rooms'; guests: number };

/**
 * Returns why `rooms` rooms can't take the party (spec section 5, "Capacity"); `undefined` if they can. No room may be
 * empty.
 */
export function checkCapacity(party: Party, rooms: number): CapacityRefusal | undefined {
  if (totalGuests(party) < 1) return { code: 'no_guests' };
  if (party.adults < 1) return { code: 'no_adults' };
  const guests = totalGuests(party);
  if (rooms > guests) return { code: 'too_many_rooms', guests };
  const needed = roomsNeeded(party);
  if (rooms >= needed) return undefined;
  if (party.adults === 4 && rooms === 1 && needed === 2) return { code: 'four_adults_one_room', needed };
  return { code: 'too_few_rooms', guests, needed };
}

/** Returns the homestays whose free rooms can take `guests` people, 4 a room. Rooms that can't be sold do not count. */
export function homestaysThatFit(
  rooms: readonly { homestayId: number; sellable: boolean }[],
  guests: number,
): Set<number> {
  const sellable = new Map<number, number>();
  for (const room of rooms) {
    sellable.set(room.homestayId, (sellable.get(room.homestayId) ?? 0) + (room.sellable ? 1 : 0));
  }
  return new Set(
    [...sellable].filter(([, count]) => count * MAX_GUESTS_PER_ROOM >= guests).map(([id]) => id),
  );
}

/**
 * How rooms suit a party. `extra-beds`: that many beds are missing besides the booked ones, at most one a room.
 * `more-rooms`: how many rooms are needed in all. Beds are advice; only the capacity rule refuses a booking.
 */
export type PartyFit =
  | { fit: 'fits' }
  | { fit: 'extra-beds'; beds: number; sleeps: number }
  | { fit: 'more-rooms'; needed: number };

export function partyFit(party: Party, rooms: readonly { capacity: number }[], extraBeds = 0): PartyFit {
  const needed = roomsNeeded(party);
  if (rooms.length < needed) return { fit: 'more-rooms', needed };
  const sleeps = rooms.reduce((beds, room) => beds + room.capacity, 0);
  const beds = totalGuests(party) - sleeps;
  if (beds <= Math.min(extraBeds, rooms.length)) return { fit: 'fits' };
  return beds <= rooms.length
    ? { fit: 'extra-beds', beds, sleeps }
    : { fit: 'more-rooms', needed: rooms.length + 1 };
}

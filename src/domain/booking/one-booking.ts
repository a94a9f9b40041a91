import type { Party, Stay } from '#domain/dates/stay.ts';
import { bookable, type FoundRoom } from '#domain/rooms/room.ts';
import { type CartItem, cartItemOf, cartSearch } from './cart.ts';

/** A cart is one booking: all its rooms have the same homestay, stay and party. */

/** How rooms to be added differ from the booking in the cart. */
export interface Difference {
  homestay: boolean;
  stay: boolean;
  party: boolean;
}

/** A room that can't be sold for a stay. `found` has the reason; undefined if the room is taken. */
export interface Unsellable {
  id: number;
  name: string;
  found?: FoundRoom;
}

export interface Proposal {
  items: readonly CartItem[];
  unsellable: readonly Unsellable[];
}

export function isSameStay(one: Stay, other: Stay): boolean {
  return one.checkIn === other.checkIn && one.checkOut === other.checkOut;
}

const isSameParty = (one: Party, other: Party) =>
  one.adults === other.adults && one.children === other.children;

export function isSameSearch(one: Stay & Party, other: Stay & Party): boolean {
  return isSameStay(one, other) && isSameParty(one, other);
}

/**
 * Returns how rooms of a search differ from the booking in the cart; undefined if they fit. Homestays are compared by
 * name, because wishlist items carry id 1 (spec section 3).
 */
export function differenceFrom(
  items: readonly CartItem[],
  rooms: readonly { homestay_name: string }[],
  search: Stay & Party,
): Difference | undefined {
  const [first] = items;
  const booked = cartSearch(items);
  if (!first || !booked) return undefined;
  const difference = {
    homestay: rooms.some(({ homestay_name }) => homestay_name !== first.homestay_name),
    stay: !isSameStay(booked, search),
    party: !isSameParty(booked, search),
  };
  return Object.values(difference).some(Boolean) ? difference : undefined;
}

export function unsellableRooms(
  rooms: readonly { id: number; name: string }[],
  found: readonly FoundRoom[],
): readonly Unsellable[] {
  return rooms.flatMap(({ id, name }) => {
    const room = found.find((one) => one.id === id);
    if (!room) return [{ id, name }];
    return bookable(room, false) === 'yes' ? [] : [{ id, name, found: room }];
  });
}

/** Returns the rooms of a booking for another stay and party, at the prices of that search. */
export function proposeBooking(
  rooms: readonly { id: number; name: string }[],
  found: readonly FoundRoom[],
  search: Stay & Party,
): Proposal {
  const unsellable = unsellableRooms(rooms, found);
  const items = rooms.flatMap(({ id }) => {
    const room = found.find((one) => one.id === id);
    return room && !unsellable.some((one) => one.id === id) ? [cartItemOf(room, search, search)] : [];
  });
  return { items, unsellable };
}

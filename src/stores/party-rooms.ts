import { computed } from 'nanostores';
import { roomsNeeded } from '#domain/capacity.ts';
import type { FoundRoom } from '#domain/room.ts';
import { cheapestRooms } from '#domain/room-set.ts';
import { totalGuests } from '#domain/stay.ts';
import { $cart } from './cart.ts';
import { $needsSeveralRooms, $sellableRooms } from './rooms.ts';
import { $search } from './search.ts';

/** For a party that no single room takes: the rooms to add to the cart, besides those that are in it. */
export interface PartyRooms {
  guests: number;
  /** By the rule of the house; the beds may ask for more. */
  needed: number;
  /** Already in the cart, for this stay. */
  inCart: readonly FoundRoom[];
  /** Still to add; nothing when the free rooms do not suffice. */
  toAdd: readonly FoundRoom[] | undefined;
}

export const $partyRooms = computed(
  [$sellableRooms, $cart, $search, $needsSeveralRooms],
  (rooms, cart, search, isNeeded): PartyRooms | undefined => {
    if (!search || !isNeeded) return undefined;
    const ids = cart
      .filter((item) => item.checkInDate === search.checkIn && item.checkOutDate === search.checkOut)
      .map((item) => item.id);
    const inCart = rooms.filter((room) => ids.includes(room.id));
    const set = cheapestRooms(rooms, search, ids);
    return {
      guests: totalGuests(search),
      needed: roomsNeeded(search),
      inCart,
      toAdd: set?.filter((room) => !ids.includes(room.id)),
    };
  },
);

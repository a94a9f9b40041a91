import { atom, computed, onMount } from 'nanostores';
import { addOnCounts } from '#domain/booking/draft.ts';
import { MAX_GUESTS_PER_ROOM, type PartyFit, partyFit } from '#domain/party/capacity.ts';
import { partyRooms } from '#domain/party/room-allocation.ts';
import { bookable, type FoundRoom } from '#domain/rooms/room.ts';
import { $cart, $cartSearch } from '#stores/cart/cart.ts';
import { findRooms } from '#stores/rooms/availability.ts';
import { $draft } from './draft.ts';

/** Says whether the rooms in the cart suit their party. `toAdd` is absent if that is not known. */
export interface CartParty {
  fit: PartyFit;
  toAdd?: readonly FoundRoom[] | undefined;
  /** Rupees for one extra bed and day. */
  bedPrice?: number | undefined;
}

/**
 * The rooms found for the cart's stay, because a cart item does not say how many it sleeps. They are loaded while
 * somebody listens.
 */
const $found = atom<readonly FoundRoom[]>([]);

onMount($found, () => {
  let asked = '';
  return $cartSearch.subscribe((search) => {
    const stay = search ? `${search.checkIn} ${search.checkOut}` : '';
    if (!search || stay === asked) return;
    asked = stay;
    $found.set([]);
    findRooms({ checkIn: search.checkIn, checkOut: search.checkOut, guests: 1 }).then(
      (rooms) => {
        if (asked === stay) $found.set(rooms);
      },
      (error: unknown) => console.error('How many the rooms sleep is not known', error),
    );
  });
});

export const $cartParty = computed(
  [$cart, $cartSearch, $found, $draft],
  (items, party, found, draft): CartParty | undefined => {
    if (!party) return undefined;
    // If a room is not found (the guest's own unfinished payment holds it), its beds are taken to be enough.
    const rooms = items.map(
      ({ id }) => found.find((room) => room.id === id) ?? { capacity: MAX_GUESTS_PER_ROOM },
    );
    const fit = partyFit(party, rooms, addOnCounts(draft, party).extraBeds);
    if (fit.fit === 'fits' || !rooms.every((room) => 'id' in room)) return { fit };
    const free = found.filter((room) => bookable(room, false) === 'yes');
    const ids = items.map(({ id }) => id);
    return { fit, toAdd: partyRooms(free, party, ids).toAdd, bedPrice: rooms[0]?.extra_bed_price };
  },
);

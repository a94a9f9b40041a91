import { atom, computed } from 'nanostores';
import { Refusal } from '#client/errors.ts';
import type { CartItem } from '#domain/booking/cart.ts';
import { roomsOfStay } from '#domain/booking/cart.ts';
import { totalGuests } from '#domain/dates/stay.ts';
import { MAX_GUESTS_PER_ROOM } from '#domain/party/capacity.ts';
import { partyRooms } from '#domain/party/room-allocation.ts';
import { bookable, type FoundRoom } from '#domain/rooms/room.ts';
import type { RoomDetail } from '#domain/rooms/room-detail.ts';
import type { Search } from '#domain/rooms/search.ts';
import { wishlistItemOf } from '#domain/rooms/wishlist.ts';
import { addRooms } from '#stores/booking/add-rooms.ts';
import { $cart } from '#stores/cart/cart.ts';
import { $reservation, bookedHere, isHeldHere } from '#stores/reservation/reservation.ts';
import { findSimilar } from '#stores/rooms/availability.ts';
import { findRoom } from '#stores/rooms/room-detail.ts';
import { keepLastSearch } from '#stores/search/last-search.ts';
import { $isPastSearch, $search, changeSearch, openSearch } from '#stores/search/search.ts';
import { toggleWishlist } from '#stores/wishlist/wishlist.ts';

export type RoomState =
  | { state: 'loading' }
  | { state: 'unknown' }
  /** `refusal`: what is wrong with the dates, such as a stay that is too long. */
  | { state: 'failed'; refusal?: string }
  | { state: 'ready'; room: RoomDetail };

/** The result of the search for the same stay, which says whether the room is free and which others are. */
export type OthersState =
  | { state: 'checking' }
  | { state: 'failed' }
  | { state: 'ready'; rooms: readonly FoundRoom[] };

export const $room = atom<RoomState>({ state: 'loading' });
export const $others = atom<OthersState>({ state: 'checking' });

const $roomId = atom(0);

/** Says whether the room can be booked for the stay, and if not, why. */
export type Offer = 'checking' | 'free' | 'booked' | 'sold-out' | 'refused' | 'past' | 'no-price';

export const $offer = computed(
  [$room, $others, $search, $isPastSearch, $reservation],
  (shown, others, search, isPast): Offer => {
    if (shown.state !== 'ready' || !search) return 'checking';
    const { room } = shown;
    if (isPast) return 'past';
    const sellable = bookable(room, false);
    if (sellable !== 'yes') return sellable === 'refused' ? 'refused' : 'no-price';
    if (others.state === 'checking') return 'checking';
    if (isHeldHere(room.id, search.checkIn, search.checkOut)) return 'free';
    // If the check has failed, the room is assumed to be free (spec section 4).
    if (others.state === 'failed') return 'free';
    if (others.rooms.some(({ id }) => id === room.id)) return 'free';
    if (bookedHere(room.id, search) !== undefined) return 'booked';
    // The search finds no room of the homestay for a party that is too large, so a free room is not called sold out.
    return room.available && totalGuests(search) > MAX_GUESTS_PER_ROOM ? 'free' : 'sold-out';
  },
);

/**
 * Says whether the room suits the party, together with the rooms of its stay in the cart; undefined while that is not
 * known.
 */
export const $roomParty = computed(
  [$room, $others, $search, $cart, $offer],
  (shown, others, search, items, offer) => {
    if (shown.state !== 'ready' || !search || offer !== 'free') return undefined;
    const free =
      others.state === 'ready' ? others.rooms.filter((room) => bookable(room, false) === 'yes') : [];
    const { room } = shown;
    const rooms = free.some(({ id }) => id === room.id) ? free : [...free, room];
    // The cart may name the homestay in another language.
    const isOwn = ({ id, homestay_name }: CartItem) =>
      homestay_name === room.homestay_name ||
      rooms.some((one) => one.id === id && one.property_id === room.property_id);
    const ofHomestay = items.filter(isOwn);
    return partyRooms(rooms, search, [room.id, ...roomsOfStay(ofHomestay, search)]);
  },
);

/** Spec section 2: at most this many similar rooms, in a grid of three columns. */
const SIMILAR = 3;

/** Other rooms that are free for the stay, those of the same homestay first. */
export const $similar = computed([$room, $others, $cart], (shown, others, items) => {
  if (shown.state !== 'ready' || others.state !== 'ready') return [];
  const isOwn = (room: FoundRoom) => room.property_id === shown.room.property_id;
  return others.rooms
    .filter((room) => room.id !== shown.room.id && !items.some(({ id }) => id === room.id))
    .toSorted((one, other) => Number(isOwn(other)) - Number(isOwn(one)))
    .slice(0, SIMILAR);
});

/** Shows a room for the search in the address, and again whenever that changes. Returns a function that stops this. */
export function openRoom(id: number): () => void {
  $roomId.set(id);
  const closeSearch = openSearch();
  const stopKeeping = keepLastSearch();
  const unsubscribe = $search.subscribe((search) => {
    if (search) void load(id, search);
  });
  return () => {
    unsubscribe();
    stopKeeping();
    closeSearch();
  };
}

export async function reloadRoom(): Promise<void> {
  const search = $search.get();
  if (search) await load($roomId.get(), search);
}

const isRoomId = (id: number) => Number.isSafeInteger(id) && id > 0;
const isCurrent = (search: Search) => search === $search.get();

/** Shows both results together: the price of the room and whether it is free belong to one stay. */
async function load(id: number, search: Search): Promise<void> {
  $others.set({ state: 'checking' });
  const [others] = await Promise.all([findOthers(id, search), loadRoom(id, search)]);
  if (isCurrent(search)) $others.set(others);
}

async function loadRoom(id: number, search: Search): Promise<void> {
  if (!isRoomId(id)) return $room.set({ state: 'unknown' });
  try {
    const room = await findRoom({ id, checkIn: search.checkIn, checkOut: search.checkOut });
    if (isCurrent(search)) $room.set({ state: 'ready', room });
  } catch (error) {
    if (!isCurrent(search)) return;
    const { status, message } = error instanceof Refusal ? error : { status: 0, message: '' };
    if (status === 404) $room.set({ state: 'unknown' });
    else $room.set(status === 400 ? { state: 'failed', refusal: message } : { state: 'failed' });
  }
}

async function findOthers(id: number, search: Search): Promise<OthersState> {
  const { checkIn, checkOut } = search;
  if (!isRoomId(id)) return { state: 'failed' };
  try {
    return {
      state: 'ready',
      rooms: await findSimilar({ id, checkIn, checkOut, guests: totalGuests(search) }),
    };
  } catch {
    return { state: 'failed' };
  }
}

/** Shows the room for another stay or party without a new entry of the history. */
export function changeStay(part: Partial<Search>): void {
  const search = $search.get();
  if (search) changeSearch({ ...search, ...part, pastDate: false });
}

/**
 * Puts the room into the cart for the chosen stay and party. Returns whether it is there now; false if the guest is
 * asked first.
 */
export function putRoomInCart(): boolean {
  const shown = $room.get();
  const search = $search.get();
  return shown.state === 'ready' && search !== undefined && addRooms([shown.room], search);
}

/** Returns whether the room is in the cart, for whatever stay. */
export function isRoomInCart(): boolean {
  const shown = $room.get();
  return shown.state === 'ready' && $cart.get().some(({ id }) => id === shown.room.id);
}

/** Whether the cart has this room for this stay and party; for others the guest can add it again. */
export const $isInCart = computed([$room, $search, $cart], (shown, search, items) => {
  const item = shown.state === 'ready' && items.find(({ id }) => id === shown.room.id);
  if (!item || !search) return false;
  const { checkIn, checkOut, adults, children } = search;
  const isOfStay = item.checkInDate === checkIn && item.checkOutDate === checkOut;
  return isOfStay && item.guests === adults && item.children === children;
});

/** Adds or removes the room. If it is still loading, this happens as soon as it has loaded. */
export async function toggleWishlisted(): Promise<void> {
  if ($room.get().state === 'loading') {
    await new Promise<void>((resolve) => {
      const stop = $room.listen(() => {
        stop();
        resolve();
      });
    });
  }
  const shown = $room.get();
  if (shown.state === 'ready') toggleWishlist(wishlistItemOf(shown.room));
}

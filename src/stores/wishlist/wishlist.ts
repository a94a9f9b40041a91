import { atom, computed, onMount } from 'nanostores';
import * as z from 'zod/mini';
import { putItem } from '#domain/booking/cart.ts';
import { formatDate } from '#domain/dates/calendar.ts';
import { DEFAULT_PARTY, defaultStay, type Party, type Stay, totalGuests } from '#domain/dates/stay.ts';
import { formatRupees } from '#domain/money/money.ts';
import type { FoundRoom } from '#domain/rooms/room.ts';
import {
  addWishlistItem,
  cartItemFromWishlist,
  renameItems,
  type WishlistItem,
} from '#domain/rooms/wishlist.ts';
import { addedToCart, noLongerAvailable, undo } from '#messages/booking/cart.ts';
import { partyOf } from '#messages/booking/party.ts';
import { failed } from '#messages/rooms/refusal.ts';
import * as messages from '#messages/rooms/wishlist.ts';
import { addRooms, keepQuoted } from '#stores/booking/add-rooms.ts';
import { persistentList } from '#stores/browser/persistent.ts';
import { storedId } from '#stores/browser/stored-values.ts';
import { toastError, toastInfo, toastSuccess } from '#stores/browser/toasts.ts';
import { shortStay, today } from '#stores/browser/today.ts';
import { $cart, $cartSearch, refreshCart, tellRefresh } from '#stores/cart/cart.ts';
import { findRooms } from '#stores/rooms/availability.ts';
import { $lastSearch } from '#stores/search/last-search.ts';

const storedItem = z.pipe(
  z.object({
    id: storedId,
    name: z.string(),
    price: z.number(),
    discount: z._default(z.number(), 0),
    net_price: z.optional(z.number()),
    image: z._default(z.string(), ''),
    homestay_name: z._default(z.string(), ''),
    is_ac: z._default(z.boolean(), false),
    capacity: z._default(z.int(), 2),
    amenities: z._default(z.array(z.string()), []),
  }),
  z.transform((item): WishlistItem => ({ ...item, net_price: item.net_price ?? item.price - item.discount })),
);

export const $wishlist = persistentList<WishlistItem>('wishlist', storedItem);
export const EMPTY_WISHLIST: readonly WishlistItem[] = [];
export const $wishlistCount = computed($wishlist, (items) => items.length);

/** Adds a room, and offers to undo that. */
export function addToWishlist(item: WishlistItem): void {
  const before = $wishlist.get();
  const after = addWishlistItem(before, item);
  if (after === before) return;
  $wishlist.set(after);
  const run = () => $wishlist.set($wishlist.get().filter(({ id }) => id !== item.id));
  toastSuccess(messages.addedToWishlist(item.name), { label: undo, run });
}

/** Removes a room, and offers to put it back in its place. */
export function removeFromWishlist(id: number): void {
  const before = $wishlist.get();
  const at = before.findIndex((one) => one.id === id);
  const item = before[at];
  if (!item) return;
  $wishlist.set(before.toSpliced(at, 1));
  const run = () => {
    const now = $wishlist.get();
    if (!now.some((one) => one.id === id)) $wishlist.set(now.toSpliced(at, 0, item));
  };
  toastInfo(messages.removedFromWishlist(item.name), { label: undo, run });
}

export function toggleWishlist(item: WishlistItem): void {
  if ($wishlist.get().some(({ id }) => id === item.id)) removeFromWishlist(item.id);
  else addToWishlist(item);
}

/** Asks which booking to keep, because the room is of another homestay than the cart. */
async function askAboutHomestay({ id, name }: WishlistItem, booked: Stay & Party): Promise<void> {
  const { checkIn, checkOut } = booked;
  try {
    const room = (await findRooms({ checkIn, checkOut, guests: 1 })).find((one) => one.id === id);
    if (room) addRooms([room], booked);
    else toastInfo(noLongerAvailable(name, formatDate(checkIn), formatDate(checkOut)));
  } catch {
    toastError(failed);
  }
}

/** The stay and party for which a wish would go into the cart: those of the cart, else of the last search. */
export const $wishStay = computed(
  [$cartSearch, $lastSearch],
  (booked, last): Stay & Party => booked ?? last ?? { ...defaultStay(today()), ...DEFAULT_PARTY },
);

/** The rooms that are free then; undefined while they are not known. */
export const $freeThen = atom<readonly FoundRoom[] | undefined>(undefined);

onMount($freeThen, () =>
  $wishStay.subscribe(async (stay) => {
    const { checkIn, checkOut } = stay;
    $freeThen.set(undefined);
    const rooms = await findRooms({ checkIn, checkOut, guests: totalGuests(stay) }).catch(() => undefined);
    if ($wishStay.get() !== stay) return;
    $freeThen.set(rooms);
    $wishlist.set(renameItems($wishlist.get(), rooms ?? []));
  }),
);

/** Says what a room costs then, in rupees; what is not known is left out. */
export function chosenStay(stay: Stay & Party, price: number | undefined): string {
  return messages.chosenStay(shortStay(stay), partyOf(stay), price ? formatRupees(price) : undefined);
}

/**
 * Puts the room in the cart, updates its price, and says for which stay and at what total it is there. A room that is
 * taken then leaves the cart again, and the guest is told.
 */
export async function moveToCart(item: WishlistItem): Promise<void> {
  const [first] = $cart.get();
  const booked = $cartSearch.get();
  if (booked && first && first.homestay_name !== item.homestay_name) return askAboutHomestay(item, booked);
  const stay = $wishStay.get();
  $cart.set(putItem($cart.get(), cartItemFromWishlist(item, stay, stay)));
  void keepQuoted();
  const { missing, isFresh } = await refreshCart();
  const taken = missing.filter(({ id }) => id === item.id);
  if (taken.length > 0) {
    $cart.set($cart.get().filter(({ id }) => id !== item.id));
    return tellRefresh({ changes: [], missing: taken });
  }
  const price = isFresh ? $cart.get().find(({ id }) => id === item.id)?.final_price : undefined;
  toastSuccess(`${addedToCart(item.name)} ${chosenStay(stay, price)}`);
}

import { atom, computed } from 'nanostores';
import * as z from 'zod/mini';
import {
  type CartItem,
  cartSearch,
  NO_SERVICES,
  type PriceChange,
  priceChanges,
  putItem,
  redateItems,
  refreshItems,
  totalOf,
} from '#domain/booking/cart.ts';
import { formatDate, needsYear } from '#domain/dates/calendar.ts';
import type { Party, Stay } from '#domain/dates/stay.ts';
import { formatRupees } from '#domain/money/money.ts';
import * as messages from '#messages/booking/cart.ts';
import { persistentList } from '#stores/browser/persistent.ts';
import { civilDate, storedId } from '#stores/browser/stored-values.ts';
import { toastInfo, toastSuccess } from '#stores/browser/toasts.ts';
import { today } from '#stores/browser/today.ts';
import { isHeldHere } from '#stores/reservation/reservation.ts';
import { findRooms } from '#stores/rooms/availability.ts';

/**
 * The schema is lenient for fields that another program may have left out, and strict for those without which a booking
 * would go wrong.
 */
const storedItem = z.pipe(
  z
    .object({
      id: storedId,
      name: z.string(),
      homestay_id: z._default(storedId, 1),
      homestay_name: z._default(z.string(), ''),
      price: z.number(),
      discount: z._default(z.number(), 0),
      image: z._default(z.string(), ''),
      checkInDate: civilDate,
      checkOutDate: civilDate,
      guests: z._default(z.int().check(z.gte(1)), 2),
      children: z._default(z.int().check(z.gte(0)), 0),
      roomCount: z._default(z.int().check(z.gte(1)), 1),
      selectedServices: z._default(
        z.object({
          breakfast: z._default(z.boolean(), false),
          extraCot: z._default(z.boolean(), false),
          mahaprasad: z._default(z.boolean(), false),
          busTickets: z._default(z.boolean(), false),
        }),
        NO_SERVICES,
      ),
      rules_discount: z._default(z.number(), 0),
      total_discount: z.optional(z.number()),
      final_price: z.optional(z.number()),
      stay_days: z._default(z.int().check(z.gte(1)), 1),
      rules_discount_percentage: z._default(z.number(), 0),
      meets_minimum_stay: z._default(z.boolean(), true),
      minimum_stay_required: z._default(z.nullable(z.number()), null),
      pricing_error: z._default(z.nullable(z.string()), null),
      pricing_error_type: z._default(z.nullable(z.string()), null),
    })
    .check(z.refine(({ checkInDate, checkOutDate }) => checkInDate < checkOutDate)),
  z.transform((item): CartItem => {
    const total_discount = item.total_discount ?? item.discount + item.rules_discount;
    return { ...item, total_discount, final_price: item.final_price ?? item.price - total_discount };
  }),
);

export const $cart = persistentList<CartItem>('cart', storedItem);
export const EMPTY_CART: readonly CartItem[] = [];
export const $cartCount = computed($cart, (items) => items.length);
/** The stay and party that the search bar follows; undefined while the cart is empty. */
export const $cartSearch = computed($cart, cartSearch);

/** Adds or replaces items, and shows a notice. */
export function addToCart(...items: readonly CartItem[]): void {
  $cart.set(items.reduce(putItem, $cart.get()));
  const [first] = items;
  if (items.length > 1) toastSuccess(messages.roomsAddedToCart(items.length));
  else if (first) toastSuccess(messages.addedToCart(first.name));
}

/** Removes an item, and offers to undo that. */
export function removeFromCart(id: number): void {
  const before = $cart.get();
  const item = before.find((one) => one.id === id);
  if (!item) return;
  $cart.set(before.filter((one) => one.id !== id));
  const run = () => $cart.set(putItem($cart.get(), item));
  toastInfo(messages.removedFromCart(item.name), { label: messages.undo, run });
}

export function clearCart(): void {
  $cart.set([]);
}

/** Sets the party of every item, because one booking has one party. */
export function setCartParty({ adults: guests, children }: Party): void {
  $cart.set($cart.get().map((item) => ({ ...item, guests, children })));
}

/**
 * Moves every item to `stay`, without the rooms in `without`, updates the prices and says what the stay costs now.
 * Returns the rooms that turn out not to be free then.
 */
export async function redateCart(stay: Stay, without: readonly number[] = []): Promise<readonly CartItem[]> {
  const kept = $cart.get().filter((item) => !without.includes(item.id));
  $cart.set(redateItems(kept, stay));
  const { missing } = await refreshCart();
  const dayOf = (date: string) => formatDate(date, needsYear(date, today()) ? 'medium' : 'short');
  const [from, to] = [dayOf(stay.checkIn), dayOf(stay.checkOut)];
  const [before, after] = [totalOf(kept), totalOf($cart.get())];
  if (after !== 0 && after !== before) {
    toastInfo(messages.datesUpdatedWithPrice(from, to, formatRupees(after), formatRupees(before)));
  } else if (kept.length > 0) toastInfo(messages.datesUpdated(from, to));
  return missing;
}

/** The result of comparing the cart with today's prices. `missing` are rooms that are not free for their stay. */
export interface CartRefresh {
  changes: readonly PriceChange[];
  missing: readonly CartItem[];
  /** False if the prices of today are not known. */
  isFresh?: boolean;
}

/** The number of running refreshes. Each shows what it finds, so nothing else has to. */
export const $refreshing = atom(0);

/**
 * Updates the prices of the cart and tells the guest what changed: after its dates changed, and when the server reports
 * another price. A failed or empty answer changes nothing.
 */
export async function refreshCart(): Promise<CartRefresh> {
  const search = cartSearch($cart.get());
  if (!search) return { changes: [], missing: [] };
  const { checkIn, checkOut } = search;
  const before = $cart.get();
  $refreshing.set($refreshing.get() + 1);
  const rooms = await findRooms({ checkIn, checkOut, guests: 1 }).catch(() => []);
  $refreshing.set($refreshing.get() - 1);
  if (rooms.length === 0) return { changes: [], missing: [] };
  const ofStay = $cart.get().filter((item) => item.checkInDate === checkIn && item.checkOutDate === checkOut);
  const { items, missing: left } = refreshItems(ofStay, rooms);
  $cart.set(items.reduce(putItem, $cart.get()));
  // A search leaves out rooms that the guest's own unfinished payment holds.
  const missing = left.filter(({ id }) => !isHeldHere(id, checkIn, checkOut));
  // The prices are compared with those on the page: a quoted price stays, whatever today's is.
  return { changes: priceChanges(before, $cart.get()), missing, isFresh: true };
}

/** Names each price that has changed and each room that is gone. */
export function tellRefresh({ changes, missing }: CartRefresh): void {
  for (const { name, from, to } of changes) {
    toastInfo(messages.priceChanged(name, formatRupees(from), formatRupees(to)));
  }
  for (const { name, checkInDate, checkOutDate } of missing) {
    toastInfo(messages.noLongerAvailable(name, formatDate(checkInDate), formatDate(checkOutDate)));
  }
}

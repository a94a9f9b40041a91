import { atom } from 'nanostores';
import { storage, storedValue } from './storage.ts';

/**
 * The numbers on the header's badges: rooms in the cart and on the wishlist (cartCount and wishlistCount of spec
 * section 4). It counts stored items without checking them, so that information pages need neither the cart nor zod.
 * The stores of cart and wishlist report the true lengths whenever they change.
 */
export interface Counts {
  cart: number;
  wishlist: number;
}

/**
 * Counts the stored items. Broken data is logged and removed (spec section 4); the list's own store checks each item.
 */
function storedLength(key: keyof Counts): number {
  if (storage[key] === undefined) return 0;
  const list = storedValue(key);
  const items = Array.isArray(list) ? list.filter((item) => Object(item).id !== undefined) : [];
  if (items.length > 0) return items.length;
  if (!Array.isArray(list) || list.length > 0) console.error(`The stored "${key}" can't be read`);
  delete storage[key];
  return 0;
}

export const $counts = atom<Counts>({ cart: 0, wishlist: 0 });

/**
 * Counts the stored items, again after another tab has changed them or the page comes out of the back/forward cache.
 */
export function countStored(): void {
  $counts.set({ cart: storedLength('cart'), wishlist: storedLength('wishlist') });
}

/** Sets a length; the store that owns the list calls it. */
export function setCount(list: keyof Counts, length: number): void {
  $counts.set({ ...$counts.get(), [list]: length });
}

import { atom } from 'nanostores';
import { storedValue } from './raw-storage.ts';

/**
 * How many rooms wait in the cart and on the wishlist (cartCount and wishlistCount of spec section 4), for the
 * header's badges. Tiny on purpose: it counts what is stored without parsing it, so that information pages need
 * neither the cart nor zod. The cart and wishlist stores tell it the true lengths whenever they change.
 */
export interface Counts {
  cart: number;
  wishlist: number;
}

function storedLength(key: keyof Counts): number {
  const list = storedValue(key);
  return Array.isArray(list) ? list.length : 0;
}

export const $counts = atom<Counts>({ cart: 0, wishlist: 0 });

/** Counts what is stored; again after another tab or a page out of the back/forward cache. */
export function countStored(): void {
  $counts.set({ cart: storedLength('cart'), wishlist: storedLength('wishlist') });
}

/** Called by the store that owns the list. */
export function tellCount(list: keyof Counts, length: number): void {
  $counts.set({ ...$counts.get(), [list]: length });
}

import type { SearchQuery } from '#domain/search.ts';
import { readSearch } from '#domain/search.ts';
import { storedValue } from './raw-storage.ts';
import { searchedQuery } from './search.ts';

/**
 * What the plain search form shows before the search bar itself arrives: the dates and guests of the first room in
 * the cart, else what the address says (spec section 4). Tiny on purpose, like the counts: broken data is told about
 * and removed by the cart, which owns it.
 */
export function previewSearch(): SearchQuery {
  return firstOfCart() ?? searchedQuery();
}

function firstOfCart(): SearchQuery | undefined {
  const stored = storedValue('cart');
  const first: unknown = Array.isArray(stored) ? stored[0] : undefined;
  if (typeof first !== 'object' || first === null || !('checkInDate' in first)) return undefined;
  const { checkInDate, checkOutDate, guests, children }: Record<string, unknown> = { ...first };
  return readSearch(
    new URLSearchParams({
      checkIn: String(checkInDate),
      checkOut: String(checkOutDate),
      guests: String(guests),
      children: String(children),
    }).toString(),
  );
}

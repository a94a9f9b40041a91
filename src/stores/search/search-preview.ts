import type { SearchQuery } from '#domain/search.ts';
import { bookedQuery, searchedQuery } from './search.ts';

/**
 * What the plain search form shows before the search bar itself arrives: the dates and guests of the first room in
 * the cart, else what the address says (spec section 4). Tiny on purpose, like the counts: broken data is told about
 * and removed by the cart, which owns it.
 */
export function previewSearch(): SearchQuery {
  return bookedQuery() ?? searchedQuery();
}

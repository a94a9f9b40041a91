import { atom, computed } from 'nanostores';
import { isPastStay } from '#domain/dates/stay.ts';
import { readSearch, writeSearch } from '#domain/rooms/search.ts';
import { storage } from '#stores/browser/storage.ts';
import { today } from '#stores/browser/today.ts';
import { $hasExampleDates, $isPastSearch, $search, wholeOf } from './search.ts';

const $query = atom(storage['last-search'] ?? '');

/** The stay and party of the last search in this browser; undefined if none is known that is still to come. */
export const $lastSearch = computed($query, (query) => {
  const last = wholeOf(readSearch(query));
  return last && !isPastStay(last, today()) ? last : undefined;
});

/** Keeps each search that the guest makes on this page. Returns a function that ends this. */
export function keepLastSearch(): () => void {
  return $search.subscribe((search) => {
    if (!search || $hasExampleDates.get() || $isPastSearch.get()) return;
    $query.set(writeSearch(search));
    storage['last-search'] = $query.get();
  });
}

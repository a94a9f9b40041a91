import { atom, computed } from 'nanostores';
import { DEFAULT_PARTY, isPastStay, type Party, type Stay } from '#domain/dates/stay.ts';
import { pagePath, plainPath } from '#domain/language/page-path.ts';
import { PLAIN_VIEW, type ResultsView, readView, writeView } from '#domain/rooms/results.ts';
import {
  completeSearch,
  readSearch,
  type Search,
  type SearchQuery,
  writeSearch,
} from '#domain/rooms/search.ts';
import { storedValue } from '#stores/browser/storage.ts';
import { today } from '#stores/browser/today.ts';

/**
 * The search that the address describes; only this file reads and writes it. It reads both spellings of the
 * specification and writes `checkIn`, `checkOut`, `guests`, `children`. It is undefined before `openSearch`.
 */
export const $search = atom<Search | undefined>(undefined);
export const $view = atom<ResultsView>(PLAIN_VIEW);

/** True if the search begins before today, or its link says so: rooms can be viewed, not booked. */
export const $isPastSearch = computed($search, (search) =>
  search ? search.pastDate || isPastStay(search, today()) : false,
);
/** True if the link came from a festival that is over. */
export const $isPastFestival = computed($search, (search) => search?.pastDate ?? false);

/**
 * True if the dates are the specification's defaults and not the guest's choice. The history stores it with the
 * address.
 */
export const $hasExampleDates = atom(false);

function addressOf(search: Search, view: ResultsView): string {
  const extra = writeView(view);
  return `${location.pathname}?${writeSearch(search)}${extra && `&${extra}`}${location.hash}`;
}

/** Returns the search in the address; missing parts come from the cart, else they are the defaults. */
export function addressedSearch(): { search: Search; view: ResultsView } {
  return {
    search: completeSearch(readSearch(location.search), today(), bookedSearch()),
    view: readView(location.search),
  };
}

function readAddress(): void {
  const { search, view } = addressedSearch();
  $view.set(view);
  $hasExampleDates.set(Object(history.state).exampleDates === true);
  $search.set(search);
}

/**
 * Returns the stay and party of the booking in the cart, as far as they are stored: read without the cart's store,
 * which pages with nothing but the search form do not load.
 */
export function bookedQuery(): SearchQuery | undefined {
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

function bookedSearch(): (Stay & Party) | undefined {
  return wholeOf(bookedQuery());
}

/** Returns the stay and party of a query that has both dates in order. */
export function wholeOf({ checkIn, checkOut, adults, children }: Partial<SearchQuery> = {}) {
  if (!checkIn || !checkOut || checkIn >= checkOut) return undefined;
  return {
    checkIn,
    checkOut,
    adults: adults ?? DEFAULT_PARTY.adults,
    children: children ?? DEFAULT_PARTY.children,
  };
}

/**
 * Returns the search that the plain form shows before the search bar is loaded: the dates and guests of the first room
 * in the cart, else those of the address (spec section 4). The cart reports and removes broken data.
 */
export function previewSearch(): SearchQuery {
  return bookedQuery() ?? searchedQuery();
}

/** Says whether the dates of `previewSearch` are booked ones or examples; undefined if the guest searched for them. */
export function kindOfDates(): 'booked' | 'example' | undefined {
  if (bookedQuery()) return 'booked';
  return $hasExampleDates.get() ? 'example' : undefined;
}

/** Returns what the address says as far as it says it, without defaults: for pages that fill the gaps themselves. */
export function searchedQuery() {
  return readSearch(location.search);
}

/**
 * Reads the address, and again when the guest moves back and forward. An address without a whole stay gets the one of
 * the booking in the cart, or else the default one, which replaces it in the history (spec section 2). Returns a
 * function that stops this.
 */
export function openSearch(): () => void {
  const said = readSearch(location.search);
  const { search, view } = addressedSearch();
  if (said.checkIn !== search.checkIn || said.checkOut !== search.checkOut) {
    const exampleDates = bookedSearch()?.checkIn !== search.checkIn;
    history.replaceState({ ...history.state, exampleDates }, '', addressOf(search, view));
  }
  readAddress();
  addEventListener('popstate', readAddress);
  return () => removeEventListener('popstate', readAddress);
}

/** Starts another search: on the results page as a new entry of the history, elsewhere by opening that page. */
export function goToSearch(search: Search): void {
  if (plainPath(location.pathname) !== '/rooms') {
    location.assign(pagePath(`/rooms?${writeSearch(search)}`));
    return;
  }
  // The search is written into the new history entry.
  history.pushState(null, '', '');
  changeSearch(search);
}

/**
 * Changes order, filter or page of the results without a new entry of the history. A new order or filter begins with
 * the first page.
 */
export function changeView(change: Partial<ResultsView>): void {
  const search = $search.get();
  const view = { ...$view.get(), page: 1, ...change };
  $view.set(view);
  if (search) history.replaceState(history.state, '', addressOf(search, view));
}

/** Changes the stay or party of this page without a new entry of the history. */
export function changeSearch(search: Search): void {
  $view.set({ ...$view.get(), page: 1 });
  const before = $search.get();
  const isSameStay = before?.checkIn === search.checkIn && before.checkOut === search.checkOut;
  if (!isSameStay) $hasExampleDates.set(false);
  const state = { ...history.state, exampleDates: $hasExampleDates.get() };
  history.replaceState(state, '', addressOf(search, $view.get()));
  $search.set(search);
}

/** Removes all filters, and keeps the order of the rooms. */
export function clearFilters(): void {
  changeView({ ...PLAIN_VIEW, sort: $view.get().sort });
}

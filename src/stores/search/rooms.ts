import { atom, computed } from 'nanostores';
import { deduplicate } from '#client/deduplicate.ts';
import type { SearchQuestion } from '#client/early-answers.ts';
import { Refusal } from '#client/errors.ts';
import { roomsOfStay } from '#domain/booking/cart.ts';
import { isSameSearch } from '#domain/booking/one-booking.ts';
import { DEFAULT_PARTY, totalGuests } from '#domain/dates/stay.ts';
import { leastPrice, needsSuggestion, partyRooms } from '#domain/party/room-allocation.ts';
import { arrangeRooms } from '#domain/rooms/arrange-rooms.ts';
import { countAmenities, filterChoices } from '#domain/rooms/filter-choices.ts';
import { PAGE_SIZE } from '#domain/rooms/results.ts';
import { hasDetails, isSellable, type ListedRoom } from '#domain/rooms/room.ts';
import type { Search } from '#domain/rooms/search.ts';
import { failed } from '#messages/rooms/refusal.ts';
import { createLatest } from '#stores/browser/latest.ts';
import { $cart, $cartSearch } from '#stores/cart/cart.ts';
import { ask } from '#stores/rooms/availability.ts';
import { readFacts } from '#stores/rooms/found-room.ts';
import { keepLastSearch } from './last-search.ts';
import { $isPastSearch, $search, $view, openSearch } from './search.ts';

export type RoomsState =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  /** `refusal`: why there are no rooms for these dates, such as a stay that is too long. */
  | { state: 'ready'; rooms: readonly ListedRoom[]; refusal?: string };

export const LOADING: RoomsState = { state: 'loading' };
export const $rooms = atom<RoomsState>(LOADING);

const latest = createLatest();

export const questionOf = (search: Search) => ({
  checkIn: search.checkIn,
  checkOut: search.checkOut,
  guests: totalGuests(search),
});

/** Requests the first `limit` rooms with all details, the others with facts only. */
const listRooms = deduplicate(
  async ({ limit, ...question }: SearchQuestion & { limit: number }): Promise<readonly ListedRoom[]> => {
    const { rooms, others = [] } = await ask(question, { limit });
    return [...rooms, ...others.flatMap((room) => readFacts(room) ?? [])];
  },
);

/** Loads the rooms of a search. Only the answer to the latest search is shown. */
export async function loadRooms(search: Search): Promise<void> {
  const signal = latest.begin();
  $rooms.set(LOADING);
  const limit = PAGE_SIZE * $view.get().page;
  const next = await listRooms({ ...questionOf(search), limit }).then(
    (rooms): RoomsState => ({ state: 'ready', rooms }),
    (error): RoomsState =>
      error instanceof Refusal && error.status === 400
        ? { state: 'ready', rooms: [], refusal: error.message }
        : { state: 'failed', message: failed },
  );
  if (!signal.aborted) $rooms.set(next);
}

export function reloadRooms(): void {
  const search = $search.get();
  if (search) void loadRooms(search);
}

/**
 * Lets the rooms follow the search in the address, and loads them again when the page comes back out of the
 * back/forward cache. Returns a function that ends this.
 */
export function openResults(): () => void {
  const closeSearch = openSearch();
  const stopKeeping = keepLastSearch();
  const unlisten = $search.subscribe((search) => {
    if (search) void loadRooms(search);
  });
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) reloadRooms();
  };
  addEventListener('pageshow', onShow);
  return () => {
    closeSearch();
    stopKeeping();
    unlisten();
    removeEventListener('pageshow', onShow);
  };
}

const found = (state: RoomsState) => (state.state === 'ready' ? state.rooms : []);

/** Found rooms that are not in the cart already (spec section 2). */
const $offered = computed([$rooms, $cart], (state, cart) =>
  found(state).filter((room) => !cart.some((item) => item.id === room.id)),
);

/** The rooms that match the filters, sorted. */
export const $matchingRooms = computed([$offered, $view, $search], (rooms, view, search) =>
  arrangeRooms(rooms, view, search ?? DEFAULT_PARTY),
);
/** The rooms of the pages that are shown so far. */
export const $shownRooms = computed([$matchingRooms, $view], (rooms, { page }) =>
  rooms.slice(0, PAGE_SIZE * page),
);
/** True if there are more rooms than one page shows, or some without details. */
export const $isLong = computed(
  $rooms,
  (state) => found(state).length > PAGE_SIZE || !found(state).every(hasDetails),
);
export const $filterChoices = computed($offered, filterChoices);
export const $amenityCounts = computed($offered, countAmenities);
export const $offeredCount = computed($offered, (rooms) => rooms.length);

/** The stay and party of the booking in the cart, if the shown rooms are for others. */
export const $otherBooking = computed([$search, $cartSearch], (search, booked) =>
  search && booked && !isSameSearch(search, booked) ? booked : undefined,
);

/** The found rooms that have a price, in the cart or not. */
const $sellableRooms = computed($rooms, (state) => found(state).filter(isSellable));

/** Rupees: the least that the stay costs the party in each homestay, in rooms that match the other filters. */
export const $leastPrices = computed(
  [$sellableRooms, $view, $search, $isPastSearch],
  (rooms, view, search, isPast) => {
    const party = search ?? DEFAULT_PARTY;
    const matching = isPast ? [] : arrangeRooms(rooms, { ...view, homestay: undefined }, party);
    const ofHomes = Map.groupBy(matching, (room) => room.property_id);
    const least = new Map<number, number>();
    for (const [id, own] of ofHomes) {
      const price = leastPrice(own, party);
      if (price !== undefined) least.set(id, price);
    }
    return least;
  },
);

/** True if rooms are shown, but none can be booked for these dates. */
export const $isNoneSold = computed(
  [$rooms, $sellableRooms, $isPastSearch],
  (state, rooms, isPast) => found(state).length > rooms.length && rooms.length === 0 && !isPast,
);

/** True if the searched party's price is that of several rooms, or no room takes it alone. */
export const $needsSeveralRooms = computed(
  [$sellableRooms, $search, $isPastSearch],
  (rooms, search, isPast) =>
    search !== undefined && !isPast && rooms.length > 0 && needsSuggestion(rooms, search),
);

/** The rooms to add to those in the cart, for a party that needs a suggestion. */
export const $partyRooms = computed(
  [$sellableRooms, $cart, $search, $needsSeveralRooms],
  (rooms, cart, search, isNeeded) =>
    search && isNeeded ? partyRooms(rooms, search, roomsOfStay(cart, search)) : undefined,
);

import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import { type BookingLine, bookingSource, hostStatus } from '#contract/host/booking-line.ts';
import { listHostBookings } from '#contract/host/bookings.ts';
import { BOOKING_FILTERS, type BookingFilter } from '#domain/booking/booking-filters.ts';
import { isCivilDate } from '#domain/dates/calendar.ts';
import { NOT_LOADED } from '#messages/host/bookings.ts';
import { createTimer } from '#stores/browser/timer.ts';
import { createLoader } from '#stores/pattern/loader.ts';

export interface BookingSearch {
  query: string;
  filter: BookingFilter | '';
  status: string;
  source: string;
  from: string;
  to: string;
}

export const NO_SEARCH: BookingSearch = {
  query: '',
  filter: '',
  status: '',
  source: '',
  from: '',
  to: '',
};
export const $bookingSearch = atom<BookingSearch>(NO_SEARCH);

const {
  $loaded,
  load: loadBookings,
  reload,
  drop,
} = createLoader<{ bookings: readonly BookingLine[]; isSearching: boolean }>({
  read: async (signal) => {
    const { query, filter, status, source, from, to } = $bookingSearch.get();
    const { bookings } = await call(listHostBookings, {
      query: {
        ...(query.trim() && { query: query.trim() }),
        ...(filter && { filter }),
        ...(status && { status: hostStatus.parse(status) }),
        ...(source && { source: bookingSource.parse(source) }),
        ...(from && { from }),
        ...(to && { to }),
      },
      signal,
    });
    return { bookings, isSearching: false };
  },
  failed: NOT_LOADED,
});
export const $bookings = $loaded;
export const reloadBookings = reload;

const PAUSE = 200;
const timer = createTimer();

/** The earlier results stay until the new ones are there. */
function searchAfter(pause: number): void {
  drop();
  const before = $bookings.get();
  if (before.state === 'ready') $bookings.set({ ...before, isSearching: true });
  timer.start(() => void loadBookings(), pause);
}

/** Changes the search, its results and the address, so that the Back button returns to the same search. */
export function searchBookings(change: Partial<BookingSearch>): void {
  $bookingSearch.set({ ...$bookingSearch.get(), ...change });
  const search = Object.entries($bookingSearch.get()).filter(([, value]) => value !== '');
  const query = new URLSearchParams(search).toString();
  history.replaceState(history.state, '', `${location.pathname}${query && `?${query}`}`);
  searchAfter('query' in change ? PAUSE : 0);
}

export function openBookings(): void {
  const params = new URLSearchParams(location.search);
  const date = (name: string) => (isCivilDate(params.get(name)) ? (params.get(name) ?? '') : '');
  $bookingSearch.set({
    query: params.get('query') ?? '',
    filter: BOOKING_FILTERS.find((name) => name === params.get('filter')) ?? '',
    status: hostStatus.safeParse(params.get('status')).data ?? '',
    source: bookingSource.safeParse(params.get('source')).data ?? '',
    from: date('from'),
    to: date('to'),
  });
  searchAfter(0);
}

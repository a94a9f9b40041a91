import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import { type BookingLine, bookingSource, hostStatus } from '#contract/host/booking-line.ts';
import { listHostBookings } from '#contract/host/bookings.ts';
import { isCivilDate } from '#domain/dates/calendar.ts';
import { NOT_LOADED } from '#messages/host/bookings.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { createLatest } from '#stores/browser/latest.ts';

/** What is searched for; empty fields do not filter. */
export interface BookingSearch {
  query: string;
  status: string;
  source: string;
  from: string;
  to: string;
}

export const NO_SEARCH: BookingSearch = { query: '', status: '', source: '', from: '', to: '' };
export const $bookingSearch = atom<BookingSearch>(NO_SEARCH);

export type FoundBookings =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'ready'; bookings: readonly BookingLine[]; isSearching: boolean };

export const LOADING_BOOKINGS: FoundBookings = { state: 'loading' };
export const $bookings = atom<FoundBookings>(LOADING_BOOKINGS);

/** Typing pauses this long before the search begins, in milliseconds. */
const PAUSE = 200;
const latest = createLatest();

/** Changes the search; the list follows, and the address, so that Back returns to it. */
export function searchBookings(change: Partial<BookingSearch>): void {
  $bookingSearch.set({ ...$bookingSearch.get(), ...change });
  const search = Object.entries($bookingSearch.get()).filter(([, value]) => value !== '');
  const query = new URLSearchParams(search).toString();
  history.replaceState(history.state, '', `${location.pathname}${query && `?${query}`}`);
  void loadBookings('query' in change ? PAUSE : 0);
}

/** Reads the search from the address, then the list. */
export function openBookings(): void {
  const params = new URLSearchParams(location.search);
  const date = (name: string) => (isCivilDate(params.get(name)) ? (params.get(name) ?? '') : '');
  $bookingSearch.set({
    query: params.get('query') ?? '',
    status: hostStatus.safeParse(params.get('status')).data ?? '',
    source: bookingSource.safeParse(params.get('source')).data ?? '',
    from: date('from'),
    to: date('to'),
  });
  void loadBookings(0);
}

async function loadBookings(pause: number): Promise<void> {
  const signal = latest.begin();
  const before = $bookings.get();
  if (before.state === 'ready') $bookings.set({ ...before, isSearching: true });
  await new Promise((resolve) => setTimeout(resolve, pause));
  if (signal.aborted) return;
  const { query, status, source, from, to } = $bookingSearch.get();
  try {
    const { bookings } = await call(listHostBookings, {
      query: {
        ...(query.trim() && { query: query.trim() }),
        ...(status && { status: hostStatus.parse(status) }),
        ...(source && { source: bookingSource.parse(source) }),
        ...(from && { from }),
        ...(to && { to }),
      },
      signal,
    });
    $bookings.set({ state: 'ready', bookings, isSearching: false });
  } catch (error) {
    if (!signal.aborted) $bookings.set({ state: 'failed', message: failureSentence(error, NOT_LOADED) });
  }
}

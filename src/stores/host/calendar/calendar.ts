import { atom, computed } from 'nanostores';
import { call } from '#client/call.ts';
import { Refusal } from '#client/errors.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { BookingLine } from '#contract/host/booking-line.ts';
import {
  calendarColumns,
  getHostCalendar,
  type HostNight,
  type NightValues,
} from '#contract/host/calendar.ts';
import { addDays, daysBetween, nightsOf } from '#domain/dates/calendar.ts';
import { MINUTE } from '#domain/dates/duration.ts';
import {
  type Bar,
  barsOf,
  DAYS_BACK,
  PAGE_DAYS,
  pageRange,
  pagesOf,
  roomNightKey,
} from '#domain/rates/host-calendar.ts';
import * as messages from '#messages/host/calendar.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { once } from '#stores/browser/once.ts';
import { today } from '#stores/browser/today.ts';

const getColumns = { ...getHostCalendar, response: calendarColumns };
type Columns = ResponseOf<typeof getColumns>;

export type CalendarNight = Omit<HostNight, 'discount'>;
export type HostRoom = Pick<Columns['rooms'][number], 'id' | 'name' | 'property_id'>;
type Page = ReadonlyMap<string, CalendarNight>;

/** Nights are read in pages, when they come into view. `warning` says why they may be out of date, or is empty. */
export type CalendarState =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | {
      state: 'ready';
      first: string;
      rooms: readonly HostRoom[];
      pages: ReadonlyMap<number, Page>;
      bookings: ReadonlyMap<number, BookingLine>;
      warning: string;
    };

export const LOADING_CALENDAR: CalendarState = { state: 'loading' };
export const $calendar = atom<CalendarState>(LOADING_CALENDAR);

/** The date of the first column. */
export const $first = atom(addDays(today(), -DAYS_BACK));
const $view = atom({ first: DAYS_BACK, last: DAYS_BACK + 31 });
const $reading = atom<ReadonlySet<string>>(new Set());

export const $bars = computed($calendar, (calendar) => {
  if (calendar.state !== 'ready') return new Map<number, Bar<BookingLine>[]>();
  const { first, pages, bookings } = calendar;
  return barsOf(first, bookings.values(), (roomId, column, { id }) => {
    const night = nightIn(pages, roomId, { column, date: addDays(first, column) });
    return night !== undefined && night.reservation_id !== id;
  });
});

export function nightIn(
  pages: ReadonlyMap<number, Page>,
  roomId: number,
  { column, date }: { column: number; date: string },
): CalendarNight | undefined {
  return pages.get(Math.floor(column / PAGE_DAYS))?.get(roomNightKey(roomId, date));
}

export function findNight(roomId: number, date: string): CalendarNight | undefined {
  const calendar = $calendar.get();
  if (calendar.state !== 'ready') return undefined;
  return nightIn(calendar.pages, roomId, { column: daysBetween(calendar.first, date), date });
}

/** Returns the name of one room, or how many rooms they are. */
export function roomsName(roomIds: readonly number[]): string {
  const calendar = $calendar.get();
  const all = calendar.state === 'ready' ? calendar.rooms : [];
  if (roomIds.length > 1)
    return roomIds.length === all.length
      ? messages.allRooms(all.length)
      : messages.countRooms(roomIds.length);
  return all.find(({ id }) => id === roomIds[0])?.name ?? '';
}

/** Reads the pages in view that are missing, and those some days around them. */
export function viewColumns(first: number, last: number): void {
  $view.set({ first, last });
  const calendar = $calendar.get();
  const known = calendar.state === 'ready' ? calendar.pages : new Map();
  const missing = pagesOf(first - 7, last + 21).filter((page) => !known.has(page));
  if (missing.length > 0) void readPages(missing);
}

/** Reads the nights in view again. After midnight the first column is a day later, so all pages are dropped. */
export function reloadCalendar(): Promise<void> {
  const first = addDays(today(), -DAYS_BACK);
  const calendar = $calendar.get();
  if ($first.get() !== first && calendar.state === 'ready') {
    $calendar.set({ ...calendar, first, pages: new Map(), bookings: new Map() });
  }
  $first.set(first);
  const view = $view.get();
  return readPages(pagesOf(view.first, view.last));
}

async function readPages(pages: readonly number[]): Promise<void> {
  const first = $first.get();
  const due = pages.filter((page) => !$reading.get().has(pageRange(first, page).from));
  await Promise.all(due.map((page) => readPage(first, page)));
}

async function readPage(first: string, page: number): Promise<void> {
  const query = pageRange(first, page);
  $reading.set(new Set([...$reading.get(), query.from]));
  try {
    const answer = await call(getColumns, { query: { ...query, form: 'columns' } });
    // If the day has ended meanwhile, the page numbers mean other days.
    if (first === $first.get()) keepPage(page, answer);
  } catch (error) {
    const calendar = $calendar.get();
    if (calendar.state === 'ready')
      $calendar.set({ ...calendar, warning: failureSentence(error, messages.offline) });
    else $calendar.set({ state: 'failed', message: failureSentence(error, messages.CALENDAR_NOT_LOADED) });
    // Only a refusal is logged, because a lost network is normal. The next act tells the host that access has ended.
    if (!(error instanceof Refusal)) return;
    console.error('The calendar could not be read', error);
  } finally {
    $reading.set(new Set([...$reading.get()].filter((other) => other !== query.from)));
  }
}

function pageOf({ from, to, states, rooms }: Columns): Page {
  const dates = nightsOf(from, addDays(to, 1));
  const nights = rooms.flatMap((room) =>
    dates.map((night, index): CalendarNight => {
      const reservationId = room.reservation_id[index] ?? undefined;
      const reason = room.reason?.[index] ?? undefined;
      return {
        room_id: room.id,
        night,
        state: states[room.state[index] ?? -1] ?? 'closed',
        price: room.price[index] ?? 0,
        minimum_stay: room.minimum_stay[index] ?? 1,
        ...(reason !== undefined && { reason }),
        ...(reservationId !== undefined && { reservation_id: reservationId }),
      };
    }),
  );
  return new Map(nights.map((night) => [roomNightKey(night.room_id, night.night), night]));
}

function keepPage(page: number, answer: Columns): void {
  const before = $calendar.get();
  const known = before.state === 'ready' ? before : { pages: new Map(), bookings: new Map() };
  const { from, to } = pageRange($first.get(), page);
  // Bookings of these days that are not in the answer were cancelled or moved.
  const others = [...known.bookings].filter(
    ([, { check_in, check_out }]) => check_in > to || check_out <= from,
  );
  $calendar.set({
    state: 'ready',
    first: $first.get(),
    rooms: answer.rooms,
    pages: new Map([...known.pages, [page, pageOf(answer)]]),
    bookings: new Map([...others, ...answer.bookings.map((one) => [one.id, one] as const)]),
    warning: '',
  });
}

export function showNights(changed: readonly { room_id: number; night: string; after: NightValues }[]): void {
  const calendar = $calendar.get();
  if (calendar.state !== 'ready') return;
  const pages = new Map(calendar.pages);
  const byPage = Map.groupBy(changed, ({ night }) =>
    Math.floor(daysBetween(calendar.first, night) / PAGE_DAYS),
  );
  for (const [page, nights] of byPage) {
    const known = pages.get(page);
    if (!known) continue;
    const renewed = new Map(known);
    for (const { room_id, night, after } of nights) {
      const { closed, discount: _, ...values } = after;
      const state = closed ? 'closed' : 'open';
      renewed.set(roomNightKey(room_id, night), { room_id, night, state, ...values });
    }
    pages.set(page, renewed);
  }
  $calendar.set({ ...calendar, pages });
}

export const followCalendar = once((): void => {
  const read = () => {
    if (document.visibilityState === 'visible') void reloadCalendar();
  };
  document.addEventListener('visibilitychange', read);
  addEventListener('online', read);
  setInterval(read, MINUTE);
});

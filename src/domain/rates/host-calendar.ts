import { addDays, daysBetween } from '#domain/dates/calendar.ts';
import { priceWarning } from './host-warnings.ts';

/** The host's calendar: its columns are days, read in pages, and its bars are stays. */

/** The host's calendar begins a month ago and ends in two years. */
export const DAYS_BACK = 31;
export const CALENDAR_DAYS = DAYS_BACK + 731;
/** Days from today for which nights may be set. */
export const MAX_DAYS_AHEAD = 800;
/** The host's calendar requests this many days at a time. */
export const PAGE_DAYS = 92;

/** Returns the pages of the columns from `first` to `last`, both included. */
export function pagesOf(first: number, last: number): number[] {
  const from = Math.floor(Math.max(0, first) / PAGE_DAYS);
  const to = Math.floor(Math.min(CALENDAR_DAYS - 1, last) / PAGE_DAYS);
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

/** Returns the first and the last day of a page of a calendar that begins on `first`. */
export function pageRange(first: string, page: number): { from: string; to: string } {
  const end = Math.min((page + 1) * PAGE_DAYS, CALENDAR_DAYS) - 1;
  return { from: addDays(first, page * PAGE_DAYS), to: addDays(first, end) };
}

export const roomNightKey = (roomId: number, night: string) => `${roomId} ${night}`;

/** A stay in one room, by its columns; `end` is the column of its last night. */
export interface Bar<Booking> {
  booking: Booking;
  start: number;
  end: number;
}

interface Stayed {
  check_in: string;
  check_out: string;
  rooms: readonly { id: number }[];
}

/**
 * Returns the bars of each room. A stay of a channel may lack a night that was sold here: a bar ends at a night of
 * another.
 */
export function barsOf<Booking extends Stayed>(
  first: string,
  bookings: Iterable<Booking>,
  isOther: (roomId: number, column: number, booking: Booking) => boolean = () => false,
): Map<number, Bar<Booking>[]> {
  const bars = new Map<number, Bar<Booking>[]>();
  for (const booking of bookings) {
    const start = daysBetween(first, booking.check_in);
    const end = daysBetween(first, booking.check_out) - 1;
    for (const { id } of booking.rooms) {
      const own = piecesOf(start, end, (column) => isOther(id, column, booking));
      bars.set(id, [...(bars.get(id) ?? []), ...own.map((piece) => ({ booking, ...piece }))]);
    }
  }
  return bars;
}

function piecesOf(first: number, last: number, isGap: (column: number) => boolean) {
  const pieces: { start: number; end: number }[] = [];
  for (let column = first; column <= last; column += 1) {
    const piece = pieces.at(-1);
    if (isGap(column)) continue;
    if (piece?.end === column - 1) piece.end = column;
    else pieces.push({ start: column, end: column });
  }
  return pieces;
}

/** Returns the first letters of the first and the last word of a name, for a bar that is too short for it. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return [...new Set([0, words.length - 1])]
    .map((index) => [...letters.segment(words[index] ?? '')][0]?.segment ?? '')
    .join('')
    .toUpperCase();
}

interface Priced {
  before: { price: number };
  after: { price: number };
}

/** Returns how many nights go from which price to which, the most first. */
export function priceSteps(changed: readonly Priced[]): { from: number; to: number; nights: number }[] {
  const groups = Map.groupBy(changed, ({ before, after }) => `${before.price} ${after.price}`);
  return [...groups.values()]
    .flatMap(([one, ...others]) =>
      one ? [{ from: one.before.price, to: one.after.price, nights: 1 + others.length }] : [],
    )
    .sort((a, b) => b.nights - a.nights);
}

/** Returns how many nights get a price that is perhaps mistyped. */
export function priceJumps(changed: readonly Priced[]): number {
  return changed.filter(({ before, after }) => priceWarning(before.price, after.price)).length;
}

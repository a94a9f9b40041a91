import { pagePath } from '#domain/language/page-path.ts';
import { LANGUAGE } from '#language/code.ts';
import { addDays, formatDate, formatStay } from './calendar.ts';

/** One occurrence of a festival: civil dates, both inclusive. */
export interface Occurrence {
  festival: string;
  start: string;
  end: string;
}

/** Returns the path of a festival's page, by its file's name. */
export const festivalPath = (festival: string) => pagePath(`/festivals/${festival}`);

/** Returns whether an occurrence is past: from the day after its last day. */
export function isOver(occurrence: Occurrence, today: string): boolean {
  return occurrence.end < today;
}

/**
 * Returns the order of the festival list (spec section 4): upcoming, soonest first; then past, latest first. Only the
 * latest past occurrence of a festival is kept.
 */
export function arrangeFestivals<T extends Occurrence>(occurrences: readonly T[], today: string): T[] {
  const upcoming = occurrences
    .filter((one) => !isOver(one, today))
    .sort((a, b) => a.start.localeCompare(b.start));
  const shown = new Set<string>();
  const past = occurrences
    .filter((one) => isOver(one, today))
    .sort((a, b) => b.start.localeCompare(a.start))
    .filter((one) => !shown.has(one.festival) && shown.add(one.festival));
  return [...upcoming, ...past];
}

/** Returns the occurrence of the same festival that follows; undefined if its dates are not fixed yet. */
export function nextOccurrence<T extends Occurrence>(
  occurrences: readonly T[],
  of: Occurrence,
): T | undefined {
  return occurrences
    .filter(({ festival, start }) => festival === of.festival && start > of.end)
    .sort((a, b) => a.start.localeCompare(b.start))[0];
}

/** Returns the stay of a festival: a one-day festival is one night. */
export function festivalStay({ start, end }: Pick<Occurrence, 'start' | 'end'>) {
  return { checkIn: start, checkOut: end > start ? end : addDays(start, 1) };
}

/** Returns the stay of a guest who wants to see all of a festival: from the evening before, if that is still to come. */
export function festivalVisit(festival: Pick<Occurrence, 'start' | 'end'>, today: string) {
  const { checkIn: first, checkOut } = festivalStay(festival);
  const evening = addDays(first, -1);
  return { checkIn: evening < today ? first : evening, checkOut };
}

/** What can be booked for a festival, or why nothing can. */
export type FestivalRooms =
  | { state: 'free'; rooms: number }
  | { state: 'taken' }
  | { state: 'not_open' }
  | { state: 'longer_only' };

/**
 * Returns what can be booked, from the free rooms that a search for the dates finds; undefined if they can't be priced.
 */
export function festivalRooms(
  found: readonly { pricing_error_type: string | null }[],
): FestivalRooms | undefined {
  const rooms = found.filter((room) => room.pricing_error_type === null).length;
  if (rooms > 0) return { state: 'free', rooms };
  if (found.length === 0) return { state: 'taken' };
  const isAll = (...types: string[]) => found.every((room) => types.includes(room.pricing_error_type ?? ''));
  if (isAll('rates_not_open')) return { state: 'not_open' };
  if (isAll('rates_not_open', 'closed')) return { state: 'taken' };
  const isLonger = found.some((room) => room.pricing_error_type === 'minimum_stay_violation');
  return isLonger ? { state: 'longer_only' } : undefined;
}

/** From so many free rooms on, a card says only that rooms are free. `rooms`: all of the site. */
export function plentyOfRooms(rooms: number): number {
  return Math.min(4, Math.ceil(rooms / 2));
}

/**
 * Returns the search behind a festival's "Book Now" (spec section 2): its dates, 2 guests, no children; `pastDate=true`
 * if it began before today.
 */
export function festivalSearch(festival: Occurrence, today: string): string {
  return searchFor(festivalStay(festival), today);
}

/** Returns the search for a visit of a festival, with the same guests. */
export function visitSearch(festival: Occurrence, today: string): string {
  return searchFor(festivalVisit(festival, today), today);
}

function searchFor(stay: { checkIn: string; checkOut: string }, today: string): string {
  const query = new URLSearchParams({ ...stay, guests: '2', children: '0' });
  if (stay.checkIn < today) query.set('pastDate', 'true');
  return pagePath(`/rooms?${query}`);
}

const MONTHS = 'Jan Feb March April May June July Aug Sept Oct Nov Dec'.split(' ');

/**
 * Returns the dates on a festival card: `June 27-29 2025`, `June 11 2025`, `Dec 30 2026 - Jan 2 2027`; in other languages
 * than English with the day first.
 */
export function festivalDates({ start, end }: Pick<Occurrence, 'start' | 'end'>): string {
  if (LANGUAGE !== 'en') {
    return start === end
      ? `${formatDate(start, 'short')} ${start.slice(0, 4)}`
      : formatStay({ checkIn: start, checkOut: end }, true);
  }
  const [first, last] = [parts(start), parts(end)];
  if (start === end) return `${first.month} ${first.day} ${first.year}`;
  if (first.year !== last.year) {
    return `${first.month} ${first.day} ${first.year} - ${last.month} ${last.day} ${last.year}`;
  }
  if (first.month !== last.month) {
    return `${first.month} ${first.day} - ${last.month} ${last.day} ${last.year}`;
  }
  return `${first.month} ${first.day}-${last.day} ${last.year}`;
}

function parts(date: string) {
  const [year = '', month = '', day = ''] = date.split('-');
  return { year, month: MONTHS[Number(month) - 1], day: Number(day) };
}

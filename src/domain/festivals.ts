import { addDays } from './calendar.ts';

/** One occurrence of a festival: civil dates, both inclusive. */
export interface Occurrence {
  festival: string;
  start: string;
  end: string;
}

/** Whether an occurrence is past: from the day after its last day. */
export function isOver(occurrence: Occurrence, today: string): boolean {
  return occurrence.end < today;
}

/**
 * The order of the festival list (spec section 4): upcoming, soonest first; then past, latest first. Only the
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

const checkOutOf = ({ start, end }: Occurrence) => (end > start ? end : addDays(start, 1));

/** Rooms free on every night of a festival, or that its nights have no rates yet. */
export type FestivalRooms = number | 'not open';

/** Nights after a festival that show whether its rates are open: a taken festival has free nights behind it. */
const NIGHTS_AFTER = 60;

/** The nights of [from, to) that {@link festivalRooms} reads. */
export function rateNights(festival: Occurrence): { from: string; to: string } {
  return { from: festival.start, to: addDays(checkOutOf(festival), NIGHTS_AFTER) };
}

/** The most rooms that are free for a whole festival, by the free rooms of each night. */
export function festivalRooms(
  nights: readonly { date: string; free: number }[],
  festival: Occurrence,
): FestivalRooms {
  if (nights.every(({ free }) => free === 0)) return 'not open';
  const own = nights.filter(({ date }) => date >= festival.start && date < checkOutOf(festival));
  return Math.min(...own.map(({ free }) => free));
}

/**
 * The search behind a festival's "Book Now" (spec section 2): its dates, 2 guests, no children;
 * `pastDate=true` if it began before today. A one-day festival is one night.
 */
export function festivalSearch(festival: Occurrence, today: string): string {
  const { start: checkIn } = festival;
  const query = new URLSearchParams({ checkIn, checkOut: checkOutOf(festival), guests: '2', children: '0' });
  if (checkIn < today) query.set('pastDate', 'true');
  return `/rooms?${query}`;
}

const MONTHS = 'Jan Feb March April May June July Aug Sept Oct Nov Dec'.split(' ');

/** The dates on a festival card: `June 27-29 2025`, `June 11 2025`, `Dec 30 2026 - Jan 2 2027`. */
export function festivalDates({ start, end }: Pick<Occurrence, 'start' | 'end'>): string {
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

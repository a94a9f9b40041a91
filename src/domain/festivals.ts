import { addDays } from './calendar.ts';

/** One time that a festival takes place: civil dates, both included. A one-day festival starts and ends on the same. */
export interface Occurrence {
  festival: string;
  start: string;
  end: string;
}

/** An occurrence is past once its last day is over; on its days it still counts as the next one. */
export function isOver(occurrence: Occurrence, today: string): boolean {
  return occurrence.end < today;
}

/**
 * The order of the festival list (spec section 4): upcoming first, soonest first; then past, most recent first. Of one
 * festival's several past occurrences only the latest stays.
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

/**
 * Where a festival's "Book Now" leads (spec section 2): its dates, 2 guests, no children, and `pastDate=true` when it
 * started before today. A stay needs a night, so a one-day festival is left the next morning.
 */
export function festivalSearch({ start, end }: Occurrence, today: string): string {
  const checkOut = end > start ? end : addDays(start, 1);
  const query = new URLSearchParams({ checkIn: start, checkOut, guests: '2', children: '0' });
  if (start < today) query.set('pastDate', 'true');
  return `/rooms?${query}`;
}

const MONTHS = 'Jan Feb March April May June July Aug Sept Oct Nov Dec'.split(' ');

/** `June 27-29 2025`, `June 11 2025`, `Dec 30 2026 - Jan 2 2027`: the way the festival cards write dates. */
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

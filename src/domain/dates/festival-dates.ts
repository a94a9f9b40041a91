import { addDays } from './calendar.ts';
import { isOver, type Occurrence } from './festivals.ts';

/** The main day of a festival in each year, as almanacs have it, and the days around it. */
interface Published {
  days: readonly string[];
  /** Days of the festival before its main day, and after it. */
  before: number;
  after: number;
  source: { name: string; link: string };
}

/** By the file's name in content/festivals. The host's own dates come first; a test holds these to the lunar rules. */
export const PUBLISHED: Readonly<Record<string, Published>> = {
  'snana-purnima': {
    days: [
      ...['2020-06-05', '2021-06-24', '2022-06-14', '2023-06-04', '2024-06-22', '2025-06-11'],
      ...['2026-06-29', '2027-06-18', '2028-06-07', '2029-06-26', '2030-06-15'],
    ],
    before: 0,
    after: 0,
    source: { name: 'Drik Panchang', link: 'https://www.drikpanchang.com/purnima/purnima-dates.html' },
  },
  'rath-yatra': {
    days: [
      ...['2020-06-23', '2021-07-12', '2022-07-01', '2023-06-20', '2024-07-07', '2025-06-27'],
      ...['2026-07-16', '2027-07-05', '2028-06-24', '2029-07-13', '2030-07-02'],
    ],
    before: 0,
    after: 2,
    source: { name: 'timeanddate.com', link: 'https://www.timeanddate.com/holidays/india/' },
  },
  dusshera: {
    days: [
      ...['2020-10-25', '2021-10-15', '2022-10-05', '2023-10-24', '2024-10-12', '2025-10-02'],
      ...['2026-10-20', '2027-10-09', '2028-09-27', '2029-10-16', '2030-10-06'],
    ],
    before: 1,
    after: 2,
    source: { name: 'timeanddate.com', link: 'https://www.timeanddate.com/holidays/india/dussehra' },
  },
  diwali: {
    days: [
      ...['2020-11-14', '2021-11-04', '2022-10-24', '2023-11-12', '2024-10-31', '2025-10-20'],
      ...['2026-11-08', '2027-10-29', '2028-10-17', '2029-11-05', '2030-10-26'],
    ],
    before: 2,
    after: 1,
    source: { name: 'timeanddate.com', link: 'https://www.timeanddate.com/holidays/india/diwali' },
  },
};

/** Festivals on the same days of every year: month and day, both inclusive. */
const FIXED: Readonly<Record<string, { start: string; end: string }>> = {
  'new-year': { start: '01-01', end: '01-03' },
};

/** A festival as its file has it: the file's name, and the dates that the host has written. */
export interface Festival {
  festival: string;
  own: readonly Pick<Occurrence, 'start' | 'end'>[];
}

/** Returns when a festival begins in a year: by the host's dates, else the published ones; empty if not known yet. */
export function occurrencesIn(year: number, { festival, own }: Festival): Occurrence[] {
  const isOfYear = (date: string) => date.startsWith(`${year}-`);
  const written = own.filter(({ start }) => isOfYear(start));
  if (written.length > 0) {
    const sorted = written.toSorted((a, b) => a.start.localeCompare(b.start));
    return sorted.map(({ start, end }) => ({ festival, start, end }));
  }
  const fixed = FIXED[festival];
  if (fixed) return [{ festival, start: `${year}-${fixed.start}`, end: `${year}-${fixed.end}` }];
  const { days = [], before = 0, after = 0 } = PUBLISHED[festival] ?? {};
  const main = days.filter(isOfYear);
  return main.map((day) => ({ festival, start: addDays(day, -before), end: addDays(day, after) }));
}

/** This year and the next three are on a festival's page. */
const YEARS_AHEAD = 3;

const yearOf = (date: string) => Number(date.slice(0, 4));

/** A year of a festival's page: what is left of it, or that nothing is, or that its dates are not known yet. */
export type FestivalYear =
  | { year: number; state: 'known'; occurrences: readonly Occurrence[] }
  | { year: number; state: 'over' | 'unknown' };

/** Returns this year and the next three of a festival. */
export function festivalYears(festival: Festival, today: string): FestivalYear[] {
  return Array.from({ length: YEARS_AHEAD + 1 }, (_, ahead): FestivalYear => {
    const year = yearOf(today) + ahead;
    const known = occurrencesIn(year, festival);
    const occurrences = known.filter((one) => !isOver(one, today));
    if (occurrences.length > 0) return { year, state: 'known', occurrences };
    return { year, state: known.length > 0 ? 'over' : 'unknown' };
  });
}

/** Returns what the home page shows of a festival: what its file names, and its next coming occurrence. */
export function shownOccurrences(festival: Festival, today: string): Occurrence[] {
  const own = festival.own.map(({ start, end }) => ({ festival: festival.festival, start, end }));
  const years = Array.from({ length: YEARS_AHEAD + 2 }, (_, index) => yearOf(today) - 1 + index);
  const next = years.flatMap((year) => occurrencesIn(year, festival)).find((one) => !isOver(one, today));
  return !next || own.some(({ start }) => start === next.start) ? own : [...own, next];
}

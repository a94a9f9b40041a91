import { addDays, daysBetween, formatDate, weekday } from './calendar.ts';
import type { DateNames } from './names.ts';

/** Nights that follow each other, or the same days of weeks that follow each other. */
export interface NightRange {
  from: string;
  to: string;
  count: number;
  /** The days of the week, 0 for Sunday; absent if it is every night. */
  weekdays?: number[];
}

const EVERY_DAY: ReadonlySet<number> = new Set([0, 1, 2, 3, 4, 5, 6]);

/** Returns nights in their order as few ranges: by days of the week where that makes less than half of them. */
export function rangesOf(nights: readonly string[]): NightRange[] {
  const every = runs(nights, EVERY_DAY);
  const weekly = runs(nights, new Set(nights.map(weekday)));
  return weekly.length * 2 < every.length ? weekly : every;
}

/** Splits nights where one of these days of the week is missing between them. */
function runs(nights: readonly string[], days: ReadonlySet<number>): NightRange[] {
  const all: string[][] = [];
  for (const night of nights) {
    const run = all.at(-1);
    const last = run?.at(-1);
    if (run && last && nextOf(last, days) === night) run.push(night);
    else all.push([night]);
  }
  return all.map((run) => {
    const [from = '', to = from] = [run[0], run.at(-1)];
    const isWhole = daysBetween(from, to) + 1 === run.length;
    const weekdays = [...new Set(run.map(weekday))].sort((a, b) => a - b);
    return { from, to, count: run.length, ...(!isWhole && { weekdays }) };
  });
}

function nextOf(night: string, days: ReadonlySet<number>): string {
  let next = addDays(night, 1);
  while (!days.has(weekday(next))) next = addDays(next, 1);
  return next;
}

/** Returns nights in their order, "24–26 Dec 2026, 30 Dec 2026". */
export function nightsText(nights: readonly string[], names?: DateNames): string {
  return runs(nights, EVERY_DAY)
    .map((range) => formatRange(range, names))
    .join(', ');
}

/** Returns "24–26 Dec 2026", "30 Nov – 2 Dec 2026" or "24 Dec 2026 – 3 Jan 2027". */
export function formatRange({ from, to }: Pick<NightRange, 'from' | 'to'>, names?: DateNames): string {
  const [first, last] = [formatDate(from, 'short', names), formatDate(to, 'short', names)];
  const [year, lastYear] = [from.slice(0, 4), to.slice(0, 4)];
  if (from === to) return `${first} ${year}`;
  if (year !== lastYear) return `${first} ${year} – ${last} ${lastYear}`;
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))}–${last} ${year}`;
  return `${first} – ${last} ${year}`;
}

import { DATE_NAMES } from '#language/dates.ts';
import { DAY, HOUR, MINUTE } from './duration.ts';
import type { DateNames } from './names.ts';

/**
 * Dates are civil dates at the property, `YYYY-MM-DD` (spec sections 2, 5 and 9). They have no time zone, so the zone
 * of the browser or server can't shift them; only `todayInIndia` and the `instant…` functions use instants.
 */

/** Asia/Kolkata has been +05:30 without daylight saving time since 1945. */
export const INDIA_OFFSET = 5.5 * HOUR;

/** Returns days since 1970-01-01, for date arithmetic. */
function toDayNumber(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY;
}

function fromDayNumber(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10);
}

/** The earliest accepted date; PostgreSQL, for one, has no year 0. */
const FIRST = '1900-01-01';

/** True for a date that exists: `2026-02-29` and `2026-2-3` are not dates. */
export function isCivilDate(text: unknown): text is string {
  if (typeof text !== 'string' || text < FIRST) return false;
  const day = toDayNumber(text);
  return Number.isFinite(day) && fromDayNumber(day) === text;
}

/** Returns the date `days` later (negative: earlier). */
export function addDays(date: string, days: number): string {
  return fromDayNumber(toDayNumber(date) + days);
}

/** Returns the same day `months` later, or that month's last day when it is shorter (31 January + 1 = 28 February). */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

/** Returns the whole days from `from` to `to`; negative if `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return toDayNumber(to) - toDayNumber(from);
}

/** Returns nights of a stay: the difference in days, at least 1 (spec section 9). */
export function countNights(checkIn: string, checkOut: string): number {
  return Math.max(1, daysBetween(checkIn, checkOut));
}

/** Returns the nights of the half-open range [checkIn, checkOut), oldest first; always at least the first one. */
export function nightsOf(checkIn: string, checkOut: string): string[] {
  return Array.from({ length: countNights(checkIn, checkOut) }, (_, index) => addDays(checkIn, index));
}

/** Returns the day of the week: 0 is Sunday, 6 is Saturday. */
export function weekday(date: string): number {
  return new Date(toDayNumber(date) * DAY).getUTCDay();
}

/** Returns the civil date in India at an instant. */
export function todayInIndia(now: Date): string {
  return new Date(now.getTime() + INDIA_OFFSET).toISOString().slice(0, 10);
}

/** Returns the instant of a full hour in India, e.g. `instantInIndia('2026-12-18', 9)` for 9 am. */
export function instantInIndia(date: string, hour: number): Date {
  return new Date(toDayNumber(date) * DAY + hour * HOUR - INDIA_OFFSET);
}

export const CLOCK_TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Returns the instant of a clock time in India, e.g. `instantOf('2026-12-18', '09:00')`. */
export function instantOf(date: string, time: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(instantInIndia(date, hours).getTime() + minutes * MINUTE);
}

export type DateStyle = 'short' | 'weekday' | 'medium' | 'long' | 'month' | 'month-year' | 'numeric';

/**
 * Returns a date as text: `long` is "Friday, 18 December 2026", `numeric` the d/m/Y of date fields (spec section 5).
 * The same as `Intl` with `en-IN`, whose first use blocks a desktop browser for 15 ms and a phone for 60.
 */
export function formatDate(date: string, style: DateStyle = 'medium', names: DateNames = DATE_NAMES): string {
  const [year = '', monthNumber = '', dayNumber = ''] = date.split('-');
  const [day, index, ofWeek] = [Number(dayNumber), Number(monthNumber) - 1, weekday(date)];
  const month = names.months[index] ?? '';
  const short = `${day} ${names.shortMonths[index] ?? ''}`;
  const shortWithName = `${names.shortWeekdays[ofWeek] ?? ''}, ${short}`;
  switch (style) {
    case 'numeric':
      return `${dayNumber}/${monthNumber}/${year}`;
    case 'month':
      return month;
    case 'month-year':
      return `${month} ${year}`;
    case 'long':
      return `${names.weekdays[ofWeek] ?? ''}, ${day} ${month} ${year}`;
    case 'medium':
      return `${shortWithName} ${year}`;
    case 'weekday':
      return shortWithName;
    case 'short':
      return short;
  }
}

/** Returns whether a date is read wrongly without its year: it is not in this or the next one. */
export function needsYear(date: string, today: string): boolean {
  const ahead = Number(date.slice(0, 4)) - Number(today.slice(0, 4));
  return ahead < 0 || ahead > 1;
}

/** Returns `18th December`, for the results banner; with the year if it needs one. */
export function formatOrdinalDate(date: string, today: string): string {
  const month = formatDate(date, needsYear(date, today) ? 'month-year' : 'month');
  return `${DATE_NAMES.ordinal(Number(date.slice(8)))} ${month}`;
}

/** Returns a short stay: "25–27 Dec", "30 Dec – 2 Jan"; with the year if `withYear`. */
export function formatStay(
  stay: { checkIn: string; checkOut: string },
  withYear = false,
  names: DateNames = DATE_NAMES,
): string {
  const [from, to] = [stay.checkIn, stay.checkOut].map((date) => formatDate(date, 'short', names));
  const isOneMonth = stay.checkIn.slice(0, 7) === stay.checkOut.slice(0, 7);
  const range = isOneMonth ? `${Number(stay.checkIn.slice(8))}–${to}` : `${from} – ${to}`;
  return withYear ? `${range} ${stay.checkOut.slice(0, 4)}` : range;
}

import { addDays, addMonths, daysBetween, formatDate } from '#domain/dates/calendar.ts';

/**
 * Converts a civil date to a `Date` in the browser's own zone, for the date picker only; other code uses civil dates.
 */

export function toDate(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day);
}

export function toCivil(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

export function monthName(date: Date): string {
  return formatDate(toCivil(date), 'month-year');
}

export const firstOfMonth = (date: string) => date.replace(/\d\d$/, '01');

export function daysOf(first: string): string[] {
  const length = daysBetween(first, addMonths(first, 1));
  return Array.from({ length }, (_, day) => addDays(first, day));
}

export interface DayInfo {
  /** True if the day can't be chosen. */
  taken?: boolean;
  /** A short text below the day, such as a price. */
  note?: string;
  /** The special event of the day, such as a festival: shown as a dot and named below the month. */
  mark?: string | undefined;
  /** The note for screen readers, if it needs more text. */
  spoken?: string;
}

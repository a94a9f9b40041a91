import { addDays, addMonths, daysBetween, formatDate } from '#domain/dates/calendar.ts';

/** The date picker uses `Date`, in the browser's own zone on both sides; other code uses civil dates. */

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
  /** Can't be chosen. */
  taken?: boolean;
  /** A short text under the day, such as a price. */
  note?: string;
  /** What makes the day special, such as a festival: a dot, named below the month. */
  mark?: string | undefined;
  /** The note for screen readers, if it needs more text. */
  spoken?: string;
}

import { formatDate } from '#domain/calendar.ts';

/** The date picker uses `Date`, in the browser's own zone on both sides; other code uses civil dates. */

export function toDate(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day);
}

export function toCivil(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The name of a date's month, with its year. */
export function monthName(date: Date): string {
  return formatDate(toCivil(date), 'month-year');
}

/** Notes of a day. */
export interface DayInfo {
  /** Can't be chosen. */
  taken?: boolean;
  /** A short text under the day, such as a price. */
  note?: string;
  /** The note for screen readers, if it needs more text. */
  spoken?: string;
}

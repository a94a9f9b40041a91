import { formatDate } from '#domain/calendar.ts';

/** The date picker speaks `Date`, everything else civil dates. Both ends stay in the browser's own zone. */

export function toDate(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day);
}

export function toCivil(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The name of a day's month, with its year. */
export function monthName(date: Date): string {
  return formatDate(toCivil(date), 'month-year');
}

/** What is known of a day beside its date. */
export interface DayInfo {
  /** It can't be chosen. */
  taken?: boolean;
  /** A few letters under the day, such as a price. */
  note?: string;
  /** The same for a screen reader, where the letters are too few. */
  spoken?: string;
}

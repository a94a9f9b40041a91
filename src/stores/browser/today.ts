import { formatStay, needsYear, todayInIndia } from '#domain/dates/calendar.ts';
import type { Stay } from '#domain/dates/stay.ts';

/** Returns the date in India, whatever the time zone of the browser. */
export function today(): string {
  return todayInIndia(new Date());
}

/** Returns a short stay as a guest reads it today: with the year if that is not this or the next one, or if `withYear`. */
export function shortStay(stay: Stay, withYear = false): string {
  return formatStay(stay, withYear || needsYear(stay.checkOut, today()));
}

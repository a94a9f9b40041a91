import { todayInIndia } from '#domain/dates/calendar.ts';

/** Returns the date in India, whatever the time zone of the browser. */
export function today(): string {
  return todayInIndia(new Date());
}

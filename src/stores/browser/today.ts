import { todayInIndia } from '#domain/dates/calendar.ts';

/** Today at the homestays, whatever the clock zone of the browser. */
export function today(): string {
  return todayInIndia(new Date());
}

import { formatDate, todayInIndia } from '#domain/dates/calendar.ts';
import { formatInstant } from '#domain/dates/instant.ts';

/** An instant of the server as a day in India, `14 Dec`. */
export const dayOf = (instant: string) => formatDate(todayInIndia(new Date(instant)), 'short');

/** With its time, `Mon, 14 Dec, 9:00 am`. */
export const timeOf = (instant: string) => formatInstant(new Date(instant));

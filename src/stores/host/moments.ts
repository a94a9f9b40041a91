import { formatDate, todayInIndia } from '#domain/dates/calendar.ts';
import { formatInstant } from '#domain/dates/instant.ts';

/** Returns the day in India of an instant of the server, such as `14 Dec`. */
export const dayOf = (instant: string) => formatDate(todayInIndia(new Date(instant)), 'short');

export const timeOf = (instant: string) => formatInstant(new Date(instant));

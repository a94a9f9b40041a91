import { DATE_NAMES } from '#language/dates.ts';
import { formatDate, todayInIndia } from './calendar.ts';
import type { DateNames } from './names.ts';

/** Returns the time of an instant in India, `16:30`. */
export function timeInIndia(instant: Date): string {
  const minutes = Math.floor(instant.getTime() / 60_000 + 330) % 1440;
  const twoDigits = (number: number) => String(Math.floor(number)).padStart(2, '0');
  return `${twoDigits(minutes / 60)}:${twoDigits(minutes % 60)}`;
}

/** Returns an instant as a clock time in India, `4:30 pm`. */
export function clockTime(instant: Date, { halves }: DateNames = DATE_NAMES): string {
  const [hour = '', minute = ''] = timeInIndia(instant).split(':');
  return `${Number(hour) % 12 || 12}:${minute} ${halves[Number(hour) < 12 ? 0 : 1]}`;
}

/** Returns an instant as day and time in India: `Mon, 14 Dec, 9:00 am`. */
export function formatInstant(instant: Date, names: DateNames = DATE_NAMES): string {
  return `${formatDate(todayInIndia(instant), 'weekday', names)}, ${clockTime(instant, names)}`;
}

/** Returns the end of a wait: `11:00 pm` if that is today in India, else with its day. */
export function formatDeadline(instant: Date, now: Date, names: DateNames = DATE_NAMES): string {
  const isToday = todayInIndia(instant) === todayInIndia(now);
  return isToday ? clockTime(instant, names) : formatInstant(instant, names);
}

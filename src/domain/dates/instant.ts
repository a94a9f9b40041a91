import { formatDate, todayInIndia } from './calendar.ts';

/** Returns an instant as a clock time in India, `4:30 pm`. */
export function clockTime(instant: Date): string {
  const minutes = Math.floor(instant.getTime() / 60_000 + 330) % 1440;
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
}

/** Returns an instant as day and time in India: `Mon, 14 Dec, 9:00 am`. */
export function formatInstant(instant: Date): string {
  return `${formatDate(todayInIndia(instant), 'weekday')}, ${clockTime(instant)}`;
}

import { INDIA_OFFSET } from '#domain/calendar.ts';
import { DAY } from '#domain/duration.ts';

/** Turns what a clock shows, as if it stood in UTC, into the instant. */
export interface Zone {
  toInstant(clock: number): number;
}

/** A date or a time of a calendar. A date is midnight in India, where the rooms are. */
export interface Moment {
  isDate: boolean;
  clock: number;
  zone: Zone;
}

export const INDIA: Zone = { toInstant: (clock) => clock - INDIA_OFFSET };
export const UTC: Zone = { toInstant: (clock) => clock };

export const instantOfMoment = ({ clock, zone }: Moment): number => zone.toInstant(clock);

/** The number of a civil day since 1970: of a date that a clock shows, or of an instant in India. */
export const dayOfClock = (clock: number): number => Math.floor(clock / DAY);
export const dayInIndia = (instant: number): number => dayOfClock(instant + INDIA_OFFSET);

/** A time may be missing where a date is written in place of it. */
const SHAPE = /^(\d{4})-(\d\d)-(\d\d)(?:T(?:::|(\d\d):(\d\d):(\d\d))(Z?))?$/;

/** Reads a date or time as ical.js writes it, such as `2026-12-18T14:00:00Z`. Throws if there is none. */
export function readMoment(value: unknown, zone: Zone): Moment {
  const [, year, month, day, hours, minutes, seconds, inUtc] = SHAPE.exec(String(value)) ?? [];
  const midnight = Date.UTC(Number(year), Number(month) - 1, Number(day));
  if (!year || new Date(midnight).toISOString().slice(0, 10) !== `${year}-${month}-${day}`)
    throw new Error('not a date');
  if (hours === undefined) return { isDate: true, clock: midnight, zone: INDIA };
  if (Number(hours) > 24 || Number(minutes) > 59 || Number(seconds) > 60) throw new Error('not a time');
  const clock = midnight + ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
  return { isDate: false, clock, zone: inUtc ? UTC : zone };
}

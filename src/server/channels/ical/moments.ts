import { addDays, INDIA_OFFSET } from '#domain/dates/calendar.ts';
import { DAY } from '#domain/dates/duration.ts';

/** Turns what a clock shows, as if it stood in UTC, into the instant. */
export type Zone = (clock: number) => number;

/** A date or a time of a calendar. A date means midnight in India, where the rooms are. */
export interface Moment {
  isDate: boolean;
  clock: number;
  zone: Zone;
}

export const INDIA: Zone = (clock) => clock - INDIA_OFFSET;
export const UTC: Zone = (clock) => clock;

export const instantOfMoment = ({ clock, zone }: Moment): number => zone(clock);

/** Returns the number of a civil day since 1970: of a date that a clock shows, or of an instant in India. */
export const dayOfClock = (clock: number): number => Math.floor(clock / DAY);
export const dayInIndia = (instant: number): number => dayOfClock(instant + INDIA_OFFSET);

export const timeOfDay = ({ clock }: Moment): number => clock - dayOfClock(clock) * DAY;

/** The time may be missing if the file has a date in its place. */
const SHAPE = /^(\d{4}-\d\d-\d\d)(?:T(?:::|(\d\d:\d\d:\d\d)(Z?)))?$/;

/** Reads a date or time as ical.js writes it, such as `2026-12-18T14:00:00Z`. Throws if there is none. */
export function readMoment(value: unknown, zone: Zone): Moment {
  const [, date = '', time, inUtc] = SHAPE.exec(String(value)) ?? [];
  const clock = Date.parse(`${date}T${time?.replace(/60$/, '59') ?? '00:00:00'}Z`);
  if (Number.isNaN(clock) || addDays(date, 0) !== date) throw new Error('not a date or time');
  if (time === undefined) return { isDate: true, clock, zone: INDIA };
  return { isDate: false, clock, zone: inUtc ? UTC : zone };
}

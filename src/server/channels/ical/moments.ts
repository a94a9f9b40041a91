import { addDays, INDIA_OFFSET } from '#domain/dates/calendar.ts';
import { DAY } from '#domain/dates/duration.ts';
import type { Budget } from './budget.ts';

/** Turns what a clock shows, as if it stood in UTC, into the instant. */
export type Zone = (clock: number) => number;

/** A date or a time of a calendar. A date means midnight in India, where the rooms are. */
export interface Moment {
  isDate: boolean;
  clock: number;
  zone: Zone;
}

const INDIA: Zone = (clock) => clock - INDIA_OFFSET;
const UTC: Zone = (clock) => clock;

/** The cost of finding a zone and of asking it for an offset, compared with checking a day of a rule. */
const NAME_STEPS = 1000;
const OFFSET_STEPS = 2;

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

/** Finds zones by their well-known names. Any other is India's, whatever the file says about it. */
export function zoneFinder(budget: Budget): (name: string | undefined) => Zone {
  const found = new Map<string, Zone>();
  return (name) => {
    if (name === undefined) return INDIA;
    const known = found.get(name);
    if (known) return known;
    budget.spend(NAME_STEPS);
    const zone = namedZone(name, budget) ?? INDIA;
    found.set(name, zone);
    return zone;
  };
}

/** Finds a zone such as `Europe/Berlin`, also at the end of a longer name, as some programs write it. */
function namedZone(name: string, budget: Budget): Zone | undefined {
  const format = formatFor(name) ?? formatFor(name.split('/').slice(-2).join('/'));
  if (!format) return undefined;
  const offsetAt = (instant: number) => {
    budget.spend(OFFSET_STEPS);
    const [offset = 'Z'] = /[+-]\d\d:\d\d/.exec(format.format(instant)) ?? [];
    return -Date.parse(`1970-01-01T00:00${offset}`);
  };
  // An offset belongs to an instant, so the offset of a first guess leads to the right instant.
  return (clock) => clock - offsetAt(clock - offsetAt(clock));
}

function formatFor(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  } catch {
    return undefined;
  }
}

import { HOUR, MINUTE } from '#domain/dates/duration.ts';
import type { Budget } from './budget.ts';
import { explainedZone } from './explained-zone.ts';
import type { CalendarFrame } from './lines.ts';
import { INDIA, type Zone } from './moments.ts';
import type { DayRange } from './rule.ts';
import { zoneOfWindows } from './windows-zones.ts';

/** Finds the zone of a time by its name; a time without one has the calendar's. */
export type FindZone = (name: string | undefined, frame: CalendarFrame) => Zone;

export interface Zones {
  find: FindZone;
  /** The first zone of the file that nothing explains. */
  unknown(): string | undefined;
}

/** The cost of finding a zone and of asking it for an offset, compared with checking a day of a rule. */
const NAME_STEPS = 1000;
const OFFSET_STEPS = 2;

/**
 * Finds zones by their well-known names, also those of Windows, else as the calendar explains them, else by their
 * distance from UTC. Any other is India's, and is remembered as unknown.
 */
export function zonesOf(range: DayRange, budget: Budget): Zones {
  const found = new Map<CalendarFrame, Map<string, Zone>>();
  let unknown: string | undefined;
  const search = (name: string, frame: CalendarFrame): Zone => {
    budget.spend(NAME_STEPS);
    const zone =
      namedZone(zoneOfWindows(name) ?? name, budget) ??
      explainedZone(name, frame.zones, range, budget) ??
      distantZone(name);
    // Dates and times in UTC don't ask their zone, so it may stay unknown.
    const asked: Zone = (clock) => {
      unknown ??= name;
      return INDIA(clock);
    };
    return zone ?? asked;
  };
  return {
    find(named, frame) {
      const name = named ?? frame.zone;
      if (name === undefined) return INDIA;
      const known = found.get(frame) ?? new Map<string, Zone>();
      found.set(frame, known);
      const zone = known.get(name) ?? search(name, frame);
      known.set(name, zone);
      return zone;
    },
    unknown: () => unknown,
  };
}

/** Finds a zone such as `Europe/Berlin`, also at the end of a longer name, as some programs write it. */
function namedZone(name: string, budget: Budget): Zone | undefined {
  const parts = name.split('/');
  const format = [0, -2, -1].reduce<Intl.DateTimeFormat | undefined>(
    (known, from) => known ?? formatFor(parts.slice(from).join('/')),
    undefined,
  );
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

/** Finds a zone such as `(UTC-08:00) Pacific Time (US & Canada)`, `GMT-0500` or `UTC+5:30`. */
function distantZone(name: string): Zone | undefined {
  const [, isPlain, sign, hours = '', minutes = '0'] =
    /^\s*\(?\s*(?:(?:UTC|GMT|Z)\s*(?:(?=\))()|([+\u2212-])\s*(\d\d?)(?::?([0-5]\d))?(?!\d)))/i.exec(name) ??
    /^\s*()?([+\u2212-])(\d\d)(?::?([0-5]\d))?$/.exec(name) ??
    [];
  if (isPlain === undefined && sign === undefined) return undefined;
  const offset = Number(hours) * HOUR + Number(minutes) * MINUTE;
  if (offset > 14 * HOUR) return undefined;
  return (clock) => clock - (sign === '+' ? offset : -offset);
}

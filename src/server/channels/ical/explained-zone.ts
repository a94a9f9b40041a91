import { DAY, HOUR, MINUTE, SECOND } from '#domain/dates/duration.ts';
import { type Budget, TooMuch } from './budget.ts';
import { type Property, readProperties } from './lines.ts';
import { dayOfClock, type Moment, readMoment, timeOfDay, UTC, type Zone } from './moments.ts';
import { type DayRange, daysOfRule, readRule } from './rule.ts';

/** When clocks change, as the clock shows it before the change, and the milliseconds that they are then ahead of UTC. */
interface Onset {
  clock: number;
  before: number;
  after: number;
}

const NAMES = new Set(['DTSTART', 'RRULE', 'RDATE', 'TZOFFSETFROM', 'TZOFFSETTO']);
/** The last change before the nights that count is not longer ago, unless it was the last one of all. */
const DAYS_BEFORE = 800;
const MAX_LINES = 1000;

/** Returns a zone as a VTIMEZONE of the file explains it; undefined if none does, or it can't be read. */
export function explainedZone(
  name: string,
  zones: readonly string[][],
  range: DayRange,
  budget: Budget,
): Zone | undefined {
  budget.spend(zones.reduce((sum, zone) => sum + zone.length, 0));
  const lines = zones.find((zone) => zone.some((line) => idOf(line) === name));
  if (!lines || lines.length > MAX_LINES) return undefined;
  try {
    const days = { from: range.from - DAYS_BEFORE, to: range.to + 1 };
    return zoneOf(
      changesIn(lines).flatMap((change) => onsetsOf(change, days, budget)),
      budget,
    );
  } catch (error) {
    if (error instanceof TooMuch) throw error;
    return undefined;
  }
}

function idOf(line: string): string | undefined {
  const [, id] = /^TZID(?:;[^:]*)?:(.*)$/i.exec(line) ?? [];
  const text = id && Buffer.from(id, 'latin1').toString().trim();
  return text?.replace(/^"(.*)"$/, '$1').replaceAll(/\\([,;\\])/g, '$1');
}

/** Returns the lines of each STANDARD and DAYLIGHT part. */
function changesIn(lines: readonly string[]): string[][] {
  const changes: string[][] = [];
  for (const line of lines) {
    if (/^BEGIN:(STANDARD|DAYLIGHT)\s*$/i.test(line)) changes.push([]);
    else changes.at(-1)?.push(line);
  }
  return changes;
}

function onsetsOf(lines: string[], days: DayRange, budget: Budget): Onset[] {
  const properties = readProperties(lines, NAMES);
  const valuesOf = (name: string) =>
    properties.filter((property) => property.name === name).map(({ value }: Property) => value);
  const offsets = {
    before: offsetOf(valuesOf('TZOFFSETFROM')[0]),
    after: offsetOf(valuesOf('TZOFFSETTO')[0]),
  };
  // The end of a rule is an instant, so its clock is moved to where the days of the rule are.
  const zone: Zone = (clock) => clock - offsets.before;
  const start: Moment = { ...readMoment(valuesOf('DTSTART')[0], zone), zone };
  const rules = valuesOf('RRULE').map((value) => readRule(value as Record<string, unknown>, start));
  const repeated = rules.flatMap((rule) =>
    daysOfRule(rule, dayOfClock(start.clock), days, budget)
      .map((day) => day * DAY + timeOfDay(start))
      .filter((clock) => zone(clock) <= rule.until),
  );
  const added = valuesOf('RDATE').map((value) => readMoment([value].flat()[0], UTC).clock);
  budget.spend(added.length);
  return [start.clock, ...repeated, ...added].map((clock) => ({ clock, ...offsets }));
}

/** Reads an offset such as `+05:30` or `-0500`, in milliseconds. */
function offsetOf(value: unknown): number {
  const [, sign, hours, minutes, seconds = '0'] =
    /^([+-])(\d\d):?(\d\d)(?::?(\d\d))?$/.exec(String(value).trim()) ?? [];
  if (!sign) throw new Error('not an offset');
  const length = Number(hours) * HOUR + Number(minutes) * MINUTE + Number(seconds) * SECOND;
  return sign === '+' ? length : -length;
}

function zoneOf(unsorted: readonly Onset[], budget: Budget): Zone | undefined {
  const onsets = unsorted.toSorted((one, other) => one.clock - other.clock);
  const [first] = onsets;
  if (!first) return undefined;
  return (clock) => {
    budget.spend(1 + Math.ceil(onsets.length / 16));
    const last = onsets.findLast((onset) => onset.clock <= clock);
    return clock - (last ? last.after : first.before);
  };
}

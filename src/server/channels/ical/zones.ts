import { DAY, MINUTE } from '#domain/duration.ts';
import type { ZoneLines } from './components.ts';
import { type Budget, daysOfRule, TooMuch } from './days-of-rule.ts';
import { dayOfClock, INDIA, instantOfMoment, readMoment, UTC, type Zone } from './moments.ts';
import { readProperties } from './property.ts';
import { type RuleValues, readRule } from './rule.ts';

const ZONE_NAMES = new Set(['TZID']);
const PERIOD_NAMES = new Set(['DTSTART', 'TZOFFSETFROM', 'TZOFFSETTO', 'RRULE', 'RDATE']);
/** No real zone changes more often in the few years that count. */
const MAX_CHANGES = 100;
const QUARTER = 15 * MINUTE;

/** What it costs to look for a zone, and to ask it for an offset, compared with a day of a rule. */
const NAME_STEPS = 1000;
const OFFSET_STEPS = 10;

/** From what the clock shows at `clock` on, local time is `after` ahead of UTC; just before, `before`. */
interface Change {
  clock: number;
  before: number;
  after: number;
}

/** Finds zones by the names that a file uses: those it explains, then the well-known ones. Any other is India's. */
export function zoneFinder(written: ZoneLines[], days: { from: number; to: number }, budget: Budget) {
  const found = new Map<string, Zone>();
  const own = new Map<string, ZoneLines>();
  for (const lines of written) {
    const [name] = readProperties(lines.own, ZONE_NAMES);
    if (name) own.set(String(name.values[0]).toUpperCase(), lines);
  }
  return (name: string | undefined): Zone => {
    if (name === undefined) return INDIA;
    const key = name.toUpperCase();
    const lines = own.get(key);
    const known = found.get(key);
    if (known) return known;
    budget.spend(NAME_STEPS);
    const zone = (lines && writtenZone(lines, days, budget)) ?? namedZone(name, budget) ?? INDIA;
    found.set(key, zone);
    return zone;
  };
}

/** The zone that a VTIMEZONE describes, if it can be read. */
function writtenZone({ periods }: ZoneLines, days: { from: number; to: number }, budget: Budget) {
  const changes: Change[] = [];
  try {
    for (const lines of periods) {
      changes.push(...changesOf(lines, days, budget));
      if (changes.length > MAX_CHANGES) return undefined;
    }
  } catch (error) {
    if (error instanceof TooMuch) throw error;
    return undefined;
  }
  changes.sort((one, other) => one.clock - other.clock);
  const [first] = changes;
  if (!first) return undefined;
  const offsetAt = (clock: number) =>
    changes.findLast((change) => change.clock <= clock)?.after ?? first.before;
  return { toInstant: (clock: number) => clock - offsetAt(clock) };
}

function changesOf(lines: string[], days: { from: number; to: number }, budget: Budget): Change[] {
  const properties = readProperties(lines, PERIOD_NAMES);
  const valuesOf = (name: string) => properties.find((property) => property.name === name)?.values ?? [];
  const { clock } = readMoment(valuesOf('DTSTART')[0], UTC);
  const [before, after] = [offset(valuesOf('TZOFFSETFROM')[0]), offset(valuesOf('TZOFFSETTO')[0])];
  const clocks = [clock, ...valuesOf('RDATE').map((value) => readMoment(value, UTC).clock)];
  const start = dayOfClock(clock);
  for (const value of valuesOf('RRULE')) {
    const rule = readRule(value as RuleValues, clock);
    const until = rule.until ? instantOfMoment(readMoment(rule.until, UTC)) : Number.POSITIVE_INFINITY;
    for (const day of daysOfRule(rule, start, days, budget)) {
      const change = day * DAY + (clock - start * DAY);
      if (change - before <= until) clocks.push(change);
    }
  }
  return clocks.map((at) => ({ clock: at, before, after }));
}

function offset(value: unknown): number {
  const [, sign, hours, minutes] = /^([+-])(\d\d):(\d\d)/.exec(String(value)) ?? [];
  if (!sign) throw new Error('not an offset');
  return (Number(hours) * 60 + Number(minutes)) * MINUTE * (sign === '-' ? -1 : 1);
}

/** `Europe/Berlin`, also at the end of a longer name, as some programs write it. */
function namedZone(name: string, budget: Budget): Zone | undefined {
  const format = formatFor(name) ?? formatFor(name.split('/').slice(-2).join('/'));
  if (!format) return undefined;
  // Clocks change at full quarters of an hour.
  const offsets = new Map<number, number>();
  const offsetAt = (instant: number) => {
    const quarter = Math.floor(instant / QUARTER) * QUARTER;
    const known = offsets.get(quarter);
    if (known !== undefined) return known;
    budget.spend(OFFSET_STEPS);
    const offset = clockOf(format, quarter) - quarter;
    offsets.set(quarter, offset);
    return offset;
  };
  // The offset is known for an instant only: that of the first guess leads to the right one.
  return { toInstant: (clock) => clock - offsetAt(clock - offsetAt(clock)) };
}

function clockOf(format: Intl.DateTimeFormat, instant: number): number {
  const part: Record<string, number> = {};
  for (const { type, value } of format.formatToParts(instant)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

function formatFor(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    return undefined;
  }
}

import ICAL from 'ical.js';
import { DAY, SECOND } from '#domain/duration.ts';
import { linkOf, summaryOf, uidOf } from './event-text.ts';
import { instantOfMoment, type Moment, readMoment, type Zone } from './moments.ts';
import { type Property, readProperties } from './property.ts';
import { type Rule, type RuleValues, readRule } from './rule.ts';

/** From one instant to another; at least the night of its beginning is taken. */
export interface Span {
  from: number;
  to: number;
}

/** One VEVENT. With `replaces` it stands for one time of the event that repeats and has the same UID. */
export interface CalendarEvent {
  uid: string;
  isCancelled: boolean;
  replaces: Moment | undefined;
  start: Moment;
  /** In milliseconds. */
  length: number;
  rules: Rule[];
  /** Times at which it also happens. */
  added: Span[];
  excluded: Moment[];
  summary: string;
  link: string | undefined;
}

type FindZone = (name: string | undefined) => Zone;

const NAMES = new Set([
  ...['UID', 'STATUS', 'SUMMARY', 'DESCRIPTION', 'URL'],
  ...['DTSTART', 'DTEND', 'DURATION', 'RRULE', 'RDATE', 'EXDATE', 'RECURRENCE-ID'],
]);

/** No stay is longer: a century. */
const MAX_LENGTH = 36_525 * DAY;

/** Throws if its dates can't be read. */
export function readEvent(lines: string[], findZone: FindZone): CalendarEvent {
  const properties = readProperties(lines, NAMES);
  const find = (name: string) => properties.find((property) => property.name === name);
  const text = (name: string) => String(find(name)?.values[0] ?? '');
  const momentsOf = (name: string) =>
    properties.filter((property) => property.name === name).flatMap((one) => readMoments(one, findZone));
  const [start] = momentsOf('DTSTART');
  if (!start) throw new Error('an event without a beginning');
  const [end] = momentsOf('DTEND');
  const length = lengthOf(start, end, text('DURATION'));
  return {
    uid: uidOf(text('UID')) || madeUid(start, length),
    isCancelled: text('STATUS').trim().toUpperCase() === 'CANCELLED',
    replaces: momentsOf('RECURRENCE-ID')[0],
    start,
    length,
    rules: properties
      .filter(({ name }) => name === 'RRULE')
      .flatMap(({ values }) => values.map((value) => readRule(value as RuleValues, start.clock))),
    added: properties
      .filter(({ name }) => name === 'RDATE')
      .flatMap(({ zone, values }) => values.map((value) => readSpan(value, findZone(zone), length))),
    excluded: momentsOf('EXDATE'),
    summary: summaryOf(text('SUMMARY')),
    link: linkOf(text('URL'), text('DESCRIPTION')),
  };
}

const readMoments = ({ zone, values }: Property, findZone: FindZone): Moment[] =>
  values.map((value) => readMoment(value, findZone(zone)));

function lengthOf(start: Moment, end: Moment | undefined, duration: string): number {
  if (end) return clamp(instantOfMoment(end) - instantOfMoment(start));
  if (duration) return clamp(milliseconds(duration));
  return 0;
}

const clamp = (length: number) => Math.min(Math.max(0, length), MAX_LENGTH);

const milliseconds = (duration: string) => ICAL.Duration.fromString(duration.trim()).toSeconds() * SECOND;

/** An RDATE: a moment, or a period with an end or a length of its own. */
function readSpan(value: unknown, zone: Zone, length: number): Span {
  const [beginning, end] = [value].flat();
  const from = instantOfMoment(readMoment(beginning, zone));
  if (end === undefined) return { from, to: from + length };
  const isLength = /^[+-]?P/i.test(String(end));
  const own = isLength ? milliseconds(String(end)) : instantOfMoment(readMoment(end, zone)) - from;
  return { from, to: from + clamp(own) };
}

/** The same dates have the same one, as often as the file is read. */
function madeUid(start: Moment, length: number): string {
  const day = (clock: number) => new Date(clock).toISOString().slice(0, 10);
  return `without-uid-${day(start.clock)}-${day(start.clock + length)}`;
}

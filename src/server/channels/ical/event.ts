import { createHash } from 'node:crypto';
import ICAL from 'ical.js';
import { DAY, SECOND } from '#domain/dates/duration.ts';
import { type Component, readProperties } from './lines.ts';
import { instantOfMoment, type Moment, readMoment, type Zone } from './moments.ts';
import { type Rule, readRule } from './rule.ts';
import type { FindZone } from './zones.ts';

/** A time from one instant to another, which takes at least the night of its beginning. */
export interface Span {
  from: number;
  to: number;
}

/** One VEVENT. If `replaces` is set, it replaces that one time of a repeating event with the same UID. */
export interface CalendarEvent {
  uid: string;
  isBlock: boolean;
  isCancelled: boolean;
  replaces: Moment | undefined;
  start: Moment;
  /** Milliseconds. */
  length: number;
  rules: Rule[];
  /** Further times at which the event happens. */
  added: Span[];
  excluded: Moment[];
  summary: string;
  link: string | undefined;
}

const NAMES = new Set([
  ...['UID', 'STATUS', 'SUMMARY', 'DESCRIPTION', 'URL'],
  ...['DTSTART', 'DTEND', 'DURATION', 'RRULE', 'RDATE', 'EXDATE', 'RECURRENCE-ID'],
]);

/** A century; no stay is longer. */
const MAX_LENGTH = 36_525 * DAY;
const MAX_SUMMARY = 200;
const MAX_LINK = 500;
const MAX_UID = 200;

/** Matches control characters, and marks that turn the direction of the text after them. */
const INVISIBLE = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;

const CLOSED = /(?<!\p{L})(not[\s_-]*available|unavailable|blocked|closed)(?!\p{L})/iu;

/** Matches the code of a booking: Airbnb's own, or one that is called so. */
const CODE =
  /\bHM[A-Z0-9]{8}\b|(?:reservation|booking|confirmation|itinerary)\s*(?:id|code|number|no\.?|ref(?:erence)?)?\s*[:#]\s*(?!https?:)[A-Z0-9-]*\d[A-Z0-9-]*/i;
const LINK = /https?:\/\/[^\s<>"']+/gi;
const BOOKING = /reserv|booking|\brsv|res_?id|confirmation|itinerar/i;

/** Throws if its dates can't be read. */
export function readEvent({ lines, frame }: Component, find: FindZone): CalendarEvent {
  const findZone = (name: string | undefined) => find(name, frame);
  const properties = readProperties(lines, NAMES);
  const valuesOf = (name: string) => properties.filter((property) => property.name === name);
  const text = (name: string) => String(valuesOf(name)[0]?.value ?? '');
  const momentsOf = (name: string) =>
    valuesOf(name).map(({ value, zone }) => readMoment(value, findZone(zone)));
  const [start] = momentsOf('DTSTART');
  if (!start) throw new Error('an event without a beginning');
  const length = lengthOf(start, momentsOf('DTEND')[0], text('DURATION'));
  const texts = { summary: text('SUMMARY'), description: text('DESCRIPTION'), url: text('URL') };
  return {
    uid: uidOf(text('UID')) || madeUid(start, length),
    isBlock: isBlock(texts),
    isCancelled: frame.isCancelled || /^CANCELL?ED$/i.test(text('STATUS').trim()),
    replaces: momentsOf('RECURRENCE-ID')[0],
    start,
    length,
    rules: valuesOf('RRULE').map(({ value }) => readRule(value as Record<string, unknown>, start)),
    added: valuesOf('RDATE').map(({ value, zone }) => readSpan(value, findZone(zone), length)),
    excluded: momentsOf('EXDATE'),
    summary: summaryOf(texts.summary),
    link: linkOf(texts.url, texts.description),
  };
}

function lengthOf(start: Moment, end: Moment | undefined, duration: string): number {
  if (end) return clamp(instantOfMoment(end) - instantOfMoment(start));
  if (duration) return clamp(milliseconds(duration));
  return 0;
}

const clamp = (length: number) => Math.min(Math.max(0, length), MAX_LENGTH);

const milliseconds = (duration: string) => ICAL.Duration.fromString(duration.trim()).toSeconds() * SECOND;

/** Reads an RDATE: a moment, or a period with its own end or length. */
export function readSpan(value: unknown, zone: Zone, length: number): Span {
  const [beginning, end] = [value].flat();
  const from = instantOfMoment(readMoment(beginning, zone));
  if (end === undefined) return { from, to: from + length };
  const isLength = /^[+-]?P/i.test(String(end));
  const own = isLength ? milliseconds(String(end)) : instantOfMoment(readMoment(end, zone)) - from;
  return { from, to: from + clamp(own) };
}

/** Makes a UID from the dates, so that it is the same whenever the file is read. */
export function madeUid(start: Moment, length: number, name = 'without-uid'): string {
  const day = (clock: number) => new Date(clock).toISOString().slice(0, 10);
  return `${name}-${day(start.clock)}-${day(start.clock + length)}`;
}

const oneLine = (text: string): string => text.replace(INVISIBLE, ' ').trim();

function summaryOf(text: string): string {
  return Array.from(oneLine(text)).slice(0, MAX_SUMMARY).join('').trim();
}

/** Returns the UID, or its digest if it is too long for an index. */
export function uidOf(text: string): string {
  const uid = oneLine(text);
  if (uid.length <= MAX_UID) return uid;
  return `sha256-${createHash('sha256').update(uid).digest('hex')}`;
}

/** Returns the https address of the booking: its own, or the first one in the description. */
function linkOf(url: string, description: string): string | undefined {
  const named = safeLink(url.trim());
  if (named) return named;
  const [found] = /https:\/\/[^\s<>"']+/i.exec(description) ?? [];
  return found && safeLink(found.replace(/[.,;:!?)\]]{1,20}$/, ''));
}

function safeLink(text: string): string | undefined {
  const url = URL.parse(text);
  if (url?.protocol !== 'https:' || url.username || url.password) return undefined;
  return url.href.length <= MAX_LINK ? url.href : undefined;
}

/** Returns whether an event closes nights without a guest. */
function isBlock({
  summary,
  description,
  url,
}: {
  summary: string;
  description: string;
  url: string;
}): boolean {
  if (!CLOSED.test(summary)) return false;
  const all = `${summary}\n${description}\n${url}`;
  return !CODE.test(`${summary}\n${description}`) && !(all.match(LINK) ?? []).some(leadsToBooking);
}

/** The name of a site, such as booking.com, does not count. */
function leadsToBooking(link: string): boolean {
  const url = URL.parse(link);
  return url !== null && BOOKING.test(url.pathname + url.search + url.hash);
}

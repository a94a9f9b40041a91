import { addDays, daysBetween } from '#domain/calendar.ts';
import type { FeedProblem } from '#domain/feed-problem.ts';
import { type CalendarParts, readParts } from './ical/components.ts';
import { type Budget, budgetOf, TooMuch } from './ical/days-of-rule.ts';
import { type CalendarEvent, readEvent, type Span } from './ical/event.ts';
import { dayInIndia, type Moment } from './ical/moments.ts';
import { type DayRange, spansOf } from './ical/spans.ts';
import { zoneFinder } from './ical/zones.ts';
import type { ChannelEvent } from './provider.ts';
import { OWN_UID_DOMAIN } from './uid.ts';

const MAX_EVENTS = 5000;
/** A room that is sold a hundred times over has fewer. */
const MAX_NIGHTS = 50_000;
/** How many days all rules of a file are compared with: a thousand rules for a year, or a third of a second. */
const MAX_STEPS = 400_000;
/** Days before the range whose changes of a clock may count. */
const ZONE_DAYS = 800;

const EPOCH = '1970-01-01';
const toDay = (date: string) => daysBetween(EPOCH, date);

/** `unreadable` counts events whose dates make no sense. */
export type CalendarContent = { events: ChannelEvent[]; unreadable: number } | { problem: FeedProblem };

/** What a calendar file (RFC 5545) says of the nights of a range; both ends are included. */
export function readCalendar(file: Uint8Array, range: { from: string; to: string }): CalendarContent {
  const parts = readParts(file);
  if (typeof parts === 'string') return { problem: { code: parts } };
  try {
    return readParted(parts, { from: toDay(range.from), to: toDay(range.to) });
  } catch (error) {
    if (error instanceof TooMuch) return { problem: { code: 'too_many_events' } };
    throw error;
  }
}

function readParted(parts: CalendarParts, range: DayRange): CalendarContent {
  const budget = budgetOf(MAX_STEPS);
  const zoneDays = { from: range.from - ZONE_DAYS, to: range.to + 2 };
  const findZone = zoneFinder(parts.zones, zoneDays, budget);
  const byUid = new Map<string, CalendarEvent[]>();
  let unreadable = 0;
  for (const lines of parts.events) {
    const event = attempt(() => readEvent(lines, findZone));
    if (!event) unreadable += 1;
    else if (!isOurs(event)) {
      const group = byUid.get(event.uid);
      if (group) group.push(event);
      else byUid.set(event.uid, [event]);
    }
  }
  const toNights = nightWriter(range);
  const events: ChannelEvent[] = [];
  const counts = { events: budgetOf(MAX_EVENTS), nights: budgetOf(MAX_NIGHTS) };
  for (const [uid, group] of byUid) {
    const spans = attempt(() => spansOfGroup(group, range, budget, counts.events));
    if (!spans) unreadable += 1;
    const [shown] = group;
    const nights = toNights(spans ?? []);
    counts.nights.spend(nights.length);
    if (nights.length === 0 || !shown) continue;
    events.push({ uid, nights, summary: shown.summary, link: shown.link });
  }
  return { events, unreadable };
}

/** Undefined for what can't be read: it is counted, and the rest of the file is used. */
function attempt<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof TooMuch) throw error;
    return undefined;
  }
}

/** Our own nights, which the channel has read here and sends back. */
const isOurs = ({ uid }: CalendarEvent) => uid.toLowerCase().endsWith(`@${OWN_UID_DOMAIN}`);

/** All times of the events that share a UID, within the range. */
function spansOfGroup(group: CalendarEvent[], range: DayRange, budget: Budget, count: Budget): Span[] {
  const replaced = group.map(({ replaces }) => replaces).filter((moment): moment is Moment => !!moment);
  return group
    .filter(({ isCancelled }) => !isCancelled)
    .flatMap((event) => spansOf(event, event.replaces ? [] : replaced, range, budget))
    .filter((span) => {
      const [first, last] = daysOf(span);
      const counts = first <= range.to && last >= range.from;
      if (counts) count.spend(1);
      return counts;
    });
}

/** The first and the last night; there is always one. */
function daysOf({ from, to }: Span): [number, number] {
  const first = dayInIndia(from);
  return [first, Math.max(first, dayInIndia(to) - 1)];
}

/** Writes the nights of spans that lie in the range, each once and in order. */
function nightWriter(range: DayRange): (spans: Span[]) => string[] {
  const length = Math.max(0, range.to - range.from + 1);
  const first = addDays(EPOCH, range.from);
  const names = Array.from({ length }, (_, index) => addDays(first, index));
  return (spans) => {
    const taken = new Set<number>();
    for (const span of spans) {
      const [from, to] = daysOf(span);
      for (let day = Math.max(from, range.from); day <= Math.min(to, range.to); day += 1)
        taken.add(day - range.from);
    }
    return [...taken].sort((one, other) => one - other).map((index) => names[index] ?? '');
  };
}

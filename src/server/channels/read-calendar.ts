import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FeedProblem } from '#domain/channels/feed-problem.ts';
import { addDays, daysBetween } from '#domain/dates/calendar.ts';
import { DAY } from '#domain/dates/duration.ts';
import { type Budget, budgetOf, TooMuch } from './ical/budget.ts';
import { readBusyTimes } from './ical/busy.ts';
import { type CalendarEvent, readEvent, type Span } from './ical/event.ts';
import { type Component, readComponents } from './ical/lines.ts';
import { dayInIndia, dayOfClock, instantOfMoment, type Moment, timeOfDay } from './ical/moments.ts';
import { type DayRange, daysOfRule, type Rule } from './ical/rule.ts';
import { zonesOf } from './ical/zones.ts';
import type { ChannelEvent } from './provider.ts';

const MAX_EVENTS = 5000;
/** Limits the nights of a file; a room that is sold a hundred times over has fewer. */
const MAX_NIGHTS = 50_000;
/**
 * The days with which all rules of a file are compared at most: 400 rules for a year, or an eighth of a second.
 */
const MAX_STEPS = 150_000;
/** Milliseconds after which other work of the server goes first. */
const LONGEST_TURN = 15;
/** A zone may shift a time by more than half a day to either side. */
const MARGIN = 2;

const EPOCH = '1970-01-01';
const toDay = (date: string) => daysBetween(EPOCH, date);

/**
 * `unreadable` counts events whose dates make no sense. `unknownZone` is the first zone that nothing explains; its times
 * were read as India's.
 */
export type CalendarContent =
  | { events: ChannelEvent[]; unreadable: number; unknownZone?: string | undefined }
  | { problem: FeedProblem };

/**
 * Returns what a calendar file (RFC 5545) says of the nights of a range; both ends are included. It stops after each event,
 * so that a file of a stranger does not hold up everybody else.
 */
function* readCalendarInSteps(
  file: Uint8Array,
  range: { from: string; to: string },
): Generator<void, CalendarContent> {
  const components = readComponents(file);
  if (typeof components === 'string') return { problem: { code: components } };
  return yield* readEvents(components, { from: toDay(range.from), to: toDay(range.to) });
}

/** Drains `readCalendarInSteps` at once. */
export function readCalendar(file: Uint8Array, range: { from: string; to: string }): CalendarContent {
  const steps = readCalendarInSteps(file, range);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Reads a file as `readCalendar`, and lets other work of the server go first every few milliseconds. */
export async function readCalendarPolitely(
  file: Uint8Array,
  range: { from: string; to: string },
): Promise<CalendarContent> {
  const steps = readCalendarInSteps(file, range);
  let begun = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - begun < LONGEST_TURN) continue;
    await nextTurn();
    begun = performance.now();
  }
}

function* readEvents(components: Component[], range: DayRange): Generator<void, CalendarContent> {
  try {
    return yield* eventsOf(components, range);
  } catch (error) {
    if (error instanceof TooMuch) return { problem: { code: 'too_many_events' } };
    throw error;
  }
}

function* eventsOf(components: Component[], range: DayRange): Generator<void, CalendarContent> {
  const budget = budgetOf(MAX_STEPS);
  const zones = zonesOf(range, budget);
  const byUid = new Map<string, CalendarEvent[]>();
  let unreadable = 0;
  for (const component of components) {
    yield;
    const read = attempt(() =>
      component.kind === 'VEVENT' ? [readEvent(component, zones.find)] : readBusyTimes(component),
    );
    if (!read) unreadable += 1;
    for (const event of read ?? []) {
      const group = byUid.get(event.uid);
      if (group) group.push(event);
      else byUid.set(event.uid, [event]);
    }
  }
  const events: ChannelEvent[] = [];
  const counts = { events: budgetOf(MAX_EVENTS), nights: budgetOf(MAX_NIGHTS) };
  for (const [uid, group] of byUid) {
    yield;
    const spans = attempt(() => spansOfGroup(group, range, budget, counts.events));
    if (!spans) unreadable += 1;
    const [shown] = group;
    const nights = nightsOf(spans ?? [], range);
    counts.nights.spend(nights.length);
    if (nights.length === 0 || !shown) continue;
    const { isBlock, summary, link } = shown;
    events.push({ uid, isBlock, nights, summary, link });
  }
  const unknownZone = zones.unknown();
  return { events, unreadable, ...(unknownZone !== undefined && { unknownZone }) };
}

/** Returns undefined for what can't be read: it is counted, and the rest of the file is used. */
function attempt<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof TooMuch) throw error;
    return undefined;
  }
}

/** Returns all times of the events that share a UID, within the range. */
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

/**
 * Returns when an event takes place, as far as it may touch these days. `replaced`: times that other events stand for.
 */
function spansOf(event: CalendarEvent, replaced: Moment[], range: DayRange, budget: Budget): Span[] {
  const { start, length, rules, added } = event;
  const days = { from: range.from - Math.ceil(length / DAY) - MARGIN, to: range.to + MARGIN };
  const own = { from: instantOfMoment(start), to: instantOfMoment(start) + length };
  const repeated = rules.flatMap((rule) => repeat(event, rule, days, budget));
  const spans = [own, ...repeated, ...added];
  // A rule for several times a day was rounded, so leaving out one time does not free the day.
  if (rules.some(({ isRounded }) => isRounded)) return spans;
  budget.spend(event.excluded.length + replaced.length);
  // A date excludes the time of that day, too, because some programs write it so.
  const instantOf = (moment: Moment) =>
    moment.isDate ? start.zone(moment.clock + timeOfDay(start)) : instantOfMoment(moment);
  const excluded = new Set([...event.excluded, ...replaced].map(instantOf));
  return spans.filter(({ from }) => !excluded.has(from));
}

function repeat({ start, length }: CalendarEvent, rule: Rule, days: DayRange, budget: Budget): Span[] {
  const first = dayOfClock(start.clock);
  const at = (day: number) => start.zone(day * DAY + timeOfDay(start));
  // If a rule has several times a day, the first of them may come before the end of the rule.
  const earliest = (day: number) => (rule.isRounded ? start.zone(day * DAY) : at(day));
  return daysOfRule(rule, first, days, budget)
    .filter((day) => earliest(day) <= rule.until)
    .map(at)
    .map((from) => ({ from, to: from + length }));
}

/** Returns the first and the last night; there is always one. */
function daysOf({ from, to }: Span): [number, number] {
  const first = dayInIndia(from);
  return [first, Math.max(first, dayInIndia(to) - 1)];
}

/** Returns the nights of spans that lie in the range, each once and in order. */
function nightsOf(spans: Span[], range: DayRange): string[] {
  const days = new Set<number>();
  for (const span of spans) {
    const [first, last] = daysOf(span);
    for (let day = Math.max(first, range.from); day <= Math.min(last, range.to); day += 1) days.add(day);
  }
  return [...days].sort((one, other) => one - other).map((day) => addDays(EPOCH, day));
}

import { DAY } from '#domain/duration.ts';
import { type Budget, daysOfRule } from './days-of-rule.ts';
import type { CalendarEvent, Span } from './event.ts';
import { dayOfClock, instantOfMoment, type Moment, readMoment } from './moments.ts';
import type { Rule } from './rule.ts';

/** Days since 1970, both included. */
export interface DayRange {
  from: number;
  to: number;
}

/** A zone may shift a time by more than half a day to either side. */
const MARGIN = 2;

/** When an event takes place, as far as it may touch these days. `replaced`: times that other events stand for. */
export function spansOf(event: CalendarEvent, replaced: Moment[], range: DayRange, budget: Budget): Span[] {
  const { start, length, rules, added } = event;
  const days = { from: range.from - Math.ceil(length / DAY) - MARGIN, to: range.to + MARGIN };
  const own = { from: instantOfMoment(start), to: instantOfMoment(start) + length };
  const repeated = rules.flatMap((rule) => repeat(event, rule, days, budget));
  const spans = [own, ...repeated, ...added];
  // A rule for several times a day was rounded: a time that is left out does not free the day.
  if (rules.some(({ isRounded }) => isRounded)) return spans;
  budget.spend(event.excluded.length + replaced.length);
  const isExcluded = excluder([...event.excluded, ...replaced], start);
  return spans.filter(({ from }) => !isExcluded(from));
}

function repeat({ start, length }: CalendarEvent, rule: Rule, days: DayRange, budget: Budget): Span[] {
  const first = dayOfClock(start.clock);
  const until = rule.until
    ? lastInstant(readMoment(rule.until, start.zone), start)
    : Number.POSITIVE_INFINITY;
  const at = (day: number) => start.zone.toInstant(day * DAY + timeOfDay(start));
  // Of several times a day, the first ones may come before the end of the rule.
  const earliest = (day: number) => (rule.isRounded ? start.zone.toInstant(day * DAY) : at(day));
  return daysOfRule(rule, first, days, budget)
    .filter((day) => earliest(day) <= until)
    .map((day) => ({ from: at(day), to: at(day) + length }));
}

/** A rule until a date goes on to the end of that day. */
function lastInstant(until: Moment, start: Moment): number {
  return until.isDate ? start.zone.toInstant(until.clock + DAY) - 1 : instantOfMoment(until);
}

function excluder(moments: Moment[], start: Moment): (instant: number) => boolean {
  const instants = new Set(moments.filter(({ isDate }) => !isDate).map(instantOfMoment));
  const dates = moments.filter(({ isDate }) => isDate);
  // A date excludes the time of that day, too: some programs write it so.
  const dated = new Set(dates.map(({ clock }) => start.zone.toInstant(clock + timeOfDay(start))));
  return (instant) => instants.has(instant) || dated.has(instant);
}

const timeOfDay = ({ clock }: Moment) => clock - dayOfClock(clock) * DAY;

import { DAY, HOUR, MINUTE, SECOND } from '#domain/dates/duration.ts';
import type { Budget } from './budget.ts';
import { instantOfMoment, type Moment, readMoment } from './moments.ts';

/** Days since 1970; both are included. */
export interface DayRange {
  from: number;
  to: number;
}

export interface Rule {
  frequency: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  interval: number;
  count: number | undefined;
  /** The last instant at which an occurrence may begin. */
  until: number;
  /** 0 is Sunday. */
  weekStart: number;
  months: number[];
  monthDays: number[];
  yearDays: number[];
  /** `nth` is 0 for every such weekday and -1 for the last one. */
  weekdays: { nth: number; weekday: number }[];
  positions: number[];
  /** True if the rule had several occurrences a day, which were rounded to days. */
  isRounded: boolean;
}

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
const SHORT: Record<string, number> = { HOURLY: HOUR, MINUTELY: MINUTE, SECONDLY: SECOND };

/** ical.js gives a list of one value as the value alone. */
const listOf = (value: unknown): unknown[] => (value === undefined ? [] : [value].flat());
const numbersOf = (value: unknown): number[] => listOf(value).map(Number);

/** Reads a rule of something that begins at `start`. Throws if the rule can't be followed. */
export function readRule(values: Record<string, unknown>, start: Moment): Rule {
  if (values.byweekno !== undefined || (values.rscale ?? 'GREGORIAN') !== 'GREGORIAN')
    throw new Error('a rule of this kind is not known');
  const weekdays = listOf(values.byday).map((text) => {
    const [, nth = '', name = ''] = /^([+-]?\d*)([A-Z]{2})$/.exec(String(text)) ?? [];
    return { nth: Number(nth), weekday: WEEKDAYS.indexOf(name) };
  });
  const rule: Rule = {
    frequency: 'DAILY',
    interval: Math.max(1, Number(values.interval ?? 1)),
    count: Number(values.count) >= 1 ? Number(values.count) : undefined,
    until: values.until === undefined ? Number.POSITIVE_INFINITY : lastInstant(values.until, start),
    weekStart: Number(values.wkst ?? 2) - 1,
    months: numbersOf(values.bymonth),
    monthDays: numbersOf(values.bymonthday),
    yearDays: numbersOf(values.byyearday),
    weekdays,
    positions: numbersOf(values.bysetpos),
    isRounded: false,
  };
  const frequency = FREQUENCIES.find((name) => name === values.freq);
  if (frequency) return { ...rule, frequency };
  const unit = SHORT[String(values.freq)];
  if (!unit) throw new Error('a rule without a frequency');
  return rounded(rule, rule.interval * unit, start);
}

/** Returns the last instant of a rule; a rule that ends on a date includes that day. */
function lastInstant(value: unknown, { zone }: Moment): number {
  const until = readMoment(value, zone);
  return until.isDate ? zone(until.clock + DAY) - 1 : instantOfMoment(until);
}

/** Rounds a rule with several times a day to whole days. A night too many is safer than one too few. */
function rounded(rule: Rule, step: number, start: Moment): Rule {
  const { count, months, monthDays, yearDays, weekdays } = rule;
  const isFiltered = months.length + monthDays.length + yearDays.length + weekdays.length > 0;
  const last =
    count === undefined || isFiltered
      ? Number.POSITIVE_INFINITY
      : start.zone(start.clock + (count - 1) * step);
  const interval = step % DAY === 0 ? step / DAY : 1;
  const until = Math.min(rule.until, last);
  return { ...rule, interval, count: undefined, until, positions: [], isRounded: true };
}

interface Day {
  number: number;
  weekday: number;
  year: number;
  /** 1 is January. */
  month: number;
  inMonth: Place;
  inYear: Place;
}

/** Says that a day is the `at`th of `of` days. */
interface Place {
  at: number;
  of: number;
}

function dayOf(number: number): Day {
  const date = new Date(number * DAY);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const first = (ofYear: number, ofMonth: number) => Date.UTC(ofYear, ofMonth) / DAY;
  const newYear = first(year, 0);
  return {
    number,
    weekday: date.getUTCDay(),
    year,
    month: month + 1,
    inMonth: { at: date.getUTCDate(), of: first(year, month + 1) - first(year, month) },
    inYear: { at: number - newYear + 1, of: first(year + 1, 0) - newYear },
  };
}

/**
 * Returns the days of the range on which something that begins on the day `start` occurs (RFC 5545, 3.3.10): every day
 * is compared with the rule, so that no rule can take longer than its days.
 */
export function daysOfRule(rule: Rule, start: number, range: DayRange, budget: Budget): number[] {
  const matches = matcher(rule, dayOf(start));
  const isPicked = rule.positions.length > 0;
  // A rule that picks days is followed from the beginning of a period, and one that counts from its own beginning.
  const spare = isPicked ? 366 : 0;
  const first = rule.count ? start : Math.max(start, range.from);
  const found: number[] = [];
  let counted = 0;
  let period: number[] = [];
  let periodKey: number | undefined;
  const endPeriod = () => {
    for (const day of isPicked ? pickedOf(period, rule.positions) : period) {
      if (day < start || counted === rule.count) continue;
      counted += 1;
      if (day >= range.from && day <= range.to) found.push(day);
    }
    period = [];
  };
  for (let number = first - spare; number <= range.to + spare && counted !== rule.count; number += 1) {
    budget.spend(1);
    const day = dayOf(number);
    if (!matches(day)) continue;
    const key = isPicked ? periodOf(rule, day) : number;
    if (key !== periodKey) endPeriod();
    periodKey = key;
    period.push(number);
  }
  endPeriod();
  return found;
}

/** Applies BYSETPOS: only these days of a period, counted from its beginning or its end. */
function pickedOf(days: number[], positions: number[]): number[] {
  const picked = positions.map((position) => days.at(position > 0 ? position - 1 : position));
  return days.filter((day) => picked.includes(day));
}

function periodOf({ frequency, weekStart }: Rule, { number, year, month, weekday }: Day): number {
  if (frequency === 'DAILY') return number;
  if (frequency === 'WEEKLY') return number - ((weekday - weekStart + 7) % 7);
  return frequency === 'MONTHLY' ? year * 12 + month : year;
}

function matcher(rule: Rule, first: Day): (day: Day) => boolean {
  const { frequency, interval, months, monthDays, yearDays, weekdays } = rule;
  const step = frequency === 'WEEKLY' ? interval * 7 : interval;
  const firstPeriod = periodOf(rule, first);
  const isNamed = (list: number[], { at, of }: Place) =>
    list.length === 0 || list.includes(at) || list.includes(at - of - 1);
  const isNth = (nth: number, day: Day) => {
    if (nth === 0 || frequency === 'DAILY' || frequency === 'WEEKLY') return true;
    const { at, of } = frequency === 'YEARLY' && months.length === 0 ? day.inYear : day.inMonth;
    return nth === Math.ceil(at / 7) || -nth === Math.ceil((of - at + 1) / 7);
  };
  return (day) => {
    if ((periodOf(rule, day) - firstPeriod) % step !== 0) return false;
    if (months.length > 0 && !months.includes(day.month)) return false;
    if (!isNamed(yearDays, day.inYear) || !isNamed(monthDays, day.inMonth)) return false;
    if (weekdays.length > 0)
      return weekdays.some(({ nth, weekday }) => weekday === day.weekday && isNth(nth, day));
    if (monthDays.length + yearDays.length > 0 || frequency === 'DAILY') return true;
    if (frequency === 'WEEKLY') return day.weekday === first.weekday;
    if (day.inMonth.at !== first.inMonth.at) return false;
    return frequency === 'MONTHLY' || months.length > 0 || day.month === first.month;
  };
}

import { DAY, HOUR, MINUTE, SECOND } from '#domain/duration.ts';
import { dayOfClock } from './moments.ts';

/** A rule of repetition as ical.js reads it. One value of a list stands alone. */
export type RuleValues = Record<string, unknown>;

export interface Rule {
  frequency: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  interval: number;
  count: number | undefined;
  /** As ical.js writes a date or time. */
  until: string | undefined;
  /** How many days after the first one the last one is. */
  maxDays: number;
  /** 0 is Sunday. */
  weekStart: number;
  months: number[];
  monthDays: number[];
  yearDays: number[];
  /** `nth` is 0 for every one; -1 is the last one. */
  weekdays: { nth: number; weekday: number }[];
  positions: number[];
  /** Made of a rule with several occurrences in a day. */
  isRounded: boolean;
}

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
const SHORT: Record<string, number> = { HOURLY: HOUR, MINUTELY: MINUTE, SECONDLY: SECOND };

const listOf = (value: unknown): unknown[] => (value === undefined ? [] : [value].flat());
const numbersOf = (value: unknown): number[] => listOf(value).map(Number);

/** `clock`: what the clock shows at the beginning. Throws for a rule that can't be followed. */
export function readRule(values: RuleValues, clock: number): Rule {
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
    until: values.until === undefined ? undefined : String(values.until),
    maxDays: Number.POSITIVE_INFINITY,
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
  return rounded(rule, rule.interval * unit, clock);
}

/** Several times a day is every day, for a room. A night too many is safer than one too few. */
function rounded(rule: Rule, step: number, clock: number): Rule {
  const isFiltered = [rule.months, rule.monthDays, rule.yearDays, rule.weekdays].some(
    (list) => list.length > 0,
  );
  const isCounted = rule.count !== undefined && !isFiltered;
  const last = clock + ((rule.count ?? 1) - 1) * step;
  const maxDays = isCounted ? dayOfClock(last) - dayOfClock(clock) : Number.POSITIVE_INFINITY;
  const interval = step % DAY === 0 ? step / DAY : 1;
  return { ...rule, interval, count: undefined, maxDays, positions: [], isRounded: true };
}

import { DAY } from '#domain/duration.ts';
import type { Rule } from './rule.ts';

/** How much work one file may cause. `spend` throws `TooMuch` when nothing is left. */
export interface Budget {
  spend(steps: number): void;
}

export class TooMuch extends Error {}

export function budgetOf(steps: number): Budget {
  let left = steps;
  return {
    spend(used) {
      left -= used;
      if (left < 0) throw new TooMuch('too much to read');
    },
  };
}

interface Day {
  number: number;
  year: number;
  /** 1 is January. */
  month: number;
  day: number;
  weekday: number;
  yearDay: number;
  monthLength: number;
  yearLength: number;
}

/** Whole days since 1970. */
const dayNumber = (year: number, month: number, day: number) => Date.UTC(year, month - 1, day) / DAY;

function dayOf(number: number): Day {
  const date = new Date(number * DAY);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1];
  const newYear = dayNumber(year, 1, 1);
  return {
    number,
    year,
    month,
    day: date.getUTCDate(),
    weekday: date.getUTCDay(),
    yearDay: number - newYear + 1,
    monthLength: dayNumber(year, month + 1, 1) - dayNumber(year, month, 1),
    yearLength: dayNumber(year + 1, 1, 1) - newYear,
  };
}

/**
 * The days from `from` to `to` on which something that begins on the day `start` occurs (RFC 5545, 3.3.10): every day
 * is compared with the rule, so that no rule can take longer than its days.
 */
export function daysOfRule(rule: Rule, start: number, range: { from: number; to: number }, budget: Budget) {
  const first = dayOf(start);
  const matches = matcher(rule, first);
  const last = Math.min(range.to, start + rule.maxDays);
  // A rule that counts has to be followed from its beginning, and one that picks from the beginning of a period.
  const firstSeen = rule.count ? start : Math.max(start, range.from);
  const found: number[] = [];
  let counted = 0;
  let period: number[] = [];
  let periodKey: number | undefined;
  const take = (day: number) => {
    if (rule.count && counted >= rule.count) return;
    counted += 1;
    if (day >= range.from && day >= start && day <= last) found.push(day);
  };
  const endPeriod = () => {
    for (const day of pickedOf(period, rule.positions)) if (day >= start) take(day);
    period = [];
  };
  const beginning = rule.positions.length > 0 ? firstSeen - 366 : firstSeen;
  const end = rule.positions.length > 0 ? last + 366 : last;
  for (let number = beginning; number <= end; number += 1) {
    if (rule.count && counted >= rule.count) break;
    budget.spend(1);
    const day = dayOf(number);
    if (!matches(day)) continue;
    if (rule.positions.length === 0) {
      take(number);
      continue;
    }
    const key = periodOf(rule, day);
    if (key !== periodKey) endPeriod();
    periodKey = key;
    period.push(number);
  }
  endPeriod();
  return found;
}

/** BYSETPOS: of the days of a period only these, counted from its beginning or its end. */
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
  const units = { DAILY: 1, WEEKLY: 7, MONTHLY: 1, YEARLY: 1 }[frequency];
  const firstPeriod = periodOf(rule, first);
  const isFree = monthDays.length + yearDays.length + weekdays.length === 0;
  const fromEnd = (value: number, length: number) => (value < 0 ? length + value + 1 : value);
  const isNth = ({ nth }: { nth: number }, day: Day) => {
    if (nth === 0 || frequency === 'DAILY' || frequency === 'WEEKLY') return true;
    const inYear = frequency === 'YEARLY' && months.length === 0;
    const [place, length] = inYear ? [day.yearDay, day.yearLength] : [day.day, day.monthLength];
    return nth > 0 ? Math.ceil(place / 7) === nth : Math.ceil((length - place + 1) / 7) === -nth;
  };
  return (day) => {
    if (((periodOf(rule, day) - firstPeriod) / units) % interval !== 0) return false;
    if (months.length > 0 && !months.includes(day.month)) return false;
    if (yearDays.length > 0 && !yearDays.some((value) => fromEnd(value, day.yearLength) === day.yearDay))
      return false;
    if (monthDays.length > 0 && !monthDays.some((value) => fromEnd(value, day.monthLength) === day.day))
      return false;
    if (weekdays.length > 0) return weekdays.some((one) => one.weekday === day.weekday && isNth(one, day));
    if (!isFree || frequency === 'DAILY') return true;
    if (frequency === 'WEEKLY') return day.weekday === first.weekday;
    if (day.day !== first.day) return false;
    return frequency === 'MONTHLY' || months.length > 0 || day.month === first.month;
  };
}

import type { DateNames } from '#domain/dates/names.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

export const DATE_NAMES: DateNames = {
  months: MONTHS,
  shortMonths: MONTHS.map((month) => month.slice(0, month === 'September' ? 4 : 3)),
  weekdays: WEEKDAYS,
  shortWeekdays: WEEKDAYS.map((name) => name.slice(0, 3)),
  ordinal,
  halves: ['am', 'pm'],
};

function ordinal(day: number): string {
  const tens = day % 100;
  if (tens >= 11 && tens <= 13) return `${day}th`;
  return `${day}${{ 1: 'st', 2: 'nd', 3: 'rd' }[day % 10] ?? 'th'}`;
}

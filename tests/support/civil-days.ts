/** A reference for dates that is calculated without `Date`, without `Intl` and without the tested code. */
export interface CivilDay {
  date: string;
  medium: string;
  banner: string;
  compact: string;
}

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
/** 1 January 2025 was a Wednesday. */
const FIRST = { year: 2025, weekday: 2 };

const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
const daysIn = (year: number) => [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const two = (part: number) => String(part).padStart(2, '0');
/** Indian English abbreviates September with four letters. */
const shortOf = (month: string) => month.slice(0, month === 'September' ? 4 : 3);

function ordinal(day: number): string {
  const ending = day === 1 || day === 21 || day === 31 ? 'st' : { 2: 'nd', 22: 'nd', 3: 'rd', 23: 'rd' }[day];
  return `${day}${ending ?? 'th'}`;
}

export function civilDays(lastYear: number): CivilDay[] {
  const days: CivilDay[] = [];
  for (let year = FIRST.year; year <= lastYear; year += 1) {
    daysIn(year).forEach((length, index) => {
      const month = MONTHS[index] ?? '';
      for (let day = 1; day <= length; day += 1) {
        const weekday = WEEKDAYS[(FIRST.weekday + days.length) % 7];
        days.push({
          date: `${year}-${two(index + 1)}-${two(day)}`,
          medium: `${weekday}, ${day} ${shortOf(month)} ${year}`,
          banner: `${ordinal(day)} ${month}`,
          compact: `${year}${two(index + 1)}${two(day)}`,
        });
      }
    });
  }
  return days;
}

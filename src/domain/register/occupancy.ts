import { addDays, instantInIndia, todayInIndia } from '#domain/dates/calendar.ts';

/** The hours in India at which the report of the night before is due, and at which hosts are alerted. */
const DUE_HOUR = 10;
const ALERT_HOUR = 9;

interface Stay {
  check_in: string;
  check_out: string;
  checked_in_at: Date | null;
  checked_out_at: Date | null;
}

/** Returns whether the guests were in the house in the night that began on a date. */
export function sleptIn(stay: Stay, date: string): boolean {
  if (!stay.checked_in_at || stay.check_in > date || stay.check_out <= date) return false;
  return !stay.checked_out_at || todayInIndia(stay.checked_out_at) > date;
}

/** The report of a night is due the next morning. */
export const occupancyDueAt = (date: string): Date => instantInIndia(addDays(date, 1), DUE_HOUR);
export const occupancyAlertAt = (date: string): Date => instantInIndia(addDays(date, 1), ALERT_HOUR);

/** Returns the night whose report is due today. */
export const dueNight = (now: Date): string => addDays(todayInIndia(now), -1);

/** Returns the nights of which hosts may be alerted now: not before nine, and not a day after it was due. */
export function nightsToAlert(now: Date): string[] {
  const last = dueNight(now);
  return [addDays(last, -1), last].filter(
    (date) => occupancyAlertAt(date) <= now && now < occupancyDueAt(addDays(date, 1)),
  );
}

/** Returns whether a stay touches the days from `from` to `to`, both included, with the day on which the guests left. */
export function touches(stay: Omit<Stay, 'checked_in_at'>, from: string, to: string): boolean {
  const left = stay.checked_out_at ? todayInIndia(stay.checked_out_at) : stay.check_out;
  return stay.check_in <= to && left >= from;
}

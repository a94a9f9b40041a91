import { addDays, instantOf, todayInIndia } from '#domain/dates/calendar.ts';
import { MINUTE } from '#domain/dates/duration.ts';

/**
 * The events that send an alert. `late_payment_failure`: a payment came too late for its rooms and is refunded.
 * `staff_act`: staff have used a right that an owner gave them; only owners are told. `form_iii`: a report about a foreigner is
 * due in six hours. `occupancy_report`: somebody was in the house last night, which the police wants to know by ten.
 */
export const ALERT_KINDS = [
  'new_booking',
  'cancellation',
  'late_payment_failure',
  'channel_conflict',
  'message',
  'staff_act',
  'form_iii',
  'occupancy_report',
] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** Milliseconds in which an owner is told at most once about the acts of one person. */
export const STAFF_ACTS_PAUSE = 10 * MINUTE;

/** Clock times in India, `HH:MM`. If `from` is after `to`, the quiet hours go over midnight. */
export interface QuietHours {
  from: string;
  to: string;
}

/** Returns when the quiet hours that an instant is in end; undefined outside of them. */
export function quietUntil(now: Date, quiet: QuietHours | null): Date | undefined {
  if (!quiet || quiet.from === quiet.to) return undefined;
  const today = todayInIndia(now);
  // Quiet hours that began yesterday may last into this morning.
  for (const day of [addDays(today, -1), today]) {
    const starts = instantOf(day, quiet.from);
    const ends = instantOf(quiet.from < quiet.to ? day : addDays(day, 1), quiet.to);
    if (now >= starts && now < ends) return ends;
  }
  return undefined;
}

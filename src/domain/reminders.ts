import { addDays, instantInIndia, instantOf, todayInIndia } from './calendar.ts';
import { HOUR } from './duration.ts';
import type { Stay } from './stay.ts';

/**
 * The mails of a stay: what is due and how to reach the house three days before, how to find and to ring the host the
 * day before, and thanks afterwards.
 */
export const REMINDERS = ['three_days_before', 'day_before', 'thanks'] as const;
export type Reminder = (typeof REMINDERS)[number];

/** They go out from nine in the morning in Puri: the house is awake; thanks wait until the guests have left, too. */
const MORNING = 9;
const THANKS_DAYS = 7;

/** Stays that check in, or out, from one day to another, both days meant. */
export interface StayDays {
  of: 'check_in' | 'check_out';
  from: string;
  to: string;
}

/** The stays that a reminder is right for at an instant; one whose moment is past is not sent late. */
export function reminderDays(reminder: Reminder, now: Date): StayDays {
  const today = todayInIndia(now);
  const morning = todayInIndia(new Date(now.getTime() - MORNING * HOUR));
  switch (reminder) {
    case 'three_days_before':
      return { of: 'check_in', from: addDays(today, 2), to: addDays(morning, 3) };
    case 'day_before':
      return { of: 'check_in', from: addDays(morning, 1), to: addDays(morning, 1) };
    case 'thanks':
      return { of: 'check_out', from: addDays(morning, 1 - THANKS_DAYS), to: morning };
  }
}

/** When a reminder expires: the day before begins, check-in (`HH:MM` of the homestay) begins, or a week has passed. */
export function reminderEnds(reminder: Reminder, { checkIn, checkOut }: Stay, checkInTime: string): Date {
  switch (reminder) {
    case 'three_days_before':
      return instantInIndia(addDays(checkIn, -1), 0);
    case 'day_before':
      return instantOf(checkIn, checkInTime);
    case 'thanks':
      return instantInIndia(addDays(checkOut, THANKS_DAYS), MORNING);
  }
}

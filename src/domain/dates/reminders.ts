import { addDays, instantInIndia, instantOf, todayInIndia } from './calendar.ts';
import { HOUR } from './duration.ts';
import type { Stay } from './stay.ts';

/**
 * The e-mails of a stay: balance and directions three days before, the host's contact the day before, thanks
 * afterwards.
 */
export const REMINDERS = ['three_days_before', 'day_before', 'thanks'] as const;
export type Reminder = (typeof REMINDERS)[number];

/** The hour in India from which mails are sent; thanks also wait for check-out. */
const MORNING = 9;
const THANKS_DAYS = 7;

/** Stays that check in, or check out, between two days, both inclusive. */
export interface StayDays {
  of: 'check_in' | 'check_out';
  from: string;
  to: string;
}

/** Returns the stays for which a reminder is due at an instant; late reminders are not sent. */
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

/**
 * Returns when a reminder expires: at the start of the day before, at check-in (`HH:MM` of the homestay), or after a
 * week.
 */
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

import type { StoredStatus } from '#domain/booking/reservation.ts';
import { addDays } from '#domain/dates/calendar.ts';

/** The name under which is kept that the guest of a booking was asked for a review. */
export const REVIEW_REMINDER = 'review';
export type ReviewReminder = typeof REVIEW_REMINDER;

/** Days after check-out from which a guest is asked. */
const ASKED_AFTER_DAYS = 2;

interface EndedStay {
  status: StoredStatus;
  check_out: string;
  no_show_at: Date | null;
  paid_paise: number;
}

/** Returns the last check-out whose guests are asked for a review today. */
export const lastAsked = (today: string): string => addDays(today, -ASKED_AFTER_DAYS);

/** Returns whether a guest may review a stay: it is paid, in full or by the advance, and has ended. */
export function mayReview({ status, check_out, no_show_at, paid_paise }: EndedStay, today: string): boolean {
  return status === 'confirmed' && no_show_at === null && paid_paise > 0 && check_out <= today;
}

/** Returns whether a guest may be asked for a review of a stay. */
export function mayAsk(stay: EndedStay, today: string): boolean {
  return mayReview(stay, today) && stay.check_out <= lastAsked(today);
}

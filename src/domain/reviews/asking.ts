import type { StoredStatus } from '#domain/booking/reservation.ts';
import { addDays } from '#domain/dates/calendar.ts';
import { toPaise } from '#domain/money/money.ts';
import { advanceOf } from '#domain/money/totals.ts';

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
  total: number;
  /** The part of `total` that the host has added to the bill. */
  charges_total: number;
  /** What was to be paid at once; 0 if a host has confirmed the booking. */
  due_now: number;
}

/** Returns the last check-out whose guests are asked for a review today. */
export const lastAsked = (today: string): string => addDays(today, -ASKED_AFTER_DAYS);

/** Returns whether a guest may review a stay: it is paid, in full or by the advance, and has ended. */
export function mayReview(stay: EndedStay, today: string): boolean {
  const { status, check_out, no_show_at } = stay;
  return status === 'confirmed' && no_show_at === null && hasPaidAdvance(stay) && check_out <= today;
}

/** What the stay cost when the advance was paid counts, if it costs more now. */
function hasPaidAdvance({ paid_paise, total, charges_total, due_now }: EndedStay): boolean {
  const advance = advanceOf(total - charges_total);
  const agreed = due_now > 0 ? Math.min(due_now, advance) : advance;
  return paid_paise > 0 && paid_paise >= toPaise(agreed);
}

/** Returns whether a guest may be asked for a review of a stay. */
export function mayAsk(stay: EndedStay, today: string): boolean {
  return mayReview(stay, today) && stay.check_out <= lastAsked(today);
}

import { addDays } from '#domain/dates/calendar.ts';
import { DAY } from '#domain/dates/duration.ts';

/** Days after check-out for which a mailed link opens its booking. */
export const LINK_DAYS = 90;

/** Days after which cancelling, changing and documents need a new link, because others may read an old e-mail. */
const PROOF_DAYS = 30;

export function hasLinkEnded(checkOut: string, today: string): boolean {
  return today > addDays(checkOut, LINK_DAYS);
}

/**
 * Returns whether the mailbox was verified recently. `since`: when the booking was made, or its opened link was mailed.
 */
export function isProofFresh(since: Date, now: Date): boolean {
  return now.getTime() - since.getTime() < PROOF_DAYS * DAY;
}

import { addDays } from './calendar.ts';

/** A mailed link opens its booking until so many days after check-out. */
const LINK_DAYS = 90;

/** So many days after a link was mailed, cancelling, changing and papers need a fresh one: old mails get into other hands. */
const PROOF_DAYS = 30;
const DAY = 86_400_000;

export function hasLinkEnded(checkOut: string, today: string): boolean {
  return today > addDays(checkOut, LINK_DAYS);
}

/** Whether the mailbox was proven lately: by the booking itself, or by opening a link that was mailed at `since`. */
export function isProofFresh(since: Date, now: Date): boolean {
  return now.getTime() - since.getTime() < PROOF_DAYS * DAY;
}

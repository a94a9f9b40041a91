import { todayInIndia } from '#domain/dates/calendar.ts';
import { type CancellationTerms, hasBegun } from './cancellation.ts';

/** What a guest can do with a confirmed booking. */
export interface GuestActs {
  canChange: boolean;
  canCancel: boolean;
  /** From check-in time to the end of that day, guests who have not come can say so; nothing is refunded then. */
  canSayNotComing: boolean;
}

export const NO_ACTS: GuestActs = { canChange: false, canCancel: false, canSayNotComing: false };

/** How the host has ended a stay, maybe before its last day. */
export type EndOfStay = 'no_show' | 'checked_out';

/** Returns how a stay had ended at an instant; undefined if it had not. */
export function endOfStay(
  row: { no_show_at: Date | null; checked_out_at: Date | null },
  at: Date,
): EndOfStay | undefined {
  if (row.no_show_at && row.no_show_at <= at) return 'no_show';
  return row.checked_out_at && row.checked_out_at <= at ? 'checked_out' : undefined;
}

interface ActedStay {
  checkIn: string;
  hasArrived: boolean;
  ended: EndOfStay | undefined;
}

/** Returns what a guest can do at `now`; a booking can be changed until the end of its check-in day. */
export function guestActs(
  terms: Pick<CancellationTerms, 'time'>,
  { checkIn, hasArrived, ended }: ActedStay,
  now: Date,
): GuestActs {
  if (ended) return NO_ACTS;
  const today = todayInIndia(now);
  const canCancel = !hasBegun(terms, checkIn, now);
  return {
    canChange: today <= checkIn,
    canCancel,
    canSayNotComing: !canCancel && !hasArrived && today === checkIn,
  };
}

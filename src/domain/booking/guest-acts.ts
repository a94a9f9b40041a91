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

export interface EndedStay {
  no_show_at: Date | null;
  checked_out_at: Date | null;
}

/** Returns how a stay had ended at an instant; undefined if it had not. */
export function endOfStay({ no_show_at, checked_out_at }: EndedStay, at: Date): EndOfStay | undefined {
  if (no_show_at && no_show_at <= at) return 'no_show';
  return checked_out_at && checked_out_at <= at ? 'checked_out' : undefined;
}

interface ActedStay {
  checkIn: string;
  hasArrived: boolean;
  ended: EndOfStay | undefined;
  /** Undefined if the booking can't be changed. */
  changeUntil: Date | undefined;
}

/** Returns what a guest can do at `now`. */
export function guestActs(
  terms: Pick<CancellationTerms, 'time'>,
  { checkIn, hasArrived, ended, changeUntil }: ActedStay,
  now: Date,
): GuestActs {
  if (ended) return NO_ACTS;
  const canCancel = !hasBegun(terms, checkIn, now);
  return {
    canChange: changeUntil !== undefined && now < changeUntil,
    canCancel,
    canSayNotComing: !canCancel && !hasArrived && todayInIndia(now) === checkIn,
  };
}

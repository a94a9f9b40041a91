import type { Context } from 'hono';
import type { Own } from './queries.ts';

/** Rooms that are held for the guest of this browser. */
export interface OwnHold {
  own: Own;
  until: Date;
  /** The guest opened the mailed link of the hold, so this mailbox is theirs. */
  email: string;
}

/** Finds what the waitlist holds for the guest of a request; no other search shows these rooms as free. */
export type FindOwnHold = (c: Context) => Promise<OwnHold | undefined>;

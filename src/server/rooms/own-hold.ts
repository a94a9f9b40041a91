import type { Context } from 'hono';
import type { OwnNights } from './queries.ts';

/** Rooms that are held for the guest of this browser. */
export interface OwnHold {
  own: OwnNights;
  until: Date;
  /** The guest has opened the hold's mailed link, so this mailbox is proven. */
  email: string;
}

/** Finds what the waitlist holds for the guest of a request; other searches show these rooms as taken. */
export type FindOwnHold = (c: Context) => Promise<OwnHold | undefined>;

import type { Tx } from '#server/platform/database/database.ts';
import type { FindOwnHold } from '#server/rooms/own-hold.ts';
import type { HeldNight } from './schema.ts';

/** What the waitlist does for reservations. */
export interface Offers {
  find: FindOwnHold;
  /** A reservation of these nights takes over an offer of them, with its nights locked. */
  takeOver(
    tx: Tx,
    offerId: number,
    nights: readonly HeldNight[],
    by: { reservationId: number; now: Date },
  ): Promise<void>;
  /** A released reservation returns the offer that it took over. */
  putBack(tx: Tx, reservationId: number, now: Date): Promise<void>;
}

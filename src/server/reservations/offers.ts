import type { Tx } from '#server/platform/database/database.ts';
import type { FindOwnHold } from '#server/rooms/own-hold.ts';
import type { HeldNight } from './schema.ts';

export interface Offers {
  find: FindOwnHold;
  /** Moves the nights of an offer to a reservation of the same nights, which are locked. */
  takeOver(
    tx: Tx,
    offerId: number,
    nights: readonly HeldNight[],
    by: { reservationId: number; now: Date },
  ): Promise<void>;
  /** Restores the offer that a released reservation took over. */
  restore(tx: Tx, reservationId: number, now: Date): Promise<void>;
}

import type { Tx } from '#server/platform/database/database.ts';
import { takeNightsFrom } from '#server/rooms/night-queries.ts';

/** Locks reservations in the order of their ids. Lock them before their nights. */
export async function lockReservations(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .selectFrom('reservation')
    .select('id')
    .where('id', 'in', [0, ...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Returns the nights that some reservations have in a room, in their order. */
export function listNightsOf(
  tx: Tx,
  reservationIds: readonly number[],
): Promise<{ reservation_id: number; night: string }[]> {
  return tx
    .selectFrom('reservation_night')
    .select(['reservation_id', 'night'])
    .where('reservation_id', 'in', [0, ...reservationIds])
    .orderBy('night')
    .execute();
}

/** Takes locked nights away from a reservation. */
export async function dropNights(tx: Tx, reservationId: number, nights: readonly string[]): Promise<void> {
  if (nights.length === 0) return;
  await takeNightsFrom(tx, reservationId, nights);
  await tx
    .deleteFrom('reservation_night')
    .where('reservation_id', '=', reservationId)
    .where('night', 'in', nights)
    .execute();
}

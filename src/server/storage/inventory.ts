import type { Stay } from '#domain/stay.ts';
import type { Tx } from './database.ts';
import { pricedNights, type RoomNight } from './rooms.ts';

/**
 * Locks the nights of some rooms for the rest of the transaction, always in `(night, room_id)` order, so that two
 * bookings that want the same nights wait for each other and never deadlock. Nights without a rate are left out.
 * What the reservation `own` holds for the one who asks is free for them.
 */
export async function lockNights(
  tx: Tx,
  roomIds: readonly number[],
  stay: Stay,
  now: Date,
  own?: number,
): Promise<RoomNight[]> {
  const rows = await tx
    .selectFrom('room_night')
    .selectAll()
    .where('night', '>=', stay.checkIn)
    .where('night', '<', stay.checkOut)
    .where('room_id', 'in', roomIds)
    .orderBy('night')
    .orderBy('room_id')
    .forUpdate()
    .execute();
  return pricedNights(tx, rows, now, own);
}

/** Gives locked nights to a reservation: until an instant while it is unpaid, for good with `null`. */
export async function takeNights(
  tx: Tx,
  roomIds: readonly number[],
  stay: Stay,
  reservationId: number,
  heldUntil: Date | null,
): Promise<void> {
  await tx
    .updateTable('room_night')
    .set({ reservation_id: reservationId, held_until: heldUntil })
    .where('night', '>=', stay.checkIn)
    .where('night', '<', stay.checkOut)
    .where('room_id', 'in', roomIds)
    .execute();
}

/** Frees every night a reservation still has. */
export async function freeNights(tx: Tx, reservationId: number): Promise<void> {
  await tx
    .selectFrom('room_night')
    .select('night')
    .where('reservation_id', '=', reservationId)
    .orderBy('night')
    .orderBy('room_id')
    .forUpdate()
    .execute();
  await tx
    .updateTable('room_night')
    .set({ reservation_id: null, held_until: null })
    .where('reservation_id', '=', reservationId)
    .execute();
}

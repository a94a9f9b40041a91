import { todayInIndia } from '#domain/calendar.ts';
import type { RoomsState } from '#domain/payment.ts';
import type { Tx } from './database.ts';
import { isTaken } from './rooms.ts';

interface Stay {
  id: number;
  check_in: string;
  check_out: string;
}

/**
 * Locks the nights of a reservation's rooms, in the `(night, room_id)` order that every booking uses, and tells
 * whether the reservation has them, could take them again, or has lost them.
 */
export async function lockRooms(tx: Tx, { id, check_in, check_out }: Stay, now: Date): Promise<RoomsState> {
  const sold = await tx
    .selectFrom('reservation_night')
    .select((q) => q.fn.countAll<number>().as('count'))
    .where('reservation_id', '=', id)
    .executeTakeFirstOrThrow();
  const nights = await tx
    .selectFrom('room_night')
    .innerJoin('reservation_night', (join) =>
      join
        .onRef('reservation_night.room_id', '=', 'room_night.room_id')
        .onRef('reservation_night.night', '=', 'room_night.night'),
    )
    .select(['room_night.reservation_id', 'room_night.held_until', 'room_night.closed'])
    .where('reservation_night.reservation_id', '=', id)
    .orderBy('room_night.night')
    .orderBy('room_night.room_id')
    .forUpdate('room_night')
    .execute();
  if (nights.length < sold.count || nights.length === 0) return 'taken';
  const today = todayInIndia(now);
  const isHeld = nights.every((night) => night.reservation_id === id && isTaken(night, now));
  // Who paid in time and waits for the news may be staying there already.
  if (isHeld) return today < check_out ? 'held' : 'passed';
  // What has come free is had by who took it next, or by nobody, where the host has closed it.
  if (nights.some((night) => night.closed || (night.reservation_id !== id && isTaken(night, now)))) {
    return 'taken';
  }
  return today > check_in ? 'passed' : 'free';
}

/** Gives the locked rooms to the reservation: until an instant, or for good. */
export async function takeRooms(tx: Tx, reservationId: number, until: Date | null): Promise<void> {
  await tx
    .updateTable('room_night')
    .from('reservation_night')
    .set({ reservation_id: reservationId, held_until: until })
    .whereRef('reservation_night.room_id', '=', 'room_night.room_id')
    .whereRef('reservation_night.night', '=', 'room_night.night')
    .where('reservation_night.reservation_id', '=', reservationId)
    .execute();
}

import type { Insertable } from 'kysely';
import type { Stay } from '#domain/dates/stay.ts';
import { REVIEW_REMINDER } from '#domain/reviews/asking.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import {
  endChangeHold,
  heldNights,
  ownNightsOfBooking,
  sellNights,
} from '#server/reservations/holds/hold-queries.ts';
import { insertSoldRooms, type SoldRoom } from '#server/reservations/queries.ts';
import type { ReservationRow } from '#server/reservations/schema.ts';
import { assignNights, freeNights, freeSomeNights } from '#server/rooms/night-queries.ts';
import { pricedNights, type RoomNight } from '#server/rooms/queries.ts';

/** Returns the nights that a booking was sold and still has, in their order. */
export async function listSoldNights(db: Database | Tx, reservationId: number) {
  return db
    .selectFrom('reservation_night')
    .select(['room_id', 'night', 'price', 'discount', 'code_discount as codeDiscount'])
    .where('reservation_id', '=', reservationId)
    .where('freed_at', 'is', null)
    .orderBy('night')
    .orderBy('room_id')
    .execute();
}

type Night = { room_id: number; night: string };

/** Frees nights that a booking has paid for; its invoice keeps them. */
export async function freeSoldNights(
  tx: Tx,
  reservationId: number,
  nights: readonly Night[],
  now: Date,
): Promise<void> {
  await freeSomeNights(tx, reservationId, nights);
  await tx
    .updateTable('reservation_night')
    .set({ freed_at: now })
    .where('reservation_id', '=', reservationId)
    .where(
      'night',
      'in',
      nights.map(({ night }) => night),
    )
    .execute();
}

/** Returns the nights that a booking has freed. */
export function listFreedNights(tx: Tx, reservationId: number): Promise<Night[]> {
  return tx
    .selectFrom('reservation_night')
    .select(['room_id', 'night'])
    .where('reservation_id', '=', reservationId)
    .where('freed_at', 'is not', null)
    .orderBy('night')
    .execute();
}

/** Gives freed nights, all locked and not taken, back to their booking. */
export async function takeBackNights(tx: Tx, reservationId: number, nights: readonly Night[]): Promise<void> {
  await assignNights(tx, nights, { reservation_id: reservationId });
  await tx
    .updateTable('reservation_night')
    .set({ freed_at: null })
    .where('reservation_id', '=', reservationId)
    .execute();
}

interface RequestedRooms {
  rooms: readonly number[];
  stay: Stay;
}

/**
 * Locks the nights of a booking together with the requested ones, in the usual `(night, room_id)` order, so that two
 * changes that request each other's nights wait and never deadlock. The booking's own nights count as free.
 */
export async function lockModifiedNights(
  tx: Tx,
  booking: Pick<ReservationRow, 'id' | 'check_in' | 'check_out'>,
  requests: readonly RequestedRooms[],
  now: Date,
): Promise<RoomNight[]> {
  const own = await ownNightsOfBooking(tx, booking);
  const rows = await tx
    .selectFrom('room_night')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('reservation_id', '=', booking.id),
        ...(own.holdId === undefined ? [] : [eb('hold_id', '=', own.holdId)]),
        ...requests.map(({ rooms, stay }) =>
          eb.and([
            eb('night', '>=', stay.checkIn),
            eb('night', '<', stay.checkOut),
            eb('room_id', 'in', rooms),
          ]),
        ),
      ]),
    )
    .orderBy('night')
    .orderBy('room_id')
    .forUpdate()
    .execute();
  return pricedNights(rows, now, own);
}

export function nightsOf(nights: readonly RoomNight[], { rooms, stay }: RequestedRooms): RoomNight[] {
  return nights.filter(
    ({ night, roomId }) => rooms.includes(roomId) && night >= stay.checkIn && night < stay.checkOut,
  );
}

/** Replaces the nights of a booking, all locked, in one step: no reader sees it with both stays or with none. */
export async function replaceNights(
  tx: Tx,
  reservationId: number,
  rooms: readonly SoldRoom[],
  { now, isPaid }: { now: Date; isPaid: boolean },
): Promise<void> {
  await endChangeHold(tx, reservationId, { now, isPaid });
  await freeNights(tx, 'reservation_id', reservationId);
  await tx.deleteFrom('reservation_night').where('reservation_id', '=', reservationId).execute();
  await tx.deleteFrom('reservation_room').where('reservation_id', '=', reservationId).execute();
  await insertSoldRooms(tx, reservationId, rooms);
  await sellNights(tx, reservationId, heldNights(rooms));
}

/** Begins the ids of hosts' moves; a guest's change has the id of its quote. */
export const MOVE_PREFIX = 'host_';

export async function countChanges(db: Database | Tx, reservationId: number): Promise<number> {
  return (await listChangeIds(db, reservationId)).length;
}

/** Counts the changes that the guest made, without the moves of hosts. */
export async function countGuestChanges(db: Database | Tx, reservationId: number): Promise<number> {
  return (await listChangeIds(db, reservationId)).filter((id) => !id.startsWith(MOVE_PREFIX)).length;
}

async function listChangeIds(db: Database | Tx, reservationId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('reservation_change')
    .select('quote_id')
    .where('reservation_id', '=', reservationId)
    .execute();
  return rows.map(({ quote_id }) => quote_id);
}

/** Returns the change that a quote has made; undefined when it has made none. */
export async function findChange(db: Database | Tx, quoteId: string) {
  return db.selectFrom('reservation_change').selectAll().where('quote_id', '=', quoteId).executeTakeFirst();
}

/** Deletes the record of reminders sent, so that a stay with new dates gets them again. A review is asked for once ever. */
export async function deleteReminders(tx: Tx, reservationId: number): Promise<void> {
  await tx
    .deleteFrom('stay_reminder')
    .where('reservation_id', '=', reservationId)
    .where('reminder', '!=', REVIEW_REMINDER)
    .execute();
}

/** Saves a change: the stay before it, and its money. */
export async function insertChange(tx: Tx, change: Insertable<Schema['reservation_change']>): Promise<void> {
  await tx.insertInto('reservation_change').values(change).execute();
}

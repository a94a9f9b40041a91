import type { Insertable } from 'kysely';
import type { Stay } from '#domain/stay.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { freeNights } from '#server/rooms/night-queries.ts';
import { pricedNights, type RoomNight } from '#server/rooms/queries.ts';
import { endChangeHold, heldNights, ownOfBooking, sellNights } from './hold-queries.ts';
import { insertSoldRooms, type SoldRoom } from './queries.ts';
import type { ReservationRow } from './schema.ts';

/** The nights a booking has, with the prices they were sold at. */
export async function listSoldNights(db: Database | Tx, reservationId: number) {
  return db
    .selectFrom('reservation_night')
    .select(['room_id', 'night', 'price', 'discount'])
    .where('reservation_id', '=', reservationId)
    .execute();
}

/** Rooms for a stay. */
interface Wish {
  rooms: readonly number[];
  stay: Stay;
}

/**
 * Locks the nights that a booking has together with those it wants, in the one `(night, room_id)` order, so that two
 * changes that want each other's nights wait and never deadlock. Of all these nights its own count as free.
 */
export async function lockModifiedNights(
  tx: Tx,
  booking: Pick<ReservationRow, 'id' | 'check_in' | 'check_out'>,
  requests: readonly Wish[],
  now: Date,
): Promise<RoomNight[]> {
  const own = await ownOfBooking(tx, booking);
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

/** Of these nights, those of one wish. */
export function nightsOf(nights: readonly RoomNight[], { rooms, stay }: Wish): RoomNight[] {
  return nights.filter(
    ({ night, roomId }) => rooms.includes(roomId) && night >= stay.checkIn && night < stay.checkOut,
  );
}

/** Gives a booking other nights in place of its own, all of them locked: nobody ever sees it with both or with none. */
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

export async function countChanges(db: Database | Tx, reservationId: number): Promise<number> {
  const { changes } = await db
    .selectFrom('reservation_change')
    .select((eb) => eb.fn.countAll<number>().as('changes'))
    .where('reservation_id', '=', reservationId)
    .executeTakeFirstOrThrow();
  return changes;
}

/** The change that a quote has made; none while it has made none. */
export async function findChange(db: Database | Tx, quoteId: string) {
  return db.selectFrom('reservation_change').selectAll().where('quote_id', '=', quoteId).executeTakeFirst();
}

/** A stay with other dates is reminded of anew. */
export async function forgetReminders(tx: Tx, reservationId: number): Promise<void> {
  await tx.deleteFrom('stay_reminder').where('reservation_id', '=', reservationId).execute();
}

/** Writes down a change: the stay as it was, and its money. */
export async function insertChange(tx: Tx, change: Insertable<Schema['reservation_change']>): Promise<void> {
  await tx.insertInto('reservation_change').values(change).execute();
}

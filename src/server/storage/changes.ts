import type { Stay } from '#domain/stay.ts';
import type { Database, Tx } from './database.ts';
import { takeNights } from './inventory.ts';
import { insertSoldRooms, lockReservation, type SoldRoom } from './reservations.ts';
import { pricedNights, type RoomNight } from './rooms.ts';
import { inTransaction } from './transaction.ts';

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
export async function lockExchange(
  tx: Tx,
  reservationId: number,
  wishes: readonly Wish[],
  now: Date,
): Promise<RoomNight[]> {
  const rows = await tx
    .selectFrom('room_night')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('reservation_id', '=', reservationId),
        ...wishes.map(({ rooms, stay }) =>
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
  return pricedNights(tx, rows, now, reservationId);
}

/** Of these nights, those of one wish. */
export function nightsOf(nights: readonly RoomNight[], { rooms, stay }: Wish): RoomNight[] {
  return nights.filter(
    ({ night, roomId }) => rooms.includes(roomId) && night >= stay.checkIn && night < stay.checkOut,
  );
}

/**
 * Holds the wanted nights that are not the booking's own until an instant, all of them locked; what was held for another
 * change goes free.
 */
export async function holdNights(
  tx: Tx,
  reservationId: number,
  { rooms, stay }: Wish,
  until: Date,
): Promise<void> {
  await tx
    .updateTable('room_night')
    .set({ reservation_id: null, held_until: null })
    .where('reservation_id', '=', reservationId)
    .where('held_until', 'is not', null)
    .execute();
  await tx
    .updateTable('room_night')
    .set({ reservation_id: reservationId, held_until: until })
    .where('night', '>=', stay.checkIn)
    .where('night', '<', stay.checkOut)
    .where('room_id', 'in', rooms)
    .where((eb) => eb.or([eb('reservation_id', 'is', null), eb('reservation_id', '<>', reservationId)]))
    .execute();
}

/** Nights that were held for a change which nobody paid for in time are nobody's any more. */
export async function dropEndedHolds(db: Database, now: Date): Promise<void> {
  const bookings = await db
    .selectFrom('room_night')
    .innerJoin('reservation', 'reservation.id', 'room_night.reservation_id')
    .select('reservation.id')
    .distinct()
    .where('held_until', '<=', now)
    .where('status', 'in', ['Pending', 'Completed'])
    .execute();
  for (const { id } of bookings) {
    await inTransaction(db, async (tx) => {
      await lockReservation(tx, id);
      await lockExchange(tx, id, [], now);
      await tx
        .updateTable('room_night')
        .set({ reservation_id: null, held_until: null })
        .where('reservation_id', '=', id)
        .where('held_until', '<=', now)
        .execute();
    });
  }
}

/** Gives a booking other nights in place of its own, all of them locked: nobody ever sees it with both or with none. */
export async function exchangeNights(
  tx: Tx,
  reservationId: number,
  rooms: readonly SoldRoom[],
  stay: Stay,
): Promise<void> {
  await tx
    .updateTable('room_night')
    .set({ reservation_id: null, held_until: null })
    .where('reservation_id', '=', reservationId)
    .execute();
  const ids = rooms.map(({ id }) => id);
  await takeNights(tx, ids, stay, reservationId, null);
  await tx.deleteFrom('reservation_night').where('reservation_id', '=', reservationId).execute();
  await tx.deleteFrom('reservation_room').where('reservation_id', '=', reservationId).execute();
  await insertSoldRooms(tx, reservationId, rooms);
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

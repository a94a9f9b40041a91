import { type Insertable, sql } from 'kysely';
import type { Tx } from '#server/platform/database/database.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { NightRow } from './schema.ts';

/** Rows per statement, well below the limit of 65,535 parameters. */
const CHUNK = 2000;

export type NewNight = Insertable<Schema['room_night']>;

/** Locks all nights of some rooms from a day on, in the order in which bookings lock them. */
export function lockNightsFrom(tx: Tx, roomIds: readonly number[], day: string): Promise<NightRow[]> {
  return tx
    .selectFrom('room_night')
    .selectAll()
    .where('night', '>=', day)
    .where('room_id', 'in', roomIds)
    .orderBy('night')
    .orderBy('room_id')
    .forUpdate()
    .execute();
}

/** Adds nights that are not in the calendar. Those that are there already stay as they are. */
export async function addMissingNights(tx: Tx, nights: readonly NewNight[]): Promise<void> {
  for (const some of chunks(nights)) {
    await tx
      .insertInto('room_night')
      .values(some)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Sets nights as they are given, or adds them. Those that are there must be locked. */
export async function saveNights(tx: Tx, nights: readonly NewNight[]): Promise<void> {
  for (const some of chunks(nights)) {
    await tx
      .insertInto('room_night')
      .values(some)
      .onConflict((conflict) =>
        conflict.columns(['night', 'room_id']).doUpdateSet(({ ref }) => ({
          price: ref('excluded.price'),
          discount: ref('excluded.discount'),
          minimum_stay: ref('excluded.minimum_stay'),
          closed: ref('excluded.closed'),
          closed_reason: ref('excluded.closed_reason'),
          set_by: ref('excluded.set_by'),
        })),
      )
      .execute();
  }
}

/** Closes nights. A closed night keeps its row, because it may be booked or held. */
export async function closeNights(tx: Tx, roomId: number, nights: readonly string[]): Promise<void> {
  for (const some of chunks(nights)) {
    await tx
      .updateTable('room_night')
      .set({ closed: true, set_by: 'file' })
      .where('room_id', '=', roomId)
      .where('night', 'in', some)
      .execute();
  }
}

/** The first night after which a room has no night; null for an empty calendar. */
export async function lastNightBeforeGap(tx: Tx): Promise<string | null> {
  const { night } = await tx
    .selectFrom('room_night as one')
    .select((eb) => eb.fn.min('one.night').as('night'))
    .where(({ not, exists, selectFrom, ref }) =>
      not(
        exists(
          selectFrom('room_night as next')
            .select('next.room_id')
            .whereRef('next.room_id', '=', 'one.room_id')
            .where('next.night', '=', sql<string>`${ref('one.night')} + 1`),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return night;
}

function chunks<T>(list: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(list.length / CHUNK) }, (_, index) =>
    list.slice(index * CHUNK, (index + 1) * CHUNK),
  );
}

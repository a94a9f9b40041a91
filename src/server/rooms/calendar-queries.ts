import type { Insertable } from 'kysely';
import type { Tx } from '#server/platform/database/database.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { NightRow } from './schema.ts';

/** Rows per statement, well below the limit of 65,535 parameters. */
const CHUNK = 2000;

type NewNight = Insertable<Schema['room_night']>;

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

/** Opens nights for sale, or sets new prices. */
export async function openNights(tx: Tx, nights: readonly NewNight[]): Promise<void> {
  for (const some of chunks(nights)) {
    await tx
      .insertInto('room_night')
      .values(some)
      .onConflict((conflict) =>
        conflict.columns(['night', 'room_id']).doUpdateSet(({ ref }) => ({
          price: ref('excluded.price'),
          discount: ref('excluded.discount'),
          minimum_stay: ref('excluded.minimum_stay'),
          closed: false,
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
      .set({ closed: true })
      .where('room_id', '=', roomId)
      .where('night', 'in', some)
      .execute();
  }
}

/** The last night of the whole calendar. */
export async function latestNight(tx: Tx): Promise<string | null> {
  const { latest } = await tx
    .selectFrom('room_night')
    .select((eb) => eb.fn.max('night').as('latest'))
    .executeTakeFirstOrThrow();
  return latest;
}

function chunks<T>(list: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(list.length / CHUNK) }, (_, index) =>
    list.slice(index * CHUNK, (index + 1) * CHUNK),
  );
}

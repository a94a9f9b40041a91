import { sql } from 'kysely';
import type { Database, Tx } from '#server/platform/database/database.ts';
import type { NightRow } from './schema.ts';

/** Rows per statement, so that none takes long. */
const CHUNK = 4000;

const WRITTEN = [
  ...(['night', 'room_id', 'price', 'discount', 'minimum_stay'] as const),
  ...(['closed', 'closed_reason', 'set_by'] as const),
] as const;

export type NewNight = Pick<NightRow, (typeof WRITTEN)[number]>;

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

/** Passes all nights as one parameter: eight parameters for each night would take three times as long. */
function asRows(nights: readonly NewNight[]) {
  return sql<NewNight>`select * from jsonb_to_recordset(${JSON.stringify(nights)}::jsonb) as given (
    night date, room_id integer, price integer, discount integer, minimum_stay integer,
    closed boolean, closed_reason text, set_by text
  )`;
}

/** Adds nights that are not in the calendar, and returns them. Those that are there already stay as they are. */
export async function addMissingNights(
  tx: Tx,
  nights: readonly NewNight[],
): Promise<{ room_id: number; night: string }[]> {
  const added: { room_id: number; night: string }[] = [];
  for (const some of chunks(nights)) {
    const rows = await tx
      .insertInto('room_night')
      .columns(WRITTEN)
      .expression(asRows(some))
      .onConflict((conflict) => conflict.doNothing())
      .returning(['room_id', 'night'])
      .execute();
    for (const row of rows) added.push(row);
  }
  return added;
}

/** Sets nights as they are given, or adds them. Those that are there must be locked. */
export async function saveNights(tx: Tx, nights: readonly NewNight[]): Promise<void> {
  for (const some of chunks(nights)) {
    await tx
      .insertInto('room_night')
      .columns(WRITTEN)
      .expression(asRows(some))
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

/** Clears why nights before a day were closed. */
export async function eraseClosedReasons(db: Database, day: string): Promise<void> {
  await db
    .updateTable('room_night')
    .set({ closed_reason: null })
    .where('night', '<', day)
    .where('closed_reason', 'is not', null)
    .execute();
}

/** The first night after which a room has no night; null for an empty calendar. */
export async function lastNightBeforeGap(tx: Tx): Promise<string | null> {
  // One pass over the nights, whatever the database knows of their number.
  const followed = tx.selectFrom('room_night').select((eb) => [
    'night',
    eb.fn
      .agg<string | null>('lead', ['night'])
      .over((over) => over.partitionBy('room_id').orderBy('night'))
      .as('next'),
  ]);
  const { night } = await tx
    .selectFrom(followed.as('one'))
    .select((eb) => eb.fn.min('night').as('night'))
    .where(({ or, eb, ref }) =>
      or([eb('next', 'is', null), eb('next', '>', sql<string>`${ref('night')} + 1`)]),
    )
    .executeTakeFirstOrThrow();
  return night;
}

function chunks<T>(list: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(list.length / CHUNK) }, (_, index) =>
    list.slice(index * CHUNK, (index + 1) * CHUNK),
  );
}

/** Returns for each night of [from, to) how many rooms are free, and their lowest net price. */
export async function listCalendar(
  db: Database,
  range: { from: string; to: string },
  now: Date,
  roomId?: number,
): Promise<Map<string, { free: number; lowest: number; minimumStay: number }>> {
  const rows = await db
    .selectFrom('room_night')
    .select((eb) => [
      'night',
      eb.fn.countAll<number>().as('free'),
      eb.fn.min(eb('price', '-', eb.ref('discount'))).as('lowest'),
      eb.fn.min('minimum_stay').as('minimumStay'),
    ])
    .where('night', '>=', range.from)
    .where('night', '<', range.to)
    .where('closed', '=', false)
    .where('reservation_id', 'is', null)
    .where('blocked_by', 'is', null)
    .where((eb) => eb.or([eb('held_until', 'is', null), eb('held_until', '<=', now)]))
    .where('room_id', 'in', db.selectFrom('room').select('id').where('retired_at', 'is', null))
    .$if(roomId !== undefined, (query) => query.where('room_id', '=', roomId ?? 0))
    .groupBy('night')
    .execute();
  return new Map(
    rows.map(({ night, free, lowest, minimumStay }) => [
      night,
      { free, lowest: Number(lowest), minimumStay: Number(minimumStay) },
    ]),
  );
}

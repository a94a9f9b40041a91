import type { Insertable } from 'kysely';
import type { Database, Tx } from '#server/platform/database/database.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { inWords } from './in-words.ts';
import { type PropertyParts, savePropertyParts } from './property-queries.ts';
import type { RoomRow } from './schema.ts';

/** Stores what hosts write about their homestays and rooms, one object at a time. */

type Row<Table extends keyof Schema> = Omit<Insertable<Schema[Table]>, 'id'>;

export interface RoomLine {
  id: number;
  property_id: number;
  name: string;
  capacity: number;
  retired_at: Date | null;
  /** The last night from `today` on that guests can book. */
  openUntil: string | null;
}

export async function listRoomLines(
  db: Database,
  propertyIds: readonly number[],
  today: string,
): Promise<RoomLine[]> {
  const rows = await db
    .selectFrom('room')
    .select((eb) => [
      ...(['id', 'property_id', 'name', 'names', 'capacity', 'retired_at'] as const),
      eb
        .selectFrom('room_night')
        .select((night) => night.fn.max('night').as('night'))
        .whereRef('room_id', '=', 'room.id')
        .where('night', '>=', today)
        .where('closed', '=', false)
        .as('openUntil'),
    ])
    .where('property_id', 'in', [0, ...propertyIds])
    .orderBy('id')
    .execute();
  return rows.map(({ name, names, ...line }) => ({ ...line, name: inWords(name, names) }));
}

export function findRoom(db: Database | Tx, id: number): Promise<RoomRow | undefined> {
  return db.selectFrom('room').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Smaller ids are for the host's file, and for words in content/homestays about the homestays in it. */
const LEFT_TO_FILE = 100;

/** Inserts with the next free id, and tries again if another host has taken it meanwhile. */
async function insertWithNextId<Table extends 'room' | 'property'>(
  tx: Tx,
  table: Table,
  insert: (id: number) => Promise<{ id: number } | undefined>,
): Promise<number> {
  for (;;) {
    const { last } = await tx
      .selectFrom<'room' | 'property'>(table)
      .select((eb) => eb.fn.max('id').as('last'))
      .executeTakeFirstOrThrow();
    const inserted = await insert(Math.max(LEFT_TO_FILE, last ?? 0) + 1);
    if (inserted) return inserted.id;
  }
}

export function insertRoom(tx: Tx, row: Row<'room'>): Promise<number> {
  return insertWithNextId(tx, 'room', (id) =>
    tx
      .insertInto('room')
      .values({ ...row, id })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst(),
  );
}

export async function insertProperty(tx: Tx, row: Row<'property'>, parts: PropertyParts): Promise<number> {
  const added = await insertWithNextId(tx, 'property', (id) =>
    tx
      .insertInto('property')
      .values({ ...row, id })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst(),
  );
  await savePropertyParts(tx, added, parts);
  return added;
}

/** Changes what is said about a room; its photos stay. */
export async function updateRoom(tx: Tx, id: number, row: Omit<Row<'room'>, 'property_id'>): Promise<void> {
  await tx.updateTable('room').set(row).where('id', '=', id).execute();
}

/** Retires a room, or restores it with null. */
export async function setRetired(tx: Tx, id: number, retired_at: Date | null): Promise<void> {
  await tx.updateTable('room').set({ retired_at }).where('id', '=', id).execute();
}

/** Changes what is said about a homestay, with its questions, discounts and terms; its photos stay. */
export async function updateProperty(
  tx: Tx,
  id: number,
  row: Row<'property'>,
  parts: PropertyParts,
): Promise<void> {
  await tx.updateTable('property').set(row).where('id', '=', id).execute();
  await savePropertyParts(tx, id, parts);
}

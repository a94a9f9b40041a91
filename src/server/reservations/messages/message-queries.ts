import type { Selectable } from 'kysely';
import type { Database, Tx } from '#server/platform/database/database.ts';
import type { Schema } from '#server/platform/database/schema.ts';

export type MessageRow = Selectable<Schema['booking_message']>;

/** Returns whether hosts have written this note on a booking. */
export async function hasNote(tx: Tx, reservationId: number, text: string): Promise<boolean> {
  const found = await tx
    .selectFrom('booking_message')
    .select('id')
    .where('reservation_id', '=', reservationId)
    .where('author', '=', 'note')
    .where('text', '=', text)
    .executeTakeFirst();
  return found !== undefined;
}

/** Adds a message of guest or host, or a host's note; returns its id. */
export async function insertMessage(
  tx: Tx,
  message: Omit<MessageRow, 'id' | 'created_at'>,
  now: Date,
): Promise<number> {
  const { id } = await tx
    .insertInto('booking_message')
    .values({ ...message, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns the messages of a booking, oldest first; notes are for hosts only. */
export function listMessages(db: Database | Tx, reservationId: number): Promise<MessageRow[]> {
  return db
    .selectFrom('booking_message')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .orderBy('id')
    .execute();
}

/** Returns the last message between guest and hosts of each booking that has one. */
export async function listLastMessages(
  db: Database,
  reservationIds: readonly number[],
): Promise<Map<number, MessageRow>> {
  const rows = await db
    .selectFrom('booking_message')
    .selectAll()
    .where('reservation_id', 'in', [0, ...reservationIds])
    .where('author', '!=', 'note')
    .orderBy('id')
    .execute();
  return new Map(rows.map((row) => [row.reservation_id, row]));
}

export function findMessage(db: Database | Tx, id: number): Promise<MessageRow | undefined> {
  return db.selectFrom('booking_message').selectAll().where('id', '=', id).executeTakeFirst();
}

import type { Database, Tx } from '#server/platform/database/database.ts';
import type { ConflictRow } from './schema.ts';

export interface FoundConflict {
  feedId: number;
  reservationId: number;
  uid: string;
  nights: readonly string[];
  checkIn: string;
  checkOut: string;
  summary: string;
  link: string | null;
}

export function listConflictsOfFeed(tx: Tx, feedId: number): Promise<ConflictRow[]> {
  return tx.selectFrom('channel_conflict').selectAll().where('feed_id', '=', feedId).execute();
}

/** Saves a conflict as it is now: open, and found now. Returns its id. */
export async function openConflict(tx: Tx, conflict: FoundConflict, now: Date): Promise<number> {
  const { feedId, reservationId, uid, nights, checkIn, checkOut, summary, link } = conflict;
  const said = { nights: JSON.stringify(nights), check_in: checkIn, check_out: checkOut, summary, link };
  const { id } = await tx
    .insertInto('channel_conflict')
    .values({
      feed_id: feedId,
      reservation_id: reservationId,
      uid,
      ...said,
      found_at: now,
      resolved_at: null,
    })
    .onConflict((found) =>
      found
        .columns(['feed_id', 'uid', 'reservation_id'])
        .doUpdateSet({ ...said, found_at: now, resolved_at: null, is_over: false }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Updates an open conflict to what it is about now. */
export async function updateConflict(tx: Tx, id: number, conflict: FoundConflict): Promise<void> {
  const { nights, checkIn, checkOut, summary, link } = conflict;
  await tx
    .updateTable('channel_conflict')
    .set({ nights: JSON.stringify(nights), check_in: checkIn, check_out: checkOut, summary, link })
    .where('id', '=', id)
    .execute();
}

/** Resolves those that are no longer found. */
export async function endConflicts(tx: Tx, ids: readonly number[], now: Date): Promise<void> {
  await markResolved(tx, ids, now);
  await tx
    .updateTable('channel_conflict')
    .set({ is_over: true })
    .where('id', 'in', [0, ...ids])
    .execute();
}

/** Resolves those that are open. */
export async function markResolved(tx: Tx, ids: readonly number[], now: Date): Promise<void> {
  await tx
    .updateTable('channel_conflict')
    .set({ resolved_at: now })
    .where('id', 'in', [0, ...ids])
    .where('resolved_at', 'is', null)
    .execute();
}

/** Returns the conflicts of some rooms, the open ones first, with those resolved since an instant. */
export function listConflicts(db: Database | Tx, roomIds: readonly number[], resolvedSince: Date) {
  return selectConflicts(db)
    .where('room_id', 'in', [0, ...roomIds])
    .where((where) => where.or([where('resolved_at', 'is', null), where('resolved_at', '>=', resolvedSince)]))
    .orderBy('resolved_at', (order) => order.desc().nullsFirst())
    .orderBy('channel_conflict.id', 'desc')
    .execute();
}

export function findConflict(db: Database | Tx, id: number) {
  return selectConflicts(db).where('channel_conflict.id', '=', id).executeTakeFirst();
}

export type ListedConflict = Awaited<ReturnType<typeof listConflicts>>[number];

function selectConflicts(db: Database | Tx) {
  return db
    .selectFrom('channel_conflict')
    .innerJoin('channel_feed', 'channel_feed.id', 'feed_id')
    .innerJoin('room', 'room.id', 'room_id')
    .selectAll('channel_conflict')
    .select(['room_id', 'channel_feed.name as channel', 'room.name as room', 'room.property_id']);
}

/** Deletes conflicts about stays that ended before a day. */
export async function eraseEndedConflicts(db: Database, day: string): Promise<void> {
  await db.deleteFrom('channel_conflict').where('check_out', '<', day).execute();
}

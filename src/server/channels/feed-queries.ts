import { sql } from 'kysely';
import type { FeedProblem } from '#domain/channels/feed-problem.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import type { FeedRow } from './schema.ts';

export interface NewFeed {
  roomId: number;
  name: string;
  url: string;
  now: Date;
}

/** Adds a feed, due at once; returns its id, or undefined if this room has a feed with that address. */
export async function insertFeed(tx: Tx, { roomId, name, url, now }: NewFeed): Promise<number | undefined> {
  const row = await tx
    .insertInto('channel_feed')
    .values({ room_id: roomId, name, url, mark: null, created_at: now, next_read_at: now, problem: null })
    .onConflict((conflict) => conflict.columns(['room_id', 'url']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export function findFeed(db: Database | Tx, id: number): Promise<FeedRow | undefined> {
  return db.selectFrom('channel_feed').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks a feed until the transaction ends: its readings are applied one after the other. */
export function lockFeed(tx: Tx, id: number): Promise<FeedRow | undefined> {
  return tx.selectFrom('channel_feed').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export function listFeedsOfRooms(db: Database | Tx, roomIds: readonly number[]): Promise<FeedRow[]> {
  return db
    .selectFrom('channel_feed')
    .selectAll()
    .where('room_id', 'in', [0, ...roomIds])
    .orderBy('room_id')
    .orderBy('id')
    .execute();
}

export async function updateFeed(
  tx: Tx,
  id: number,
  change: Partial<Pick<FeedRow, 'bookings_only' | 'has_stays' | 'unknown_zone'>>,
): Promise<void> {
  await tx.updateTable('channel_feed').set(change).where('id', '=', id).execute();
}

export async function deleteFeedRow(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('channel_feed').where('id', '=', id).execute();
}

/** Takes the feed that is due for longest, and moves its next reading away: two workers never take the same. */
export async function takeDueFeed(db: Database, now: Date, next: Date): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    update channel_feed set next_read_at = ${next}
    where id = (
      select id from channel_feed where next_read_at <= ${now}
      order by next_read_at, id limit 1 for update skip locked
    )
    returning id`.execute(db);
  return rows[0]?.id;
}

interface Read {
  at: Date;
  next: Date;
}

/** Saves the result of reading a whole calendar. */
export async function saveWholeReading(
  tx: Tx,
  id: number,
  { at, next, mark }: Read & { mark: string | null },
): Promise<void> {
  await tx
    .updateTable('channel_feed')
    .set({ last_read_at: at, last_ok_at: at, next_read_at: next, mark, failures: 0, problem: null })
    .where('id', '=', id)
    .execute();
}

/** Saves a reading that failed or was incomplete: the next one requests everything again. */
export async function saveFailedReading(
  tx: Tx,
  id: number,
  { at, next, problem }: Read & { problem: FeedProblem },
): Promise<void> {
  await tx
    .updateTable('channel_feed')
    .set(({ eb, ref }) => ({
      last_read_at: at,
      next_read_at: next,
      mark: null,
      failures: eb(ref('failures'), '+', 1),
      problem: JSON.stringify(problem),
    }))
    .where('id', '=', id)
    .execute();
}

export type FeedState = Pick<FeedRow, 'id' | 'room_id' | 'last_read_at' | 'failures'>;

export function listFeedStates(db: Database, roomIds: readonly number[]): Promise<FeedState[]> {
  return db
    .selectFrom('channel_feed')
    .select(['id', 'room_id', 'last_read_at', 'failures'])
    .where('room_id', 'in', [0, ...roomIds])
    .orderBy('id')
    .execute();
}

/** Returns whether another site names one of these nights as sold, while they are held here. */
export async function isSoldElsewhere(
  tx: Tx,
  nights: readonly { room_id: number; night: string }[],
): Promise<boolean> {
  const events = await tx
    .selectFrom('channel_event')
    .innerJoin('channel_feed', 'channel_feed.id', 'feed_id')
    .select(['room_id', 'nights', 'echoes'])
    .where('room_id', 'in', [0, ...new Set(nights.map(({ room_id }) => room_id))])
    .where((where) => where.not(where.and([where('is_block', '=', true), where('bookings_only', '=', true)])))
    .execute();
  const sold = new Set(
    events.flatMap(({ room_id, nights, echoes }) =>
      nights.filter((night) => !echoes.includes(night)).map((night) => `${room_id} ${night}`),
    ),
  );
  return nights.some(({ room_id, night }) => sold.has(`${room_id} ${night}`));
}

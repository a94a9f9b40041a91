import type { Database, Tx } from '#server/platform/database/database.ts';
import type { FeedRow } from './schema.ts';

export type FeedState = Pick<FeedRow, 'id' | 'room_id' | 'last_read_at' | 'failures'>;

/** The feeds of some rooms, and when each was read last. */
export function listFeedStates(db: Database, roomIds: readonly number[]): Promise<FeedState[]> {
  return db
    .selectFrom('channel_feed')
    .select(['id', 'room_id', 'last_read_at', 'failures'])
    .where('room_id', 'in', [0, ...roomIds])
    .orderBy('id')
    .execute();
}

/** Whether another site names one of these nights as sold, while they are held here. */
export async function isSoldElsewhere(
  tx: Tx,
  nights: readonly { room_id: number; night: string }[],
): Promise<boolean> {
  const events = await tx
    .selectFrom('channel_event')
    .innerJoin('channel_feed', 'channel_feed.id', 'feed_id')
    .select(['room_id', 'nights'])
    .where('room_id', 'in', [0, ...new Set(nights.map(({ room_id }) => room_id))])
    .execute();
  const sold = new Set(events.flatMap(({ room_id, nights }) => nights.map((night) => `${room_id} ${night}`)));
  return nights.some(({ room_id, night }) => sold.has(`${room_id} ${night}`));
}

import type { Database } from '#server/platform/database/database.ts';
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

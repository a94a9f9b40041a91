import type { Tx } from '#server/platform/database/database.ts';
import { applyEvents, endEvents } from './apply-events.ts';
import type { Applying } from './conflicts.ts';
import { listEvents } from './event-queries.ts';
import { deleteFeedRow, listFeedsOfRooms, lockFeed } from './feed-queries.ts';

/** Removes a feed and frees its nights; other feeds of the room that name them take them at once. */
export async function removeFeed(tx: Tx, id: number, applying: Applying): Promise<void> {
  const feed = await lockFeed(tx, id);
  if (!feed) return;
  await endEvents(tx, await listEvents(tx, id), applying, { keepsBegun: false });
  await deleteFeedRow(tx, id);
  await takePending(tx, feed.room_id, applying);
}

/** Lets the feeds of a room take nights that have become free since they were read. */
export async function takePending(tx: Tx, roomId: number, applying: Applying): Promise<void> {
  for (const { id } of await listFeedsOfRooms(tx, [roomId])) {
    const feed = await lockFeed(tx, id);
    if (feed) await applyEvents(tx, feed, applying);
  }
}

import type { Tx } from '#server/platform/database/database.ts';
import { lockReservations } from '#server/reservations/channel-stay-queries.ts';
import { lockOrAddNights } from '#server/rooms/set-nights.ts';
import { applyEvents, reservationsOf } from './apply-events.ts';
import type { Applying } from './conflicts.ts';
import { listEvents } from './event-queries.ts';
import { deleteFeedRow, listFeedsOfRooms, lockFeed } from './feed-queries.ts';
import type { EventRow, FeedRow } from './schema.ts';

/** Removes a feed and frees its nights; other feeds of the room that name them take them at once. */
export async function removeFeed(
  tx: Tx,
  { id, room_id }: { id: number; room_id: number },
  applying: Applying,
): Promise<void> {
  await lockFeedsOf(tx, room_id, applying);
  const feed = await lockFeed(tx, id);
  if (!feed) return;
  await applyEvents(tx, feed, applying, await listEvents(tx, id));
  await deleteFeedRow(tx, id);
  await takePending(tx, room_id, applying);
}

/** Lets the feeds of a room take nights that have become free since they were read. */
export async function takePending(tx: Tx, roomId: number, applying: Applying): Promise<void> {
  for (const feed of await lockFeedsOf(tx, roomId, applying)) await applyEvents(tx, feed, applying);
}

/** Locks all that the feeds of a room may change, once and in the usual order. */
export async function lockFeedsOf(tx: Tx, roomId: number, { today }: Applying): Promise<FeedRow[]> {
  const feeds: FeedRow[] = [];
  const events: EventRow[] = [];
  for (const { id } of await listFeedsOfRooms(tx, [roomId])) {
    const feed = await lockFeed(tx, id);
    if (!feed) continue;
    feeds.push(feed);
    events.push(...(await listEvents(tx, id)));
  }
  await lockReservations(tx, reservationsOf(events));
  const nights = new Set(events.flatMap(({ nights }) => nights.filter((night) => night >= today)));
  await lockOrAddNights(tx, roomId, [...nights].sort());
  return feeds;
}

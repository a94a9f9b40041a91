import type { ChannelFeed } from '#contract/host/channels.ts';
import { countEvents } from '#server/channels/event-queries.ts';
import type { FeedRow } from '#server/channels/schema.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';

/** Feeds as their owners see them. */
export async function feedsView(db: Database | Tx, feeds: readonly FeedRow[]): Promise<ChannelFeed[]> {
  const events = await countEvents(
    db,
    feeds.map(({ id }) => id),
  );
  return feeds.map((feed) => {
    const { id, room_id, name, url, problem } = feed;
    const read = problem ? 'failing' : 'ok';
    return {
      ...{ id, room_id, name, url, problem },
      last_read_at: feed.last_read_at?.toISOString() ?? null,
      last_ok_at: feed.last_ok_at?.toISOString() ?? null,
      next_read_at: feed.next_read_at.toISOString(),
      state: feed.last_read_at ? read : 'new',
      events: events.get(id) ?? 0,
    };
  });
}

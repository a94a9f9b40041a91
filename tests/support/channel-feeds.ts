import { insertFeed } from '#server/channels/feed-queries.ts';
import { readFeed } from '#server/channels/read-feed.ts';
import type { TestApp } from './app.ts';
import { type ScriptedChannel, scriptedChannel } from './scripted-channel.ts';

export interface TestFeeds {
  channel: ScriptedChannel;
  add(roomId: number, url: string, name?: string): Promise<number>;
  read(id: number): ReturnType<typeof readFeed>;
  soldNights(roomId: number): Promise<{ night: string; reservation_id: number | null; source: number }[]>;
}

export function testFeeds({ deps }: Pick<TestApp, 'deps'>): TestFeeds {
  const channel = scriptedChannel();
  // The app's own calls must read the scripted channel, too.
  const context = Object.assign(deps, { channels: channel });
  return {
    channel,
    async add(roomId, url, name = 'Airbnb') {
      const now = deps.clock();
      const id = await deps.db.transaction().execute((tx) => insertFeed(tx, { roomId, name, url, now }));
      if (id === undefined) throw new Error(`room ${roomId} has the feed ${url}`);
      return id;
    },
    read: (id) => readFeed(context, id),
    soldNights: (roomId) =>
      deps.db
        .selectFrom('room_night')
        .innerJoin('reservation', 'reservation.id', 'reservation_id')
        .select(['night', 'reservation_id', 'source'])
        .where('room_id', '=', roomId)
        .orderBy('night')
        .execute(),
  };
}

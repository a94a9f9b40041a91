import { addDays, nightsOf } from '#domain/dates/calendar.ts';
import type { ChannelEvent } from '#server/channels/provider.ts';
import type { TestApp } from '../support/app.ts';
import { testFeeds } from '../support/channel-feeds.ts';
import type { Random } from '../support/random.ts';

const CHANNELS = ['Airbnb', 'Booking.com'];

export interface StormChannels {
  /** A channel sells, moves or cancels stays of a room, or answers wrongly, and its calendar is read. */
  readOne(): Promise<string>;
  /** The channels cancel everything. */
  clear(): Promise<void>;
}

/** Two channels that sell the same rooms in the days of a storm. */
export async function openStormChannels(
  api: TestApp,
  {
    rooms,
    firstDay,
    days,
    random,
  }: { rooms: readonly number[]; firstDay: string; days: number; random: Random },
): Promise<StormChannels> {
  const feeds = testFeeds(api);
  const all: { id: number; url: string }[] = [];
  for (const name of CHANNELS)
    for (const room of rooms) {
      const url = `https://${name.toLowerCase()}.example/${room}.ics`;
      all.push({ id: await feeds.add(room, url, name), url });
    }
  const someEvents = (): ChannelEvent[] =>
    Array.from({ length: random(3) }, (_, number) => {
      const from = random(days - 1);
      const checkIn = addDays(firstDay, from);
      const nights = nightsOf(checkIn, addDays(checkIn, 1 + random(days - from - 1)));
      return { uid: `stay ${number}`, isBlock: false, nights, summary: 'Reserved', link: undefined };
    });
  return {
    async readOne() {
      const feed = all[random(all.length)];
      if (!feed) return 'no channel';
      const isBroken = random(6) === 0;
      const failed = { kind: 'failed', problem: { code: 'half_a_calendar' } } as const;
      feeds.channel.says(feed.url, isBroken ? failed : someEvents());
      await feeds.read(feed.id);
      return isBroken ? 'channel fails' : 'channel is read';
    },
    async clear() {
      for (const { id, url } of all) {
        feeds.channel.says(url, []);
        await feeds.read(id);
        await feeds.read(id);
      }
    },
  };
}

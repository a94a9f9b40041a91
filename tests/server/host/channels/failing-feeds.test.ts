import { beforeEach, expect, it } from 'vitest';
import { type TestFeeds, testFeeds } from '../../../support/channel-feeds.ts';
import { hostHeaders } from '../../../support/host.ts';
import { serverTest } from '../../../support/open-app.ts';

const HOUR = 3_600_000;
const URLS = ['https://airbnb.example/1.ics', 'https://airbnb.example/2.ics'];

serverTest('calendars that can’t be read for hours', { anew: true }, (api) => {
  let feeds: TestFeeds;
  let ids: number[];
  beforeEach(async () => {
    feeds = testFeeds(api);
    ids = [await feeds.add(1, URLS[0] ?? ''), await feeds.add(2, URLS[1] ?? '')];
  });
  const read = async () => {
    for (const id of ids) await feeds.read(id);
  };
  const alarms = async (propertyIds: number[]) => {
    const headers = await hostHeaders(api, { propertyIds });
    return (await (await api.ask('/host/today', { headers })).json()).alarms;
  };

  it('are one alarm of the day for each site, until they are read again', async () => {
    for (const url of URLS) feeds.channel.says(url, []);
    await read();
    for (const url of URLS) feeds.channel.says(url, { kind: 'failed', problem: { code: 'unreachable' } });
    await read();
    expect(await alarms([1])).toEqual([]);
    api.clock.advance(2 * HOUR);
    expect(await alarms([1])).toEqual([
      {
        kind: 'feed_failing',
        reservation_id: null,
        text: 'Airbnb could not be read for 2 hours (Room 1, Room 2). A night that is sold there can be sold here, too.',
      },
    ]);
    expect(await alarms([2])).toEqual([]);
    for (const url of URLS) feeds.channel.says(url, []);
    await read();
    expect(await alarms([1])).toEqual([]);
  });
});

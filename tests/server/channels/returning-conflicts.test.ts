import { beforeEach, expect, it } from 'vitest';
import { listConflictsOfFeed } from '#server/channels/conflict-queries.ts';
import { mailsTo } from '../../support/accounts.ts';
import { type TestFeeds, testFeeds } from '../../support/channel-feeds.ts';
import { hostHeaders } from '../../support/host.ts';
import { bookAsHost } from '../../support/host-booking.ts';
import { serverTest } from '../../support/open-app.ts';
import { channelEvent } from '../../support/scripted-channel.ts';

const URL = 'https://airbnb.example/1.ics';
const HOUR = 3_600_000;

serverTest('a conflict that comes back', { anew: true }, (api) => {
  let feeds: TestFeeds;
  let id: number;
  let headers: Record<string, string>;
  beforeEach(async () => {
    feeds = testFeeds(api);
    id = await feeds.add(1, URL);
    headers = await hostHeaders(api);
    await bookAsHost(api, headers);
    await api.deps.db.deleteFrom('outbox').execute();
  });

  const conflicts = () => api.deps.db.transaction().execute((tx) => listConflictsOfFeed(tx, id));
  const mails = async () => (await mailsTo(api, api.deps.config.hostEmail)).length;
  const isOpen = async () => (await conflicts()).map(({ resolved_at }) => resolved_at === null);
  const readAs = async (...events: ReturnType<typeof channelEvent>[]) => {
    feeds.channel.says(URL, events);
    await feeds.read(id);
  };
  const here = channelEvent('one', '2026-12-18', '2026-12-20');
  const elsewhere = channelEvent('one', '2027-01-18', '2027-01-20');
  const other = channelEvent('two', '2027-02-18', '2027-02-20');

  it('is open again if the channel’s booking has moved away and back', async () => {
    await readAs(here);
    await readAs(elsewhere);
    expect(await isOpen()).toEqual([false]);
    api.clock.advance(2 * HOUR);
    await readAs(here);
    expect(await isOpen()).toEqual([true]);
    expect(await mails()).toBe(2);
  });

  it('is open again if a calendar has left it out for a while', async () => {
    await readAs(here, other);
    await readAs(other);
    await readAs(other);
    expect(await isOpen()).toEqual([false]);
    api.clock.advance(2 * HOUR);
    await readAs(here, other);
    expect(await isOpen()).toEqual([true]);
    expect(await mails()).toBe(2);
  });

  it('is open again if it was over after the host had resolved it', async () => {
    await readAs(here);
    const [conflict] = await conflicts();
    await api.ask(`/host/conflicts/${conflict?.id}/resolve`, { headers, json: {} });
    await readAs(here);
    expect(await isOpen()).toEqual([false]);
    await readAs(elsewhere);
    await readAs(here);
    expect(await isOpen()).toEqual([true]);
  });

  it('is mailed once an hour at most', async () => {
    for (let round = 0; round < 10; round += 1) {
      await readAs(here);
      expect(await isOpen()).toEqual([true]);
      await readAs(elsewhere);
      api.clock.advance(HOUR / 20);
    }
    expect(await mails()).toBe(1);
  });
});

import { afterEach, beforeEach, expect, it } from 'vitest';
import { noteAlerts, sendAlerts } from '#server/host/jobs.ts';
import { mailsTo } from '../../support/accounts.ts';
import { type TestFeeds, testFeeds } from '../../support/channel-feeds.ts';
import { hostHeaders } from '../../support/host.ts';
import { bookAsHost, hostCalls } from '../../support/host-booking.ts';
import { serverTest } from '../../support/open-app.ts';
import { pushService, withPushService } from '../../support/push-app.ts';
import { pushBrowser } from '../../support/push-service.ts';
import { channelEvent } from '../../support/scripted-channel.ts';

const URL = 'https://airbnb.example/1.ics';

serverTest('a night sold twice', { anew: true, app: withPushService }, (api) => {
  let feeds: TestFeeds;
  let feed: number;
  let id: number;
  let headers: Record<string, string>;
  beforeEach(async () => {
    feeds = testFeeds(api);
    feed = await feeds.add(1, URL);
    headers = await hostHeaders(api, { propertyIds: [1] });
    ({ id } = await bookAsHost(api, headers));
    await api.deps.db.deleteFrom('outbox').execute();
  });
  afterEach(() => pushService.close());

  const sellThere = async () => {
    feeds.channel.says(URL, [channelEvent('one', '2026-12-17', '2026-12-20')]);
    await feeds.read(feed);
  };
  const alarms = async (as = headers) =>
    (await (await api.ask('/host/today', { headers: as })).json()).alarms;
  const resolve = () =>
    api.deps.db.updateTable('channel_conflict').set({ resolved_at: api.clock() }).execute();

  it('is an alarm of the day until it is resolved, for the hosts of that homestay', async () => {
    expect(await alarms()).toEqual([]);
    await sellThere();
    expect(await alarms()).toEqual([
      {
        kind: 'channel_conflict',
        reservation_id: id,
        text: `Airbnb sold Room 1 on 18–19 Dec 2026 too: SH${id}, Ravi Panda.`,
      },
    ]);
    expect(await alarms(await hostHeaders(api, { propertyIds: [2] }))).toEqual([]);
    expect((await hostCalls(api, headers, id).read()).alarms).toEqual(await alarms());
    await feeds.read(feed);
    expect(await alarms()).toHaveLength(1);
    await resolve();
    expect(await alarms()).toEqual([]);
  });

  it('is one mail to the host, with both bookings', async () => {
    await sellThere();
    await feeds.read(feed);
    const sent = await mailsTo(api, api.deps.config.hostEmail);
    expect(sent).toHaveLength(1);
    const [mail] = sent;
    expect(mail?.subject).toBe(`Sold twice: SH${id} and Airbnb, Room 1, 18–19 Dec 2026`);
    for (const words of [
      `Booked here: SH${id}, Ravi Panda`,
      'Phone: 098610 12345',
      'Stay: 18–20 Dec 2026',
      'Sold at Airbnb: Reserved',
      'Stay there: 17–20 Dec 2026',
      'https://channel.example/one',
      'http://localhost:4321/host/channels',
    ])
      expect(mail?.text.replaceAll(/ +/g, ' ')).toContain(words);
    const { mails } = await hostCalls(api, headers, id).read();
    expect(mails).toMatchObject([{ kind: 'channel_conflict' }]);
  });

  it('is pushed and mailed once to each host who wants it, and leads to the page of channels', async () => {
    const browser = pushBrowser();
    const subscribe = { endpoint: `${pushService.url}/phone`, keys: browser.keys };
    await api.ask('/host/push-subscriptions', { headers, json: subscribe });
    const settings = [{ kind: 'channel_conflict', push: true, mail: true }];
    const saved = await api.ask('/host/alerts', { method: 'PUT', headers, json: { settings, quiet: null } });
    expect(saved.status).toBe(200);
    await sellThere();
    for (let round = 0; round < 2; round += 1) {
      await noteAlerts(api.deps);
      await sendAlerts(api.deps);
    }
    expect(pushService.received.map(({ body }) => browser.read(body))).toEqual([
      {
        title: 'Booked twice: two sites sold the same night',
        body: `SH${id} · Ravi Panda · Room 1 · 18–20 Dec`,
        url: '/host/channels',
        tag: `channel_conflict-${id}`,
      },
    ]);
    const mails = await mailsTo(api, 'owner-1@homestay.example');
    expect(mails).toMatchObject([{ subject: `Booked twice: two sites sold the same night: SH${id}` }]);
    expect(mails[0]?.text).toContain('http://localhost:4321/host/channels');
  });
});

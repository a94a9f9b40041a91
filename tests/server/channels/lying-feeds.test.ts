import { beforeEach, expect, it } from 'vitest';
import { addDays } from '#domain/dates/calendar.ts';
import { listConflictsOfFeed } from '#server/channels/conflict-queries.ts';
import { mailsTo } from '../../support/accounts.ts';
import { expectBalancedBooks } from '../../support/books.ts';
import { type TestFeeds, testFeeds } from '../../support/channel-feeds.ts';
import { hostHeaders } from '../../support/host.ts';
import { bookAsHost } from '../../support/host-booking.ts';
import { serverTest } from '../../support/open-app.ts';
import { channelEvent } from '../../support/scripted-channel.ts';

const URL = 'https://airbnb.example/1.ics';
const DAY = 86_400_000;

serverTest('a feed that lies', { anew: true }, (api) => {
  let feeds: TestFeeds;
  let id: number;
  beforeEach(async () => {
    feeds = testFeeds(api);
    id = await feeds.add(1, URL);
  });

  const nights = async () => (await feeds.soldNights(1)).map(({ night }) => night);
  const reservations = () => api.deps.db.selectFrom('reservation').selectAll().orderBy('id').execute();
  const conflicts = () => api.deps.db.transaction().execute((tx) => listConflictsOfFeed(tx, id));
  const mails = async () =>
    (await mailsTo(api, api.deps.config.hostEmail)).filter(({ subject }) => subject.startsWith('Sold twice'));
  const readAs = async (...events: ReturnType<typeof channelEvent>[]) => {
    feeds.channel.says(URL, events);
    await feeds.read(id);
  };

  it('with new names for the same bookings at each reading, has one reservation for each', async () => {
    for (let round = 0; round < 6; round += 1) {
      await readAs(
        channelEvent(`a${round}`, '2026-12-10', '2026-12-12'),
        channelEvent(`b${round}`, '2026-12-12', '2026-12-13'),
      );
      expect(await nights()).toEqual(['2026-12-10', '2026-12-11', '2026-12-12']);
    }
    expect(await reservations()).toMatchObject([{ status: 'confirmed' }, { status: 'confirmed' }]);
    await readAs();
    await readAs();
    expect(await nights()).toEqual([]);
    await expectBalancedBooks(api.deps.db);
  });

  it('with new names for a night sold here, is one conflict and one mail', async () => {
    await bookAsHost(api, await hostHeaders(api));
    for (let round = 0; round < 4; round += 1)
      await readAs(channelEvent(`a${round % 3}`, '2026-12-18', '2026-12-20'));
    expect(await conflicts()).toMatchObject([{ resolved_at: null }]);
    expect(await mails()).toHaveLength(1);
  });

  it('with a thousand bookings of one night, is one conflict and one mail', async () => {
    await bookAsHost(api, await hostHeaders(api));
    const many = Array.from({ length: 1000 }, (_, index) =>
      channelEvent(`a${index}`, '2026-12-18', '2026-12-19'),
    );
    await readAs(...many);
    await readAs(...many);
    expect(await conflicts()).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });

  it('with a new booking of a night that the host has settled, is a new conflict', async () => {
    const headers = await hostHeaders(api);
    await bookAsHost(api, headers);
    await readAs(channelEvent('one', '2026-12-18', '2026-12-20'));
    const [conflict] = await conflicts();
    await api.ask(`/host/conflicts/${conflict?.id}/resolve`, { headers, json: {} });
    await readAs(channelEvent('two', '2026-12-18', '2026-12-20'));
    expect((await conflicts()).filter(({ resolved_at }) => resolved_at === null)).toMatchObject([
      { uid: 'two' },
    ]);
  });

  it('takes nights that have become free while it does not answer', async () => {
    const headers = await hostHeaders(api);
    const booking = await bookAsHost(api, headers);
    await readAs(channelEvent('one', '2026-12-18', '2026-12-20'));
    await api.ask(`/host/reservations/${booking.id}/cancel`, {
      headers,
      json: { refund: 'none', reason: 'sold at Airbnb' },
    });
    feeds.channel.says(URL, { kind: 'failed', problem: { code: 'refused', status: 503 } });
    expect(await feeds.read(id)).toMatchObject({ failures: 1 });
    expect(await nights()).toEqual(['2026-12-18', '2026-12-19']);
    expect(await conflicts()).not.toMatchObject([{ resolved_at: null }]);
  });

  it('may end a long block that has begun', async () => {
    await readAs(channelEvent('season', '2026-11-21', '2027-03-01'));
    api.clock.advance(DAY);
    await readAs(channelEvent('season', '2026-11-22', '2027-03-01'));
    await readAs();
    await readAs();
    expect(await nights()).toEqual(['2026-11-21']);
    await expectBalancedBooks(api.deps.db);
  });

  it('does not end a stay that has begun', async () => {
    const out = addDays('2026-11-21', 20);
    await readAs(channelEvent('guest', '2026-11-21', out));
    api.clock.advance(DAY);
    await readAs();
    await readAs();
    expect(await nights()).toHaveLength(20);
  });
});

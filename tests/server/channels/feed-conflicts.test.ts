import { beforeEach, expect, it } from 'vitest';
import { SOURCE_NUMBERS } from '#domain/booking/booking-source.ts';
import { listConflictsOfFeed } from '#server/channels/conflict-queries.ts';
import { removeFeed } from '#server/channels/room-feeds.ts';
import { expectBalancedBooks } from '../../support/books.ts';
import { type TestFeeds, testFeeds } from '../../support/channel-feeds.ts';
import { hostHeaders } from '../../support/host.ts';
import { bookAsHost } from '../../support/host-booking.ts';
import { serverTest } from '../../support/open-app.ts';
import { channelEvent } from '../../support/scripted-channel.ts';

const URL = 'https://airbnb.example/1.ics';
const TODAY = '2026-11-21';

serverTest('a night sold here and by a channel', { anew: true }, (api) => {
  let feeds: TestFeeds;
  let id: number;
  beforeEach(async () => {
    feeds = testFeeds(api);
    id = await feeds.add(1, URL);
  });

  const conflicts = () => api.deps.db.transaction().execute((tx) => listConflictsOfFeed(tx, id));
  const reservations = () => api.deps.db.selectFrom('reservation').selectAll().orderBy('id').execute();
  const one = channelEvent('one', '2026-12-10', '2026-12-12');

  it('says which nights are sold here, takes the others, and lets the booking here stand', async () => {
    const booking = await bookAsHost(api, await hostHeaders(api), {
      check_in: '2026-12-11',
      check_out: '2026-12-13',
    });
    feeds.channel.says(URL, [one]);
    await feeds.read(id);
    expect(await conflicts()).toMatchObject([
      {
        reservation_id: booking.id,
        uid: 'one',
        nights: ['2026-12-11'],
        resolved_at: null,
        check_in: '2026-12-10',
        check_out: '2026-12-12',
        summary: 'Reserved',
      },
    ]);
    expect(await feeds.soldNights(1)).toMatchObject([
      { night: '2026-12-10', source: SOURCE_NUMBERS.channel },
      { night: '2026-12-11', reservation_id: booking.id },
      { night: '2026-12-12', reservation_id: booking.id },
    ]);
    await feeds.read(id);
    expect(await conflicts()).toHaveLength(1);
  });

  it('takes a night in conflict once it is free, and the conflict is over', async () => {
    const headers = await hostHeaders(api);
    const booking = await bookAsHost(api, headers, { check_in: '2026-12-11', check_out: '2026-12-13' });
    feeds.channel.says(URL, [one]);
    await feeds.read(id);
    await api.ask(`/host/reservations/${booking.id}/cancel`, {
      headers,
      json: { refund: 'none', reason: 'moved to a friend' },
    });
    feeds.channel.says(URL, { kind: 'unchanged' });
    await feeds.read(id);
    expect((await feeds.soldNights(1)).map(({ night }) => night)).toEqual(['2026-12-10', '2026-12-11']);
    expect(await conflicts()).toMatchObject([{ resolved_at: api.clock() }]);
    await expectBalancedBooks(api.deps.db);
  });

  it('of two channels that sold the same night, the later one is in conflict with the first', async () => {
    const other = await feeds.add(1, 'https://booking.example/1.ics', 'Booking.com');
    feeds.channel.says('https://booking.example/1.ics', [channelEvent('b', '2026-12-11', '2026-12-12')]);
    await feeds.read(other);
    const [theirs] = await reservations();
    feeds.channel.says(URL, [one]);
    await feeds.read(id);
    expect(await conflicts()).toMatchObject([{ reservation_id: theirs?.id, nights: ['2026-12-11'] }]);
    // When the first goes, the second has its night.
    await api.deps.db
      .transaction()
      .execute((tx) =>
        removeFeed(tx, { id: other, room_id: 1 }, { now: api.clock(), today: TODAY, hostEmail: '' }),
      );
    expect((await feeds.soldNights(1)).map(({ night, reservation_id }) => [night, reservation_id])).toEqual([
      ['2026-12-10', (await reservations())[1]?.id],
      ['2026-12-11', (await reservations())[1]?.id],
    ]);
    await expectBalancedBooks(api.deps.db);
  });

  it('is one stay when a host replaces the link of a calendar, and stays taken without the old one', async () => {
    feeds.channel.says(URL, [one]);
    await feeds.read(id);
    const renewed = await feeds.add(1, 'https://airbnb.example/1.ics?s=new');
    feeds.channel.says('https://airbnb.example/1.ics?s=new', [one]);
    await feeds.read(renewed);
    expect(await api.deps.db.selectFrom('channel_conflict').selectAll().execute()).toEqual([]);
    await api.deps.db
      .transaction()
      .execute((tx) => removeFeed(tx, { id, room_id: 1 }, { now: api.clock(), today: TODAY, hostEmail: '' }));
    const sold = await feeds.soldNights(1);
    expect(sold.map(({ night }) => night)).toEqual(['2026-12-10', '2026-12-11']);
    await expectBalancedBooks(api.deps.db);
  });
});

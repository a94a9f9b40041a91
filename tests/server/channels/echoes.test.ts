import { beforeEach, describe, expect, it } from 'vitest';
import { HOUR } from '#domain/dates/duration.ts';
import { type TestFeeds, testFeeds } from '../../support/channel-feeds.ts';
import { exportAddress, fetchCalendar } from '../../support/channels.ts';
import { hostHeaders } from '../../support/host.ts';
import { bookAsHost } from '../../support/host-booking.ts';
import { serverTest } from '../../support/open-app.ts';
import { channelBlock, channelEvent } from '../../support/scripted-channel.ts';

const AIRBNB = 'https://airbnb.example/1.ics';
const BOOKING = 'https://booking.example/1.ics';

serverTest('our own nights, sent back by a channel', { anew: true }, (api) => {
  let feeds: TestFeeds;
  let airbnb: number;
  let headers: Record<string, string>;
  beforeEach(async () => {
    api.clock.set('2026-11-21T06:00:00Z');
    headers = await hostHeaders(api);
    feeds = testFeeds(api);
    airbnb = await feeds.add(1, AIRBNB);
  });

  const call = async (path: string, json?: unknown) => {
    // The test lets days pass, and sessions end meanwhile.
    headers = await hostHeaders(api);
    const answer = await api.ask(`/host${path}`, { headers, ...(json === undefined ? {} : { json }) });
    return { status: answer.status, body: await answer.json() };
  };
  const fetchOurs = async (channel = 'Airbnb') =>
    (await fetchCalendar(api, (await exportAddress(api, 1, channel)).url)).blocks;
  const book = (check_in: string, check_out: string) => bookAsHost(api, headers, { check_in, check_out });
  const says = async (...events: ReturnType<typeof channelEvent>[]) => {
    feeds.channel.says(AIRBNB, events);
    await feeds.read(airbnb);
  };
  const mails = async () =>
    (await api.deps.db.selectFrom('outbox').select('kind').execute()).filter(
      ({ kind }) => kind === 'channel_conflict',
    ).length;
  const alarms = async () => {
    const { conflicts } = (await call('/channels')).body;
    return conflicts.filter(({ resolved_at }: { resolved_at: unknown }) => resolved_at === null).length;
  };
  const states = async (from: string, to: string) => {
    const { nights } = (await call(`/calendar?from=${from}&to=${to}`)).body;
    return nights
      .filter(({ room_id }: { room_id: number }) => room_id === 1)
      .map(({ state }: { state: string }) => state)
      .join(' ');
  };
  const stays = async () =>
    (await api.deps.db.selectFrom('reservation').select('id').where('source', '=', 10).execute()).length;
  const expectEcho = async () => expect([await alarms(), await mails(), await stays()]).toEqual([0, 0, 0]);

  describe('after it has fetched our calendar', () => {
    const block = (number: number, checkIn: string, checkOut: string) =>
      channelBlock(`block-${number}`, checkIn, checkOut);

    it.each([
      ['as they are', [block(1, '2026-12-10', '2026-12-13')]],
      ['merged with a neighbour', [block(1, '2026-12-10', '2026-12-15')]],
      [
        'split by night',
        [
          block(1, '2026-12-10', '2026-12-11'),
          block(2, '2026-12-11', '2026-12-12'),
          block(3, '2026-12-12', '2026-12-13'),
        ],
      ],
      [
        'split by days, and one of them twice',
        [block(1, '2026-12-10', '2026-12-12'), block(2, '2026-12-11', '2026-12-13')],
      ],
      ['in part', [block(1, '2026-12-11', '2026-12-12')]],
    ])('%s: neither conflict, nor stay, nor alarm', async (_, events) => {
      await book('2026-12-10', '2026-12-13');
      await book('2026-12-13', '2026-12-15');
      await fetchOurs();
      await says(...events);
      await expectEcho();
      expect(await states('2026-12-09', '2026-12-15')).toBe('open booked booked booked booked booked open');
    });

    it('that are closed here, or held', async () => {
      await call('/nights', { room_ids: [1], from: '2026-12-10', to: '2026-12-11', set: { closed: true } });
      await bookAsHost(api, headers, {
        check_in: '2026-12-20',
        check_out: '2026-12-22',
        state: 'hold',
        hold_hours: 24,
      });
      await fetchOurs();
      await says(block(1, '2026-12-10', '2026-12-12'), block(2, '2026-12-20', '2026-12-22'));
      await expectEcho();
      expect(await states('2026-12-09', '2026-12-12')).toBe('open closed closed open');
      expect(await states('2026-12-20', '2026-12-22')).toBe('held held open');
    });

    it.each([
      ['a day later', '2026-12-11', '2026-12-14', 'open booked booked booked open'],
      ['a day earlier', '2026-12-09', '2026-12-12', 'booked booked open open open'],
    ])('that moved %s, as they were before', async (_, check_in, check_out, after) => {
      const { id } = await book('2026-12-10', '2026-12-13');
      await fetchOurs();
      const { status } = await call(`/reservations/${id}/move`, { check_in, check_out, price: 'keep' });
      expect(status).toBe(200);
      await fetchOurs();
      await says(block(1, '2026-12-10', '2026-12-13'));
      await expectEcho();
      expect(await states('2026-12-10', '2026-12-14')).toBe(after);
      api.clock.advance(23 * HOUR);
      await says(block(1, '2026-12-10', '2026-12-13'));
      await expectEcho();
      expect(await states('2026-12-10', '2026-12-14')).toBe(after);
    });

    it('that were cancelled: for a day with the same UID, then the channel’s own', async () => {
      const { id } = await book('2026-12-10', '2026-12-12');
      await fetchOurs();
      await says(block(1, '2026-12-10', '2026-12-12'));
      await call(`/reservations/${id}/cancel`, { refund: 'none', reason: 'ill' });
      await fetchOurs();
      expect(await states('2026-12-10', '2026-12-12')).toBe('open open open');
      api.clock.advance(23 * HOUR);
      await says(block(1, '2026-12-10', '2026-12-12'));
      expect(await states('2026-12-10', '2026-12-12')).toBe('open open open');
      await expectEcho();
      api.clock.advance(2 * HOUR);
      await says(block(1, '2026-12-10', '2026-12-12'));
      expect(await states('2026-12-10', '2026-12-12')).toBe('channel channel open');
      await expectEcho();
    });

    it('that were cancelled, under another UID: the host has closed them at the channel', async () => {
      const { id } = await book('2026-12-10', '2026-12-12');
      await fetchOurs();
      await says(block(1, '2026-12-10', '2026-12-12'));
      await call(`/reservations/${id}/cancel`, { refund: 'none', reason: 'ill' });
      await fetchOurs();
      await says(block(2, '2026-12-10', '2026-12-12'));
      expect(await states('2026-12-10', '2026-12-12')).toBe('channel channel open');
    });

    it('by two channels, of which one reads only the other', async () => {
      const { id } = await book('2026-12-10', '2026-12-12');
      await fetchOurs();
      await says(block(1, '2026-12-10', '2026-12-12'));
      const booking = await feeds.add(1, BOOKING, 'Booking.com');
      feeds.channel.says(BOOKING, [block(9, '2026-12-10', '2026-12-12')]);
      await feeds.read(booking);
      await expectEcho();
      await call(`/reservations/${id}/cancel`, { refund: 'none', reason: 'ill' });
      await fetchOurs();
      for (const feed of [airbnb, booking, airbnb]) await feeds.read(feed);
      await expectEcho();
      expect(await states('2026-12-10', '2026-12-11')).toBe('open open');
      api.clock.advance(25 * HOUR);
      for (const feed of [airbnb, booking]) await feeds.read(feed);
      expect(await states('2026-12-10', '2026-12-11')).toBe('channel channel');
    });
  });

  it('are not what another channel has closed, and a third sends back', async () => {
    const booking = await feeds.add(1, BOOKING, 'Booking.com');
    const closed = channelBlock('one', '2026-12-10', '2026-12-12');
    await says(closed);
    await fetchOurs('Booking.com');
    feeds.channel.says(BOOKING, [channelBlock('two', '2026-12-10', '2026-12-12')]);
    await feeds.read(booking);
    await says(channelBlock('the next day', '2026-12-10', '2026-12-12'));
    expect(await states('2026-12-10', '2026-12-12')).toBe('channel channel open');
    await says();
    await says();
    for (const feed of [booking, airbnb, booking]) await feeds.read(feed);
    expect(await states('2026-12-10', '2026-12-12')).toBe('open open open');
    await expectEcho();
  });

  it.each([
    ['it says that somebody has booked', true, channelEvent('one', '2026-12-10', '2026-12-12')],
    ['it has not fetched our calendar since', false, channelBlock('one', '2026-12-10', '2026-12-12')],
  ])('are a conflict if %s', async (_, isFetched, event) => {
    await fetchOurs();
    await book('2026-12-10', '2026-12-12');
    if (isFetched) await fetchOurs();
    await says(event);
    expect([await alarms(), await mails()]).toEqual([1, 1]);
    // Once it has fetched, it only sends our nights back.
    await fetchOurs();
    await says(event);
    expect(await alarms()).toBe(isFetched ? 1 : 0);
  });
});

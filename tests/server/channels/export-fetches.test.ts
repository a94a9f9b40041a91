import { beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '#domain/dates/duration.ts';
import { testApp } from '../../support/app.ts';
import { exportAddress, fetchCalendar } from '../../support/channels.ts';
import { concurrentDatabase } from '../../support/database.ts';
import { hostHeaders } from '../../support/host.ts';
import { bookAsHost, hostCalls } from '../../support/host-booking.ts';
import { serverTest } from '../../support/open-app.ts';

serverTest('fetches of a calendar', (api) => {
  beforeEach(async () => {
    await api.deps.db.deleteFrom('channel_export').execute();
    api.clock.set('2026-11-21T06:00:00Z');
  });

  const address = () => exportAddress(api, 1, 'Agoda');
  const fetchOnce = async (init?: RequestInit) => fetchCalendar(api, (await address()).url, init);

  it('show the last one and the usual pace', async () => {
    expect(await address()).toMatchObject({ last_fetched_at: null, usual_minutes: null, is_late: false });
    const first = await fetchOnce();
    expect(await address()).toMatchObject({
      last_fetched_at: '2026-11-21T06:00:00.000Z',
      usual_minutes: null,
    });
    api.clock.advance(2 * HOUR);
    const again = await fetchOnce({ headers: { 'If-None-Match': first.headers.get('ETag') ?? '' } });
    expect(again.status).toBe(304);
    expect(await address()).toMatchObject({
      last_fetched_at: '2026-11-21T08:00:00.000Z',
      usual_minutes: 120,
    });
    api.clock.advance(4 * HOUR);
    await fetchOnce();
    expect(await address()).toMatchObject({ usual_minutes: 0.7 * 120 + 0.3 * 240 });
    // A retry says nothing about the pace.
    api.clock.advance(59 * SECOND);
    await fetchOnce();
    expect(await address()).toMatchObject({
      last_fetched_at: '2026-11-21T12:00:59.000Z',
      usual_minutes: 156,
    });
  });

  it('do not include a look at the head', async () => {
    const { etag } = { etag: (await fetchOnce()).headers.get('ETag') };
    api.clock.advance(HOUR);
    const head = await fetchOnce({ method: 'HEAD' });
    expect([head.status, head.text, head.headers.get('ETag')]).toEqual([200, '', etag]);
    expect(await address()).toMatchObject({ last_fetched_at: '2026-11-21T06:00:00.000Z' });
  });

  it('are late after three times the pace, but not before six hours, and after a day without any', async () => {
    const lateAfter = async (milliseconds: number) => {
      const start = api.clock();
      api.clock.advance(milliseconds);
      const { is_late } = await address();
      api.clock.set(start);
      return is_late;
    };
    await address();
    expect([await lateAfter(DAY), await lateAfter(DAY + 1)]).toEqual([false, true]);
    await fetchOnce();
    api.clock.advance(HOUR);
    await fetchOnce();
    expect([await lateAfter(6 * HOUR), await lateAfter(6 * HOUR + 1)]).toEqual([false, true]);
    api.clock.advance(10 * HOUR);
    await fetchOnce();
    // 0.7 · 1 h + 0.3 · 10 h.
    expect([await lateAfter(11.1 * HOUR), await lateAfter(11.1 * HOUR + 1)]).toEqual([false, true]);
  });

  it('find nothing at an address that was renewed', async () => {
    const headers = await hostHeaders(api);
    const old = await address();
    await fetchOnce();
    api.clock.advance(MINUTE);
    const renew = (channel: string, as = headers) =>
      api.ask('/host/rooms/1/export-urls', { json: { channel }, headers: as });
    const renewed = await renew('agoda');
    expect(renewed.status).toBe(201);
    const { export_url } = await renewed.json();
    expect(export_url).toEqual(await address());
    expect(export_url).toMatchObject({ channel: 'Agoda', last_fetched_at: null, is_late: false });
    expect((await fetchCalendar(api, old.url)).status).toBe(404);
    expect((await fetchCalendar(api, export_url.url)).status).toBe(200);
    const audit = await api.deps.db.selectFrom('audit_event').selectAll().orderBy('id', 'desc').execute();
    expect(audit[0]).toMatchObject({
      action: 'renew calendar address',
      property_id: 1,
      after: { room_id: 1, channel: 'Agoda' },
    });
    expect(JSON.stringify(audit)).not.toContain(export_url.url.split('/').at(-1).replace('.ics', ''));

    const stale = await renew('Agoda', await hostHeaders(api, { minutesAgo: 16 }));
    expect([stale.status, (await stale.json()).code]).toEqual([403, 'passkey_required']);
    for (let count = 2; count <= 10; count += 1) expect((await renew(`Site ${count}`)).status).toBe(201);
    const full = await renew('Site 11');
    expect([full.status, (await full.json()).code]).toEqual([409, 'too_many_feeds']);
    expect((await renew('Site 10')).status).toBe(201);
  });

  it('are at most 300 of one address in a quarter of an hour', async () => {
    const { url } = await address();
    for (let count = 0; count < 300; count += 1) expect((await fetchCalendar(api, url)).status).toBe(200);
    const refused = await fetchCalendar(api, url);
    expect([refused.status, JSON.parse(refused.text).code]).toEqual([429, 'too_many_requests']);
    expect((await fetchCalendar(api, (await exportAddress(api, 2, 'Agoda')).url)).status).toBe(200);
    api.clock.advance(15 * MINUTE);
    expect((await fetchCalendar(api, url)).status).toBe(200);
  });

  it('leave out what the channel itself has brought', async () => {
    const headers = await hostHeaders(api);
    const { id } = await bookAsHost(api, headers);
    const { db, clock } = api.deps;
    const dates = { created_at: clock(), next_read_at: clock() };
    const feed = await db
      .insertInto('channel_feed')
      .values({ room_id: 1, name: 'AirBnB', url: 'https://airbnb.example/1.ics', ...dates })
      .returning('id')
      .executeTakeFirstOrThrow();
    const nights = JSON.stringify(['2026-12-18', '2026-12-19']);
    await db
      .insertInto('channel_event')
      .values({ feed_id: feed.id, uid: 'x', nights, summary: 'Reserved', reservation_id: id })
      .execute();
    const blocksFor = async (channel: string) =>
      (await fetchCalendar(api, (await exportAddress(api, 1, channel)).url)).blocks.map(({ uid }) => uid);
    expect(await blocksFor('airbnb')).toEqual([]);
    expect(await blocksFor('Booking.com')).toEqual([`booking-${id}-1@rooms.localhost`]);
    expect(await blocksFor('airbnb')).toEqual([]);
    await hostCalls(api, headers, id).cancel({ refund: 'none' });
  });
});

describe('fetches at the same time', () => {
  it('count a change once', async () => {
    const database = await concurrentDatabase.open('homestays');
    const api = testApp(database);
    const headers = await hostHeaders(api);
    const channels = ['Agoda', 'Airbnb', 'Booking.com', 'Vrbo'];
    const urls = await Promise.all(channels.map(async (name) => (await exportAddress(api, 1, name)).url));
    const { id } = await bookAsHost(api, headers);
    const fetchAll = () => Promise.all([...urls, ...urls, ...urls].map((url) => fetchCalendar(api, url)));
    await fetchAll();
    await hostCalls(api, headers, id).move({
      check_in: '2026-12-20',
      check_out: '2026-12-22',
      price: 'keep',
    });
    const answers = await fetchAll();
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.blocks).toMatchObject([
      { checkIn: '2026-12-20', checkOut: '2026-12-22', sequence: 1 },
    ]);
    await database.close();
  });
});

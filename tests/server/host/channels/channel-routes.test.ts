import { beforeEach, expect, it } from 'vitest';
import type { ChannelConflict } from '#contract/host/channels.ts';
import { expectBalancedBooks } from '../../../support/books.ts';
import { type TestFeeds, testFeeds } from '../../../support/channel-feeds.ts';
import { hostHeaders } from '../../../support/host.ts';
import { bookAsHost } from '../../../support/host-booking.ts';
import { serverTest } from '../../../support/open-app.ts';
import { channelEvent } from '../../../support/scripted-channel.ts';

const AIRBNB = { name: 'Airbnb', url: 'https://airbnb.example/1.ics?s=abc' };
const NIGHTS = { check_in: '2026-12-18', check_out: '2026-12-20' };

serverTest('the calendars of other sites', { anew: true }, (api) => {
  let feeds: TestFeeds;
  let headers: Record<string, string>;
  beforeEach(async () => {
    feeds = testFeeds(api);
    headers = await hostHeaders(api);
  });

  const call = async (path: string, init: RequestInit & { json?: unknown } = {}) => {
    const answer = await api.ask(`/host${path}`, { ...init, headers });
    return { status: answer.status, body: await answer.json() };
  };
  const add = (json: object = AIRBNB, roomId = 1) => call(`/rooms/${roomId}/feeds`, { json });
  const fetched = (url: string) => api.ask(new URL(url).pathname.replace(/^\/api/, ''));
  const channels = async () => (await call('/channels')).body;
  const firstConflict = async (): Promise<ChannelConflict> => (await channels()).conflicts[0];

  it('are read when they are added, and the channel gets an address of this room', async () => {
    feeds.channel.says(AIRBNB.url, [channelEvent('one', '2026-12-18', '2026-12-20')]);
    const { status, body } = await add();
    expect(status).toBe(201);
    const now = api.clock().toISOString();
    expect(body.feed).toMatchObject({
      room_id: 1,
      ...AIRBNB,
      events: 1,
      state: 'ok',
      problem: null,
      last_read_at: now,
      last_ok_at: now,
      next_read_at: '2026-11-21T06:10:00.000Z',
    });
    expect(body.export_url).toMatchObject({ room_id: 1, channel: 'Airbnb', last_fetched_at: null });
    const lists = { feeds: [body.feed], export_urls: [body.export_url] };
    expect((await call('/rooms/1/feeds')).body).toEqual(lists);
    expect(await channels()).toMatchObject({
      ...lists,
      conflicts: [],
      rooms: [1, 2, 3, 7].map((id) => ({ id, name: `Room ${id}` })),
      properties: [1, 2].map((id) => ({ id, name: `Homestay ${id}`, when_silent: 'sell' })),
    });
    const { nights } = (await call('/calendar?from=2026-12-18&to=2026-12-20')).body;
    const states = nights.filter(({ room_id }: { room_id: number }) => room_id === 1);
    expect(states.map(({ state }: { state: string }) => state)).toEqual(['channel', 'channel', 'open']);
  });

  it('keep an address that can’t be read, and say why', async () => {
    feeds.channel.says(AIRBNB.url, { kind: 'failed', problem: { code: 'refused', status: 500 } });
    const { body } = await add();
    expect(body.feed).toMatchObject({ state: 'failing', problem: { code: 'refused', status: 500 } });
    expect(body.feed.last_ok_at).toBeNull();
    feeds.channel.says(AIRBNB.url, []);
    const read = await call(`/feeds/${body.feed.id}/read`, { json: {} });
    expect(read.body.feed).toMatchObject({ state: 'ok', problem: null, events: 0 });
  });

  it.each([
    ['no address', 'airbnb.ics'],
    ['not encrypted', 'http://airbnb.example/1.ics'],
    ['of a private network', 'https://192.168.1.1/1.ics'],
    [
      'too long',
      `https://airbnb.example/${Array.from({ length: 1500 }, (_, n) => String.fromCodePoint(0x4e00 + n * 7)).join('')}`,
    ],
    ['of this machine', 'http://127.0.0.1/1.ics'],
    ['with a password', 'https://me:secret@airbnb.example/1.ics'],
    ['of a file', 'file:///etc/passwd'],
    ['our own', 'http://localhost:4321/api/ical/1/0123456789012345678901.ics'],
  ])('refuse an address that is %s', async (_, url) => {
    const { status, body } = await add({ name: 'Airbnb', url });
    expect([status, body.code]).toEqual([400, 'wrong_feed_address']);
    expect((await channels()).feeds).toEqual([]);
    expect(feeds.channel.requests).toEqual([]);
  });

  it('are written in either way, each once a room, and ten at most', async () => {
    const webcal = await add({ name: 'Airbnb', url: AIRBNB.url.replace('https:', 'webcal:') });
    expect(webcal.body.feed.url).toBe(AIRBNB.url);
    expect((await add()).body.code).toBe('feed_exists');
    for (let more = 2; more <= 10; more += 1) {
      expect((await add({ name: 'Airbnb', url: `https://airbnb.example/${more}.ics` })).status).toBe(201);
    }
    expect((await add({ name: 'Airbnb', url: 'https://airbnb.example/11.ics' })).body.code).toBe(
      'too_many_feeds',
    );
    expect((await add(AIRBNB, 2)).status).toBe(201);
  });

  it('take the nights of a booking that is cancelled when the host settles the conflict, and keep the note', async () => {
    const booking = await bookAsHost(api, headers, NIGHTS);
    feeds.channel.says(AIRBNB.url, [channelEvent('one', '2026-12-18', '2026-12-20')]);
    await add();
    const { id } = await firstConflict();
    await call(`/reservations/${booking.id}/cancel`, { json: { refund: 'none', reason: 'sold at Airbnb' } });
    const answers = await Promise.all(
      [1, 2].map(() => call(`/conflicts/${id}/resolve`, { json: { note: 'Ravi agreed' } })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await feeds.soldNights(1)).map(({ source }) => source)).toEqual([10, 10]);
    const { audit, messages } = (await call(`/reservations/${booking.id}`)).body;
    expect(audit.filter(({ action }: { action: string }) => action === 'resolve conflict')).toHaveLength(1);
    expect(messages).toMatchObject([{ text: 'sold at Airbnb' }, { text: 'Ravi agreed' }]);
  });

  it('are read 120 times in a quarter of an hour, each', async () => {
    const { feed } = (await add()).body;
    const read = async () => (await call(`/feeds/${feed.id}/read`, { json: {} })).status;
    for (let times = 0; times < 120; times += 1) expect(await read()).toBe(200);
    expect(await read()).toBe(429);
    expect(feeds.channel.requests).toHaveLength(121);
    const other = (await add(AIRBNB, 2)).body.feed;
    expect((await call(`/feeds/${other.id}/read`, { json: {} })).status).toBe(200);
  });

  it('free their nights when they are removed, and end the address of the channel', async () => {
    feeds.channel.says(AIRBNB.url, [channelEvent('one', '2026-12-18', '2026-12-20')]);
    const { feed, export_url } = (await add()).body;
    expect((await call(`/rooms/2/feeds/${feed.id}`, { method: 'DELETE' })).status).toBe(404);
    expect((await fetched(export_url.url)).status).toBe(200);
    const removed = await call(`/rooms/1/feeds/${feed.id}`, { method: 'DELETE' });
    expect(removed).toMatchObject({ status: 200, body: { feeds: [], export_urls: [] } });
    expect(await feeds.soldNights(1)).toEqual([]);
    expect((await fetched(export_url.url)).status).toBe(404);
    const again = (await add()).body.export_url.url;
    expect(again).not.toBe(export_url.url);
    expect((await fetched(again)).status).toBe(200);
    await expectBalancedBooks(api.deps.db);
  });

  it('are counted as they are there, whatever names a room has had', async () => {
    for (let name = 1; name <= 12; name += 1) {
      const { status, body } = await add({ name: `Site ${name}`, url: `https://site.example/${name}.ics` });
      expect(status).toBe(201);
      expect((await call(`/rooms/1/feeds/${body.feed.id}`, { method: 'DELETE' })).status).toBe(200);
    }
    const json = { channel: 'Airbnb' };
    const { url } = (await call('/rooms/1/export-urls', { json })).body.export_url;
    const ended = await call('/rooms/1/export-urls', { method: 'DELETE', json });
    expect(ended).toMatchObject({ status: 200, body: { export_urls: [] } });
    expect((await fetched(url)).status).toBe(404);
  });

  it('show a night sold twice with both bookings and free rooms, until the host has settled it', async () => {
    const booking = await bookAsHost(api, headers, NIGHTS);
    feeds.channel.says(AIRBNB.url, [channelEvent('one', '2026-12-19', '2026-12-22')]);
    const { feed } = (await add()).body;
    const conflict = await firstConflict();
    expect(conflict).toMatchObject({
      room_id: 1,
      nights: ['2026-12-19'],
      reservation_id: booking.id,
      feed_id: feed.id,
      resolved_at: null,
      booking: { id: booking.id, guest_name: 'Ravi Panda' },
      event: {
        channel: 'Airbnb',
        check_in: '2026-12-19',
        check_out: '2026-12-22',
        summary: 'Reserved',
        link: 'https://channel.example/one',
      },
    });
    const rooms = [
      { id: 2, name: 'Room 2' },
      { id: 3, name: 'Room 3' },
    ];
    expect(conflict.free_rooms).toEqual({ for_booking: rooms, for_channel: rooms });
    await bookAsHost(api, headers, {
      ...NIGHTS,
      check_in: '2026-12-21',
      check_out: '2026-12-23',
      room_ids: [3],
    });
    expect((await firstConflict()).free_rooms).toEqual({ for_booking: rooms, for_channel: [rooms[0]] });

    const resolve = () =>
      call(`/conflicts/${conflict.id}/resolve`, { json: { note: 'Airbnb’s guest goes to Room 2' } });
    expect((await resolve()).body.conflict).toMatchObject({
      id: conflict.id,
      resolved_at: api.clock().toISOString(),
    });
    expect((await resolve()).status).toBe(200);
    const { audit, messages } = (await call(`/reservations/${booking.id}`)).body;
    expect(audit.filter(({ action }: { action: string }) => action === 'resolve conflict')).toHaveLength(1);
    expect(messages).toMatchObject([{ text: 'Airbnb’s guest goes to Room 2' }]);
    // Read again, it stays settled; with one more night it is not.
    await call(`/feeds/${feed.id}/read`, { json: {} });
    expect((await firstConflict()).resolved_at).not.toBeNull();
    feeds.channel.says(AIRBNB.url, [channelEvent('one', '2026-12-18', '2026-12-22')]);
    await call(`/feeds/${feed.id}/read`, { json: {} });
    expect(await channels()).toMatchObject({
      conflicts: [{ id: conflict.id, nights: ['2026-12-18', '2026-12-19'], resolved_at: null }],
    });
  });

  it('gives a freed night to the channel when the host settles', async () => {
    const booking = await bookAsHost(api, headers, NIGHTS);
    feeds.channel.says(AIRBNB.url, [channelEvent('one', NIGHTS.check_in, NIGHTS.check_out)]);
    await add();
    const { id } = await firstConflict();
    await call(`/reservations/${booking.id}/move`, { json: { rooms: [2], price: 'keep' } });
    await call(`/conflicts/${id}/resolve`, { json: {} });
    expect(await feeds.soldNights(1)).toMatchObject([{ source: 10 }, { source: 10 }]);
    expect((await firstConflict()).resolved_at).not.toBeNull();
    await expectBalancedBooks(api.deps.db);
  });
});

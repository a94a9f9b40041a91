import { beforeEach, expect, it } from 'vitest';
import type { ChannelEvent } from '#server/channels/provider.ts';
import { expectBalancedBooks } from '../../support/books.ts';
import { type TestFeeds, testFeeds } from '../../support/channel-feeds.ts';
import { exportAddress, fetchCalendar } from '../../support/channels.ts';
import { hostHeaders } from '../../support/host.ts';
import { bookAsHost, hostRequest } from '../../support/host-booking.ts';
import { serverTest } from '../../support/open-app.ts';
import { channelBlock, channelEvent } from '../../support/scripted-channel.ts';

const AIRBNB = 'https://airbnb.example/1.ics';
const BOOKING = 'https://booking.example/1.ics';

serverTest('nights that a channel has closed', { anew: true }, (api) => {
  let feeds: TestFeeds;
  let airbnb: number;
  let headers: Record<string, string>;
  beforeEach(async () => {
    headers = await hostHeaders(api);
    feeds = testFeeds(api);
    airbnb = await feeds.add(1, AIRBNB);
  });

  const call = async (path: string, json?: unknown, method = json === undefined ? 'GET' : 'POST') => {
    const body = json === undefined ? {} : { json };
    const answer = await api.ask(`/host${path}`, { headers, method, ...body });
    return { status: answer.status, body: await answer.json() };
  };
  const says = async (...events: ChannelEvent[]) => {
    feeds.channel.says(AIRBNB, events);
    await feeds.read(airbnb);
  };
  const nights = async (from: string, to: string) => {
    const { body } = await call(`/calendar?from=${from}&to=${to}`);
    return body.nights.filter(({ room_id }: { room_id: number }) => room_id === 1);
  };
  const states = async (from: string, to: string) =>
    (await nights(from, to)).map(({ state }: { state: string }) => state).join(' ');
  const numbers = async () => (await api.deps.db.selectFrom('reservation').select('id').execute()).length;
  const conflicts = async () => (await call('/channels')).body.conflicts;
  const fetchFor = async (channel: string) =>
    (await fetchCalendar(api, (await exportAddress(api, 1, channel)).url)).blocks;

  it('are taken without a booking, and the calendar says who has closed them', async () => {
    await says(channelBlock('one', '2026-12-10', '2026-12-12'));
    const [night, , after] = await nights('2026-12-10', '2026-12-12');
    expect(night).toMatchObject({ state: 'channel', reason: 'Blocked on Airbnb' });
    expect(night).not.toHaveProperty('reservation_id');
    expect(after).toMatchObject({ state: 'open' });
    expect(await numbers()).toBe(0);
    const columns = (await call('/calendar?from=2026-12-10&to=2026-12-10&form=columns')).body;
    expect(columns.rooms[0]).toMatchObject({ reservation_id: [null], reason: ['Blocked on Airbnb'] });
  });

  it('can’t be booked: by guests, by the host, by moving', async () => {
    const moved = await bookAsHost(api, headers, { check_in: '2026-12-14', check_out: '2026-12-15' });
    await says(channelBlock('one', '2026-12-10', '2026-12-12'));
    const stay = { check_in: '2026-12-11', check_out: '2026-12-13' };
    expect(await call('/reservations', hostRequest(stay))).toMatchObject({
      status: 409,
      body: { code: 'room_taken' },
    });
    const move = await call(`/reservations/${moved.id}/move`, Object.assign({ price: 'keep' }, stay));
    expect(move).toMatchObject({ status: 409, body: { code: 'room_taken' } });
    await expectBalancedBooks(api.deps.db);
  });

  it('roll on under new names without a number or a cancelled line', async () => {
    for (let day = 10; day < 16; day += 1) {
      await says(channelBlock(`roll-${day}`, `2026-12-${day}`, `2026-12-${day + 3}`));
      await feeds.read(airbnb);
    }
    expect(await states('2026-12-14', '2026-12-18')).toBe('open channel channel channel open');
    expect(await numbers()).toBe(0);
    await says();
    await feeds.read(airbnb);
    expect(await states('2026-12-15', '2026-12-17')).toBe('open open open');
  });

  it('make a conflict with a booking that the channel does not know', async () => {
    const { id } = await bookAsHost(api, headers, { check_in: '2026-12-11', check_out: '2026-12-12' });
    await says(channelBlock('one', '2026-12-10', '2026-12-13'));
    expect(await conflicts()).toMatchObject([
      {
        reservation_id: id,
        nights: ['2026-12-11'],
        event: { channel: 'Airbnb', check_in: '2026-12-10', summary: 'Airbnb (Not available)' },
      },
    ]);
    expect(await states('2026-12-10', '2026-12-12')).toBe('channel booked channel');
    await call(`/reservations/${id}/cancel`, { refund: 'none', reason: 'sold at Airbnb' });
    expect(await states('2026-12-10', '2026-12-12')).toBe('channel channel channel');
  });

  it.each([
    ['a block', channelBlock('one', '2026-12-10', '2026-12-12')],
    ['a booking', channelEvent('one', '2026-12-10', '2026-12-12')],
  ])('are in no conflict as soon as the guest has moved to another room: %s', async (_, event) => {
    const { id } = await bookAsHost(api, headers, { check_in: '2026-12-10', check_out: '2026-12-12' });
    await says(event);
    expect(await conflicts()).toMatchObject([{ resolved_at: null }]);
    expect((await call(`/reservations/${id}/move`, { rooms: [2], price: 'keep' })).status).toBe(200);
    expect(await conflicts()).toMatchObject([{ resolved_at: api.clock().toISOString() }]);
    expect(await states('2026-12-10', '2026-12-11')).toBe('channel channel');
  });

  it('give way to a booking of the same channel, in whatever order they came', async () => {
    await says(channelBlock('one', '2026-12-10', '2026-12-13'));
    await says(
      channelBlock('one', '2026-12-10', '2026-12-13'),
      channelEvent('two', '2026-12-11', '2026-12-12'),
    );
    expect(
      (await nights('2026-12-10', '2026-12-12')).map((night: object) => 'reservation_id' in night),
    ).toEqual([false, true, false]);
    expect(await conflicts()).toEqual([]);
    await says(channelBlock('two', '2026-12-11', '2026-12-12'));
    expect(await numbers()).toBe(1);
    expect((await nights('2026-12-11', '2026-12-11'))[0]).not.toHaveProperty('reservation_id');
  });

  it('are in the calendars of the other channels, and not in that of the one that has closed them', async () => {
    await says(channelBlock('one', '2026-12-10', '2026-12-12'));
    const booking = await feeds.add(1, BOOKING, 'Booking.com');
    expect(await fetchFor('airbnb')).toEqual([]);
    expect(await fetchFor('Booking.com')).toMatchObject([{ checkIn: '2026-12-10', checkOut: '2026-12-12' }]);
    feeds.channel.says(BOOKING, [channelBlock('echo', '2026-12-10', '2026-12-12')]);
    await feeds.read(booking);
    await says();
    await feeds.read(airbnb);
    expect(await states('2026-12-10', '2026-12-11')).toBe('open open');
  });

  it('stay closed while another channel closes them, too', async () => {
    await says(channelBlock('one', '2026-12-10', '2026-12-12'));
    const booking = await feeds.add(1, BOOKING, 'Booking.com');
    feeds.channel.says(BOOKING, [channelBlock('own', '2026-12-11', '2026-12-13')]);
    await feeds.read(booking);
    await call(`/rooms/1/feeds/${airbnb}`, undefined, 'DELETE');
    expect(await states('2026-12-10', '2026-12-13')).toBe('open channel channel open');
    expect((await nights('2026-12-11', '2026-12-11'))[0]).toMatchObject({ reason: 'Blocked on Booking.com' });
    await call(`/rooms/1/feeds/${booking}`, undefined, 'DELETE');
    expect(await states('2026-12-10', '2026-12-13')).toBe('open open open open');
  });

  it('take nothing if the host counts bookings only, from the next reading on', async () => {
    const count = (bookings_only: boolean) => call(`/feeds/${airbnb}`, { bookings_only }, 'PUT');
    const block = channelBlock('one', '2026-12-10', '2026-12-12');
    await says(block);
    expect(await count(true)).toMatchObject({ status: 409, body: { code: 'only_blocks' } });
    expect(await count(false)).toMatchObject({ status: 200, body: { feed: { bookings_only: false } } });
    await says(block, channelEvent('two', '2026-12-20', '2026-12-21'));
    await says(block);
    expect(await count(true)).toMatchObject({
      status: 200,
      body: { feed: { id: airbnb, bookings_only: true } },
    });
    expect(await states('2026-12-10', '2026-12-11')).toBe('channel channel');
    await bookAsHost(api, headers, { check_in: '2026-12-13', check_out: '2026-12-14' });
    await says(block, channelBlock('three', '2026-12-13', '2026-12-14'));
    expect(await states('2026-12-10', '2026-12-11')).toBe('open open');
    expect(await conflicts()).toEqual([]);
    await count(false);
    await feeds.read(airbnb);
    expect(await states('2026-12-10', '2026-12-11')).toBe('channel channel');
    expect(await call('/feeds/999', { bookings_only: true }, 'PUT')).toMatchObject({ status: 404 });
  });
});

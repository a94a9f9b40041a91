import { beforeEach, expect, it } from 'vitest';
import { type TestFeeds, testFeeds } from '../../support/channel-feeds.ts';
import { hostHeaders } from '../../support/host.ts';
import { bookAsHost, hostCalls, hostRequest } from '../../support/host-booking.ts';
import { serverTest } from '../../support/open-app.ts';
import { paidBooking } from '../../support/paid-booking.ts';
import { channelEvent, type ScriptedChannel } from '../../support/scripted-channel.ts';

const ROOM_1 = 'https://airbnb.example/1.ics';
const ROOM_2 = 'https://airbnb.example/2.ics';
const TAKEN = { status: 409, code: 'room_taken' };

serverTest('other sites are asked before a booking takes other nights', { anew: true }, (api) => {
  let feeds: TestFeeds;
  let channel: ScriptedChannel;
  beforeEach(async () => {
    feeds = testFeeds(api);
    channel = feeds.channel;
    await feeds.add(1, ROOM_1);
    await feeds.add(2, ROOM_2);
    channel.says(ROOM_1, [channelEvent('one', '2026-12-20', '2026-12-21')]);
    channel.says(ROOM_2, [channelEvent('two', '2026-12-25', '2026-12-27')]);
  });
  const asked = () => channel.requests.map(({ url }) => url);
  const forget = () => {
    channel.requests.length = 0;
  };
  const post = async (path: string, headers: Record<string, string>, json: unknown) => {
    const answer = await api.ask(path, { headers, json });
    return { status: answer.status, ...(await answer.json()) };
  };

  /** A guest's booking of room 1, 18 to 20 December, made while the site had sold nothing there. */
  const booked = async () => {
    channel.says(ROOM_1, []);
    const guest = await paidBooking(api);
    channel.says(ROOM_1, [channelEvent('one', '2026-12-20', '2026-12-21')]);
    api.clock.advance(120_000);
    forget();
    return guest;
  };
  const quoteOf = async ({ id, headers }: Awaited<ReturnType<typeof booked>>, change: unknown) => {
    const { quote } = await post(`/public/reservation/${id}/change/quote`, headers, change);
    return quote.id as string;
  };
  const order = ({ id, headers }: Awaited<ReturnType<typeof booked>>, quote_id: string) =>
    post('/public/reservation/razorpay/order', headers, {
      notes: { payment_type: 'change', reservation_id: id, quote_id },
    });

  it('a change that is paid for', async () => {
    const guest = await booked();
    expect(await order(guest, await quoteOf(guest, { check_out: '2026-12-21' }))).toMatchObject(TAKEN);
    expect(asked()).toEqual([ROOM_1]);
    const held = await api.deps.db.selectFrom('hold').selectAll().where('purpose', '=', 'change').execute();
    expect(held).toEqual([]);
  });

  it('a change that costs nothing', async () => {
    const guest = await booked();
    const quote_id = await quoteOf(guest, { check_in: '2026-12-19', check_out: '2026-12-21' });
    expect(await post(`/public/reservation/${guest.id}/change`, guest.headers, { quote_id })).toMatchObject(
      TAKEN,
    );
    expect(asked()).toEqual([ROOM_1]);
  });

  it('but not one that takes no other night, or that can’t be made', async () => {
    const guest = await booked();
    expect(await order(guest, await quoteOf(guest, { breakfast: 1 }))).toMatchObject({ status: 200 });
    expect(await order(guest, 'no-such-quote')).toMatchObject({ status: 400 });
    expect(asked()).toEqual([]);
  });

  it('a booking that a host makes, who hears who has the room', async () => {
    const headers = await hostHeaders(api);
    const json = hostRequest({ check_in: '2026-12-19', check_out: '2026-12-21' });
    const refused = await post('/host/reservations', headers, json);
    expect(refused).toMatchObject(TAKEN);
    expect(refused.error).toContain('Room 1 is booked by Airbnb');
    expect(asked()).toEqual([ROOM_1]);
  });

  it('but not one that is refused anyway', async () => {
    const headers = await hostHeaders(api, { propertyIds: [2] });
    expect(await post('/host/reservations', headers, hostRequest())).toMatchObject({ status: 404 });
    const past = hostRequest({ check_in: '2026-11-02', check_out: '2026-11-04' });
    const other = await hostHeaders(api);
    expect(await post('/host/reservations', other, past)).toMatchObject({ code: 'past_dates' });
    expect(asked()).toEqual([]);
  });

  it('a booking that a host moves, not its preview', async () => {
    const headers = await hostHeaders(api);
    const { id } = await bookAsHost(api, headers, { check_in: '2026-12-22', check_out: '2026-12-24' });
    const host = hostCalls(api, headers, id);
    forget();
    const move = { rooms: [2], check_in: '2026-12-24', check_out: '2026-12-26', price: 'keep' };
    expect(await host.move({ ...move, preview: true })).toMatchObject({ status: 200 });
    expect(await host.move({ adults: 1, price: 'keep' })).toMatchObject({ status: 200 });
    expect(asked()).toEqual([]);
    expect(await host.move(move)).toMatchObject(TAKEN);
    expect(asked()).toEqual([ROOM_2]);
  });
});

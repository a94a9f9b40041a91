import { beforeEach, expect, it } from 'vitest';
import { noteAlerts } from '#server/host/jobs.ts';
import { createBookingLink } from '#server/reservations/link-queries.ts';
import { remindGuests } from '#server/reservations/reminders.ts';
import { type TestFeeds, testFeeds } from '../../support/channel-feeds.ts';
import { cookieOf } from '../../support/homestays.ts';
import { hostHeaders } from '../../support/host.ts';
import { bookAsHost, hostCalls } from '../../support/host-booking.ts';
import { serverTest } from '../../support/open-app.ts';
import { channelEvent } from '../../support/scripted-channel.ts';

const URL = 'https://airbnb.example/1.ics';
const OF_CHANNEL = { status: 409, code: 'channel_booking' };

serverTest('a booking of a channel', { anew: true }, (api) => {
  let feeds: TestFeeds;
  let feed: number;
  let id: number;
  let headers: Record<string, string>;
  beforeEach(async () => {
    headers = await hostHeaders(api, { propertyIds: [1] });
    feeds = testFeeds(api);
    feed = await feeds.add(1, URL);
    feeds.channel.says(URL, [channelEvent('one', '2026-12-18', '2026-12-20')]);
    await feeds.read(feed);
    ({ id } = await api.deps.db.selectFrom('reservation').select('id').executeTakeFirstOrThrow());
  });

  const stored = async () => {
    const { db } = api.deps;
    const rows = await db.selectFrom('reservation').selectAll().where('id', '=', id).execute();
    const nights = await db.selectFrom('room_night').selectAll().where('reservation_id', '=', id).execute();
    return { rows, nights: nights.length };
  };
  const count = async (table: 'outbox' | 'alert_event' | 'stay_reminder' | 'payment') =>
    (await api.deps.db.selectFrom(table).selectAll().execute()).length;

  it('is a state of its own in the calendar, beside bookings made here', async () => {
    const here = await bookAsHost(api, headers, { check_in: '2026-12-20', check_out: '2026-12-21' });
    const answer = await api.ask('/host/calendar?from=2026-12-17&to=2026-12-21', { headers });
    const { nights, bookings } = await answer.json();
    const shown = nights
      .filter(({ room_id }: { room_id: number }) => room_id === 1)
      .map(({ night, state, reservation_id = null }: Record<string, unknown>) => [
        night,
        state,
        reservation_id,
      ]);
    expect(shown).toEqual([
      ['2026-12-17', 'open', null],
      ['2026-12-18', 'channel', id],
      ['2026-12-19', 'channel', id],
      ['2026-12-20', 'booked', here.id],
      ['2026-12-21', 'open', null],
    ]);
    expect(bookings).toContainEqual(
      expect.objectContaining({ id, source: 'channel', guest_name: 'Airbnb', total: 0, balance: 0 }),
    );
  });

  it('can’t be cancelled, moved or paid for by the host, nor its guest be written to', async () => {
    const host = hostCalls(api, headers, id);
    const before = await stored();
    for (const refused of [
      await host.cancel({ refund: 'none' }),
      await host.cancel({ refund: 'terms', preview: true }),
      await host.move({ rooms: [2], price: 'keep' }),
      await host.move({ price: 500, preview: true }),
      await host.pay({ amount: 1, method: 'cash' }),
      await host.act('payment-link'),
      await host.act('resend'),
      await host.act('messages', { text: 'Hello' }),
    ])
      expect(refused).toMatchObject(OF_CHANNEL);
    expect(await stored()).toEqual(before);
    expect([await count('outbox'), await count('payment')]).toEqual([0, 0]);
  });

  it('is checked in and out, marked and noted as any other', async () => {
    const host = hostCalls(api, headers, id);
    expect(await host.act('note', { text: 'Comes by train' })).toMatchObject({ status: 200 });
    api.clock.set('2026-12-18T09:00:00Z');
    headers = await hostHeaders(api, { propertyIds: [1] });
    const there = hostCalls(api, headers, id);
    expect(await there.act('no-show')).toMatchObject({ booking: { status: 'no_show' } });
    expect(await there.act('undo', { act: 'no-show' })).toMatchObject({ booking: { status: 'confirmed' } });
    expect(await there.act('check-in')).toMatchObject({
      booking: { checked_in_at: '2026-12-18T09:00:00.000Z' },
    });
    expect(await there.act('check-out')).toMatchObject({ status: 200 });
    const { messages } = await there.read();
    expect(messages).toMatchObject([{ author: 'note', text: 'Comes by train' }]);
  });

  it('is nobody’s to cancel, change or pay here, even with a link to it', async () => {
    const token = await api.deps.db.transaction().execute((tx) => createBookingLink(tx, id, api.clock()));
    const opened = await api.ask('/public/my-booking', { json: { token } });
    const guest = { Cookie: cookieOf(opened) };
    const ask = async (path: string, json: object) => {
      const answer = await api.ask(`/public/reservation/${path}`, { headers: guest, json });
      return { status: answer.status, ...(await answer.json()) };
    };
    expect(await ask(`${id}/cancel`, {})).toMatchObject(OF_CHANNEL);
    expect(await ask(`${id}/change/quote`, { adults: 2 })).toMatchObject(OF_CHANNEL);
    const order = { notes: { reservation_id: id } };
    expect(await ask('razorpay/order', order)).toMatchObject(OF_CHANNEL);
    expect((await api.ask(`/public/invoice/download/${id}`, { headers: guest })).status).toBe(404);
  });

  it('is told to nobody: no mail, no reminder, no invoice, no alert, also when it goes', async () => {
    await noteAlerts(api.deps);
    for (const day of ['2026-12-15', '2026-12-17', '2026-12-21']) {
      api.clock.set(`${day}T06:00:00Z`);
      await remindGuests(api.deps);
    }
    api.clock.set('2026-11-21T07:00:00Z');
    feeds.channel.says(URL, []);
    await feeds.read(feed);
    await feeds.read(feed);
    await noteAlerts(api.deps);
    const { rows, nights } = await stored();
    expect(rows).toMatchObject([{ status: 'cancelled', has_papers: false }]);
    expect(nights).toBe(0);
    expect([await count('outbox'), await count('stay_reminder'), await count('alert_event')]).toEqual([
      0, 0, 0,
    ]);
  });

  it('counts as sold in the figures, but not in the average price', async () => {
    const stay = { room_ids: [2], check_in: '2026-12-18', check_out: '2026-12-21', price: 6000 };
    await bookAsHost(api, headers, stay);
    const answer = await api.ask('/host/reports?from=2026-12-18&to=2026-12-20', { headers });
    expect((await answer.json()).months).toMatchObject([
      {
        nights_sold: 5,
        nights_open: 9,
        revenue: 6000,
        adr: 2000,
        revpar: 667,
        by_source: { phone: { nights: 3, revenue: 6000 }, channel: { nights: 2, revenue: 0 } },
      },
    ]);
  });
});

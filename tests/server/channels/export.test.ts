import { afterEach, beforeAll, expect, it } from 'vitest';
import { HOUR, MINUTE } from '#domain/dates/duration.ts';
import { insertHold } from '#server/reservations/holds/hold-queries.ts';
import { exportAddress, fetchCalendar } from '../../support/channels.ts';
import { bookingRequest } from '../../support/homestays.ts';
import { hostHeaders } from '../../support/host.ts';
import { bookAsHost, hostCalls } from '../../support/host-booking.ts';
import { serverTest } from '../../support/open-app.ts';

const UID_END = '@rooms.localhost';

serverTest('the calendar of a room for a channel', (api) => {
  let headers: Record<string, string>;
  beforeAll(async () => {
    headers = await hostHeaders(api);
  });
  afterEach(() => api.clock.set('2026-11-21T06:00:00Z'));

  const read = async (roomId: number, channel = 'Airbnb', init?: RequestInit) =>
    fetchCalendar(api, (await exportAddress(api, roomId, channel)).url, init);
  const short = async (roomId: number) =>
    (await read(roomId)).blocks.map(({ uid, checkIn, checkOut, sequence }) =>
      [uid.replace(UID_END, ''), checkIn, checkOut, sequence].join(' '),
    );
  const close = (from: string, to: string, closed: boolean, room = 1) =>
    api.ask('/host/nights', { headers, json: { room_ids: [room], from, to, set: { closed } } });
  const move = async (id: number, json: object) => {
    const moved = await hostCalls(api, headers, id).move(json);
    expect(moved.status).toBe(200);
  };

  it('names sold and closed nights, and counts their changes', async () => {
    expect(await short(1)).toEqual([]);
    const { id } = await bookAsHost(api, headers);
    await close('2026-12-24', '2026-12-26', true);
    expect(await short(1)).toEqual([
      `booking-${id}-1 2026-12-18 2026-12-20 0`,
      'closed-1-2026-12-24 2026-12-24 2026-12-27 0',
    ]);

    await move(id, { check_in: '2026-12-19', check_out: '2026-12-22', price: 'keep' });
    await close('2026-12-25', '2026-12-25', false);
    const after = [
      `booking-${id}-1 2026-12-19 2026-12-22 1`,
      'closed-1-2026-12-24 2026-12-24 2026-12-25 1',
      'closed-1-2026-12-26 2026-12-26 2026-12-27 0',
    ];
    expect(await short(1)).toEqual(after);
    expect(await short(1)).toEqual(after);

    await move(id, { rooms: [2], price: 'keep' });
    await close('2026-12-24', '2026-12-26', false);
    expect(await short(1)).toEqual([]);
    expect(await short(2)).toEqual([`booking-${id}-2 2026-12-19 2026-12-22 0`]);
    await hostCalls(api, headers, id).cancel({ refund: 'none' });
    expect(await short(2)).toEqual([]);
  });

  it('keeps a block that began before today as it is, until it is over', async () => {
    const { id } = await bookAsHost(api, headers, {
      room_ids: [2],
      check_in: '2026-11-22',
      check_out: '2026-11-25',
    });
    await close('2026-11-26', '2026-11-28', true, 2);
    const booked = `booking-${id}-2 2026-11-22 2026-11-25 0`;
    const closed = 'closed-2-2026-11-26 2026-11-26 2026-11-29 0';
    const before = await read(2);
    for (const [instant, shown] of [
      ['2026-11-24T10:00:00Z', [booked, closed]],
      // 25 November in India.
      ['2026-11-24T18:40:00Z', [closed]],
      ['2026-11-28T10:00:00Z', [closed]],
      ['2026-11-29T10:00:00Z', []],
    ] as const) {
      api.clock.set(instant);
      expect(await short(2), instant).toEqual(shown);
      if (shown.length === 2) expect((await read(2)).text).toBe(before.text);
    }
  });

  it('names holds of a host and offers, but not a checkout', async () => {
    const paying = await api.ask('/public/reservation/create', {
      json: bookingRequest({ rooms: [{ id: 7 }], homestay_id: 2 }),
    });
    expect(paying.status).toBe(201);
    expect(await short(7)).toEqual([]);
    const stay = { room_ids: [7], check_in: '2026-12-26', check_out: '2026-12-28' };
    const { id } = await bookAsHost(api, headers, { ...stay, state: 'hold', hold_hours: 3 });
    const hold = await api.deps.db
      .selectFrom('hold')
      .select('id')
      .where('reservation_id', '=', id)
      .executeTakeFirst();
    expect(await short(7)).toEqual([`hold-${hold?.id}-7 2026-12-26 2026-12-28 0`]);
    api.clock.advance(3 * HOUR);
    expect(await short(7)).toEqual([]);
    const now = api.clock();
    const nights = [{ room_id: 7, night: '2026-12-27', price: 1000, discount: 0 }];
    const offer = await api.deps.db.transaction().execute((tx) =>
      insertHold(tx, {
        purpose: 'offer',
        reservationId: null,
        nights,
        proof: 'mailbox',
        now,
        until: new Date(now.getTime() + HOUR / 2),
      }),
    );
    expect(await short(7)).toEqual([`hold-${offer}-7 2026-12-27 2026-12-28 0`]);
  });

  it('is the same bytes until something changes, and says so to a channel that knows them', async () => {
    const stay = { check_in: '2027-01-04', check_out: '2027-01-06' };
    const { id } = await bookAsHost(api, headers, stay);
    const first = await read(1);
    expect(first.status).toBe(200);
    expect(first.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(first.headers.get('Cache-Control')).toBe('private, max-age=60');
    const etag = first.headers.get('ETag') ?? '';
    expect(etag).toMatch(/^"[^"]+"$/);
    api.clock.advance(MINUTE);
    const second = await read(1, 'Airbnb', { headers: { 'If-None-Match': `"other", W/${etag}` } });
    expect([second.status, second.text, second.headers.get('ETag')]).toEqual([304, '', etag]);
    expect((await read(1)).text).toBe(first.text);
    await hostCalls(api, headers, id).cancel({ refund: 'none' });
    const third = await read(1, 'Airbnb', { headers: { 'If-None-Match': etag } });
    expect(third.status).toBe(200);
    expect(third.headers.get('ETag')).not.toBe(etag);
  });

  it('has no data of guests', async () => {
    const json = bookingRequest({ check_in: '2027-01-10', check_out: '2027-01-12', note: 'A cot, please' });
    expect((await api.ask('/public/reservation/create', { json })).status).toBe(201);
    const guest = { name: 'Ravi Panda', phone: '098610 12345', email: 'ravi@example.in' };
    const { total } = await bookAsHost(api, headers, {
      check_in: '2027-01-12',
      check_out: '2027-01-31',
      guest,
      note: 'A cot, please',
      price: 41234,
    });
    const { text, blocks } = await read(1);
    expect(blocks).toHaveLength(1);
    for (const word of ['Ravi', 'Panda', '98610', '12345', 'ravi@', 'cot', 'Asha', String(total)])
      expect(text).not.toContain(word);
    expect(text).not.toMatch(/SH\d/);
  });

  it('is of one channel and one room', async () => {
    const airbnb = await exportAddress(api, 1, 'Airbnb');
    expect(airbnb.url).toMatch(/^http:\/\/localhost:4321\/api\/ical\/1\/[\w-]{20,100}\.ics$/);
    expect((await exportAddress(api, 1, 'airbnb')).url).toBe(airbnb.url);
    const others = [await exportAddress(api, 1, 'Booking.com'), await exportAddress(api, 2, 'Airbnb')];
    expect(new Set([airbnb, ...others].map(({ url }) => url.split('/').at(-1))).size).toBe(3);
    const unknown = [
      airbnb.url.replace('/ical/1/', '/ical/2/'),
      airbnb.url.replace('/ical/1/', '/ical/999/'),
      airbnb.url.replace(/.\.ics$/, '_.ics'),
      airbnb.url.replace('.ics', ''),
      airbnb.url.replace('/ical/1/', '/ical/99999999999999999999/'),
    ];
    for (const url of unknown) {
      const answer = await fetchCalendar(api, url);
      expect([answer.status, JSON.parse(answer.text).code], url).toEqual([404, 'not_found']);
    }
  });
});

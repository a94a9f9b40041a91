import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/dates/calendar.ts';
import { runImport } from '#server/host/import/run-import.ts';
import { databaseFiles } from '#server/platform/files.ts';
import { offerFreedRooms } from '#server/waitlist/offers.ts';
import { bookingRequest } from '../../../support/homestays.ts';
import { serverTest } from '../../../support/open-app.ts';
import { heldBooking, paidBooking } from '../../../support/paid-booking.ts';
import {
  askToJoin,
  confirmEntry,
  offered,
  openLink,
  STAY,
  waitlistToken,
} from '../../../support/waitlist.ts';

/** Room 1 as in the test homestays, with these changes. */
const file = ({ price = 2000, minimum = 1, closed = '' } = {}) => `
homestays:
  - id: 1
    name: Homestay 1
    address: Puri
    rooms:
      - id: 1
        name: Room 1
        description: Quiet.
        size: 200 sq ft
        rates: [{ from: 2026-11-01, to: 2027-01-31, price: ${price}, minimum_stay: ${minimum} }]
        closed: [${closed}]
`;
const CLOSED = '{ from: 2026-12-16, to: 2026-12-31 }';

serverTest('nights that are taken when the host imports a file', { anew: true }, (api) => {
  const bringIn = async (text: string, dryRun = false) => {
    const { db } = api.deps;
    const request = { text, folder: '.', db, files: databaseFiles(db), now: api.clock(), dryRun };
    return (await runImport(request)).find((line) => line.includes('nights:'));
  };
  type Booked = Awaited<ReturnType<typeof heldBooking>>;
  const book = async () => {
    const answer = await api.ask('/public/reservation/create', {
      json: bookingRequest({ guest_email: 'other@example.in' }),
    });
    return answer.status === 201 ? 'booked' : (await answer.json()).code;
  };
  const pay = async ({ id, headers }: Booked, meanwhile: () => Promise<unknown>) => {
    const json = { notes: { reservation_id: id } };
    const opened = await api.ask('/public/reservation/razorpay/order', { headers, json });
    const { order } = await opened.json();
    await meanwhile();
    await api.ask('/sandbox/razorpay/pay', { json: { order_id: order.id, outcome: 'captured' } });
    return (await api.ask(`/public/reservation/${id}`, { headers })).json();
  };
  const cancel = ({ id, headers }: Booked) =>
    api.ask(`/public/reservation/${id}/cancel`, { headers, json: {} });
  /** What the search shows of room 1: its price, or why there is none; and how often the calendar counts it. */
  const seen = async () => {
    const json = { checkInDate: STAY.check_in, checkOutDate: STAY.check_out, guests: 2 };
    const { rooms } = await (await api.ask('/public/check-room-availability', { json })).json();
    const room = rooms.find(({ id }: { id: number }) => id === 1);
    const range = `from=${STAY.check_in}&to=${STAY.check_out}&room_id=1`;
    const { days } = await (await api.ask(`/public/calendar?${range}`)).json();
    return [room?.pricing_error_type ?? room?.price, days.map(({ free }: { free: number }) => free)];
  };

  test('the report lists sold and held nights separately, and a dry run reports the same', async () => {
    await bringIn(file());
    await paidBooking(api);
    await heldBooking(api, { check_in: '2026-12-25', check_out: '2026-12-26' });
    const line =
      'Room 1 "Room 1", nights: 13 closed, 2 sold, to change once free (2026-12-18, 2026-12-19), 1 held but not sold, to change once free (2026-12-25)';
    expect(await bringIn(file({ closed: CLOSED }), true)).toBe(line);
    expect(await bringIn(file({ closed: CLOSED }))).toBe(line);
    expect(await bringIn(file({ closed: CLOSED }))).toBe('Room 1 "Room 1", nights: unchanged');
  });

  test('a closed night is not for sale once its hold expires, and a late payment is refunded', async () => {
    const held = await heldBooking(api);
    const { reservation } = await pay(held, async () => {
      await bringIn(file({ closed: CLOSED }));
      api.clock.advance(16 * 60_000);
      expect(await book()).toBe('rates_not_open');
      expect(await seen()).toEqual(['closed', [0, 0]]);
    });
    expect(reservation).toMatchObject({ status: 'Cancelled', payment_status: 'Refunded' });
  });

  test('a guest who pays in time gets nights that were closed meanwhile', async () => {
    const { reservation } = await pay(await heldBooking(api), () => bringIn(file({ closed: CLOSED })));
    expect(reservation).toMatchObject({ status: 'Completed', total_amount: 4000 });
  });

  test('a closed night with a booking counts as taken until it is free', async () => {
    const room = async () => {
      const query = `checkin_date=${STAY.check_in}&checkout_date=${STAY.check_out}`;
      return (await (await api.ask(`/public/room/1?${query}`)).json()).room;
    };
    await heldBooking(api);
    await bringIn(file({ closed: CLOSED }));
    expect(await seen()).toEqual([undefined, [0, 0]]);
    // The guest with the hold can continue to pay, in their browser; for all others the room is sold out.
    expect(await room()).toMatchObject({ available: false, pricing_error: null, final_price: 4000 });
    expect(await book()).toBe('room_taken');
    api.clock.advance(16 * 60_000);
    expect(await seen()).toEqual(['closed', [0, 0]]);
  });

  test('a closed night is not for sale once its booking is cancelled; a later file opens it again', async () => {
    const sold = await paidBooking(api);
    await bringIn(file({ closed: CLOSED }));
    await askToJoin(api, 'waits@example.in');
    await confirmEntry(api, 'waits@example.in');
    expect((await cancel(sold)).status).toBe(200);
    expect(await book()).toBe('rates_not_open');
    expect(await seen()).toEqual(['closed', [0, 0]]);
    await offerFreedRooms(api.deps);
    expect(await offered(api)).toEqual([]);

    expect(await bringIn(file())).toBe('Room 1 "Room 1", nights: 16 opened');
    expect(await seen()).toEqual([4000, [1, 1]]);
    await offerFreedRooms(api.deps);
    expect(await offered(api)).toEqual(['waits@example.in']);
  });

  test('the search and the room’s page show that a night is closed', async () => {
    await bringIn(file({ closed: CLOSED }));
    const json = { checkInDate: STAY.check_in, checkOutDate: STAY.check_out, guests: 2 };
    const { rooms } = await (await api.ask('/public/check-room-availability', { json })).json();
    const query = `checkin_date=${STAY.check_in}&checkout_date=${STAY.check_out}`;
    const { room } = await (await api.ask(`/public/room/1?${query}`)).json();
    for (const answer of [rooms.find(({ id }: { id: number }) => id === 1), room]) {
      expect(answer).toMatchObject({
        pricing_error: 'Not available on these dates',
        pricing_error_type: 'closed',
      });
    }
    const refused = await api.ask('/public/reservation/create', { json: bookingRequest() });
    expect(await refused.json()).toMatchObject({
      code: 'rates_not_open',
      message: 'Not available on these dates',
    });
  });

  test.each([
    ['that was never for sale, at a rate', '2027-01-10', '2027-01-31'],
    ['that has no rate', '2027-03-01', '2027-03-31'],
    ['that begins for sale and goes on without a rate', '2027-01-20', '2027-02-20'],
  ])('the room’s page shows a closed period %s', async (_, from, to) => {
    await api.deps.db.deleteFrom('room_night').where('night', '>=', '2027-01-01').execute();
    const line = await bringIn(file({ closed: `{ from: ${from}, to: ${to} }` }));
    expect(line).not.toContain('closed');
    for (const checkin of [from, to]) {
      const query = `checkin_date=${checkin}&checkout_date=${addDays(checkin, 1)}`;
      const { room } = await (await api.ask(`/public/room/1?${query}`)).json();
      expect(room).toMatchObject({
        pricing_error: 'Not available on these dates',
        pricing_error_type: 'closed',
      });
    }
    expect(await bringIn(file({ closed: `{ from: ${from}, to: ${to} }` }))).toContain('unchanged');
  });

  test('an offer made before the nights were closed can be quoted and booked', async () => {
    const sold = await paidBooking(api);
    await bringIn(file());
    await askToJoin(api, 'waits@example.in');
    await confirmEntry(api, 'waits@example.in');
    await cancel(sold);
    await offerFreedRooms(api.deps);
    await bringIn(file({ closed: CLOSED }));
    const { headers } = await openLink(api, await waitlistToken(api, 'waits@example.in', 'waiting_offer'));
    const requested = { ...STAY, rooms: [1], adults: 2, children: 0, breakfast: 0, extra_beds: 0 };
    const quoted = await api.ask('/public/quote', { headers, json: requested });
    expect(quoted.status).toBe(201);
    const { quote } = await quoted.json();
    const json = bookingRequest({ guest_email: 'waits@example.in', quote_id: quote.id });
    expect((await api.ask('/public/reservation/create', { headers, json })).status).toBe(201);
  });

  test('a night has the newest price once its booking is cancelled or its hold expires', async () => {
    const sold = await paidBooking(api);
    await bringIn(file({ price: 9000 }));
    await cancel(sold);
    expect(await seen()).toEqual([18_000, [1, 1]]);
    expect(await book()).toBe('booked');
    await bringIn(file({ price: 8000 }));
    api.clock.advance(16 * 60_000);
    expect(await seen()).toEqual([16_000, [1, 1]]);
  });

  test('a price that only closed nights have is never shown as the lowest', async () => {
    await bringIn(file({ price: 3000, closed: CLOSED }));
    const nights = api.deps.db.updateTable('room_night').where('room_id', '=', 1);
    await nights.set({ price: 1 }).where('night', '=', STAY.check_in).execute();
    const { rooms } = await (await api.ask('/public/rooms')).json();
    expect(rooms.find(({ id }: { id: number }) => id === 1)).toMatchObject({ price_from: 3000 });
  });

  describe('a booking that is changed', () => {
    const ask = async ({ id, headers }: Booked, json: Record<string, unknown>) =>
      (await api.ask(`/public/reservation/${id}/change/quote`, { headers, json })).json();

    test('stays at its prices and its length, whatever the file says since', async () => {
      const sold = await paidBooking(api);
      await bringIn(file({ price: 9000, minimum: 5 }));
      const { quote, change } = await ask(sold, { adults: 1 });
      expect(change).toMatchObject({ old_total: 4000, new_total: 4000, comes_back: 0, pay_now: 0 });
      const url = `/public/reservation/${sold.id}/change`;
      const changed = await api.ask(url, { headers: sold.headers, json: { quote_id: quote.id } });
      const { reservation } = await changed.json();
      expect(reservation).toMatchObject({ status: 'Completed', total_amount: 4000, adults: 1 });
      expect(await ask(sold, { check_out: '2026-12-19' })).toMatchObject({ code: 'minimum_stay' });
      const longer = await ask(sold, { check_out: '2026-12-21' });
      expect(longer.change).toMatchObject({ new_total: 13_000, pay_now: 9000 });
    });

    test('keeps nights that were closed since, and gets no other closed one', async () => {
      const sold = await paidBooking(api);
      await bringIn(file({ closed: CLOSED }));
      expect((await ask(sold, { adults: 1 })).change).toMatchObject({ new_total: 4000 });
      expect((await ask(sold, { check_out: '2026-12-19' })).change).toMatchObject({ new_total: 2000 });
      expect(await ask(sold, { check_out: '2026-12-21' })).toMatchObject({ code: 'rates_not_open' });
    });
  });
});

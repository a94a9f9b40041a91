import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Booking, listBookings } from '#contract/profile.ts';
import { bearer, signUp } from '../../support/accounts.ts';
import { serverTest } from '../../support/open-app.ts';
import { heldBooking, paidBooking } from '../../support/paid-booking.ts';

const EMAIL = 'asha@example.in';

serverTest('the bookings of a profile', (api) => {
  beforeAll(async () => {
    const image = { room_id: 2, tag: 'Bed', position: 0 };
    await api.deps.db
      .insertInto('room_image')
      .values([
        { ...image, file_path: 'room/2.webp' },
        { ...image, file_path: 'room/1.webp', position: 1 },
      ])
      .execute();
  });

  async function bookingsOf(email: string): Promise<Booking[]> {
    const session = await signUp(api, email);
    const response = await api.ask('/profile/bookings', { headers: bearer(session) });
    return z.parse(listBookings.response, await response.json()).bookings;
  }

  test('include those made with the same e-mail before signing up, newest stay first', async () => {
    const first = await paidBooking(api, {
      guest_email: EMAIL,
      rooms: [{ id: 1 }, { id: 2 }],
      adults: 3,
      children: 1,
      breakfast: 4,
      extra_beds: 1,
    });
    const second = await paidBooking(api, {
      guest_email: 'Asha@Example.in',
      check_in: '2027-01-05',
      check_out: '2027-01-06',
      payment_method: 'advance',
    });
    await paidBooking(api, { guest_email: 'somebody@else.in', rooms: [{ id: 7 }] });
    const bookings = await bookingsOf(EMAIL);
    expect(bookings.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(bookings[0]).toMatchObject({
      status: 'Pending',
      no_of_nights: 1,
      payment: { total_amount: 2000, payment_status: 'Pending' },
    });
    expect(bookings[1]).toEqual({
      id: first.id,
      status: 'Completed',
      booking_date: '2026-11-21T06:00:00.000Z',
      checkin_date: '2026-12-18',
      checkout_date: '2026-12-20',
      no_of_nights: 2,
      property: 'Homestay 1',
      rooms: [
        { id: 1, name: 'Room 1', image: null, price: 4000, net_amount: 4000, type: 'AC' },
        { id: 2, name: 'Room 2', image: 'room/2.webp', price: 6000, net_amount: 5400, type: 'AC' },
      ],
      guest_info: { name: 'Asha Mishra', no_of_guests: 4, no_of_children: 1 },
      services: { no_of_breakfast: 4, no_of_extra_bed: 1 },
      extras: [],
      payment: { total_amount: 10_200, refundable_amount: 10_200, payment_status: 'Paid' },
      cancellation_rules: [
        { hours_before: 168, percent: 100 },
        { hours_before: 72, percent: 50 },
      ],
      cancellation_time: '09:00',
      check_out_time: '08:00',
      files: {
        invoice: expect.stringContaining('?key='),
        calendar: expect.stringContaining('?key='),
      },
    });
  });

  test('say of a request that its host confirms it first', async () => {
    const { id } = await heldBooking(api, {
      guest_email: 'request@example.in',
      rooms: [{ id: 7 }],
      check_in: '2027-01-05',
      check_out: '2027-01-06',
    });
    await api.deps.db.updateTable('reservation').set({ awaits_host: true }).where('id', '=', id).execute();
    expect(await bookingsOf('request@example.in')).toMatchObject([{ id, awaits_host: true }]);
  });

  test('exclude expired and released holds, and include open ones', async () => {
    const email = 'waiting@example.in';
    const dates = { check_in: '2027-01-10', check_out: '2027-01-11' };
    const released = await heldBooking(api, { guest_email: email, ...dates });
    await api.ask(`/public/reservation/${released.id}`, { method: 'DELETE', headers: released.headers });
    await heldBooking(api, { guest_email: email, ...dates });
    api.clock.advance(16 * 60_000);
    const waiting = await heldBooking(api, { guest_email: email, ...dates });
    const bookings = await bookingsOf(email);
    expect(bookings.map(({ id, status }) => [id, status])).toEqual([[waiting.id, 'Pending Payment']]);
  });

  test('include those made signed in with another e-mail, which open without the browser’s cookie', async () => {
    const session = await signUp(api, 'daughter@example.in');
    const dates = { check_in: '2027-01-20', check_out: '2027-01-21' };
    const changes = { guest_email: 'parents@example.in', ...dates };
    const { id } = await heldBooking(api, changes, bearer(session));
    const open = (headers: Record<string, string>) => api.ask(`/public/reservation/${id}`, { headers });
    expect((await open(bearer(session))).status).toBe(200);
    const listed = await api.ask('/profile/bookings', { headers: bearer(session) });
    expect(await listed.json()).toMatchObject({ bookings: [{ id }] });

    // It is also the parents' booking, once they have proven the e-mail.
    expect((await bookingsOf('parents@example.in')).map((booking) => booking.id)).toEqual([id]);
    expect((await open(bearer(await signUp(api, 'other@example.in')))).status).toBe(404);
  });

  test('are empty for a new user', async () => {
    expect(await bookingsOf('new@example.in')).toEqual([]);
  });
});

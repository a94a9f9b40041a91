import { expect, it } from 'vitest';
import { payDueRefunds } from '#server/payments/refunds/pay-refunds.ts';
import { bearer, mailedToken, signUp } from '../support/accounts.ts';
import { expectBalancedBooks } from '../support/books.ts';
import { bothDatabases } from '../support/database.ts';
import { cookieOf } from '../support/homestays.ts';
import { serverTest } from '../support/open-app.ts';
import { paidBooking } from '../support/paid-booking.ts';
import { readPdf } from '../support/pdf.ts';
import { ASHA, HANS } from '../support/travellers.ts';

const STAY = { check_in: '2026-12-18', check_out: '2026-12-20' };
const EMAIL = 'asha@example.in';

/** From the search to the refund on each database: most other tests of the server use PostgreSQL alone. */
serverTest('a whole booking', { anew: true, on: bothDatabases }, (api) => {
  const freeRooms = async () => {
    const json = { checkInDate: STAY.check_in, checkOutDate: STAY.check_out, guests: 2 };
    const answer = await api.ask('/public/check-room-availability', { json });
    const { rooms }: { rooms: { id: number }[] } = await answer.json();
    return rooms.map(({ id }) => id).toSorted();
  };

  it('is searched, quoted, paid, invoiced, mailed, found by its owner, who checks in online, changed, cancelled and refunded', async () => {
    expect(await freeRooms()).toEqual([1, 2, 3, 7]);
    const calendar = await api.ask('/public/calendar?from=2026-12-18&to=2026-12-19&room_id=1');
    expect((await calendar.json()).days[0]).toEqual({ date: '2026-12-18', free: 1, lowest_price: 2000 });
    const chosen = { ...STAY, rooms: [1], breakfast: 2, extra_beds: 0, adults: 2 };
    const { quote } = await (await api.ask('/public/quote', { json: chosen })).json();
    expect(quote.total_price).toBe(4200);

    const booking = { ...STAY, rooms: [{ id: 1 }], breakfast: 2, guest_email: EMAIL, quote_id: quote.id };
    const { id, headers } = await paidBooking(api, booking);
    const read = async () =>
      (await (await api.ask(`/public/reservation/${id}`, { headers })).json()).reservation;
    expect(await read()).toMatchObject({ status: 'Completed', payment_status: 'Paid', total_amount: 4200 });
    expect(await freeRooms()).toEqual([2, 3, 7]);

    const invoice = await api.ask(`/public/invoice/download/${id}`, { headers });
    expect((await readPdf(new Uint8Array(await invoice.arrayBuffer()))).text).toContain('Total ₹4,200');
    const opened = await api.ask('/public/my-booking', {
      json: { token: await mailedToken(api, EMAIL, 'my-booking') },
    });
    expect(cookieOf(opened)).toContain(`reservation_${id}=`);
    const owner = bearer(await signUp(api, EMAIL));
    const { bookings } = await (await api.ask('/profile/bookings', { headers: owner })).json();
    expect(bookings).toMatchObject([{ id, no_of_nights: 2, payment: { total_amount: 4200 } }]);

    // Signed in: the session is read before the transaction, as a database may have one connection.
    const told = await api.ask(`/public/reservation/${id}/travellers`, {
      method: 'PUT',
      headers: owner,
      json: { travellers: [ASHA, HANS] },
    });
    expect((await told.json()).travellers).toMatchObject([{ name: ASHA.name }, { name: HANS.name }]);

    const response = await api.ask(`/public/reservation/${id}/change/quote`, {
      headers,
      json: { ...STAY, rooms: [1], breakfast: 0 },
    });
    const { quote: changed } = await response.json();
    const path = `/public/reservation/${id}/change`;
    expect((await api.ask(path, { headers, json: { quote_id: changed.id } })).status).toBe(200);
    expect(await read()).toMatchObject({ total_amount: 4000 });

    const cancelled = await api.ask(`/public/reservation/${id}/cancel`, { headers, json: {} });
    expect(cancelled.status).toBe(200);
    await payDueRefunds(api.deps);
    expect(await read()).toMatchObject({ status: 'Cancelled', payment_status: 'Refunded' });
    expect(await freeRooms()).toEqual([1, 2, 3, 7]);
    await expectBalancedBooks(api.deps.db);
  });
});

import { expect, it } from 'vitest';
import { hostHeaders } from '../../../support/host.ts';
import { bookAsHost, hostCalls, hostRequest } from '../../../support/host-booking.ts';
import { serverTest } from '../../../support/open-app.ts';
import { paidBooking } from '../../../support/paid-booking.ts';

serverTest("a host's new booking", { anew: true }, (api) => {
  const create = async (headers: Record<string, string>, changes = {}, key?: string) => {
    const sent = key ? { ...headers, 'Idempotency-Key': key } : headers;
    const answer = await api.ask('/host/reservations', { headers: sent, json: hostRequest(changes) });
    return { status: answer.status, ...(await answer.json()) };
  };
  const freeNights = async () => {
    const answer = await api.ask('/public/calendar?from=2026-12-18&to=2026-12-20&room_id=1');
    return (await answer.json()).days.map(({ free }: { free: number }) => free);
  };

  it('is confirmed at the price of the calendar, with an invoice and a mail', async () => {
    const headers = await hostHeaders(api, { role: 'staff', propertyIds: [1] });
    const booking = await bookAsHost(api, headers);
    expect(booking).toMatchObject({
      reference: `SH${booking.id}`,
      guest_name: 'Ravi Panda',
      phone: '098610 12345',
      rooms: [{ id: 1, name: 'Room 1' }],
      guests: 2,
      total: 4000,
      paid: 0,
      balance: 4000,
      source: 'phone',
      status: 'confirmed',
      price_is_set: false,
    });
    expect((await freeNights()).slice(0, 2)).toEqual([0, 0]);
    const whole = await hostCalls(api, headers, booking.id).read();
    expect(whole.nights).toEqual([
      { room_id: 1, night: '2026-12-18', price: 2000, discount: 0 },
      { room_id: 1, night: '2026-12-19', price: 2000, discount: 0 },
    ]);
    expect(whole.mails).toMatchObject([{ kind: 'booking_confirmed', to: 'ravi@example.in', sent_at: null }]);
    expect(whole.audit).toMatchObject([
      { action: 'create booking', by: { name: 'Sabita Das' }, after: { total: 4000 } },
    ]);
    const stored = await api.deps.db.selectFrom('reservation').selectAll().executeTakeFirstOrThrow();
    expect(stored).toMatchObject({ source: 6, has_papers: true, payment_status: 'partly_paid' });
  });

  it('takes a price for the whole stay, to the rupee', async () => {
    const headers = await hostHeaders(api);
    const booking = await bookAsHost(api, headers, {
      room_ids: [1, 2],
      check_out: '2026-12-21',
      price: 10_001,
      source: 'walk_in',
    });
    expect(booking).toMatchObject({ total: 10_001, price_is_set: true, source: 'walk_in' });
    const { nights } = await hostCalls(api, headers, booking.id).read();
    const sum = nights.reduce((total: number, night: { price: number }) => total + night.price, 0);
    expect(sum).toBe(10_001);
    expect(await bookAsHost(api, headers, { room_ids: [7], price: 0 })).toMatchObject({
      total: 0,
      balance: 0,
    });
    // One rupee is due, nothing is not.
    const one = await bookAsHost(api, headers, { room_ids: [3], price: 1 });
    const stored = await api.deps.db
      .selectFrom('reservation')
      .select('payment_status')
      .where('total', '<=', 1)
      .orderBy('total')
      .execute();
    expect([one.balance, stored.map(({ payment_status }) => payment_status)]).toEqual([
      1,
      ['paid', 'partly_paid'],
    ]);
  });

  it('holds rooms until a chosen hour, and without an email sends none', async () => {
    const headers = await hostHeaders(api);
    const guest = { name: 'Mita Rao', phone: '9861012345' };
    const booking = await bookAsHost(api, headers, { state: 'hold', hold_hours: 2, guest });
    expect(booking).toMatchObject({
      status: 'held',
      email: '',
      hold_expires_at: '2026-11-21T08:00:00.000Z',
    });
    const { nights, mails } = await hostCalls(api, headers, booking.id).read();
    expect([nights.length, mails]).toEqual([2, []]);
    api.clock.advance(2 * 3_600_000);
    const later = hostCalls(api, await hostHeaders(api), booking.id);
    expect((await later.read()).booking.status).toBe('expired');
    expect((await freeNights()).slice(0, 2)).toEqual([1, 1]);
  });

  it('may be shorter than the minimum stay, begin today, and not in the past', async () => {
    const headers = await hostHeaders(api);
    const today = { check_in: '2026-11-21', check_out: '2026-11-22' };
    expect(await bookAsHost(api, headers, { room_ids: [3], ...today })).toMatchObject({ total: 1500 });
    expect(await create(headers, { check_in: '2026-11-20' })).toMatchObject({ code: 'past_dates' });
    expect(await create(headers, { adults: 9 })).toMatchObject({ status: 409, code: 'capacity_exceeded' });
    expect(await create(headers, { check_out: '2027-02-03' })).toMatchObject({ code: 'rates_not_open' });
    expect(await create(headers, { room_ids: [1, 7] })).toMatchObject({ code: 'mixed_stay' });
    expect(await create(headers, { guest: { name: 'Mita Rao' } })).toMatchObject({ status: 400 });
  });

  it('says who has a room that is taken, or that it is blocked', async () => {
    const headers = await hostHeaders(api);
    const { id } = await paidBooking(api);
    const held = await bookAsHost(api, headers, { room_ids: [2], state: 'hold' });
    expect(await create(headers, { room_ids: [1, 2] })).toMatchObject({
      status: 409,
      code: 'room_taken',
      rooms: [1, 2],
      error: `Room 1 is booked by Asha Mishra (SH${id}) and Room 2 is held for Ravi Panda (SH${held.id}) on these dates.`,
    });
    await api.deps.db.updateTable('room_night').set({ closed: true }).where('room_id', '=', 3).execute();
    expect(await create(headers, { room_ids: [3] })).toMatchObject({
      code: 'rates_not_open',
      error: 'Room 3 is blocked on these dates. Open the nights in the calendar first.',
    });
  });

  it('is made once for one key', async () => {
    const headers = await hostHeaders(api);
    const [one, other] = await Promise.all([create(headers, {}, 'a key'), create(headers, {}, 'a key')]);
    expect([one.status, other.status]).toEqual([201, 201]);
    expect(one.booking.id).toBe(other.booking.id);
    expect(await create(headers, { adults: 1 }, 'a key')).toMatchObject({ code: 'idempotency_conflict' });
  });
});

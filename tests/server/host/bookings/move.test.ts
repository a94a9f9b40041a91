import { expect, it } from 'vitest';
import { loadStay } from '#server/papers/stay-queries.ts';
import { testHost } from '../../../support/app.ts';
import { hostHeaders } from '../../../support/host.ts';
import { bookAsHost, hostCalls } from '../../../support/host-booking.ts';
import { serverTest } from '../../../support/open-app.ts';
import { paidBooking } from '../../../support/paid-booking.ts';

serverTest('moving a booking', { anew: true }, (api) => {
  const hostOf = async (id: number) => hostCalls(api, await hostHeaders(api), id);

  it('shows old and new first, then moves it and tells the guest', async () => {
    const { id } = await paidBooking(api);
    const host = await hostOf(id);
    const asked = { rooms: [2], check_in: '2026-12-20', check_out: '2026-12-22', price: 'recompute' };
    const before = { rooms: [{ id: 1, name: 'Room 1' }], check_in: '2026-12-18', total: 4000 };
    const after = { rooms: [{ id: 2, name: 'Room 2' }], check_in: '2026-12-20', total: 5400 };
    expect(await host.move({ ...asked, preview: true })).toMatchObject({ before, after, difference: 1400 });
    expect((await host.read()).booking).toMatchObject({ check_in: '2026-12-18' });
    const moved = await host.move(asked);
    expect(moved).toMatchObject({
      before,
      after,
      difference: 1400,
      booking: { check_in: '2026-12-20', total: 5400, paid: 4000, balance: 1400, price_is_set: false },
    });
    const { nights, audit } = await host.read();
    expect(nights.map(({ room_id, night }: { room_id: number; night: string }) => [room_id, night])).toEqual([
      [2, '2026-12-20'],
      [2, '2026-12-21'],
    ]);
    expect(audit[0]).toMatchObject({ action: 'move booking', before, after });
    const calendar = await api.ask('/public/calendar?from=2026-12-18&to=2026-12-19&room_id=1');
    expect((await calendar.json()).days[0].free).toBe(1);
    const answer = await api.ask('/sandbox/mail', { headers: { Accept: 'application/json' } });
    const [mail] = (await answer.json()).filter(({ subject }: { subject: string }) =>
      subject.includes('was changed'),
    );
    expect(mail.to).toBe('asha@example.in');
    expect(mail.text).toContain('Your hosts have changed your booking.');
    expect(mail.text).toMatch(/Room before:? +Room 1/);
    expect(mail.text).toMatch(/Total before:? +₹4,000/);
  });

  it('keeps the price, or sets one, to the rupee', async () => {
    const { id } = await paidBooking(api, { breakfast: 2 });
    const host = await hostOf(id);
    const kept = await host.move({ rooms: [2], check_out: '2026-12-21', price: 'keep' });
    expect(kept).toMatchObject({ difference: 0, after: { total: 4200 }, booking: { price_is_set: true } });
    const { nights } = await host.read();
    const sum = nights.reduce((total: number, { price }: { price: number }) => total + price, 0);
    // Breakfast for two is 300 for three days.
    expect(sum).toBe(3900);
    expect(await host.move({ price: 1111 })).toMatchObject({ after: { total: 1111 }, difference: -3089 });
    expect(await host.move({ adults: 1, price: 'keep' })).toMatchObject({
      difference: 0,
      after: { adults: 1, total: 1111 },
    });
    const invoice = await loadStay(api.deps.db, id, testHost);
    expect(invoice).toMatchObject({ priceIsSet: true, paid: 1111, due: 0, totals: { total: 1111 } });
    expect(await host.move({ price: 'recompute' })).toMatchObject({
      // Three nights of room 2 with 5 % off, and breakfast.
      after: { total: 7995 },
      booking: { price_is_set: false, balance: 6884 },
    });
  });

  it('refunds what was paid too much: online payments first, the rest by hand', async () => {
    const { id } = await paidBooking(api, { payment_method: 'advance' });
    const host = await hostOf(id);
    await host.pay({ amount: 2000, method: 'cash' });
    expect(await host.move({ price: 1000 })).toMatchObject({
      booking: { paid: 1000, balance: 0, total: 1000 },
    });
    expect((await host.read()).refunds).toMatchObject([
      { amount: 2000, how: 'gateway', state: 'paid_out' },
      { amount: 1000, how: 'by_hand', state: 'due' },
    ]);
  });

  it('leaves the guest the changes that they may make themselves', async () => {
    const { id, headers } = await paidBooking(api);
    const host = await hostOf(id);
    for (const adults of [1, 2, 1, 2, 1]) await host.move({ adults, price: 'keep' });
    const json = { check_out: '2026-12-21' };
    expect((await api.ask(`/public/reservation/${id}/change/quote`, { headers, json })).status).toBe(201);
  });

  it('refuses taken rooms, naming who has them, and dates in the past', async () => {
    const headers = await hostHeaders(api);
    const { id } = await bookAsHost(api, headers);
    const other = await paidBooking(api, { rooms: [{ id: 2 }] });
    const host = hostCalls(api, headers, id);
    expect(await host.move({ rooms: [2], price: 'keep' })).toMatchObject({
      status: 409,
      code: 'room_taken',
      error: `Room 2 is booked by Asha Mishra (SH${other.id}) on these dates.`,
    });
    expect(await host.move({ check_in: '2026-11-20', price: 'keep' })).toMatchObject({ code: 'past_dates' });
    expect(await host.move({ rooms: [1, 7], price: 'keep' })).toMatchObject({ code: 'mixed_stay' });
    const mine = hostCalls(api, await hostHeaders(api, { propertyIds: [1] }), id);
    expect(await mine.move({ rooms: [7], price: 'keep' })).toMatchObject({ status: 404 });
    expect(await host.move({ adults: 6, price: 'keep' })).toMatchObject({ code: 'capacity_exceeded' });
    expect(await host.move({ price: 'keep', version: 'old' })).toMatchObject({ code: 'booking_changed' });
    await host.cancel({ refund: 'none' });
    expect(await host.move({ price: 'keep' })).toMatchObject({ code: 'wrong_state' });
  });

  it('keeps the price of a night for a shorter and for a longer stay', async () => {
    const headers = await hostHeaders(api);
    const { id, total } = await bookAsHost(api, headers, { price: 3000 });
    const host = hostCalls(api, headers, id);
    const keep = (check_out: string) => host.move({ check_out, price: 'keep_nightly', preview: true });
    expect(total).toBe(3000);
    expect(await keep('2026-12-19')).toMatchObject({ after: { total: 1500 }, difference: -1500 });
    expect(await keep('2026-12-22')).toMatchObject({ after: { total: 6000 }, difference: 3000 });
  });

  it('moves a booking to the other homestay for an owner of both, with its terms and its name', async () => {
    const headers = await hostHeaders(api);
    const { id } = await bookAsHost(api, headers);
    const staff = hostCalls(api, await hostHeaders(api, { role: 'staff' }), id);
    expect(await staff.move({ rooms: [7], price: 'keep' })).toMatchObject({ status: 404 });
    const rule = { property_id: 2, hours_before: 24, percent: 90 };
    await api.deps.db.deleteFrom('cancellation_rule').where('property_id', '=', 2).execute();
    await api.deps.db.insertInto('cancellation_rule').values(rule).execute();
    const host = hostCalls(api, headers, id);
    const moved = await host.move({ rooms: [7], price: 'keep' });
    expect(moved.booking).toMatchObject({ property_id: 2, rooms: [{ id: 7 }] });
    expect(new URL(moved.told.whatsapp_url).searchParams.get('text')).toContain('Now: Homestay 2, ');
    const stored = await api.deps.db
      .selectFrom('reservation')
      .select('cancellation_rules')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(stored?.cancellation_rules).toEqual([{ hoursBefore: 24, percent: 90 }]);
  });

  it('lets guests in house stay longer', async () => {
    const headers = await hostHeaders(api);
    const { id } = await bookAsHost(api, headers, { check_in: '2026-11-21', check_out: '2026-11-23' });
    api.clock.set('2026-11-22T06:00:00Z');
    const host = await hostOf(id);
    expect(await host.move({ check_out: '2026-11-24', price: 'recompute' })).toMatchObject({
      after: { check_in: '2026-11-21', check_out: '2026-11-24', total: 5700 },
    });
  });
});

import { expect, it } from 'vitest';
import { expectBalancedBooks } from '../../../support/books.ts';
import { hostHeaders } from '../../../support/host.ts';
import { bookAsHost, hostCalls } from '../../../support/host-booking.ts';
import { serverTest } from '../../../support/open-app.ts';
import { paidBooking } from '../../../support/paid-booking.ts';

const BREAKFAST = { kind: 'breakfast', count: 2, price: 150 };
const LAUNDRY = { kind: 'other', text: 'Laundry', count: 1, price: 250 };

serverTest('charges', { anew: true }, (api) => {
  const staff = () => hostHeaders(api, { role: 'staff', propertyIds: [1] });
  const hostOf = async (id: number) => hostCalls(api, await hostHeaders(api), id);
  /** A booking of ₹4,000 by the phone. */
  async function booked(changes: Record<string, unknown> = {}) {
    const { id } = await bookAsHost(api, await hostHeaders(api), changes);
    return hostOf(id);
  }
  const undoing = (host: ReturnType<typeof hostCalls>, id: number) =>
    host.call(`/charges/${id}`, { method: 'DELETE' });

  it('are part of the balance, and staff may add and undo them', async () => {
    const booking = await bookAsHost(api, await hostHeaders(api));
    const host = hostCalls(api, await staff(), booking.id);
    await host.pay({ amount: 4000, method: 'cash' });
    const added = await host.act('charges', BREAKFAST);
    expect(added).toEqual({
      status: 201,
      charge: {
        id: expect.any(Number),
        kind: 'breakfast',
        text: 'Breakfast',
        count: 2,
        price: 150,
        total: 300,
        date: null,
        room_id: null,
        by: { id: expect.any(Number), name: 'Sabita Das' },
        at: '2026-11-21T06:00:00.000Z',
      },
      balance: 300,
    });
    const bed = { kind: 'extra_bed', count: 1, price: 200, date: '2026-12-19', room_id: 1 };
    const second = await host.act('charges', { ...bed, text: 'Cot' });
    expect(second).toMatchObject({ charge: { ...bed, text: 'Cot' }, balance: 500 });
    const whole = await host.read();
    expect(whole.charges).toEqual([added.charge, second.charge]);
    expect(whole.charge_prices).toEqual({ breakfast: 50, extra_bed: 200 });
    expect(whole.booking).toMatchObject({ total: 4500, paid: 4000, balance: 500 });
    expect(whole.booking.version).not.toBe(booking.version);

    expect(await undoing(host, added.charge.id)).toEqual({ status: 200, balance: 200 });
    expect(await undoing(host, added.charge.id)).toMatchObject({ status: 404 });
    const { charges, audit, booking: after } = await host.read();
    expect(charges).toEqual([second.charge]);
    expect(after).toMatchObject({ total: 4200, balance: 200 });
    const facts = { charge: added.charge.id, kind: 'breakfast', count: 2, price: 150, date: null };
    expect(audit[0]).toMatchObject({ action: 'undo charge', before: facts, by: { name: 'Sabita Das' } });
    expect(audit[2]).toMatchObject({ action: 'add charge', after: facts });
    await expectBalancedBooks(api.deps.db);
  });

  it('are of today if they name no day, or of the nearest day of the stay', async () => {
    const stay = { check_in: '2026-11-22', check_out: '2026-11-24' };
    const { id } = await bookAsHost(api, await hostHeaders(api), stay);
    const dayOn = async (instant: string) => {
      api.clock.set(instant);
      return (await (await hostOf(id)).act('charges', LAUNDRY)).charge.date;
    };
    expect(await dayOn('2026-11-21T06:00:00Z')).toBe('2026-11-22');
    expect(await dayOn('2026-11-22T19:00:00Z')).toBe('2026-11-23');
    expect(await dayOn('2026-11-26T06:00:00Z')).toBe('2026-11-24');
  });

  it.each([
    ['kind', { kind: 'bus' }],
    ['text', { kind: 'other' }],
    ['text', { text: '' }],
    ['text', { text: 'x'.repeat(81) }],
    ['count', { count: 0 }],
    ['count', { count: 100 }],
    ['count', { count: 1.5 }],
    ['price', { price: 0 }],
    ['price', { price: 99.5 }],
    ['price', { price: 1_000_001 }],
    ['price', { price: undefined }],
    ['date', { date: '2026-12-17' }],
    ['date', { date: '2026-12-21' }],
    ['date', { date: '2026-02-30' }],
    ['room_id', { room_id: 2 }],
    ['tax_as', { tax_as: 'nothing' }],
  ])('are refused at %s for %o', async (field, wrong) => {
    const host = await booked();
    const refused = await host.act('charges', { ...BREAKFAST, ...wrong });
    expect(refused).toMatchObject({ status: 400, code: 'bad_request' });
    expect(Object.keys(refused.fields)).toEqual([field]);
    expect(await host.read()).toMatchObject({ charges: [], booking: { total: 4000 } });
  });

  it('are added once for one key', async () => {
    const host = await booked();
    const add = (json: unknown) => host.call('/charges', { json, headers: { 'Idempotency-Key': 'key' } });
    const [one, other] = await Promise.all([add(LAUNDRY), add(LAUNDRY)]);
    expect(one).toEqual(other);
    expect(await add({ ...LAUNDRY, price: 1 })).toMatchObject({ code: 'idempotency_conflict' });
    expect(await host.read()).toMatchObject({ charges: [{ price: 250 }], booking: { total: 4250 } });
  });

  it('of another homestay, booking or state are not there', async () => {
    const host = await booked();
    const { charge } = await host.act('charges', LAUNDRY);
    const other = await booked({ room_ids: [2] });
    expect(await undoing(other, charge.id)).toMatchObject({ status: 404 });
    const id = (await host.read()).booking.id;
    const strangers = hostCalls(api, await hostHeaders(api, { propertyIds: [2] }), id);
    expect(await strangers.act('charges', LAUNDRY)).toMatchObject({ status: 404 });
    expect(await undoing(strangers, charge.id)).toMatchObject({ status: 404 });

    const hold = await booked({ room_ids: [3], check_out: '2026-12-21', state: 'hold' });
    expect(await hold.act('charges', LAUNDRY)).toMatchObject({ status: 409, code: 'wrong_state' });
    await host.cancel({ refund: 'none' });
    expect(await host.act('charges', LAUNDRY)).toMatchObject({ status: 409, code: 'wrong_state' });
    expect(await undoing(host, charge.id)).toMatchObject({ status: 409, code: 'wrong_state' });
  });

  it('that are paid are not undone', async () => {
    const host = await booked();
    const { charge } = await host.act('charges', LAUNDRY);
    await host.pay({ amount: 4001, method: 'upi' });
    expect(await undoing(host, charge.id)).toMatchObject({
      status: 409,
      code: 'over_paid',
      error: 'This is paid already, so it can’t be undone.',
    });
    const { payments } = await host.read();
    await host.call(`/payments/${payments[0].id}`, { method: 'DELETE', json: { reason: 'wrong' } });
    await host.pay({ amount: 4000, method: 'upi' });
    expect(await undoing(host, charge.id)).toEqual({ status: 200, balance: 0 });
    await expectBalancedBooks(api.deps.db);
  });

  it('are paid at check-out or by the link, also of a booking that was paid in full', async () => {
    const guest = await paidBooking(api);
    const host = await hostOf(guest.id);
    await host.act('charges', BREAKFAST);
    const seen = async () =>
      (await (await api.ask(`/public/reservation/${guest.id}`, { headers: guest.headers })).json())
        .reservation;
    expect(await seen()).toMatchObject({
      payment_status: 'Pending',
      total_amount: 4300,
      remaining_amount: 300,
    });
    expect((await seen()).charges).toEqual([
      { text: 'Breakfast', count: 2, price: 150, total: 300, date: null },
    ]);
    const { whatsapp_url } = await host.act('payment-link');
    expect(new URL(whatsapp_url).searchParams.get('text')).toContain('₹300');
    const payRest = async () => {
      const json = { notes: { reservation_id: guest.id, payment_type: 'rest' } };
      const order = await api.ask('/public/reservation/razorpay/order', { headers: guest.headers, json });
      const { order: opened } = await order.json();
      const paid = await api.ask('/sandbox/razorpay/pay', {
        json: { order_id: opened.id, outcome: 'captured', webhook: false },
      });
      await api.ask('/public/reservation/razorpay/verify', {
        headers: guest.headers,
        json: await paid.json(),
      });
      return opened.amount;
    };
    expect(await payRest()).toBe(30_000);
    expect(await seen()).toMatchObject({ payment_status: 'Paid', paid_amount: 4300, remaining_amount: 0 });
    await host.act('charges', LAUNDRY);
    expect(await payRest()).toBe(25_000);
    expect(await seen()).toMatchObject({ payment_status: 'Paid', paid_amount: 4550 });
    await expectBalancedBooks(api.deps.db);
  });
});

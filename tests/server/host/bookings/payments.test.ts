import { expect, it } from 'vitest';
import { listPapers } from '#server/papers/paper-queries.ts';
import { loadStay } from '#server/papers/stay-queries.ts';
import { reconcile } from '#server/payments/orders/reconcile.ts';
import { testHost } from '../../../support/app.ts';
import { hostHeaders } from '../../../support/host.ts';
import { bookAsHost, hostCalls } from '../../../support/host-booking.ts';
import { serverTest } from '../../../support/open-app.ts';
import { heldBooking, paidBooking } from '../../../support/paid-booking.ts';

serverTest('money recorded by a host', { anew: true }, (api) => {
  const invoiceOf = (id: number) => loadStay(api.deps.db, id, testHost);
  const guestsView = async (id: number, headers: Record<string, string>) =>
    (await (await api.ask(`/public/reservation/${id}`, { headers })).json()).reservation;
  const orderFor = (id: number, headers: Record<string, string>, payment_type = 'rest') =>
    api.ask('/public/reservation/razorpay/order', {
      headers,
      json: { notes: { reservation_id: id, payment_type } },
    });
  const pay = async (orderId: string, headers: Record<string, string>) => {
    const paid = await api.ask('/sandbox/razorpay/pay', {
      json: { order_id: orderId, outcome: 'captured', webhook: false },
    });
    return api.ask('/public/reservation/razorpay/verify', { headers, json: await paid.json() });
  };

  it('lowers the balance until it is paid, on the page and the invoice of the guest, too', async () => {
    const { id, headers } = await paidBooking(api, { payment_method: 'advance' });
    const host = hostCalls(api, await hostHeaders(api, { role: 'staff', propertyIds: [1] }), id);
    expect(await host.pay({ amount: 2001, method: 'cash' })).toMatchObject({ code: 'over_balance' });
    api.clock.advance(1000);
    const first = await host.pay({ amount: 500, method: 'cash', note: 'at the gate' });
    expect(first).toMatchObject({
      status: 201,
      payment: { amount: 500, method: 'cash', note: 'at the gate', voided_at: null },
      balance: 1500,
    });
    api.clock.advance(60_000);
    expect(await host.pay({ amount: 1500, method: 'upi' })).toMatchObject({ balance: 0 });
    expect(await guestsView(id, headers)).toMatchObject({
      payment_status: 'Paid',
      paid_amount: 4000,
      remaining_amount: 0,
    });
    expect((await orderFor(id, headers)).status).toBe(409);
    expect(await invoiceOf(id)).toMatchObject({
      paid: 4000,
      due: 0,
      payments: [{ method: 'online' }, { method: 'cash' }, { method: 'upi', amount: 1500 }],
    });
    const whole = await host.read();
    expect(whole.payments.map(({ method }: { method: string }) => method)).toEqual(['online', 'cash', 'upi']);
    expect(whole.audit.map(({ action }: { action: string }) => action)).toEqual([
      'record payment',
      'record payment',
    ]);
    expect(JSON.stringify(whole.audit)).not.toContain('gate');
  });

  it('is recorded once for one key', async () => {
    const headers = await hostHeaders(api);
    const host = hostCalls(api, headers, (await bookAsHost(api, headers)).id);
    const cash = { amount: 1000, method: 'cash' };
    const [one, other] = await Promise.all([host.pay(cash, 'key'), host.pay(cash, 'key')]);
    expect(one.payment.id).toBe(other.payment.id);
    expect((await host.read()).booking).toMatchObject({ paid: 1000, balance: 3000 });
    expect(await host.pay({ ...cash, amount: 999 }, 'key')).toMatchObject({ code: 'idempotency_conflict' });
    await host.call(`/payments/${one.payment.id}`, { method: 'DELETE', json: { reason: 'not paid yet' } });
    // A voided payment is no money: it must not look as if it were recorded again.
    expect(await host.pay(cash, 'key')).toMatchObject({ code: 'idempotency_conflict' });
  });

  it('confirms a hold, and refunds an online payment of it that arrives later', async () => {
    const { id, headers } = await heldBooking(api);
    const { order } = await (await orderFor(id, headers, 'full')).json();
    const host = hostCalls(api, await hostHeaders(api), id);
    expect(await host.pay({ amount: 1000, method: 'bank' })).toMatchObject({ status: 201, balance: 3000 });
    const { booking, nights, mails } = await host.read();
    expect(booking).toMatchObject({ status: 'confirmed', paid: 1000, hold_expires_at: null });
    expect(nights).toHaveLength(2);
    expect(mails).toMatchObject([{ kind: 'booking_confirmed' }]);
    expect((await listPapers(api.deps.db, id)).map(({ number }) => number)).toEqual(['H1I/26-27/00001']);
    expect(await (await pay(order.id, headers)).json()).toMatchObject({ code: 'already_paid' });
    const { booking: after, refunds } = await host.read();
    expect(after).toMatchObject({ paid: 1000, balance: 3000 });
    expect(refunds).toMatchObject([{ amount: 4000, how: 'gateway', state: 'paid_out' }]);
  });

  it('refuses a hold that ran out and whose room is taken', async () => {
    const headers = await hostHeaders(api);
    const { id } = await bookAsHost(api, headers, { state: 'hold', hold_hours: 1 });
    api.clock.advance(3_600_000);
    await paidBooking(api);
    const host = hostCalls(api, await hostHeaders(api), id);
    expect(await host.pay({ amount: 1000, method: 'cash' })).toMatchObject({ code: 'room_taken' });
    expect((await host.read()).booking).toMatchObject({ status: 'expired', paid: 0 });
  });

  it('takes the balance online afterwards, and no order of the host', async () => {
    const { id, headers } = await paidBooking(api, { payment_method: 'advance' });
    const host = hostCalls(api, await hostHeaders(api), id);
    const { order: old } = await (await orderFor(id, headers)).json();
    const { payment } = await host.pay({ amount: 500, method: 'cash' });
    // The balance that the guest saw before is no longer due.
    expect(await (await pay(old.id, headers)).json()).toMatchObject({ code: 'already_paid' });
    await host.call(`/payments/${payment.id}`, { method: 'DELETE', json: { reason: 'wrong booking' } });
    await host.pay({ amount: 500, method: 'card' });
    const { order } = await (await orderFor(id, headers)).json();
    expect([order.amount, order.id.startsWith('offline')]).toEqual([150_000, false]);
    expect((await pay(order.id, headers)).status).toBe(200);
    api.clock.advance(20 * 60_000);
    await reconcile(api.deps);
    const later = hostCalls(api, await hostHeaders(api), id);
    expect((await later.read()).booking).toMatchObject({ paid: 4000, balance: 0 });
    expect(await guestsView(id, headers)).toMatchObject({ refunded_amount: 2000, remaining_amount: 0 });
  });

  it('is voided once, with a reason, and stays in the list', async () => {
    const headers = await hostHeaders(api);
    const { id } = await bookAsHost(api, headers);
    const host = hostCalls(api, headers, id);
    const { payment } = await host.pay({ amount: 4000, method: 'cash' });
    const remove = (json: unknown, paymentId = payment.id) =>
      host.call(`/payments/${paymentId}`, { method: 'DELETE', json });
    expect(await remove({})).toMatchObject({ status: 400 });
    expect(await remove({ reason: ' ' })).toMatchObject({ status: 400 });
    expect(await remove({ reason: 'x' }, 'offline_other')).toMatchObject({ status: 404 });
    expect(await remove({ reason: 'counted twice' })).toMatchObject({
      status: 200,
      payment: { reason: 'counted twice', voided_at: expect.any(String) },
      balance: 4000,
    });
    expect(await remove({ reason: 'again' })).toMatchObject({ status: 409, code: 'not_voidable' });
    const whole = await host.read();
    expect(whole.payments).toMatchObject([{ id: payment.id, reason: 'counted twice' }]);
    expect(whole.booking).toMatchObject({ paid: 0, balance: 4000, status: 'confirmed' });
    expect(await invoiceOf(id)).toMatchObject({ payments: [], due: 4000 });

    const online = await paidBooking(api, { rooms: [{ id: 2 }] });
    const theirs = hostCalls(api, headers, online.id);
    const [paid] = (await theirs.read()).payments;
    const refused = await theirs.call(`/payments/${paid.id}`, { method: 'DELETE', json: { reason: 'x' } });
    expect(refused).toMatchObject({ status: 409, code: 'not_voidable' });
  });
});

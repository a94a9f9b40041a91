import { expect, it } from 'vitest';
import { testApp } from '../../../support/app.ts';
import { bookingRequest, cookieOf } from '../../../support/homestays.ts';
import { serverTest } from '../../../support/open-app.ts';

serverTest('test payments', (api) => {
  let day = 1;

  async function order() {
    const dates = { check_in: `2026-12-0${day}`, check_out: `2026-12-0${day + 1}` };
    day += 1;
    const json = bookingRequest({ ...dates, guest_email: `guest${day}@example.in` });
    const created = await api.ask('/public/reservation/create', { json });
    const { booking_id: id } = await created.json();
    const headers = { Cookie: cookieOf(created) };
    const opened = await api.ask('/public/reservation/razorpay/order', {
      headers,
      json: { notes: { reservation_id: id } },
    });
    const read = async () =>
      (await (await api.ask(`/public/reservation/${id}`, { headers })).json()).reservation;
    return { id, headers, opened: await opened.json(), read };
  }
  const pay = (json: object) => api.ask('/sandbox/razorpay/pay', { json });

  it('open an order in Razorpay’s format', async () => {
    expect((await order()).opened).toMatchObject({
      success: true,
      order: { id: expect.stringMatching(/^order_/), amount: 200_000, currency: 'INR' },
      key_id: 'rzp_test_sandbox',
      checkout_script: '/sandbox/razorpay/checkout.js',
    });
  });

  it('book by webhook, and verify afterwards', async () => {
    const { headers, opened, read } = await order();
    const paid = await pay({ order_id: opened.order.id, outcome: 'captured' });
    expect((await read()).status).toBe('Completed');
    const verified = await api.ask('/public/reservation/razorpay/verify', {
      headers,
      json: await paid.json(),
    });
    expect(await verified.json()).toMatchObject({ success: true });
  });

  it('book by verify alone', async () => {
    const { headers, opened, read } = await order();
    const paid = await pay({ order_id: opened.order.id, outcome: 'captured', webhook: false });
    expect((await read()).status).toBe('Pending Payment');
    const json = await paid.json();
    expect(json).toEqual({
      razorpay_order_id: opened.order.id,
      razorpay_payment_id: expect.stringMatching(/^pay_/),
      razorpay_signature: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    await api.ask('/public/reservation/razorpay/verify', { headers, json });
    expect((await read()).status).toBe('Completed');
  });

  it('fail, and may be tried again', async () => {
    const { headers, opened, read } = await order();
    const json = await (await pay({ order_id: opened.order.id, outcome: 'failed' })).json();
    expect(await read()).toMatchObject({ status: 'Pending Payment', payment_status: 'Failed' });
    const verified = await api.ask('/public/reservation/razorpay/verify', { headers, json });
    expect([verified.status, (await verified.json()).code]).toEqual([409, 'payment_failed']);
    await pay({ order_id: opened.order.id, outcome: 'captured' });
    expect((await read()).status).toBe('Completed');
  });

  it('refuse unknown orders', async () => {
    expect((await pay({ order_id: 'order_none', outcome: 'captured' })).status).toBe(404);
    expect((await pay({ order_id: 'order_none', outcome: 'stolen' })).status).toBe(400);
  });

  it('serve the script of their window', async () => {
    const answer = await api.ask('/sandbox/razorpay/checkout.js');
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/javascript/);
    // It runs as served, and installs what Standard Checkout installs.
    const window: { Razorpay?: unknown } = {};
    const document = { currentScript: { src: 'http://localhost/api/sandbox/razorpay/checkout.js' } };
    new Function('window', 'document', await answer.text())(window, document);
    expect(window.Razorpay).toBeTypeOf('function');
  });

  it('do not exist with real keys', async () => {
    const real = testApp(api.deps, { sandbox: undefined });
    expect((await real.ask('/sandbox/razorpay/checkout.js')).status).toBe(404);
    expect((await real.ask('/sandbox/razorpay/pay', { json: {} })).status).toBe(404);
  });
});

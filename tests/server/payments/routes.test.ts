import { expect, it } from 'vitest';
import { payingGuest, sendWebhook } from '../../support/paying-guest.ts';
import { paymentTest } from '../../support/payment-context.ts';

/** Two nights in room 1. */
const TOTAL = 4000;

paymentTest('paying', (context) => {
  const isBooked = async () => {
    const { guest } = context;
    expect(await guest.read()).toMatchObject({
      status: 'Completed',
      payment_status: 'Paid',
      paid_amount: TOTAL,
      remaining_amount: 0,
      hold_expires_at: null,
    });
    expect(await guest.mails()).toEqual(['booking_confirmed', 'new_booking']);
  };

  it('books when the browser verifies, with the same response again', async () => {
    const { guest } = context;
    const payment = guest.pay('captured');
    for (let time = 0; time < 2; time++) {
      const answer = await guest.verify(payment);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({ success: true });
    }
    await isBooked();
    expect((await guest.row()).has_papers).toBe(true);
  });

  it('captures authorized money, of the exact amount', async () => {
    const { guest, razorpay } = context;
    const payment = guest.pay('authorized');
    expect((await guest.verify(payment)).status).toBe(200);
    expect(razorpay.payments.get(payment)?.status).toBe('captured');
    await isBooked();
  });

  it('books with an advance, with the balance due at the property', async () => {
    const { app, razorpay } = context;
    const other = await payingGuest(app, razorpay, { rooms: [{ id: 2 }], payment_method: 'advance' });
    expect(other.order.amount).toBe(270_000);
    await other.verify(other.pay('captured'));
    expect(await other.read()).toMatchObject({
      status: 'Pending',
      payment_status: 'Pending',
      paid_amount: 2700,
      remaining_amount: 2700,
    });
  });

  it.each(['webhook first', 'verify first'])('applies a payment once: %s, both twice', async (order) => {
    const { guest } = context;
    const payment = guest.pay('captured');
    const ways = [() => guest.webhook(payment, {}, 'evt_1'), () => guest.verify(payment)];
    if (order === 'verify first') ways.reverse();
    for (const way of [...ways, ...ways]) expect((await way()).status).toBe(200);
    await isBooked();
  });

  it('books by the webhook alone, when the browser is lost after paying', async () => {
    const { guest } = context;
    expect((await guest.webhook(guest.pay('authorized'))).status).toBe(200);
    await isBooked();
  });

  it('records the payment by the reservation’s own path, however often it is sent', async () => {
    const { app, guest } = context;
    const payment = guest.pay('captured');
    const json = { ...guest.sent(payment), amount: TOTAL, payment_method: 'full' };
    for (let time = 0; time < 2; time++) {
      const answer = await app.ask(`/public/reservation/${guest.id}/payment`, {
        headers: guest.headers,
        json,
      });
      expect(await answer.json()).toMatchObject({ success: true, reservation: { status: 'Completed' } });
    }
    const cheaper = await app.ask(`/public/reservation/${guest.id}/payment`, {
      headers: guest.headers,
      json: { ...json, amount: 1 },
    });
    expect([cheaper.status, (await cheaper.json()).code]).toEqual([409, 'price_changed']);
    await isBooked();
  });

  it('never moves a paid booking back', async () => {
    const { app, guest } = context;
    const payment = guest.pay('captured');
    await guest.verify(payment);
    await guest.webhook(payment, { status: 'authorized' });
    await guest.webhook(payment, { status: 'failed' });
    app.clock.advance(60 * 60_000);
    await isBooked();
  });

  it.each([{ amount: 100 }, { currency: 'USD' }])(
    'refunds %j, says so, and accepts the right amount',
    async (wrong) => {
      const { guest } = context;
      const answer = await guest.verify(guest.pay('captured', wrong));
      expect(answer.status).toBe(409);
      expect(await answer.json()).toMatchObject({
        code: 'payment_failed',
        message: 'The amount we received was not the amount due. We refund all of it.',
      });
      expect(await guest.mails()).toEqual(['payment_refunded', 'payment_differs']);
      await guest.verify(guest.pay('captured'));
      expect(await guest.read()).toMatchObject({ status: 'Completed', paid_amount: TOTAL });
    },
  );

  it('reports a failed payment, after which another one may succeed', async () => {
    const { guest } = context;
    const failed = guest.pay('failed');
    const answer = await guest.verify(failed);
    expect([answer.status, (await answer.json()).code]).toEqual([409, 'payment_failed']);
    expect(await guest.read()).toMatchObject({ status: 'Pending Payment', payment_status: 'Failed' });
    await guest.verify(guest.pay('captured'));
    await isBooked();
  });

  it('refuses wrong signatures, unknown orders and strangers', async () => {
    const { app, guest } = context;
    const payment = guest.pay('captured');
    const { razorpay_signature: signature } = guest.sent(payment);
    const flipped = signature.replace(/^./, (first) => (first === '0' ? '1' : '0'));
    const code = async (answer: Response) => [answer.status, (await answer.json()).code];
    expect(await code(await guest.verify(payment, { razorpay_signature: flipped }))).toEqual([
      400,
      'invalid_signature',
    ]);
    expect(await code(await guest.verify(payment, { razorpay_payment_id: 'pay_other' }))).toEqual([
      400,
      'invalid_signature',
    ]);
    expect(await code(await guest.verify(payment, { razorpay_order_id: 'order_other' }))).toEqual([
      404,
      'not_found',
    ]);
    const stranger = await app.ask('/public/reservation/razorpay/verify', { json: guest.sent(payment) });
    expect(await code(stranger)).toEqual([404, 'not_found']);
    expect((await guest.read()).status).toBe('Pending Payment');
  });

  it('refuses a payment that belongs to another reservation', async () => {
    const { app, guest, razorpay } = context;
    const other = await payingGuest(app, razorpay, { rooms: [{ id: 2 }] });
    const json = other.sent(other.pay('captured'));
    const headers = { Cookie: `${guest.headers.Cookie}; ${other.headers.Cookie}` };
    const answer = await app.ask(`/public/reservation/${guest.id}/payment`, { headers, json });
    expect(answer.status).toBe(404);
    expect((await guest.read()).status).toBe('Pending Payment');
  });

  it('accepts webhooks only with their own signature, and ignores unknown ones', async () => {
    const { app, database, guest, razorpay } = context;
    const payment = guest.pay('captured');
    const body = JSON.stringify({
      event: 'payment.captured',
      payload: { payment: { entity: razorpay.payments.get(payment) } },
    });
    const unsigned = await app.ask('/webhooks/razorpay', {
      method: 'POST',
      headers: { 'x-razorpay-signature': guest.sent(payment).razorpay_signature },
      body,
    });
    expect([unsigned.status, (await unsigned.json()).code]).toEqual([400, 'invalid_signature']);
    expect((await guest.read()).status).toBe('Pending Payment');
    const foreign = { ...razorpay.payments.get(payment), order_id: 'order_of_another_shop' };
    for (const event of [
      { event: 'payment.captured', payload: { payment: { entity: foreign } } },
      { event: 'invoice.paid', payload: {} },
      ['?'],
    ]) {
      expect((await sendWebhook(app, razorpay, event, 'evt_x')).status).toBe(200);
    }
    expect(await database.db.selectFrom('webhook_event').selectAll().execute()).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import { openRazorpay } from '#server/payments/razorpay/razorpay.ts';
import { eventually } from '../../support/eventually.ts';
import { paymentTest } from '../../support/payment-context.ts';

const FOUR_DAYS = 4 * 24 * 60;

paymentTest('while Razorpay is unavailable', (context) => {
  const syncCalls = () => context.razorpay.requests.filter(({ method }) => method === 'GET').length;

  it.each(['down', 'silent', 'rubbish'] as const)(
    'a proved payment waits and is booked later: %s',
    async (mood) => {
      const { guest } = context;
      const payment = guest.pay('captured');
      context.razorpayIs(mood);
      for (let time = 0; time < 2; time++) {
        const answer = await guest.verify(payment);
        expect(answer.status).toBe(202);
        expect(await answer.json()).toMatchObject({ success: false, code: 'payment_pending' });
      }
      // Long after the hold would have ended, the room is still not available to others.
      for (let round = 0; round < 3; round++) await context.minutesLater(30);
      expect((await guest.read()).status).toBe('Pending Payment');
      await expect(context.takeRoom()).rejects.toThrow('room_taken');
      context.razorpayIs('well');
      await context.minutesLater(1);
      expect(await guest.read()).toMatchObject({ status: 'Completed', payment_status: 'Paid' });
      expect(await guest.mails()).toEqual(['booking_confirmed', 'new_booking']);
    },
  );

  it('an unproved hold still ends in time', async () => {
    const { guest } = context;
    context.razorpayIs('down');
    await context.minutesLater(16);
    expect((await guest.read()).status).toBe('Expired');
    context.razorpayIs('well');
    expect((await (await context.takeRoom()).read()).status).toBe('Completed');
  });

  it('a webhook is still accepted, and its money captured when Razorpay is back', async () => {
    const { guest, razorpay } = context;
    const payment = guest.pay('authorized');
    context.razorpayIs('down');
    expect((await guest.webhook(payment, {}, 'evt_1')).status).toBe(200);
    expect((await guest.read()).status).toBe('Pending Payment');
    context.razorpayIs('well');
    await context.minutesLater(1);
    expect(razorpay.payments.get(payment)?.status).toBe('captured');
    expect((await guest.read()).status).toBe('Completed');
  });

  it('a webhook gets its response in time, however long Razorpay takes', async () => {
    const { guest, razorpay, app, database } = context;
    // Longer than this test may take: a response that waits for Razorpay comes too late.
    Object.assign(app.deps.payments, { capture: openRazorpay(razorpay.keys, 600_000).capture });
    const payment = guest.pay('authorized');
    razorpay.state.mood = 'silent';
    expect((await guest.webhook(payment)).status).toBe(200);
    razorpay.dropConnections();
    // It is noticed in the background, and a sync is scheduled.
    const soon = new Date(app.clock().getTime() + 60_000);
    await eventually(async () => {
      const { next_check_at } = await database.db
        .selectFrom('payment_order')
        .selectAll()
        .executeTakeFirstOrThrow();
      expect(next_check_at).toEqual(soon);
    });
    context.razorpayIs('well');
    await context.minutesLater(1);
    expect((await guest.read()).status).toBe('Completed');
  });

  it('no order is opened, and the response says so', async () => {
    const { guest, app, database } = context;
    await database.db.deleteFrom('payment_order').execute();
    const order = () =>
      app.ask('/public/reservation/razorpay/order', {
        headers: guest.headers,
        json: { notes: { reservation_id: guest.id } },
      });
    context.razorpayIs('down');
    const answer = await order();
    expect([answer.status, (await answer.json()).code]).toEqual([503, 'payment_unavailable']);
    context.razorpayIs('well');
    expect((await order()).status).toBe(200);
  });

  it('a capture with a lost response is found at the next sync', async () => {
    const { guest, razorpay } = context;
    const payment = guest.pay('authorized');
    context.razorpayIs('lost');
    expect((await guest.webhook(payment)).status).toBe(200);
    expect(razorpay.payments.get(payment)?.status).toBe('captured');
    await context.minutesLater(1);
    expect((await guest.read()).status).toBe('Completed');
  });

  it('the reconciler books what neither browser nor webhook reported', async () => {
    const { guest } = context;
    guest.pay('captured');
    await context.minutesLater(14);
    expect((await guest.read()).status).toBe('Pending Payment');
    await context.minutesLater(2);
    expect((await guest.read()).status).toBe('Completed');
  });

  it('a failed payment may succeed three days later', async () => {
    const { guest, razorpay } = context;
    const payment = guest.pay('failed');
    await guest.webhook(payment);
    await context.minutesLater(71 * 60);
    Object.assign(razorpay.payments.get(payment) ?? {}, { status: 'authorized' });
    await context.minutesLater(60);
    expect((await guest.read()).status).toBe('Completed');
  });

  it('an order is synced less and less often, and no more after three days', async () => {
    for (let minutes = 0; minutes < FOUR_DAYS; minutes += 20) await context.minutesLater(20);
    expect(syncCalls()).toBeGreaterThan(7);
    expect(syncCalls()).toBeLessThan(12);
    const [order] = await context.database.db.selectFrom('payment_order').selectAll().execute();
    expect(order?.settled).toBe(true);
  });
});

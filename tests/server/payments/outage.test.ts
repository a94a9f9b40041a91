import { describe, expect, it, vi } from 'vitest';
import { openRazorpay } from '#server/providers/razorpay.ts';
import { databases } from '../../support/database.ts';
import { paymentScene } from '../../support/payment-scene.ts';

const FOUR_DAYS = 4 * 24 * 60;

describe.each(databases)('when Razorpay can not be asked, on $name', (kind) => {
  const scene = paymentScene(kind);
  const asked = () => scene.razorpay.requests.filter(({ method }) => method === 'GET').length;

  it.each(['down', 'silent', 'rubbish'] as const)(
    'a proved payment waits and is booked later: %s',
    async (mood) => {
      const { guest } = scene;
      const payment = guest.pay('captured');
      scene.razorpayIs(mood);
      for (let time = 0; time < 2; time++) {
        const answer = await guest.verify(payment);
        expect(answer.status).toBe(202);
        expect(await answer.json()).toMatchObject({ success: false, code: 'payment_pending' });
      }
      // Long after the hold would have ended, and still nobody else can have the room.
      for (let round = 0; round < 3; round++) await scene.minutesLater(30);
      expect((await guest.read()).status).toBe('Pending Payment');
      await expect(scene.takeRoom()).rejects.toThrow('room_taken');
      scene.razorpayIs('well');
      await scene.minutesLater(1);
      expect(await guest.read()).toMatchObject({ status: 'Completed', payment_status: 'Paid' });
      expect(await guest.mails()).toEqual(['booking_confirmed', 'new_booking']);
    },
  );

  it('an unproved hold still ends in time', async () => {
    const { guest } = scene;
    scene.razorpayIs('down');
    await scene.minutesLater(16);
    expect((await guest.read()).status).toBe('Expired');
    scene.razorpayIs('well');
    expect((await (await scene.takeRoom()).read()).status).toBe('Completed');
  });

  it('a webhook is still taken, and its money captured when Razorpay is back', async () => {
    const { guest, razorpay } = scene;
    const payment = guest.pay('authorized');
    scene.razorpayIs('down');
    expect((await guest.webhook(payment, {}, 'evt_1')).status).toBe(200);
    expect((await guest.read()).status).toBe('Pending Payment');
    scene.razorpayIs('well');
    await scene.minutesLater(1);
    expect(razorpay.payments.get(payment)?.status).toBe('captured');
    expect((await guest.read()).status).toBe('Completed');
  });

  it('a webhook is answered in time, however long Razorpay takes', async () => {
    const { guest, razorpay, app, database } = scene;
    // Longer than this test may take: an answer that waits for Razorpay comes too late.
    Object.assign(app.deps.payments, { capture: openRazorpay(razorpay.keys, 600_000).capture });
    const payment = guest.pay('authorized');
    razorpay.state.mood = 'silent';
    expect((await guest.webhook(payment)).status).toBe(200);
    razorpay.dropConnections();
    // It noticed in the background, and will ask soon.
    const soon = new Date(app.clock().getTime() + 60_000);
    await vi.waitFor(async () => {
      const { next_check_at } = await database.db
        .selectFrom('payment_order')
        .selectAll()
        .executeTakeFirstOrThrow();
      expect(next_check_at).toEqual(soon);
    }, 5000);
    scene.razorpayIs('well');
    await scene.minutesLater(1);
    expect((await guest.read()).status).toBe('Completed');
  });

  it('no order is opened, and the answer says so', async () => {
    const { guest, app, database } = scene;
    await database.db.deleteFrom('payment_order').execute();
    const order = () =>
      app.ask('/public/reservation/razorpay/order', {
        headers: guest.headers,
        json: { notes: { reservation_id: guest.id } },
      });
    scene.razorpayIs('down');
    const answer = await order();
    expect([answer.status, (await answer.json()).code]).toEqual([503, 'payment_unavailable']);
    scene.razorpayIs('well');
    expect((await order()).status).toBe(200);
  });

  it('a lost capture answer is found at the next look', async () => {
    const { guest, razorpay } = scene;
    const payment = guest.pay('authorized');
    scene.razorpayIs('lost');
    expect((await guest.webhook(payment)).status).toBe(200);
    expect(razorpay.payments.get(payment)?.status).toBe('captured');
    await scene.minutesLater(1);
    expect((await guest.read()).status).toBe('Completed');
  });

  it('the reconciler books what neither browser nor webhook told', async () => {
    const { guest } = scene;
    guest.pay('captured');
    await scene.minutesLater(14);
    expect((await guest.read()).status).toBe('Pending Payment');
    await scene.minutesLater(2);
    expect((await guest.read()).status).toBe('Completed');
  });

  it('a failed payment may succeed three days later', async () => {
    const { guest, razorpay } = scene;
    const payment = guest.pay('failed');
    await guest.webhook(payment);
    await scene.minutesLater(71 * 60);
    Object.assign(razorpay.payments.get(payment) ?? {}, { status: 'authorized' });
    await scene.minutesLater(60);
    expect((await guest.read()).status).toBe('Completed');
  });

  it('an order is asked about ever more rarely, and no more after three days', async () => {
    for (let minutes = 0; minutes < FOUR_DAYS; minutes += 20) await scene.minutesLater(20);
    expect(asked()).toBeGreaterThan(7);
    expect(asked()).toBeLessThan(12);
    const [order] = await scene.database.db.selectFrom('payment_order').selectAll().execute();
    expect(order?.settled).toBe(true);
  });
});

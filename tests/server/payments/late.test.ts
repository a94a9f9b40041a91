import { expect, it } from 'vitest';
import { paymentTest } from '../../support/payment-context.ts';

const HOLD_MINUTES = 15;

paymentTest('late payments', (context) => {
  const refundCalls = () => context.razorpay.requests.filter(({ path }) => path.endsWith('/refund')).length;
  const isRefunded = async (payment: string) => {
    expect(context.razorpay.payments.get(payment)).toMatchObject({
      status: 'refunded',
      amount_refunded: 400_000,
    });
    expect(refundCalls()).toBe(1);
    expect(await context.guest.row()).toMatchObject({
      status: 'cancelled',
      payment_status: 'refunded',
      paid_paise: 0,
      refunded_paise: 400_000,
      has_papers: false,
    });
    expect(await context.guest.mails()).toEqual(['payment_refunded']);
  };

  it('takes the rooms again after the window was closed, and shows the booking again', async () => {
    const { guest } = context;
    const payment = guest.pay('captured');
    expect((await guest.closeWindow()).status).toBe(200);
    expect(await guest.read()).toBeUndefined();
    await guest.webhook(payment);
    expect(await guest.read()).toMatchObject({ status: 'Completed', paid_amount: 4000 });
    expect(await guest.mails()).toEqual(['booking_confirmed', 'new_booking']);
  });

  it('is refunded in full, once, when the window was closed and the rooms are sold', async () => {
    const { guest } = context;
    await guest.closeWindow();
    const other = await context.takeRoom();
    const payment = guest.pay('authorized');
    await guest.webhook(payment);
    await guest.webhook(payment);
    await context.minutesLater(60);
    await isRefunded(payment);
    expect((await other.read()).status).toBe('Completed');
  });

  it('takes the rooms again when the hold has expired and they are still free', async () => {
    const { guest, app } = context;
    app.clock.advance((HOLD_MINUTES + 1) * 60_000);
    expect((await guest.read()).status).toBe('Expired');
    expect((await guest.verify(guest.pay('captured'))).status).toBe(200);
    expect((await guest.read()).status).toBe('Completed');
  });

  it('tells the browser that the rooms are taken and the payment is refunded', async () => {
    const { guest, app } = context;
    app.clock.advance((HOLD_MINUTES + 1) * 60_000);
    await context.takeRoom();
    const payment = guest.pay('captured');
    for (let time = 0; time < 2; time++) {
      const answer = await guest.verify(payment);
      expect(answer.status).toBe(409);
      expect(await answer.json()).toMatchObject({
        success: false,
        code: 'room_taken',
        message: expect.stringContaining('no longer available'),
      });
    }
    await isRefunded(payment);
    expect((await guest.read()).status).toBe('Cancelled');
  });

  it('does not book a stay whose check-in day has passed', async () => {
    const { guest, app } = context;
    app.clock.set('2026-12-19T06:00:00Z');
    const payment = guest.pay('captured');
    await guest.webhook(payment);
    await isRefunded(payment);
  });

  it('still books a stay that begins today', async () => {
    const { guest, app } = context;
    app.clock.set('2026-12-18T18:00:00Z');
    await guest.webhook(guest.pay('captured'));
    expect((await guest.read()).status).toBe('Completed');
  });

  it('is refunded when the host has closed a night meanwhile', async () => {
    const { guest, database } = context;
    await guest.closeWindow();
    await database.db
      .deleteFrom('room_night')
      .where('room_id', '=', 1)
      .where('night', '=', '2026-12-19')
      .execute();
    const payment = guest.pay('captured');
    await guest.webhook(payment);
    await isRefunded(payment);
  });

  it.each([{ amount: 399_999 }, { amount: 400_001 }, { currency: 'USD' }])(
    'is never booked with %o',
    async (wrong) => {
      const { guest, razorpay } = context;
      const payment = guest.pay('captured', wrong);
      expect((await guest.verify(payment)).status).toBe(409);
      expect(razorpay.payments.get(payment)?.status).toBe('refunded');
      expect((await guest.read()).status).toBe('Pending Payment');
      await guest.verify(guest.pay('captured'));
      expect((await guest.read()).status).toBe('Completed');
    },
  );

  it('refuses an order once the hold is over, paid, or priced otherwise', async () => {
    const { guest, app } = context;
    const order = async (amount?: number) => {
      const json = { amount, currency: 'INR', notes: { reservation_id: guest.id } };
      const answer = await app.ask('/public/reservation/razorpay/order', { headers: guest.headers, json });
      const body = await answer.json();
      return body.code ?? body.order.id;
    };
    expect(await order(400_000)).toBe(guest.order.id);
    expect(await order(100)).toBe('price_changed');
    app.clock.advance((HOLD_MINUTES + 1) * 60_000);
    expect(await order()).toBe('hold_expired');
    await guest.webhook(guest.pay('captured'));
    expect(await order()).toBe('already_paid');
  });
});

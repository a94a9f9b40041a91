import { beforeEach, expect, it } from 'vitest';
import { payingGuest } from '../../support/paying-guest.ts';
import { paymentTest } from '../../support/payment-context.ts';

paymentTest('the balance of a booking that is changed or cancelled', (context) => {
  const refunds = () => context.database.db.selectFrom('refund').selectAll().orderBy('id').execute();
  /** Half of ₹4,000 is paid, for two nights in room 1. */
  let advance: string;
  beforeEach(async () => {
    await context.guest.closeWindow();
    context.guest = await payingGuest(context.app, context.razorpay, { payment_method: 'advance' });
    advance = context.guest.pay('captured');
    expect((await context.guest.verify(advance)).status).toBe(200);
  });
  const change = async (json: Record<string, unknown>) => {
    const { id, headers } = context.guest;
    const path = `/public/reservation/${id}/change`;
    const { quote } = await (await context.app.ask(`${path}/quote`, { headers, json })).json();
    return context.app.ask(path, { headers, json: { quote_id: quote.id } });
  };
  const cancel = () => {
    const { id, headers } = context.guest;
    return context.app.ask(`/public/reservation/${id}/cancel`, { headers, json: {} });
  };

  it.each([
    ['2026-12-01T00:00:00Z', 4000, [200_000, 200_000]],
    ['2026-12-13T00:00:00Z', 2000, [200_000]],
    ['2026-12-17T00:00:00Z', 0, []],
  ])('cancelling on %s refunds ₹%i over both payments', async (at, rupees, back) => {
    const { guest, razorpay } = context;
    const balance = await guest.rest();
    await balance.verify(balance.pay('captured'));
    context.app.clock.set(at);
    expect((await cancel()).status).toBe(200);
    await context.minutesLater(1);
    expect((await refunds()).map(({ amount_paise }) => amount_paise)).toEqual(back);
    expect(await guest.row()).toMatchObject({
      status: 'cancelled',
      refunded_paise: rupees * 100,
      paid_paise: 400_000 - rupees * 100,
    });
    const refunded = [...razorpay.payments.values()].filter(({ order_id }) =>
      [guest.order.id, balance.order.id].includes(order_id),
    );
    expect(refunded.reduce((sum, { amount_refunded }) => sum + amount_refunded, 0)).toBe(rupees * 100);
  });

  it('a payment for a booking that was cancelled meanwhile is refunded', async () => {
    const balance = await context.guest.rest();
    context.app.clock.set('2026-12-17T00:00:00Z');
    await cancel();
    const payment = balance.pay('captured');
    await balance.webhook(payment);
    await context.minutesLater(1);
    expect(context.razorpay.payments.get(payment)).toMatchObject({ status: 'refunded' });
    expect(await context.guest.row()).toMatchObject({ status: 'cancelled', paid_paise: 200_000 });
    expect(await (await context.guest.openBalance()).json()).toMatchObject({ code: 'not_booked' });
  });

  it('a change of the stay changes the balance: the old order is refunded, the new one applied', async () => {
    const { guest } = context;
    const old = await guest.rest();
    // ₹2,000 for one night, of which ₹2,000 is paid … so a breakfast leaves something due.
    expect((await change({ check_out: '2026-12-19', breakfast: 2 })).status).toBe(200);
    const due = (await guest.read()).remaining_amount;
    expect(due).toBeGreaterThan(0);
    const payment = old.pay('captured');
    expect(await (await old.verify(payment)).json()).toMatchObject({ code: 'already_paid' });
    await context.minutesLater(1);
    expect(context.razorpay.payments.get(payment)).toMatchObject({ status: 'refunded' });
    const now = await guest.rest();
    expect(now.order.amount).toBe(due * 100);
    expect((await now.verify(now.pay('captured'))).status).toBe(200);
    expect(await guest.read()).toMatchObject({ status: 'Completed', remaining_amount: 0 });
  });

  it('a change after the balance is paid refunds the newest payment first, and the booking stays confirmed', async () => {
    const { guest, razorpay } = context;
    const balance = await guest.rest();
    // Both came at the same instant, and its id sorts first.
    const payment = balance.pay('captured', { id: 'pay_0' });
    await balance.verify(payment);
    expect((await change({ check_out: '2026-12-19' })).status).toBe(200);
    await context.minutesLater(1);
    expect(razorpay.payments.get(payment)).toMatchObject({ status: 'refunded' });
    await balance.webhook(payment);
    await context.minutesLater(20);
    expect(await guest.row()).toMatchObject({
      status: 'confirmed',
      payment_status: 'paid',
      total: 2000,
      paid_paise: 200_000,
    });
    expect((await cancel()).status).toBe(200);
    await context.minutesLater(1);
    expect(razorpay.payments.get(advance)).toMatchObject({ status: 'refunded' });
    expect(await guest.row()).toMatchObject({ paid_paise: 0, refunded_paise: 400_000 });
  });

  it('an offline refund of the advance cancels the booking and refunds the balance', async () => {
    const { guest, razorpay } = context;
    const balance = await guest.rest();
    const payment = balance.pay('captured');
    await balance.verify(payment);
    const first = razorpay.payments.get(advance);
    if (first) razorpay.refund(first, 200_000, 'by-hand');
    await guest.webhook(advance);
    await context.minutesLater(1);
    expect(razorpay.payments.get(payment)).toMatchObject({ status: 'refunded' });
    expect(await guest.row()).toMatchObject({ status: 'cancelled', paid_paise: 0, refunded_paise: 400_000 });
  });
});

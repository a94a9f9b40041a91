import { beforeEach, expect, it } from 'vitest';
import { paymentTest } from '../../support/payment-context.ts';

paymentTest('a booking whose change was paid for', (context) => {
  const refunds = () => context.database.db.selectFrom('refund').selectAll().orderBy('id').execute();
  let first: string;
  let more: string;
  /** ₹4,000 for two nights in room 1, then ₹1,700 for a third. */
  beforeEach(async () => {
    const { guest } = context;
    first = guest.pay('captured');
    await guest.verify(first);
    context.app.clock.advance(60_000);
    const requested = await guest.change({ check_out: '2026-12-21' });
    more = requested.pay('captured');
    expect((await requested.verify(more)).status).toBe(200);
    expect(await guest.row()).toMatchObject({ total: 5700, due_now: 4000, paid_paise: 570_000 });
  });

  it.each([
    ['2026-12-01T00:00:00Z', 5700, [400_000, 170_000]],
    ['2026-12-13T00:00:00Z', 2850, [285_000]],
    ['2026-12-17T00:00:00Z', 0, []],
  ])('cancelling on %s refunds ₹%i over both payments', async (at, rupees, back) => {
    const { guest, razorpay } = context;
    context.app.clock.set(at);
    expect((await guest.cancel()).status).toBe(200);
    await context.minutesLater(1);
    expect((await refunds()).map(({ amount_paise }) => amount_paise)).toEqual(back);
    expect(await guest.row()).toMatchObject({
      status: 'cancelled',
      refunded_paise: rupees * 100,
      paid_paise: 570_000 - rupees * 100,
    });
    const refunded = [first, more].map((id) => razorpay.payments.get(id)?.amount_refunded ?? 0);
    expect(refunded.reduce((sum, paise) => sum + paise, 0)).toBe(rupees * 100);
    expect(await guest.nights()).toEqual([]);
  });

  it('a cheaper change refunds the newest payment first, and the booking stays confirmed', async () => {
    const { guest, razorpay } = context;
    const { quoteId, money } = await guest.quoteChange({ check_out: '2026-12-19' });
    expect(money).toMatchObject({ new_total: 2000, comes_back: 3700 });
    expect((await guest.applyChange(quoteId)).status).toBe(200);
    await context.minutesLater(1);
    expect(razorpay.payments.get(more)).toMatchObject({ status: 'refunded' });
    expect(razorpay.payments.get(first)).toMatchObject({ amount_refunded: 200_000 });
    await context.minutesLater(20);
    expect(await guest.row()).toMatchObject({
      status: 'confirmed',
      payment_status: 'paid',
      total: 2000,
      paid_paise: 200_000,
    });
  });

  it('an offline refund of the later payment leaves the booking; one of the first cancels it and refunds the other', async () => {
    const { guest, razorpay } = context;
    const one = razorpay.payments.get(more);
    if (one) razorpay.refund(one, 70_000, 'by-hand');
    await guest.webhook(more);
    await context.minutesLater(1);
    expect(await guest.row()).toMatchObject({
      status: 'confirmed',
      payment_status: 'paid',
      paid_paise: 500_000,
      refunded_paise: 70_000,
    });
    const begun = razorpay.payments.get(first);
    if (begun) razorpay.refund(begun, 400_000, 'all-by-hand');
    await guest.webhook(first);
    await context.minutesLater(1);
    expect(razorpay.payments.get(more)).toMatchObject({ status: 'refunded' });
    expect(await guest.row()).toMatchObject({ status: 'cancelled', paid_paise: 0, refunded_paise: 570_000 });
  });

  it('an offline refund of a booking paid in full does not become due with its next change', async () => {
    const { guest, razorpay } = context;
    const one = razorpay.payments.get(more);
    if (one) razorpay.refund(one, 170_000, 'by-hand');
    await guest.webhook(more);
    const dearer = await guest.change({ breakfast: 1 });
    expect(dearer.money).toMatchObject({ paid: 4000, pay_now: 150, pay_later: 0, comes_back: 0 });
    expect((await dearer.verify(dearer.pay('captured'))).status).toBe(200);
    expect(await guest.row()).toMatchObject({
      status: 'confirmed',
      payment_status: 'paid',
      total: 5850,
      paid_paise: 415_000,
    });
    const cheaper = await guest.quoteChange({ breakfast: 0 });
    expect(cheaper.money).toMatchObject({ pay_now: 0, pay_later: 0, comes_back: 150 });
    expect((await guest.applyChange(cheaper.quoteId)).status).toBe(200);
    expect(await guest.row()).toMatchObject({
      status: 'confirmed',
      payment_status: 'paid',
      total: 5700,
      paid_paise: 400_000,
    });
  });
});

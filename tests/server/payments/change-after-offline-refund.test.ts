import { expect, it } from 'vitest';
import { paymentTest } from '../../support/payment-context.ts';

paymentTest('a booking with a partial offline refund', (context) => {
  it('can be changed, even if the change refunds all of it', async () => {
    const { guest, razorpay } = context;
    const payment = guest.pay('captured');
    await guest.verify(payment);
    const entity = razorpay.payments.get(payment);
    if (entity) razorpay.refund(entity, 250_000, undefined);
    await guest.webhook(payment);
    const { quoteId, money } = await guest.quoteChange({ check_out: '2026-12-19' });
    expect(money).toMatchObject({ comes_back: 1500 });
    expect((await guest.applyChange(quoteId)).status).toBe(200);
    await context.minutesLater(1);
    await guest.webhook(payment);
    expect(entity).toMatchObject({ status: 'refunded', amount_refunded: 400_000 });
    expect(await guest.read()).toMatchObject({ status: 'Completed', remaining_amount: 0 });
    expect(await guest.nights()).toEqual(['1 18']);
    expect(await guest.mails()).not.toContain('booking_cancelled');
    // It is cancelled only once.
    expect((await guest.cancel()).status).toBe(200);
    await guest.webhook(payment);
    expect(await guest.row()).toMatchObject({ status: 'cancelled', refunded_paise: 400_000, paid_paise: 0 });
  });

  it('refunded whole is cancelled, and the hold of an open change stays counted as unpaid', async () => {
    const { guest, razorpay, database } = context;
    const payment = guest.pay('captured');
    await guest.verify(payment);
    await guest.change({ check_out: '2026-12-21' });
    const entity = razorpay.payments.get(payment);
    if (entity) razorpay.refund(entity, 400_000, undefined);
    await guest.webhook(payment);
    expect(await guest.row()).toMatchObject({ status: 'cancelled', refunded_paise: 400_000 });
    const holds = database.db.selectFrom('hold').select('released_at').where('purpose', '=', 'change');
    expect(await holds.execute()).toEqual([{ released_at: expect.any(Date) }]);
  });
});

import { beforeEach, expect, it } from 'vitest';
import { reconcile } from '#server/payments/orders/reconcile.ts';
import { payDueRefunds } from '#server/payments/refunds/pay-refunds.ts';
import { expectSameMoney } from '../../support/books.ts';
import { concurrentDatabase } from '../../support/database.ts';
import { payingGuest } from '../../support/paying-guest.ts';
import { paymentTest } from '../../support/payment-context.ts';

paymentTest(
  'the balance, everything at once',
  (context) => {
    const ROUNDS = [1, 2, 3, 4, 5, 6];
    const times = <T>(count: number, work: () => Promise<T>) => Array.from({ length: count }, work);
    const stay = { payment_method: 'advance' };

    beforeEach(async () => {
      await context.guest.closeWindow();
      context.razorpay.payments.clear();
      context.guest = await payingGuest(context.app, context.razorpay, stay);
      await context.guest.verify(context.guest.pay('captured'));
    });
    const ask = (path: string, json: object) =>
      context.app.ask(`/public/reservation/${context.guest.id}${path}`, {
        headers: context.guest.headers,
        json,
      });
    const settleAll = async () => {
      await payDueRefunds(context.app.deps);
      await expectSameMoney(context.database.db, context.razorpay);
    };

    it('two tabs get one order, and one payment reported from every side is applied once', async () => {
      const { guest, app } = context;
      const tabs = await Promise.all(times(6, () => guest.rest()));
      expect(new Set(tabs.map(({ order }) => order.id)).size).toBe(1);
      const [first, second] = tabs;
      if (!first || !second) throw new Error('no tabs');
      const one = first.pay('authorized');
      const other = second.pay('authorized');
      app.clock.advance(15 * 60_000);
      await Promise.all([
        ...times(4, () => first.verify(one)),
        ...times(4, () => second.verify(other)),
        ...times(3, () => first.webhook(one)),
        ...times(3, () => second.webhook(other)),
        ...times(2, () => reconcile(app.deps)),
      ]);
      await settleAll();
      expect(await guest.row()).toMatchObject({
        status: 'confirmed',
        payment_status: 'paid',
        paid_paise: 400_000,
      });
      expect(await guest.mails()).toEqual(
        expect.arrayContaining(['rest_paid', 'rest_received', 'payment_refunded']),
      );
      expect(context.razorpay.refunds.size).toBe(1);
    });

    it.each(ROUNDS)('cancelling while the balance is paid loses no money (%i)', async () => {
      const { guest } = context;
      const balance = await guest.rest();
      const payment = balance.pay('captured');
      await Promise.all([balance.webhook(payment), ask('/cancel', {}), balance.verify(payment)]);
      await settleAll();
      expect(await guest.row()).toMatchObject({
        status: 'cancelled',
        paid_paise: 0,
        refunded_paise: 400_000,
      });
    });

    it.each(ROUNDS)('changing while the balance is paid loses no money (%i)', async () => {
      const { guest } = context;
      const request = { check_out: '2026-12-19' };
      const { quoteId } = await guest.quoteChange(request);
      const balance = await guest.rest();
      const payment = balance.pay('captured');
      const [, changed] = await Promise.all([
        balance.webhook(payment),
        guest.applyChange(quoteId),
        balance.verify(payment),
      ]);
      // The payment came first: the refund would not be the one shown to the guest, so a new quote is needed.
      if (changed.status !== 200) {
        expect(await changed.json()).toMatchObject({ code: 'price_changed' });
        const { quoteId: next, money } = await guest.quoteChange(request);
        expect(money).toMatchObject({ comes_back: 2000 });
        expect((await guest.applyChange(next)).status).toBe(200);
      }
      await settleAll();
      expect(await guest.row()).toMatchObject({
        status: 'confirmed',
        payment_status: 'paid',
        total: 2000,
        paid_paise: 200_000,
        refunded_paise: 200_000,
      });
    });
  },
  [concurrentDatabase],
);

import { describe, expect, it } from 'vitest';
import { loadInvoice } from '#server/storage/invoices.ts';
import { databases } from '../../support/database.ts';
import { paymentScene } from '../../support/payment-scene.ts';

describe.each(databases)('refunds on $name', (kind) => {
  const scene = paymentScene(kind);
  const refunds = () => scene.database.db.selectFrom('refund').selectAll().orderBy('id').execute();

  it('give the second of two payments on one order back', async () => {
    const { guest, razorpay } = scene;
    const payments = [guest.pay('captured'), guest.pay('captured')];
    for (const payment of payments) expect((await guest.verify(payment)).status).toBe(200);
    for (const payment of payments) await guest.webhook(payment);
    const states = payments.map((payment) => razorpay.payments.get(payment)?.status);
    expect(states.sort()).toEqual(['captured', 'refunded']);
    expect(await guest.read()).toMatchObject({ status: 'Completed', paid_amount: 4000 });
    expect(await guest.mails()).toEqual(['booking_confirmed', 'new_booking', 'payment_refunded']);
    expect(await refunds()).toMatchObject([{ reason: 'paid_twice', state: 'processed', attempts: 1 }]);
    // What went back of the second payment is none of the invoice's business.
    const invoice = await loadInvoice(scene.database.db, guest.id, { email: 'host@stay.example' });
    expect(invoice).toMatchObject({ paid: 4000, due: 0 });
  });

  it.each(['down', 'silent', 'rubbish', 'lost'] as const)(
    'happen once when Razorpay was %s at the first attempt',
    async (mood) => {
      const { guest, razorpay } = scene;
      await guest.closeWindow();
      await scene.takeRoom();
      const payment = guest.pay('captured');
      scene.razorpayIs(mood);
      expect((await guest.webhook(payment)).status).toBe(200);
      expect(await refunds()).toMatchObject([{ reason: 'rooms_taken', state: 'asked', attempts: 1 }]);
      await scene.minutesLater(0.5);
      expect(await refunds()).toMatchObject([{ attempts: 1 }]);
      scene.razorpayIs('well');
      await scene.minutesLater(1);
      await scene.minutesLater(60);
      expect(await refunds()).toMatchObject([{ state: 'processed' }]);
      expect(razorpay.refunds.size).toBe(1);
      expect(razorpay.payments.get(payment)).toMatchObject({ status: 'refunded', amount_refunded: 400_000 });
      expect(await guest.mails()).toEqual(['payment_refunded']);
    },
  );

  it('wait longer after each failure', async () => {
    const { guest } = scene;
    await guest.closeWindow();
    await scene.takeRoom();
    await scene.minutesLater(0);
    scene.razorpayIs('down');
    await guest.webhook(guest.pay('captured'));
    for (const minutes of [1, 2, 4, 8]) await scene.minutesLater(minutes);
    const [refund] = await refunds();
    expect(refund?.attempts).toBe(5);
    expect(refund?.next_attempt_at).toEqual(new Date(scene.app.clock().getTime() + 16 * 60_000));
  });

  it('that Razorpay works on are done when it says so', async () => {
    const { guest, razorpay } = scene;
    razorpay.state.pendingRefunds = true;
    await guest.closeWindow();
    await scene.takeRoom();
    const payment = guest.pay('captured');
    await guest.webhook(payment);
    expect(await refunds()).toMatchObject([{ state: 'asked', provider_id: expect.stringMatching(/^rfnd_/) }]);
    await guest.webhook(payment);
    expect(await refunds()).toMatchObject([{ state: 'processed' }]);
    expect(razorpay.requests.filter(({ path }) => path.endsWith('/refund'))).toHaveLength(1);
  });

  it('made by the host at Razorpay end the booking and open its rooms', async () => {
    const { guest, razorpay } = scene;
    const payment = guest.pay('captured');
    await guest.verify(payment);
    const entity = razorpay.payments.get(payment);
    if (entity) razorpay.refund(entity, entity.amount, undefined);
    await guest.webhook(payment);
    await guest.webhook(payment);
    expect(await guest.row()).toMatchObject({
      status: 'Cancelled',
      payment_status: 'Refunded',
      paid_paise: 0,
      refunded_paise: 400_000,
    });
    expect(await refunds()).toMatchObject([{ reason: 'outside', state: 'processed' }]);
    expect((await (await scene.takeRoom()).read()).status).toBe('Completed');
  });

  it('made by the host in part leave the booking as it is', async () => {
    const { guest, razorpay } = scene;
    const payment = guest.pay('captured');
    await guest.verify(payment);
    const entity = razorpay.payments.get(payment);
    if (entity) razorpay.refund(entity, 100_000, undefined);
    await guest.webhook(payment);
    expect(await guest.read()).toMatchObject({ status: 'Completed', paid_amount: 3000 });
    expect(await refunds()).toMatchObject([{ amount_paise: 100_000, reason: 'outside' }]);
  });
});

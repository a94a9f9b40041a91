import { describe, expect, it } from 'vitest';
import { composeMail } from '#server/mail/compose.ts';
import { newestMail } from '#server/mail/queries.ts';
import { loadStay } from '#server/papers/stay-queries.ts';
import { testHost } from '../../../support/app.ts';
import { sendWebhook } from '../../../support/paying-guest.ts';
import { paymentTest } from '../../../support/payment-context.ts';
import { readPdf } from '../../../support/pdf.ts';

paymentTest('refunds', (context) => {
  const refunds = () => context.database.db.selectFrom('refund').selectAll().orderBy('id').execute();

  it('return the second of two payments on one order', async () => {
    const { guest, razorpay } = context;
    const payments = [guest.pay('captured'), guest.pay('captured')];
    const answers = [await guest.verify(payments[0] ?? ''), await guest.verify(payments[1] ?? '')];
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    for (const payment of payments) await guest.webhook(payment);
    const states = payments.map((payment) => razorpay.payments.get(payment)?.status);
    expect(states.sort()).toEqual(['captured', 'refunded']);
    expect(await guest.read()).toMatchObject({ status: 'Completed', paid_amount: 4000 });
    expect(await guest.mails()).toEqual(['booking_confirmed', 'new_booking', 'payment_refunded']);
    expect(await refunds()).toMatchObject([{ reason: 'paid_twice', state: 'processed', attempts: 1 }]);
    // The refund of the second payment is not on the invoice.
    const invoice = await loadStay(context.database.db, guest.id, testHost);
    expect(invoice).toMatchObject({ paid: 4000, due: 0 });
  });

  it.each(['down', 'silent', 'rubbish', 'lost'] as const)(
    'are made once when Razorpay was %s at the first attempt',
    async (mood) => {
      const { guest, razorpay } = context;
      await guest.closeWindow();
      await context.takeRoom();
      const payment = guest.pay('captured');
      context.razorpayIs(mood);
      expect((await guest.webhook(payment)).status).toBe(200);
      expect(await refunds()).toMatchObject([{ reason: 'rooms_taken', state: 'asked', attempts: 1 }]);
      await context.minutesLater(0.5);
      expect(await refunds()).toMatchObject([{ attempts: 1 }]);
      context.razorpayIs('well');
      await context.minutesLater(1);
      await context.minutesLater(60);
      expect(await refunds()).toMatchObject([{ state: 'processed' }]);
      expect(razorpay.refunds.size).toBe(1);
      expect(razorpay.payments.get(payment)).toMatchObject({ status: 'refunded', amount_refunded: 400_000 });
      expect(await guest.mails()).toEqual(['payment_refunded']);
    },
  );

  it('wait longer after each failure', async () => {
    const { guest } = context;
    await guest.closeWindow();
    await context.takeRoom();
    await context.minutesLater(0);
    context.razorpayIs('down');
    await guest.webhook(guest.pay('captured'));
    for (const minutes of [1, 2, 4, 8]) await context.minutesLater(minutes);
    const [refund] = await refunds();
    expect(refund?.attempts).toBe(5);
    expect(refund?.next_attempt_at).toEqual(new Date(context.app.clock().getTime() + 16 * 60_000));
  });

  it('that Razorpay processes are done when it says so', async () => {
    const { guest, razorpay } = context;
    razorpay.state.pendingRefunds = true;
    await guest.closeWindow();
    await context.takeRoom();
    const payment = guest.pay('captured');
    await guest.webhook(payment);
    expect(await refunds()).toMatchObject([{ state: 'asked', provider_id: expect.stringMatching(/^rfnd_/) }]);
    await guest.webhook(payment);
    expect(await refunds()).toMatchObject([{ state: 'processed' }]);
    expect(razorpay.requests.filter(({ path }) => path.endsWith('/refund'))).toHaveLength(1);
  });

  describe('that Razorpay accepted but could not make', () => {
    const stuck = async () => {
      const mails = (await newestMail(context.database.db, 20)).filter(({ kind }) => kind === 'refund_stuck');
      return Promise.all(mails.map((mail) => composeMail(mail, context.app.deps)));
    };
    const failed = async () => {
      const { guest, razorpay } = context;
      const payment = guest.pay('captured');
      await guest.verify(payment);
      razorpay.state.pendingRefunds = true;
      expect((await guest.cancel()).status).toBe(200);
      razorpay.state.pendingRefunds = false;
      return { payment, refund: razorpay.failRefund(`cancel-${payment}`) };
    };
    const expectPaidOnce = async (payment: string) => {
      const { guest, razorpay } = context;
      expect(razorpay.payments.get(payment)).toMatchObject({ status: 'refunded', amount_refunded: 400_000 });
      expect(await refunds()).toMatchObject([{ state: 'processed', amount_paise: 400_000 }]);
      expect(await guest.row()).toMatchObject({ status: 'cancelled', refunded_paise: 400_000 });
      const [mail, ...others] = await stuck();
      expect(others).toEqual([]);
      expect(mail).toMatchObject({
        to: context.app.deps.config.hostEmail,
        subject: `A refund for SH${guest.id} has not gone through`,
      });
      expect(mail?.text).toContain('₹4,000');
    };

    it('are tried again with a new key, and the host gets a mail', async () => {
      const { payment } = await failed();
      for (let hours = 0; hours < 24; hours += 6) await context.minutesLater(6 * 60);
      await expectPaidOnce(payment);
    });

    it('are tried again when a webhook reports it, also after one that reported success', async () => {
      const { payment, refund } = await failed();
      const counted = { status: 'refunded', amount_refunded: 400_000 };
      await context.guest.webhook(payment, counted);
      expect(await refunds()).toMatchObject([{ state: 'processed' }]);
      const payload = {
        payment: { entity: context.razorpay.payments.get(payment) },
        refund: { entity: refund },
      };
      for (const id of ['first', 'again'])
        await sendWebhook(context.app, context.razorpay, { event: 'refund.failed', payload }, id);
      await context.minutesLater(1);
      await expectPaidOnce(payment);
    });
  });

  it('are made in the end, also when the first response was lost and it counted as made', async () => {
    const { guest, razorpay, app } = context;
    const payment = guest.pay('captured');
    await guest.verify(payment);
    razorpay.state.pendingRefunds = true;
    context.razorpayIs('lost');
    expect((await guest.cancel()).status).toBe(200);
    await guest.webhook(payment);
    expect(await refunds()).toMatchObject([{ state: 'processed', provider_id: null }]);
    razorpay.state.pendingRefunds = false;
    const refund = razorpay.failRefund(`cancel-${payment}`);
    const payload = { payment: { entity: razorpay.payments.get(payment) }, refund: { entity: refund } };
    await sendWebhook(app, razorpay, { event: 'refund.failed', payload }, 'failed');
    for (let hours = 0; hours < 12; hours += 6) await context.minutesLater(6 * 60);
    expect(razorpay.payments.get(payment)).toMatchObject({ amount_refunded: 400_000 });
    expect(await refunds()).toMatchObject([{ state: 'processed', provider_id: expect.any(String) }]);
  });

  it.each(['before', 'after'])(
    'in part, made by hand %s the mail about a failure, are not made twice',
    async (when) => {
      const { guest, razorpay, app } = context;
      const payment = guest.pay('captured');
      await guest.verify(payment);
      app.clock.set('2026-12-13T06:00:00Z');
      // From here on the order is not synced any more.
      await context.minutesLater(0);
      razorpay.state.pendingRefunds = true;
      await guest.cancel();
      razorpay.state.pendingRefunds = false;
      const entity = razorpay.payments.get(payment);
      if (!entity) throw new Error('no payment');
      const refund = razorpay.failRefund(`cancel-${payment}`);
      const payload = { payment: { entity: { ...entity } }, refund: { entity: refund } };
      const apply = () => sendWebhook(app, razorpay, { event: 'refund.failed', payload }, 'failed');
      const refundOffline = () => razorpay.refund(entity, 200_000, undefined);
      if (when === 'after') {
        await apply();
        refundOffline();
      } else {
        refundOffline();
        await guest.webhook(payment);
        await apply();
      }
      for (let hours = 0; hours < 24; hours += 6) await context.minutesLater(6 * 60);
      expect(entity.amount_refunded).toBe(200_000);
      expect(await refunds()).toMatchObject([{ reason: 'guest_cancelled', state: 'processed' }]);
    },
  );

  it('that Razorpay keeps refusing are reported to the host once', async () => {
    const { guest, razorpay } = context;
    const payment = guest.pay('captured');
    await guest.verify(payment);
    const there = razorpay.payments.get(payment);
    if (there) there.status = 'authorized';
    await guest.cancel();
    const hostMails = async () =>
      (await newestMail(context.database.db, 20)).filter(({ kind }) => kind === 'refund_stuck').length;
    for (const minutes of [1, 2, 4, 8, 16]) await context.minutesLater(minutes);
    expect(await hostMails()).toBe(0);
    for (const minutes of [32, 64, 128]) await context.minutesLater(minutes);
    expect(await hostMails()).toBe(1);
  });

  it('made by the host at Razorpay cancel the booking and free its rooms', async () => {
    const { guest, razorpay } = context;
    const payment = guest.pay('captured');
    await guest.verify(payment);
    const entity = razorpay.payments.get(payment);
    if (entity) razorpay.refund(entity, entity.amount, undefined);
    await guest.webhook(payment);
    await guest.webhook(payment);
    expect(await guest.row()).toMatchObject({
      status: 'cancelled',
      payment_status: 'refunded',
      paid_paise: 0,
      refunded_paise: 400_000,
    });
    expect((await guest.row()).cancelled_at?.getTime()).toBe(context.app.clock().getTime());
    expect(await refunds()).toMatchObject([{ reason: 'outside', state: 'processed' }]);
    expect((await guest.mails()).slice(2)).toEqual([
      'payment_refunded',
      'booking_cancelled',
      'cancellation_notice',
    ]);
    const [notice, template] = await newestMail(context.database.db, 2);
    if (!notice || !template) throw new Error('nobody is told');
    const mail = await composeMail(template, context.app.deps);
    expect(mail.text).toContain('Your hosts have refunded everything you paid for this booking');
    const note = await readPdf((await mail.attachments[0]?.render()) ?? Buffer.alloc(0));
    expect(note.text).toContain('₹4,000');
    expect((await composeMail(notice, context.app.deps)).text).toMatch(
      /You refunded the whole payment.+free again/,
    );
    expect((await (await context.takeRoom()).read()).status).toBe('Completed');
  });

  it('made by the host in part leave the booking unchanged', async () => {
    const { guest, razorpay } = context;
    const payment = guest.pay('captured');
    await guest.verify(payment);
    const entity = razorpay.payments.get(payment);
    if (entity) razorpay.refund(entity, 100_000, undefined);
    await guest.webhook(payment);
    expect(await guest.read()).toMatchObject({ status: 'Completed', paid_amount: 3000 });
    expect(await refunds()).toMatchObject([{ amount_paise: 100_000, reason: 'outside' }]);
  });

  it('made by the host of a cancellation fee leave nothing paid', async () => {
    const { guest, razorpay, app } = context;
    const payment = guest.pay('captured');
    await guest.verify(payment);
    app.clock.set('2026-12-13T06:00:00Z');
    await guest.cancel();
    expect(await guest.row()).toMatchObject({ payment_status: 'paid', paid_paise: 200_000 });
    const entity = razorpay.payments.get(payment);
    if (entity) razorpay.refund(entity, 200_000, undefined);
    await guest.webhook(payment);
    expect(await guest.row()).toMatchObject({ payment_status: 'refunded', paid_paise: 0 });
  });
});

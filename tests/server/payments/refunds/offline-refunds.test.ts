import { expect, it } from 'vitest';
import { composeMail } from '#server/mail/compose.ts';
import { newestMail, type QueuedMail } from '#server/mail/queries.ts';
import { sendDueMail } from '#server/mail/worker.ts';
import { expectSameMoney } from '../../../support/books.ts';
import { paymentTest } from '../../../support/payment-context.ts';
import { readPdf } from '../../../support/pdf.ts';

/** A refund that the host made at Razorpay without a webhook. */
paymentTest('an unreported offline refund', (context) => {
  const refunds = async () => {
    const rows = await context.database.db.selectFrom('refund').selectAll().orderBy('id').execute();
    return rows.map(({ reason, state, amount_paise }) => `${reason} ${state} ${amount_paise}`);
  };
  const refundCalls = () => context.razorpay.requests.filter(({ path }) => path.endsWith('/refund'));
  const book = async () => {
    const payment = context.guest.pay('captured');
    expect((await context.guest.verify(payment)).status).toBe(200);
    return payment;
  };
  const refundAtProvider = (payment: string, paise: number) => {
    const entity = context.razorpay.payments.get(payment);
    if (entity) context.razorpay.refund(entity, paise, undefined);
  };
  const cancel = async (refund: number) => {
    const { id, headers } = context.guest;
    const answer = await context.app.ask(`/public/reservation/${id}/cancel`, { headers, json: { refund } });
    expect(answer.status).toBe(200);
  };
  const mails = async (which: QueuedMail['kind']) => {
    const found = (await newestMail(context.database.db, 20)).filter((one) => one.kind === which);
    return Promise.all(found.map((one) => composeMail(one, context.app.deps)));
  };
  const noteOf = async (mail: Awaited<ReturnType<typeof mails>>[number] | undefined) =>
    (await readPdf((await mail?.attachments[0]?.render()) ?? Buffer.alloc(0))).text;

  it('leaves the other part of a payment to a cancellation, which succeeds at once with correct amounts', async () => {
    const { guest, razorpay, database } = context;
    const payment = await book();
    refundAtProvider(payment, 100_000);
    await cancel(4000);
    expect(refundCalls().map(({ body }) => body)).toEqual([{ amount: 400_000 }, { amount: 300_000 }]);
    await context.minutesLater(600);
    expect(refundCalls()).toHaveLength(2);
    expect(razorpay.payments.get(payment)).toMatchObject({ status: 'refunded', amount_refunded: 400_000 });
    expect((await refunds()).sort()).toEqual([
      'guest_cancelled processed 300000',
      'outside processed 100000',
    ]);
    expect(await guest.row()).toMatchObject({ paid_paise: 0, refunded_paise: 400_000 });
    await expectSameMoney(database.db, razorpay);

    const [corrected, ...others] = await mails('booking_cancelled');
    expect(others).toEqual([]);
    expect(corrected?.text).toContain('₹3,000 is being refunded to your original payment method');
    // Both parts went back, so the credit note is over all of it.
    expect(await noteOf(corrected)).toContain('Total ₹4,000.00');
    expect((await mails('cancellation_notice'))[0]?.text).toMatch(/Refund: +₹3,000/);
    const [outside] = await mails('payment_refunded');
    expect(outside?.text).toContain('Your hosts have refunded your payment.');
    expect(outside?.text).toContain('₹1,000 is being refunded to your original payment method');
  });

  it('corrects a mail that was already sent', async () => {
    const payment = await book();
    context.razorpayIs('down');
    await cancel(4000);
    expect(await sendDueMail(context.app.deps)).toBeGreaterThan(0);
    context.razorpayIs('well');
    refundAtProvider(payment, 100_000);
    await context.minutesLater(2);
    expect((await refunds()).sort()).toEqual([
      'guest_cancelled processed 300000',
      'outside processed 100000',
    ]);
    const [corrected, first, ...others] = await mails('booking_cancelled');
    expect(others).toEqual([]);
    expect(first?.text).toContain('₹4,000 is being refunded to your original payment method');
    expect(corrected?.text).toContain('This corrects the amount in our earlier email.');
    expect(corrected?.text).toContain('₹3,000 is being refunded to your original payment method');
    expect(corrected?.text).toMatch(/http:\/\/localhost:4321\/my-booking\/[\w-]{43}/);
    expect(await noteOf(corrected)).toContain('Total ₹4,000.00');
    const [notice] = await mails('cancellation_notice');
    expect(notice?.text).toContain('This corrects the amount in our earlier email.');
    expect(notice?.text).toMatch(/Refund: +₹3,000/);
  });

  it('of the whole payment leaves nothing to refund', async () => {
    const { guest, razorpay } = context;
    const payment = await book();
    refundAtProvider(payment, 400_000);
    await cancel(4000);
    await context.minutesLater(600);
    expect(refundCalls()).toHaveLength(1);
    expect(await refunds()).toEqual(['guest_cancelled processed 400000']);
    expect(razorpay.payments.get(payment)?.amount_refunded).toBe(400_000);
    expect(await guest.row()).toMatchObject({ paid_paise: 0, refunded_paise: 400_000 });
  });

  it('leaves the other part of a late payment, and its mail says so', async () => {
    const { guest, razorpay } = context;
    await guest.closeWindow();
    await context.takeRoom();
    const payment = guest.pay('captured');
    const entity = { ...razorpay.payments.get(payment) };
    refundAtProvider(payment, 100_000);
    await guest.webhook(payment, entity);
    await context.minutesLater(600);
    expect((await refunds()).sort()).toEqual(['outside processed 100000', 'rooms_taken processed 300000']);
    expect(
      (await mails('payment_refunded')).map(({ text }) => /₹[\d,]+ is being/.exec(text)?.[0]).sort(),
    ).toEqual(['₹1,000 is being', '₹3,000 is being']);
    await expectSameMoney(context.database.db, razorpay);
  });

  it('changes nothing when the provider refuses for another reason', async () => {
    const { razorpay } = context;
    const payment = await book();
    const there = razorpay.payments.get(payment);
    if (there) there.status = 'authorized';
    await cancel(4000);
    expect(await refunds()).toEqual(['guest_cancelled asked 400000']);
    // Nor is it lowered to what is left of an amount that was never paid.
    if (there) Object.assign(there, { status: 'captured', amount: 300_000 });
    await context.minutesLater(2);
    expect(await refunds()).toEqual(['guest_cancelled asked 400000']);
    if (there) there.amount = 400_000;
    await context.minutesLater(4);
    expect(await refunds()).toEqual(['guest_cancelled processed 400000']);
    expect((await mails('booking_cancelled'))[0]?.text).toContain('₹4,000 is being refunded');
  });
});

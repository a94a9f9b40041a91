import { expect, it } from 'vitest';
import { composeMail } from '#server/mail/compose.ts';
import { newestMail } from '#server/mail/queries.ts';
import { paymentTest } from '../../../support/payment-context.ts';

const TWICE = 'You had already paid for this booking. We refund the second payment.';
const CANCELLED = 'This booking was cancelled before your payment arrived. We refund the whole amount.';

paymentTest('a refunded guest gets the reason', (context) => {
  const answerTo = async (payment: string) => {
    const answer = await context.guest.verify(payment);
    const { code, message } = await answer.json();
    return [answer.status, code, message];
  };
  const mailed = async () => {
    const mail = (await newestMail(context.database.db, 20)).find((one) => one.kind === 'payment_refunded');
    return mail && (await composeMail(mail, context.app.deps)).text;
  };

  it('after paying in two tabs: one booking, and a sentence about the second payment', async () => {
    const { guest, razorpay } = context;
    const first = guest.pay('captured');
    expect((await guest.verify(first)).status).toBe(200);
    const second = guest.pay('authorized');
    for (const _ of [1, 2]) expect(await answerTo(second)).toEqual([409, 'already_paid', TWICE]);
    expect((await guest.verify(first)).status).toBe(200);
    expect(razorpay.payments.get(second)?.status).toBe('refunded');
    expect(await guest.read()).toMatchObject({ status: 'Completed', paid_amount: 4000 });
    expect(await mailed()).toContain(TWICE);
  });

  it('after paying twice with the webhooks first: the same sentence', async () => {
    const { guest } = context;
    const [first, second] = [guest.pay('captured'), guest.pay('captured')];
    await guest.webhook(second);
    await guest.webhook(first);
    expect((await guest.verify(second)).status).toBe(200);
    expect(await answerTo(first)).toEqual([409, 'already_paid', TWICE]);
    expect(await mailed()).toContain(TWICE);
  });

  it('after paying in a window left open after cancelling: not that rooms are taken', async () => {
    const { guest, razorpay } = context;
    expect((await guest.verify(guest.pay('captured'))).status).toBe(200);
    expect((await guest.cancel()).status).toBe(200);
    const late = guest.pay('captured');
    for (const _ of [1, 2]) expect(await answerTo(late)).toEqual([409, 'room_taken', CANCELLED]);
    expect(razorpay.payments.get(late)?.status).toBe('refunded');
    expect(await guest.read()).toMatchObject({ status: 'Cancelled', paid_amount: 0 });
    expect(await mailed()).toContain(CANCELLED);
  });

  it('after paying when the rooms are taken: still that sentence', async () => {
    const { guest } = context;
    await guest.closeWindow();
    await context.takeRoom();
    const [, code, message] = await answerTo(guest.pay('captured'));
    expect(code).toBe('room_taken');
    expect(message).toContain('too late, and the rooms are no longer available');
    expect(await mailed()).toContain('the rooms were already booked by others');
  });
});

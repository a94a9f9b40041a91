import { describe, expect, it } from 'vitest';
import { composeMail } from '#server/mail/compose.ts';
import { newestMail } from '#server/mail/queries.ts';
import { databases } from '../../support/database.ts';
import { paymentContext } from '../../support/payment-scene.ts';

const TWICE = 'You had already paid for this booking. We refund the second payment.';
const CANCELLED = 'This booking was cancelled before your payment arrived. We refund the whole amount.';

describe.each(databases)('a guest whose money goes back reads why, on $name', (kind) => {
  const context = paymentContext(kind);
  const answerTo = async (payment: string) => {
    const answer = await context.guest.verify(payment);
    const { code, message } = await answer.json();
    return [answer.status, code, message];
  };
  const mailed = async () => {
    const mail = (await newestMail(context.database.db, 20)).find((one) => one.kind === 'payment_refunded');
    return mail && (await composeMail(mail, context.app.deps)).text;
  };

  it('who pays in two tabs has one booking, and is told of the second payment', async () => {
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

  it('who pays twice and is heard of by webhooks first is told the same', async () => {
    const { guest } = context;
    const [first, second] = [guest.pay('captured'), guest.pay('captured')];
    await guest.webhook(second);
    await guest.webhook(first);
    expect((await guest.verify(second)).status).toBe(200);
    expect(await answerTo(first)).toEqual([409, 'already_paid', TWICE]);
    expect(await mailed()).toContain(TWICE);
  });

  it('who pays in a window left open after cancelling reads that, and not that rooms are gone', async () => {
    const { guest, razorpay } = context;
    expect((await guest.verify(guest.pay('captured'))).status).toBe(200);
    expect((await guest.cancel()).status).toBe(200);
    const late = guest.pay('captured');
    for (const _ of [1, 2]) expect(await answerTo(late)).toEqual([409, 'room_taken', CANCELLED]);
    expect(razorpay.payments.get(late)?.status).toBe('refunded');
    expect(await guest.read()).toMatchObject({ status: 'Cancelled', paid_amount: 0 });
    expect(await mailed()).toContain(CANCELLED);
  });

  it('who pays when others have the rooms still reads that', async () => {
    const { guest } = context;
    await guest.closeWindow();
    await context.takeRoom();
    const [, code, message] = await answerTo(guest.pay('captured'));
    expect(code).toBe('room_taken');
    expect(message).toContain('too late, and the rooms are no longer available');
    expect(await mailed()).toContain('the rooms were already booked by others');
  });
});

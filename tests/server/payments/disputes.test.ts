import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { bookingsReport } from '#server/host/bookings-report.ts';
import { composeMail } from '#server/mail/compose.ts';
import { isCurrent } from '#server/mail/is-current.ts';
import { newestMail } from '#server/mail/queries.ts';
import { sendWebhook } from '../../support/paying-guest.ts';
import { paymentTest } from '../../support/payment-context.ts';

type Step = 'created' | 'under_review' | 'action_required' | 'lost' | 'won' | 'closed';
const HOURS: Record<Step, number> = {
  created: 0,
  under_review: 1,
  action_required: 2,
  lost: 3,
  won: 3,
  closed: 3,
};

paymentTest('a disputed payment', (context) => {
  const book = async () => {
    const payment = context.guest.pay('captured');
    expect((await context.guest.verify(payment)).status).toBe(200);
    return payment;
  };
  /** As Razorpay reports it: the payment beside the dispute, amounts in paise, times in seconds. */
  const sendDispute = async (payment: string, step: Step, more: object = {}, payload: object = {}) => {
    const entity = {
      id: 'disp_AHfqOvkldwsbqt',
      entity: 'dispute',
      payment_id: payment,
      amount: 400_000,
      currency: 'INR',
      amount_deducted: step === 'lost' ? 400_000 : 0,
      reason_code: 'goods_or_services_not_received',
      respond_by: Date.parse('2026-12-28T06:30:00Z') / 1000,
      status: step === 'created' || step === 'action_required' ? 'open' : step,
      phase: 'chargeback',
      ...more,
    };
    const event = {
      entity: 'event',
      event: `payment.dispute.${step}`,
      contains: ['payment', 'dispute'],
      payload: {
        payment: { entity: context.razorpay.payments.get(payment) },
        dispute: { entity },
        ...payload,
      },
      created_at: Date.parse('2026-12-21T00:00:00Z') / 1000 + 3600 * HOURS[step],
    };
    const answer = await sendWebhook(context.app, context.razorpay, event, randomUUID());
    expect(answer.status).toBe(200);
  };
  const dispute = () => context.database.db.selectFrom('dispute').selectAll().executeTakeFirst();
  const mails = async () => {
    const found = (await newestMail(context.database.db, 20)).filter(({ kind: one }) =>
      one.includes('dispute'),
    );
    return Promise.all(found.reverse().map((one) => composeMail(one, context.app.deps)));
  };
  const report = () => bookingsReport(context.database.db, '2027-03-01', '2027-03-08');

  it('is reported to the host once, with amount, reason, day and booking, and to no guest', async () => {
    const { guest, app } = context;
    const payment = await book();
    await sendDispute(payment, 'created');
    await sendDispute(payment, 'created');
    await sendDispute(payment, 'under_review');
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.to).toBe(app.deps.config.hostEmail);
    expect(mail?.subject).toBe(
      `A guest disputes the payment of SH${guest.id}: please answer by Mon, 28 Dec 2026`,
    );
    for (const fact of ['₹4,000', 'goods or services not received', '28 Dec 2026', `SH${guest.id}`, payment])
      expect(mail?.text).toContain(fact);
    expect(await report()).toContain('Disputed payments: 1');
    expect(await report()).toContain('₹4,000  the bank looks at it, answer by Mon, 28 Dec 2026');
    expect(await guest.row()).toMatchObject({
      status: 'confirmed',
      payment_status: 'paid',
      paid_paise: 400_000,
      refunded_paise: 0,
    });
    const { guest_email } = await guest.row();
    const guestMails = (await newestMail(context.database.db, 20)).filter(({ to }) => to === guest_email);
    expect(guestMails.map((one) => one.kind)).toEqual(['booking_confirmed']);
  });

  it.each([
    [['created', 'under_review', 'action_required', 'lost']],
    [['lost', 'action_required', 'under_review', 'created']],
    [['under_review', 'created', 'lost', 'action_required']],
  ] as const)('ends as lost when reported as %s', async (order) => {
    const payment = await book();
    for (const step of order) await sendDispute(payment, step);
    for (const step of order.toReversed()) await sendDispute(payment, step);
    expect(await dispute()).toMatchObject({ status: 'lost', deducted_paise: 400_000 });
    expect(await context.guest.row()).toMatchObject({
      status: 'confirmed',
      payment_status: 'paid',
      paid_paise: 0,
      refunded_paise: 400_000,
    });
    const ends = (await mails()).filter(({ subject }) => subject.includes('is lost'));
    expect(ends).toHaveLength(1);
    expect(ends[0]?.text).toContain('₹4,000 were taken from your Razorpay account');
  });

  it('that the guest won is not refunded again by cancelling', async () => {
    const { guest, razorpay } = context;
    const payment = await book();
    await sendDispute(payment, 'lost');
    expect((await guest.read()).remaining_amount).toBe(0);
    const answer = await guest.cancel();
    expect(answer.status).toBe(200);
    await context.minutesLater(60);
    expect(razorpay.refunds.size).toBe(0);
    expect(await guest.row()).toMatchObject({ status: 'cancelled', paid_paise: 0, refunded_paise: 400_000 });
  });

  it('that the guest won in part leaves the other part for cancelling', async () => {
    const { guest, razorpay } = context;
    const payment = await book();
    await sendDispute(payment, 'lost', { amount: 100_000, amount_deducted: 100_000 });
    expect(await guest.row()).toMatchObject({ paid_paise: 300_000, refunded_paise: 100_000 });
    expect((await guest.cancel()).status).toBe(200);
    await context.minutesLater(60);
    expect([...razorpay.refunds.values()].map(({ amount }) => amount)).toEqual([300_000]);
    // The webhook of that refund reports nothing new, and neither does a further offline refund.
    await guest.webhook(payment, { amount_refunded: 300_000, status: 'captured' });
    await guest.webhook(payment, { amount_refunded: 400_000, status: 'refunded' });
    expect(await guest.row()).toMatchObject({ paid_paise: 0, refunded_paise: 400_000 });
  });

  it('has correct totals when the host refunds all of it meanwhile', async () => {
    const { guest, razorpay } = context;
    const payment = await book();
    await sendDispute(payment, 'lost', { amount_deducted: 100_000 });
    const there = razorpay.payments.get(payment);
    if (there) razorpay.refund(there, 400_000, undefined);
    await guest.webhook(payment);
    expect(await guest.row()).toMatchObject({ status: 'cancelled', paid_paise: 0, refunded_paise: 400_000 });
  });

  it.each([
    ['won', 'The bank has decided for you: you keep the ₹4,000.', 'won'],
    ['closed', 'Razorpay has closed this dispute.', 'closed'],
  ] as const)('that is %s: nothing is refunded, and the host gets one mail', async (end, sentence, step) => {
    const payment = await book();
    await sendDispute(payment, 'created');
    await sendDispute(payment, end);
    await sendDispute(payment, end);
    await sendDispute(payment, 'action_required');
    const subjects = (await mails()).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes(`is ${end}`))).toHaveLength(1);
    expect((await mails()).at(-1)?.text).toContain(sentence);
    expect(await context.guest.row()).toMatchObject({ paid_paise: 400_000, refunded_paise: 0 });
    expect(await report()).not.toContain('Disputed');
    const stay = await bookingsReport(context.database.db, '2026-12-18', '2026-12-18');
    expect(stay).toContain(`₹4,000  ${step}\n`);
  });

  it('is not mailed as open when it ended before the first mail was sent', async () => {
    const payment = await book();
    await sendDispute(payment, 'created');
    await sendDispute(payment, 'won');
    const queued = await newestMail(context.database.db, 2);
    const now = context.app.clock();
    const worth = await Promise.all(queued.map((one) => isCurrent(one, context.app.deps.mailData, now)));
    expect(queued.map((one, index) => [one.kind, worth[index]])).toEqual([
      ['dispute_ended', true],
      ['dispute_opened', false],
    ]);
  });

  it('can be reported without its payment, and is ignored for unknown payments', async () => {
    const payment = await book();
    await sendDispute(payment, 'created', {}, { payment: undefined });
    expect(await dispute()).toMatchObject({ status: 'open', amount_paise: 400_000 });
    await sendDispute(payment, 'lost', { id: 'disp_other', payment_id: 'pay_of_another_shop' });
    await sendDispute('pay_of_another_shop', 'lost', { id: 'disp_third' }, { payment: undefined });
    expect(await context.database.db.selectFrom('dispute').select('id').execute()).toHaveLength(1);
    expect(await context.guest.row()).toMatchObject({ paid_paise: 400_000 });
  });
});

import { beforeEach, expect, it } from 'vitest';
import { composeMail } from '#server/mail/compose.ts';
import { newestMail } from '#server/mail/queries.ts';
import { bookingRequest } from '../../support/homestays.ts';
import { payingGuest } from '../../support/paying-guest.ts';
import { paymentTest } from '../../support/payment-context.ts';
import { readPdf } from '../../support/pdf.ts';

paymentTest('paying the balance', (context) => {
  const refunds = () => context.database.db.selectFrom('refund').selectAll().orderBy('id').execute();
  const MAILS = ['booking_confirmed', 'new_booking', 'rest_paid', 'rest_received'];
  /** Half of ₹4,000 is paid, for two nights in room 1. */
  beforeEach(async () => {
    await context.guest.closeWindow();
    context.guest = await payingGuest(context.app, context.razorpay, { payment_method: 'advance' });
    expect((await context.guest.verify(context.guest.pay('captured'))).status).toBe(200);
  });

  it('charges exactly the balance, and the booking is paid in full with a new invoice', async () => {
    const { guest, app } = context;
    const answer = await guest.openBalance({ amount: 200_000 });
    expect(await answer.json()).toMatchObject({ success: true, order: { amount: 200_000, currency: 'INR' } });
    const balance = await guest.rest();
    expect(balance.order.id).not.toBe(guest.order.id);
    expect((await balance.verify(balance.pay('captured'))).status).toBe(200);
    expect(await guest.read()).toMatchObject({
      status: 'Completed',
      payment_status: 'Paid',
      paid_amount: 4000,
      remaining_amount: 0,
    });
    expect(await guest.mails()).toEqual(MAILS);
    const [host, template] = await newestMail(app.deps.db, 2);
    if (!host || !template) throw new Error('no mails');
    const { subject, text, attachments } = await composeMail(template, app.deps);
    expect(subject).toBe(`Your booking SH${guest.id} is paid in full`);
    expect(text).toContain('Your booking is paid in full.');
    const pdf = await attachments[0]?.render();
    if (!pdf) throw new Error('no invoice');
    const invoice = await readPdf(new Uint8Array(pdf));
    expect(invoice.text).toContain('Paid ₹4,000');
    const notice = await composeMail(host, app.deps);
    expect(notice.subject).toMatch(new RegExp(`^Paid in full: booking SH${guest.id}, `));
    expect(await (await guest.openBalance()).json()).toMatchObject({ code: 'already_paid' });
  });

  it('returns the open order again, and applies one payment however often it is reported', async () => {
    const { guest } = context;
    const balance = await guest.rest();
    expect((await guest.rest()).order.id).toBe(balance.order.id);
    const payment = balance.pay('authorized');
    for (const _ of [1, 2]) {
      expect((await balance.verify(payment)).status).toBe(200);
      expect((await balance.webhook(payment)).status).toBe(200);
    }
    expect(await guest.mails()).toEqual(MAILS);
    const again = balance.pay('captured');
    expect(await (await balance.verify(again)).json()).toMatchObject({ code: 'already_paid' });
    await context.minutesLater(1);
    expect(context.razorpay.payments.get(again)).toMatchObject({ status: 'refunded' });
    expect(await refunds()).toMatchObject([{ payment_id: again, amount_paise: 200_000, reason: 'not_due' }]);
    expect(await guest.row()).toMatchObject({
      status: 'confirmed',
      payment_status: 'paid',
      paid_paise: 400_000,
    });
  });

  it.each([199_900, 200_100, 200_001, 1])('compares the amount: %i paise is another', async (amount) => {
    const answer = await context.guest.openBalance({ amount });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: 'price_changed', expected: { advance_amount: 2000 } });
  });

  it.each([{ amount: 199_999 }, { amount: 400_000 }])(
    'refunds %o, and the balance is still due',
    async (more) => {
      const { guest, razorpay } = context;
      const balance = await guest.rest();
      const wrong = balance.pay('captured', more);
      razorpay.state.pendingRefunds = true;
      await balance.webhook(wrong);
      // Its order is used up once it is captured, before the refund.
      expect((await guest.rest()).order.id).not.toBe(balance.order.id);
      razorpay.state.pendingRefunds = false;
      await context.minutesLater(1);
      expect(razorpay.payments.get(wrong)).toMatchObject({ amount_refunded: more.amount });
      expect(await guest.row()).toMatchObject({
        status: 'confirmed',
        payment_status: 'partly_paid',
        paid_paise: 200_000,
      });
      const next = await guest.rest();
      expect((await next.verify(next.pay('captured'))).status).toBe(200);
      expect(await guest.row()).toMatchObject({
        status: 'confirmed',
        payment_status: 'paid',
        paid_paise: 400_000,
      });
    },
  );

  it('a payment that fails, or is never made, leaves the booking unchanged', async () => {
    const { guest } = context;
    const before = await guest.row();
    const balance = await guest.rest();
    const failed = balance.pay('failed');
    expect(await (await balance.verify(failed)).json()).toMatchObject({ code: 'payment_failed' });
    await balance.webhook(failed);
    expect(await (await guest.closeWindow()).json()).toMatchObject({ code: 'not_pending' });
    for (const minutes of [16, 60, 24 * 60, 3 * 24 * 60]) await context.minutesLater(minutes);
    expect(await guest.row()).toEqual(before);
    const retaken = await context.app.ask('/public/reservation/create', {
      json: bookingRequest({ guest_email: 'ravi@example.in' }),
    });
    expect(await retaken.json()).toMatchObject({ code: 'room_taken' });
    // The same window can be used for another try.
    expect((await guest.rest()).order.id).toBe(balance.order.id);
    expect((await balance.verify(balance.pay('captured'))).status).toBe(200);
  });

  it('is found by the reconciler when no report arrives', async () => {
    const balance = await context.guest.rest();
    balance.pay('authorized');
    await context.minutesLater(15);
    expect(await context.guest.row()).toMatchObject({
      status: 'confirmed',
      payment_status: 'paid',
      paid_paise: 400_000,
    });
    expect(await context.guest.mails()).toEqual(MAILS);
  });

  it('is found however long after the first a window is opened again', async () => {
    const { guest } = context;
    const first = await guest.rest();
    for (let hours = 0; hours < 4 * 24; hours += 6) await context.minutesLater(6 * 60);
    const again = await guest.rest();
    expect(again.order.id).toBe(first.order.id);
    again.pay('captured');
    await context.minutesLater(15);
    expect(await guest.row()).toMatchObject({
      status: 'confirmed',
      payment_status: 'paid',
      paid_paise: 400_000,
    });
  });

  it('is found when the window is opened again at the moment of the last sync', async () => {
    const { guest, app, database } = context;
    const { order, pay } = await guest.rest();
    for (let days = 0; days < 4; days += 1) await context.minutesLater(24 * 60);
    const last = { settled: false, next_check_at: app.clock() };
    await database.db.updateTable('payment_order').set(last).where('id', '=', order.id).execute();
    const { payments } = app.deps;
    const { listPayments } = payments;
    payments.listPayments = async (id) => {
      payments.listPayments = listPayments;
      const seen = await listPayments(id);
      expect((await guest.openBalance()).status).toBe(200);
      return seen;
    };
    await context.minutesLater(0);
    pay('captured');
    await context.minutesLater(15);
    expect(await guest.read()).toMatchObject({ status: 'Completed', remaining_amount: 0 });
  });

  it('waits for an unavailable provider, and changes nothing meanwhile', async () => {
    const { guest } = context;
    context.razorpayIs('down');
    expect(await (await guest.openBalance()).json()).toMatchObject({ code: 'payment_unavailable' });
    context.razorpayIs('well');
    const balance = await guest.rest();
    const payment = balance.pay('captured');
    const before = await guest.row();
    context.razorpayIs('down');
    const answer = await balance.verify(payment);
    expect(answer.status).toBe(202);
    expect(await answer.json()).toMatchObject({ success: false, code: 'payment_pending' });
    await context.minutesLater(2);
    expect(await guest.row()).toEqual(before);
    context.razorpayIs('well');
    await context.minutesLater(2);
    expect(await guest.row()).toMatchObject({
      status: 'confirmed',
      payment_status: 'paid',
      paid_paise: 400_000,
    });
  });

  it('is possible for a confirmed booking, until its day of check-out is over', async () => {
    const { guest, app } = context;
    const { headers } = guest;
    const json = { notes: { reservation_id: guest.id, payment_type: 'rest' } };
    expect((await app.ask('/public/reservation/razorpay/order', { json })).status).toBe(404);
    const stay = { check_in: '2026-12-26', check_out: '2026-12-27', payment_method: 'advance' };
    const held = await payingGuest(app, context.razorpay, stay);
    expect(await (await held.openBalance()).json()).toMatchObject({ code: 'not_booked' });
    app.clock.set('2026-12-20T18:29:00Z');
    const late = await guest.rest();
    app.clock.set('2026-12-20T18:30:00Z');
    expect(await (await app.ask('/public/reservation/razorpay/order', { headers, json })).json()).toEqual(
      expect.objectContaining({ code: 'not_booked', error: expect.stringContaining('The stay is over') }),
    );
    const payment = late.pay('captured');
    expect(await (await late.verify(payment)).json()).toMatchObject({ code: 'already_paid' });
    await context.minutesLater(1);
    expect(context.razorpay.payments.get(payment)).toMatchObject({ status: 'refunded' });
    expect(await guest.row()).toMatchObject({
      status: 'confirmed',
      payment_status: 'partly_paid',
      paid_paise: 200_000,
    });
  });
});

import { beforeEach, expect, it } from 'vitest';
import { composeMail } from '#server/mail/compose.ts';
import { newestMail } from '#server/mail/queries.ts';
import { payingGuest } from '../../support/paying-guest.ts';
import { paymentTest } from '../../support/payment-context.ts';
import { readPdf } from '../../support/pdf.ts';

paymentTest('paying for a change', (context) => {
  const refunds = () => context.database.db.selectFrom('refund').selectAll().orderBy('id').execute();
  const MAILS = ['booking_confirmed', 'new_booking', 'booking_changed', 'changed_booking'];
  /** ₹4,000 is paid in full, for 18 to 20 December in room 1. */
  beforeEach(async () => {
    expect((await context.guest.verify(context.guest.pay('captured'))).status).toBe(200);
  });
  /** Two breakfasts a day and a night more: ₹6,000 less 5 %, and ₹300. */
  const MORE = { check_out: '2026-12-21', breakfast: 2 };

  it('charges exactly the difference, and changes the stay when it is paid', async () => {
    const { guest, app } = context;
    app.clock.advance(60_000);
    const before = await guest.row();
    const requested = await guest.change(MORE);
    expect(requested.money).toMatchObject({ old_total: 4000, new_total: 6000, pay_now: 2000, pay_later: 0 });
    expect(requested.order).toMatchObject({ amount: 200_000 });
    // Only the held night has changed.
    expect(await guest.row()).toEqual(before);
    expect(await context.guest.nights()).toEqual(['1 18', '1 19', '1 20*']);
    expect(await (await guest.applyChange(requested.quoteId)).json()).toMatchObject({
      code: 'change_costs_more',
      error: 'This change costs ₹2,000 more. Pay the difference, and we make the change at once.',
    });
    const answer = await requested.verify(requested.pay('captured'));
    expect(await answer.json()).toEqual({
      success: true,
      message: 'Your booking has been changed. We are sending you the new invoice by email.',
    });
    expect(await context.guest.nights()).toEqual(['1 18', '1 19', '1 20']);
    expect(await guest.read()).toMatchObject({
      status: 'Completed',
      payment_status: 'Paid',
      check_out: '2026-12-21',
      total_amount: 6000,
      paid_amount: 6000,
      remaining_amount: 0,
    });
    expect(await guest.mails()).toEqual(MAILS);
    // The quote has made its change, and makes no other.
    expect(await (await guest.applyChange(requested.quoteId)).json()).toMatchObject({ comes_back: 0 });
    expect(await (await guest.openChange(requested.quoteId)).json()).toMatchObject({
      code: 'already_paid',
      error: 'This change has already been paid for and made.',
    });
    const [host, template] = await newestMail(app.deps.db, 2);
    if (!host || !template) throw new Error('no mails');
    const { text, attachments } = await composeMail(template, app.deps);
    expect(text).toContain('We have received your payment of ₹2,000 for the change, thank you.');
    expect(text).toContain('Your booking is paid in full.');
    expect((await composeMail(host, app.deps)).text).toContain(
      'The guest has paid ₹2,000 more for the change.',
    );
    const pdf = await attachments[0]?.render();
    if (!pdf) throw new Error('no invoice');
    const invoice = await readPdf(new Uint8Array(pdf));
    expect(invoice.text).toContain('Total ₹6,000');
    expect(invoice.text).toContain('Paid ₹6,000');
    expect(invoice.text).toMatch(/₹4,000 · pay_\w+ .*₹2,000 · pay_/);
  });

  it('of a booking with an advance fills it up to half, and leaves the balance', async () => {
    await context.guest.cancel();
    context.guest = await payingGuest(context.app, context.razorpay, { payment_method: 'advance' });
    const { guest } = context;
    await guest.verify(guest.pay('captured'));
    const requested = await guest.change(MORE);
    expect(requested.money).toMatchObject({ paid: 2000, pay_now: 1000, pay_later: 3000 });
    await requested.verify(requested.pay('captured'));
    expect(await guest.read()).toMatchObject({
      status: 'Pending',
      paid_amount: 3000,
      remaining_amount: 3000,
    });
    const balance = await guest.rest();
    expect(balance.order.amount).toBe(300_000);
    expect((await balance.verify(balance.pay('captured'))).status).toBe(200);
    expect(await guest.read()).toMatchObject({ status: 'Completed', paid_amount: 6000 });
    const more = await guest.change({ check_out: '2026-12-22' });
    expect(more.money).toMatchObject({ pay_now: 2000, pay_later: 0 });
    await more.webhook(more.pay('captured'));
    expect(await guest.read()).toMatchObject({ status: 'Completed', paid_amount: 8000, remaining_amount: 0 });
  });

  it('returns the open order again, and applies one payment however often it is reported', async () => {
    const { guest } = context;
    const requested = await guest.change(MORE);
    expect((await guest.payFor(requested.quoteId)).order).toEqual(requested.order);
    const payment = requested.pay('authorized');
    for (const _ of [1, 2]) {
      expect((await requested.verify(payment)).status).toBe(200);
      expect((await requested.webhook(payment)).status).toBe(200);
    }
    const again = requested.pay('captured');
    expect(await (await requested.verify(again)).json()).toMatchObject({ code: 'already_paid' });
    await context.minutesLater(1);
    expect(context.razorpay.payments.get(again)).toMatchObject({ status: 'refunded' });
    expect(await refunds()).toMatchObject([
      { payment_id: again, amount_paise: 200_000, reason: 'paid_twice' },
    ]);
    expect(await guest.row()).toMatchObject({ total: 6000, paid_paise: 600_000 });
    expect(await guest.mails()).toEqual([...MAILS, 'payment_refunded']);
  });

  it('a payment that fails changes nothing, and the same order can be tried again', async () => {
    const { guest } = context;
    const before = await guest.row();
    const requested = await guest.change(MORE);
    const failed = requested.pay('failed');
    expect(await (await requested.verify(failed)).json()).toMatchObject({ code: 'payment_failed' });
    await requested.webhook(failed);
    expect(await guest.row()).toEqual(before);
    expect((await guest.payFor(requested.quoteId)).order).toEqual(requested.order);
    expect((await requested.verify(requested.pay('captured'))).status).toBe(200);
    expect(await guest.row()).toMatchObject({ total: 6000, paid_paise: 600_000 });
  });

  it('is found by the reconciler when the browser is lost', async () => {
    const { guest } = context;
    const requested = await guest.change(MORE);
    requested.pay('authorized');
    await context.minutesLater(15);
    expect(await guest.row()).toMatchObject({ total: 6000, paid_paise: 600_000 });
    expect(await guest.mails()).toEqual(MAILS);
  });

  it('responds at /payment with the changed booking, and compares the amount', async () => {
    const { guest, app } = context;
    const { quoteId } = await guest.quoteChange(MORE);
    for (const amount of [199_900, 200_001, 600_000]) {
      expect(await (await guest.openChange(quoteId, { amount })).json()).toMatchObject({
        code: 'price_changed',
        expected: { total_price: 6000, advance_amount: 2000 },
      });
    }
    const requested = await guest.payFor(quoteId);
    const ask = (amount: number, payment: string) =>
      app.ask(`/public/reservation/${guest.id}/payment`, {
        headers: guest.headers,
        json: { ...requested.sent(payment), amount },
      });
    const payment = requested.pay('captured');
    expect(await (await ask(4000, payment)).json()).toMatchObject({ code: 'price_changed' });
    expect(await (await ask(2000, payment)).json()).toMatchObject({
      success: true,
      reservation: { total_amount: 6000, check_out: '2026-12-21' },
    });
  });

  it('waits for an unavailable provider; the old stay is unchanged meanwhile', async () => {
    const { guest } = context;
    const { quoteId } = await guest.quoteChange(MORE);
    context.razorpayIs('down');
    expect(await (await guest.openChange(quoteId)).json()).toMatchObject({ code: 'payment_unavailable' });
    expect(await context.guest.nights()).toEqual(['1 18', '1 19']);
    context.razorpayIs('well');
    const requested = await guest.payFor(quoteId);
    const payment = requested.pay('captured');
    const before = await guest.row();
    context.razorpayIs('down');
    const answer = await requested.verify(payment);
    expect(answer.status).toBe(202);
    expect(await answer.json()).toMatchObject({
      code: 'payment_pending',
      message: expect.stringContaining('Your booking stays as it is until then.'),
    });
    expect(await guest.row()).toEqual(before);
    context.razorpayIs('well');
    await context.minutesLater(2);
    expect(await guest.row()).toMatchObject({ total: 6000, paid_paise: 600_000 });
  });

  it('is refused for a quote of another booking, one that costs nothing more, or an expired one', async () => {
    const { guest, app } = context;
    const codeOf = async (quoteId: string) => (await (await guest.openChange(quoteId)).json()).code;
    const notes = { reservation_id: guest.id, payment_type: 'change' };
    const path = '/public/reservation/razorpay/order';
    const without = await app.ask(path, { headers: guest.headers, json: { notes } });
    expect(await without.json()).toMatchObject({
      code: 'bad_request',
      fields: { 'notes.quote_id': 'This is required.' },
    });
    const { quoteId } = await guest.quoteChange(MORE);
    expect((await app.ask(path, { json: { notes: { ...notes, quote_id: quoteId } } })).status).toBe(404);
    const stay = { check_in: '2026-12-26', check_out: '2026-12-27' };
    const other = await payingGuest(app, context.razorpay, stay);
    expect(await (await other.openChange(quoteId)).json()).toMatchObject({ code: 'not_changeable' });
    await other.verify(other.pay('captured'));
    expect(await (await other.openChange(quoteId)).json()).toMatchObject({ code: 'price_changed' });
    expect(await codeOf((await guest.quoteChange({ adults: 1 })).quoteId)).toBe('already_paid');
    expect(await codeOf('x'.repeat(22))).toBe('price_changed');
    app.clock.advance(30 * 60_000);
    expect(await codeOf(quoteId)).toBe('price_changed');
    expect(await context.guest.nights()).toEqual(['1 18', '1 19']);
  });
});

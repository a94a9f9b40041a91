import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bookingRequest } from '../../support/homestays.ts';
import { payingGuest } from '../../support/paying-guest.ts';
import { paymentTest } from '../../support/payment-context.ts';

paymentTest('payments follow the agreement', (context) => {
  const booked = async (request: Record<string, unknown> = {}) => {
    await context.guest.closeWindow();
    const guest = await payingGuest(context.app, context.razorpay, request);
    await guest.verify(guest.pay('captured'));
    return guest;
  };

  test('a booking keeps the discount for its number of nights, whatever the host charges today', async () => {
    const guest = await booked({ check_out: '2026-12-23' });
    const { total, rules_percent } = await guest.row();
    expect([total, rules_percent]).toEqual([9000, 10]);
    await context.database.db.deleteFrom('length_rule').execute();
    expect((await guest.quoteChange({ adults: 1 })).money).toMatchObject({ new_total: 9000, pay_now: 0 });
    // Another number of nights has today's discount.
    expect((await guest.quoteChange({ check_out: '2026-12-22' })).money).toMatchObject({ new_total: 8000 });
  });

  test('an offline refund of a booking paid in full does not become due again', async () => {
    const payment = context.guest.pay('captured');
    await context.guest.verify(payment);
    const paid = context.razorpay.payments.get(payment);
    if (!paid) throw new Error('not paid');
    context.razorpay.refund(paid, 100_050, 'by-hand');
    await context.guest.webhook(payment);
    expect(await context.guest.read()).toMatchObject({
      status: 'Completed',
      paid_amount: 2999,
      remaining_amount: 0,
    });
  });

  test('an offline refund of an advance does not become due while the balance is being paid', async () => {
    await context.guest.closeWindow();
    const guest = await payingGuest(context.app, context.razorpay, { payment_method: 'advance' });
    const advance = guest.pay('captured');
    await guest.verify(advance);
    const balance = await guest.rest();
    const paid = context.razorpay.payments.get(advance);
    if (!paid) throw new Error('not paid');
    context.razorpay.refund(paid, 50_000, 'by-hand');
    await guest.webhook(advance);
    expect(await guest.read()).toMatchObject({
      status: 'Pending',
      paid_amount: 1500,
      remaining_amount: 2000,
    });
    expect((await balance.verify(balance.pay('captured'))).status).toBe(200);
    expect(await guest.read()).toMatchObject({
      status: 'Completed',
      paid_amount: 3500,
      remaining_amount: 0,
    });
  });

  test('a stay that is over is not booked, however long its rooms were held for a pending payment', async () => {
    await context.guest.closeWindow();
    const stay = { check_in: '2026-11-21', check_out: '2026-11-22' };
    const guest = await payingGuest(context.app, context.razorpay, stay);
    const payment = guest.pay('captured');
    context.razorpayIs('down');
    expect((await guest.verify(payment)).status).toBe(202);
    for (let hours = 0; hours < 48; hours += 1 / 3) await context.minutesLater(20);
    context.razorpayIs('well');
    await context.minutesLater(1);
    expect(await guest.row()).toMatchObject({ status: 'cancelled', refunded_paise: 200_000 });
    expect(context.razorpay.payments.get(payment)?.status).toBe('refunded');
    expect(await guest.mails()).toEqual(['payment_refunded']);
  });

  test('“Booking is unavailable when price_per_day is 0 or the price after discount is 0.”', async () => {
    await sql`update room_night set discount = price where room_id = 2`.execute(context.database.db);
    const answer = await context.app.ask('/public/reservation/create', {
      json: bookingRequest({ rooms: [{ id: 2 }] }),
    });
    expect([answer.status, (await answer.json()).code]).toEqual([409, 'rates_not_open']);
  });

  test('a payment reported again after a cheaper change is still the same payment', async () => {
    const payment = context.guest.pay('captured');
    await context.guest.verify(payment);
    const { quoteId } = await context.guest.quoteChange({ check_out: '2026-12-19' });
    expect((await context.guest.applyChange(quoteId)).status).toBe(200);
    const { id, headers } = context.guest;
    const again = await context.app.ask(`/public/reservation/${id}/payment`, {
      headers,
      json: { ...context.guest.sent(payment), amount: 4000 },
    });
    expect([again.status, (await again.json()).success]).toEqual([200, true]);
  });

  test('a change is made with the paid amount it was shown with, else a new quote is needed', async () => {
    const guest = await booked({ payment_method: 'advance' });
    const request = { check_out: '2026-12-19' };
    const { quoteId } = await guest.quoteChange(request);
    const balance = await guest.rest();
    await balance.verify(balance.pay('captured'));
    const overtaken = await guest.applyChange(quoteId);
    expect([overtaken.status, (await overtaken.json()).code]).toEqual([409, 'price_changed']);
    expect(await guest.row()).toMatchObject({ total: 4000, paid_paise: 400_000 });
    const { quoteId: next, money } = await guest.quoteChange(request);
    expect(money).toMatchObject({ comes_back: 2000 });
    expect((await guest.applyChange(next)).status).toBe(200);
  });
});

import { beforeEach, expect, it } from 'vitest';
import { dropExpired } from '#server/housekeeping/drop-expired.ts';
import { composeMail } from '#server/mail/compose.ts';
import { newestMail } from '#server/mail/queries.ts';
import { bookingRequest } from '../../support/homestays.ts';
import { payingGuest } from '../../support/paying-guest.ts';
import { paymentTest } from '../../support/payment-context.ts';

paymentTest('a late payment for a change', (context) => {
  const refunds = () => context.database.db.selectFrom('refund').selectAll().orderBy('id').execute();
  /** ₹4,000 is paid in full, for 18 to 20 December in room 1. */
  beforeEach(async () => {
    expect((await context.guest.verify(context.guest.pay('captured'))).status).toBe(200);
  });
  /** ₹1,700 more. */
  const LONGER = { check_out: '2026-12-21' };
  const rival = (guest_email = 'ravi@example.in') =>
    context.app.ask('/public/reservation/create', {
      json: bookingRequest({ check_in: '2026-12-20', check_out: '2026-12-21', guest_email }),
    });
  type Wanted = Awaited<ReturnType<typeof context.guest.change>>;
  /** Expects a full refund, a friendly sentence, and the booking as it was before the payment. */
  const expectRefunded = async (requested: Wanted, reason: string, code = 'change_overtaken') => {
    const before = await context.guest.row();
    const payment = requested.pay('captured');
    const answer = await requested.verify(payment);
    expect(answer.status).toBe(409);
    const { code: refusal, error } = await answer.json();
    expect(refusal).toBe(code);
    expect(error).toContain('We refund the whole amount.');
    await context.minutesLater(1);
    const { amount } = requested.order;
    expect(context.razorpay.payments.get(payment)).toMatchObject({
      status: 'refunded',
      amount_refunded: amount,
    });
    expect((await refunds()).at(-1)).toMatchObject({ payment_id: payment, amount_paise: amount, reason });
    const { refunded_paise, ...after } = await context.guest.row();
    expect({ ...after, refunded_paise: Number(refunded_paise) - amount }).toEqual(before);
    const [template] = await newestMail(context.app.deps.db, 1);
    expect(template).toMatchObject({ kind: 'payment_refunded', data: { reason } });
    return template ? composeMail(template, context.app.deps) : undefined;
  };

  it('holds the requested nights against all others, until the quote ends', async () => {
    const { guest, app } = context;
    const requested = await guest.change(LONGER);
    expect(await (await rival()).json()).toMatchObject({ code: 'room_taken' });
    const { rooms } = await (
      await app.ask('/public/check-room-availability', {
        json: { checkInDate: '2026-12-20', checkOutDate: '2026-12-21', guests: 2 },
      })
    ).json();
    expect(rooms.map(({ id }: { id: number }) => id)).not.toContain(1);
    const next = { check_in: '2026-12-21', check_out: '2026-12-22' };
    const other = await payingGuest(app, context.razorpay, next);
    await other.verify(other.pay('captured'));
    await expect(other.quoteChange({ check_in: '2026-12-20' })).rejects.toThrow('room_taken');
    app.clock.advance(29 * 60_000);
    expect((await rival()).status).toBe(409);
    app.clock.advance(60_000);
    expect((await rival()).status).toBe(201);
    const template = await expectRefunded(requested, 'change_overtaken');
    expect(template?.text).toContain('so your booking stays as it is.');
    expect(template?.text).toContain('₹1,700 is being refunded to your original payment method.');
    expect(await guest.nights()).toEqual(['1 18', '1 19']);
  });

  it('changes the stay although the time to pay is over, if the nights are still free', async () => {
    const { guest, app } = context;
    const requested = await guest.change(LONGER);
    app.clock.advance(31 * 60_000);
    await dropExpired(app.deps.db, app.clock());
    expect(await guest.nights()).toEqual(['1 18', '1 19']);
    expect((await requested.verify(requested.pay('captured'))).status).toBe(200);
    expect(await guest.row()).toMatchObject({ total: 5700, paid_paise: 570_000 });
    expect(await guest.nights()).toEqual(['1 18', '1 19', '1 20']);
    await context.minutesLater(73 * 60);
    await dropExpired(app.deps.db, app.clock());
    expect(await app.deps.db.selectFrom('quote').select('id').execute()).toEqual([]);
  });

  it('housekeeping leaves this hold and those of others', async () => {
    const { guest, app } = context;
    await guest.change(LONGER);
    expect((await rival()).status).toBe(409);
    await dropExpired(app.deps.db, app.clock());
    expect(await guest.nights()).toEqual(['1 18', '1 19', '1 20*']);
  });

  it('an order for another change frees the nights of the first, and either can still be paid: one is made', async () => {
    const { guest } = context;
    const first = await guest.change(LONGER);
    const second = await guest.change({ rooms: [2], ...LONGER });
    expect(await guest.nights()).toEqual(['1 18', '2 18*', '1 19', '2 19*', '2 20*']);
    expect((await guest.payFor(first.quoteId)).order).toEqual(first.order);
    expect(await guest.nights()).toEqual(['1 18', '1 19', '1 20*']);
    expect((await second.verify(second.pay('captured'))).status).toBe(200);
    expect(await guest.nights()).toEqual(['2 18', '2 19', '2 20']);
    await expectRefunded(first, 'change_overtaken');
    expect(await guest.nights()).toEqual(['2 18', '2 19', '2 20']);
  });

  it('another change makes it impossible, and frees its nights', async () => {
    const { guest } = context;
    const requested = await guest.change(LONGER);
    const { quoteId } = await guest.quoteChange({ adults: 1 });
    expect((await guest.applyChange(quoteId)).status).toBe(200);
    expect(await guest.nights()).toEqual(['1 18', '1 19']);
    expect((await rival()).status).toBe(201);
    await expectRefunded(requested, 'change_overtaken');
    expect(await (await guest.openChange(requested.quoteId)).json()).toMatchObject({
      code: 'price_changed',
      error: 'This price has expired. Please check the price again.',
    });
  });

  it('cancelling frees its nights and refunds its payment', async () => {
    const { guest } = context;
    const requested = await guest.change(LONGER);
    expect((await guest.cancel()).status).toBe(200);
    await context.minutesLater(1);
    expect(await guest.nights()).toEqual([]);
    expect((await rival()).status).toBe(201);
    await expectRefunded(requested, 'cancelled', 'already_paid');
    expect(await guest.row()).toMatchObject({ status: 'cancelled', paid_paise: 0, refunded_paise: 570_000 });
  });

  it('a balance paid in between changes the amount', async () => {
    await context.guest.cancel();
    await context.minutesLater(1);
    context.guest = await payingGuest(context.app, context.razorpay, { payment_method: 'advance' });
    const { guest } = context;
    await guest.verify(guest.pay('captured'));
    const requested = await guest.change(LONGER);
    expect(requested.money).toMatchObject({ pay_now: 850 });
    const balance = await guest.rest();
    expect((await balance.verify(balance.pay('captured'))).status).toBe(200);
    await expectRefunded(requested, 'change_overtaken');
    // Its quote is valid, and its price is charged again.
    const now = await guest.payFor(requested.quoteId);
    expect(now.order).toMatchObject({ amount: 170_000 });
    expect((await now.verify(now.pay('captured'))).status).toBe(200);
    expect(await guest.row()).toMatchObject({
      status: 'confirmed',
      payment_status: 'paid',
      total: 5700,
      paid_paise: 570_000,
    });
  });

  it.each([169_999, 170_001, 1])('%i paise are another amount: they are refunded', async (amount) => {
    const { guest } = context;
    const requested = await guest.change(LONGER);
    const wrong = requested.pay('captured', { amount });
    await requested.webhook(wrong);
    await context.minutesLater(1);
    expect(context.razorpay.payments.get(wrong)).toMatchObject({ amount_refunded: amount });
    expect(await guest.row()).toMatchObject({ total: 4000, paid_paise: 400_000 });
    const again = await guest.payFor(requested.quoteId);
    expect(again.order.id).not.toBe(requested.order.id);
    expect((await again.verify(again.pay('captured'))).status).toBe(200);
  });

  it('a midnight after the order, or a stay that has begun by then, loses nothing', async () => {
    const { guest, app } = context;
    app.clock.set('2026-12-17T18:20:00Z');
    const requested = await guest.change(LONGER);
    app.clock.set('2026-12-18T03:35:00Z');
    expect((await requested.verify(requested.pay('captured'))).status).toBe(200);
    expect(await guest.row()).toMatchObject({ total: 5700, check_out: '2026-12-21' });
    expect(await (await guest.applyChange(requested.quoteId)).json()).toMatchObject({ success: true });
  });

  it('after check-in time it is made and paid until the end of that day', async () => {
    const { guest, app } = context;
    app.clock.set('2026-12-18T18:20:00Z');
    const requested = await guest.change(LONGER);
    expect((await requested.verify(requested.pay('captured'))).status).toBe(200);
    expect(await guest.row()).toMatchObject({ total: 5700, check_out: '2026-12-21' });
  });

  it('the second midnight after it is too late', async () => {
    const { guest, app } = context;
    app.clock.set('2026-12-17T18:20:00Z');
    const requested = await guest.change(LONGER);
    app.clock.set('2026-12-18T18:30:00Z');
    await expectRefunded(requested, 'change_overtaken');
    await dropExpired(app.deps.db, app.clock());
    expect(await guest.nights()).toEqual(['1 18', '1 19']);
  });
});

import { expect, it } from 'vitest';
import { instantInIndia } from '#domain/dates/calendar.ts';
import { composeMail } from '#server/mail/compose.ts';
import { newestMail, type QueuedMail } from '#server/mail/queries.ts';
import { type Guest, payingGuest } from '../../support/paying-guest.ts';
import { paymentTest } from '../../support/payment-context.ts';
import { readPdf } from '../../support/pdf.ts';

const HOUR = 3_600_000;
const CHECK_IN = instantInIndia('2026-12-18', 9).getTime();

paymentTest('cancelling', (context) => {
  const refunds = () => context.database.db.selectFrom('refund').selectAll().orderBy('id').execute();
  const notes = () => {
    const papers = context.database.db.selectFrom('paper').selectAll();
    return papers.where('kind', '=', 'credit_note').orderBy('id').execute();
  };
  const cancel = ({ id, headers }: Guest, json: object = {}) =>
    context.app.ask(`/public/reservation/${id}/cancel`, { headers, json });
  const beforeCheckIn = (hours: number, seconds = 0) =>
    context.app.clock.set(new Date(CHECK_IN - hours * HOUR - seconds * 1000));
  const book = async (guest = context.guest) => {
    const payment = guest.pay('captured');
    expect((await guest.verify(payment)).status).toBe(200);
    return payment;
  };
  const mail = async (which: QueuedMail['kind']) => {
    const found = (await newestMail(context.database.db, 20)).find((one) => one.kind === which);
    if (!found) throw new Error(`no mail ${which}`);
    return composeMail(found, context.app.deps);
  };

  it('refunds everything, frees the rooms at once, and says so', async () => {
    const { guest, razorpay } = context;
    const payment = await book();
    const answer = await cancel(guest, { refund: 4000 });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      success: true,
      reservation: {
        status: 'Cancelled',
        payment_status: 'Refunded',
        paid_amount: 0,
        refunded_amount: 4000,
        remaining_amount: 0,
      },
    });
    expect(razorpay.payments.get(payment)).toMatchObject({ status: 'refunded', amount_refunded: 400_000 });
    expect(await refunds()).toMatchObject([{ reason: 'guest_cancelled', state: 'processed', attempts: 1 }]);
    expect(await guest.mails()).toEqual([
      'booking_confirmed',
      'new_booking',
      'booking_cancelled',
      'cancellation_notice',
    ]);
    expect((await context.takeRoom()).id).not.toBe(guest.id);
  });

  it.each([
    [168, 1, 4000],
    [168, 0, 4000],
    [168, -1, 2000],
    [72, 1, 2000],
    [72, 0, 2000],
    [72, -1, 0],
    [0, 1, 0],
  ])('%i hours and %i seconds before check-in: ₹%i', async (hours, seconds, rupees) => {
    const { guest, razorpay } = context;
    const payment = await book();
    beforeCheckIn(hours, seconds);
    const { reservation } = await (await cancel(guest, { refund: rupees })).json();
    const payment_status = rupees === 4000 ? 'Refunded' : 'Paid';
    expect(reservation).toMatchObject({
      status: 'Cancelled',
      payment_status,
      refunded_amount: rupees,
      paid_amount: 4000 - rupees,
    });
    expect(razorpay.payments.get(payment)?.amount_refunded).toBe(rupees * 100);
    expect(await guest.row()).toMatchObject({
      paid_paise: 400_000 - rupees * 100,
      refunded_paise: rupees * 100,
    });
    expect((await notes()).map(({ total_paise }) => total_paise)).toEqual(rupees ? [rupees * 100] : []);
  });

  it('is not possible online once the stay has begun', async () => {
    await book();
    beforeCheckIn(0);
    const answer = await cancel(context.guest);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: 'stay_begun' });
    expect(await context.guest.read()).toMatchObject({ status: 'Completed' });
  });

  it('asks again when the refund differs from the one shown', async () => {
    await book();
    beforeCheckIn(168, -1);
    const answer = await cancel(context.guest, { refund: 4000 });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({
      code: 'refund_changed',
      expected: { refund: 2000 },
      error: 'The refund for cancelling has changed since you saw it. It is now ₹2,000.',
    });
    expect(await refunds()).toEqual([]);
    expect((await cancel(context.guest, { refund: 2000 })).status).toBe(200);
  });

  it('refunds a share of an advance, and nothing is due any more', async () => {
    const { app, razorpay } = context;
    const stay = { check_in: '2026-12-21', check_out: '2026-12-22', breakfast: 1, payment_method: 'advance' };
    const guest = await payingGuest(app, razorpay, stay);
    await book(guest);
    expect(await guest.read()).toMatchObject({ paid_amount: 1025, remaining_amount: 1025 });
    app.clock.set(new Date(instantInIndia('2026-12-21', 9).getTime() - 100 * HOUR));
    const { reservation } = await (await cancel(guest, { refund: 513 })).json();
    expect(reservation).toMatchObject({
      payment_status: 'Paid',
      paid_amount: 512,
      refunded_amount: 513,
      remaining_amount: 0,
    });
  });

  it('pressed twice makes one refund', async () => {
    const { guest, razorpay } = context;
    await book();
    for (let press = 0; press < 2; press += 1)
      expect((await cancel(guest, { refund: 4000 })).status).toBe(200);
    expect(razorpay.refunds.size).toBe(1);
    expect(await notes()).toHaveLength(1);
    expect((await guest.mails()).filter((one) => one === 'booking_cancelled')).toHaveLength(1);
  });

  it('pressed in many tabs at once, while webhooks arrive, makes one refund', async () => {
    const { guest, razorpay } = context;
    const payment = await book();
    const second = guest.pay('captured');
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, () => cancel(guest, { refund: 4000 })),
      guest.webhook(payment),
      guest.webhook(second),
      guest.webhook(payment),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(11).fill(200));
    await context.minutesLater(20);
    const refunded = [payment, second].map((id) => razorpay.payments.get(id)?.amount_refunded);
    expect(refunded).toEqual([400_000, 400_000]);
    expect(razorpay.refunds.size).toBe(2);
    expect(await notes()).toHaveLength(1);
    expect(await guest.row()).toMatchObject({ paid_paise: 0, refunded_paise: 800_000 });
  });

  it('a later payment is refunded in full', async () => {
    const { guest, razorpay } = context;
    await book();
    beforeCheckIn(100);
    await cancel(guest, { refund: 2000 });
    const late = guest.pay('captured');
    await guest.webhook(late);
    expect(razorpay.payments.get(late)).toMatchObject({ status: 'refunded' });
    expect(await guest.row()).toMatchObject({ paid_paise: 200_000, refunded_paise: 600_000 });
    expect(await guest.read()).toMatchObject({ status: 'Cancelled', payment_status: 'Paid' });
  });

  it.each(['down', 'silent', 'lost'] as const)('refunds half once when Razorpay was %s', async (mood) => {
    const { guest, razorpay } = context;
    const payment = await book();
    beforeCheckIn(100);
    context.razorpayIs(mood);
    expect((await cancel(guest, { refund: 2000 })).status).toBe(200);
    expect(await guest.read()).toMatchObject({ refunded_amount: 2000, refund_pending: true });
    context.razorpayIs('well');
    await context.minutesLater(2);
    await context.minutesLater(60);
    expect(await guest.read()).not.toHaveProperty('refund_pending');
    expect(razorpay.refunds.size).toBe(1);
    expect(razorpay.payments.get(payment)).toMatchObject({ status: 'captured', amount_refunded: 200_000 });
    await guest.webhook(payment);
    expect(await refunds()).toMatchObject([{ amount_paise: 200_000, state: 'processed' }]);
    expect(await guest.row()).toMatchObject({ paid_paise: 200_000, refunded_paise: 200_000 });
  });

  it('includes earlier offline refunds', async () => {
    const { guest, razorpay } = context;
    const payment = await book();
    const there = razorpay.payments.get(payment);
    if (there) there.amount_refunded = 100_000;
    await guest.webhook(payment);
    beforeCheckIn(100);
    expect((await cancel(guest, { refund: 1500 })).status).toBe(200);
    expect(razorpay.payments.get(payment)).toMatchObject({ amount_refunded: 250_000 });
    expect(await guest.row()).toMatchObject({ paid_paise: 150_000, refunded_paise: 250_000 });
  });

  it('does not refund the cancellation fee of a change', async () => {
    const { guest, razorpay } = context;
    const payment = await book();
    await context.database.db
      .updateTable('reservation')
      .set({ cancellation_fee: 1000 })
      .where('id', '=', guest.id)
      .execute();
    expect(await guest.read()).toMatchObject({ paid_amount: 4000, refundable_amount: 3000 });
    const { reservation } = await (await cancel(guest, { refund: 3000 })).json();
    expect(reservation).toMatchObject({ payment_status: 'Paid', paid_amount: 1000, refunded_amount: 3000 });
    expect(razorpay.payments.get(payment)).toMatchObject({ status: 'captured', amount_refunded: 300_000 });
  });

  it('is for paid bookings: an unpaid one is released as before', async () => {
    const answer = await cancel(context.guest);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: 'not_booked' });
    expect((await context.guest.closeWindow()).status).toBe(200);
    expect((await cancel(context.guest)).status).toBe(404);
  });

  it('mails the guest a credit note with its own number series, and informs the host', async () => {
    await book();
    beforeCheckIn(100);
    await cancel(context.guest);
    const other = await context.takeRoom();
    await cancel(other);
    expect((await notes()).map(({ number }) => number)).toEqual(['H1C/26-27/00001', 'H1C/26-27/00002']);
    const { subject, text, attachments } = await mail('booking_cancelled');
    expect(subject).toBe(`Your booking SH${other.id} is cancelled`);
    expect(text).toContain('₹2,000 is being refunded to your original payment method');
    expect(text.match(/is attached/g)).toHaveLength(1);
    expect(text).toMatch(/http:\/\/localhost:4321\/my-booking\/[\w-]{43}/);
    expect(attachments[0]?.filename).toBe(`Credit_note_SH${other.id}_Asha_Mishra.pdf`);
    const creditNote = (await readPdf((await attachments[0]?.render()) ?? Buffer.alloc(0))).text;
    for (const one of ['Credit note H1C/26-27/00002', 'Credits Invoice H1I/26-27/00002 of', '₹2,000.00'])
      expect(creditNote).toContain(one);
    const notice = await mail('cancellation_notice');
    expect(notice.subject).toBe(`Cancelled: booking SH${other.id}, Fri, 18 Dec 2026`);
    expect(notice.text).toMatch(/Refund: +₹2,000/);
  });

  it('too late for a refund says so, without a credit note', async () => {
    await book();
    beforeCheckIn(10);
    await cancel(context.guest, { refund: 0 });
    const { text, attachments } = await mail('booking_cancelled');
    expect(text).toContain('Under the cancellation policy there is no refund.');
    expect(attachments).toEqual([]);
    expect(await notes()).toEqual([]);
  });
});

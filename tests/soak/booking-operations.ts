import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { addDays, todayInIndia } from '#domain/dates/calendar.ts';
import { bookingRequest, cookieOf } from '../support/homestays.ts';
import { type Guest, payingGuest } from '../support/paying-guest.ts';
import { expectBooked, expectFree, expectRefunded, nothingFrom, type Play } from './outcomes.ts';
import { type Server, type Stage, settleAll } from './stage.ts';

/** What guests, the provider and the background jobs do until a stay is booked or refunded. */
export const BOOKING_OPERATIONS: Record<string, (stage: Stage) => Promise<Play>> = {
  async create(stage) {
    const { app } = stage;
    const email = `${randomUUID()}@example.in`;
    const json = bookingRequest({ guest_email: email, ...stage.nextStay() });
    const headers = { 'Idempotency-Key': randomUUID() };
    const ask = (server: Server) => server.ask('/public/reservation/create', { json, headers });
    return {
      act: ask,
      async end(again) {
        if (again) {
          const [first, second] = [await ask(app), await ask(app)];
          expect([first.status, second.status]).toEqual([201, 201]);
          expect((await first.json()).booking_id).toBe((await second.json()).booking_id);
          expect(cookieOf(first)).not.toBe('');
        }
        const made = await stage.database.db
          .selectFrom('reservation')
          .select('id')
          .where('guest_email', '=', email)
          .execute();
        expect(made.length).toBeLessThanOrEqual(1);
        await settleAll(stage);
        await expectFree(stage, json);
      },
    };
  },

  async order(stage) {
    const { app, razorpay } = stage;
    const guest = await payingGuest(app, razorpay, stage.nextStay());
    await stage.database.db.deleteFrom('payment_order').where('id', '=', guest.order.id).execute();
    const json = { notes: { reservation_id: guest.id } };
    const ask = (server: Server) =>
      server.ask('/public/reservation/razorpay/order', { headers: guest.headers, json });
    return {
      act: ask,
      async end() {
        const { order } = await (await ask(app)).json();
        razorpay.addPayment(order.id, 'captured');
        await settleAll(stage);
        await expectBooked(stage, guest);
      },
    };
  },

  async verify(stage) {
    const guest = await payingGuest(stage.app, stage.razorpay, stage.nextStay());
    const payment = guest.pay('authorized');
    const ask = ({ ask }: Server) =>
      ask('/public/reservation/razorpay/verify', { headers: guest.headers, json: guest.sent(payment) });
    return {
      act: ask,
      async end(again) {
        if (again) expect((await ask(stage.app)).status).toBe(200);
        await settleAll(stage);
        await expectBooked(stage, guest);
        expect(stage.razorpay.payments.get(payment)).toMatchObject({
          status: 'captured',
          amount_refunded: 0,
        });
      },
    };
  },

  async webhook(stage) {
    const guest = await payingGuest(stage.app, stage.razorpay, stage.nextStay());
    const payment = guest.pay('authorized');
    const event = randomUUID();
    return {
      act: ({ ask }) => guest.webhook(payment, {}, event, ask),
      async end(again) {
        if (again) expect((await guest.webhook(payment, {}, event)).status).toBe(200);
        await settleAll(stage);
        await expectBooked(stage, guest);
      },
    };
  },

  'late money': async (stage) => {
    const { guest, payment } = await lateMoney(stage);
    const event = randomUUID();
    return {
      act: ({ ask }) => guest.webhook(payment, {}, event, ask),
      async end() {
        await settleAll(stage);
        await expectRefunded(stage, guest, payment);
      },
    };
  },

  async refund(stage) {
    const { guest, payment } = await lateMoney(stage);
    stage.razorpay.state.mood = 'down';
    await guest.webhook(payment);
    stage.razorpay.state.mood = 'well';
    stage.app.clock.advance(2 * 60_000);
    return {
      act: nothingFrom(({ work }) => work('pay refunds')),
      async end() {
        await settleAll(stage);
        await expectRefunded(stage, guest, payment);
      },
    };
  },

  async reconcile(stage) {
    const guest = await payingGuest(stage.app, stage.razorpay, stage.nextStay());
    guest.pay('authorized');
    stage.app.clock.advance(16 * 60_000);
    return {
      act: nothingFrom(({ work }) => work('reconcile payments')),
      async end() {
        await settleAll(stage);
        await expectBooked(stage, guest);
      },
    };
  },

  'window closed': async (stage) => {
    const stay = stage.nextStay();
    const guest = await payingGuest(stage.app, stage.razorpay, stay);
    const ask = (server: Server) =>
      server.ask(`/public/reservation/${guest.id}`, { method: 'DELETE', headers: guest.headers });
    return {
      act: ask,
      async end(again) {
        if (again) expect([200, 404]).toContain((await ask(stage.app)).status);
        await settleAll(stage);
        await expectFree(stage, bookingRequest(stay));
      },
    };
  },

  async mail(stage) {
    await stage.app.work('send mail');
    const guest = await payingGuest(stage.app, stage.razorpay, stage.nextStay());
    await guest.verify(guest.pay('captured'));
    return {
      act: nothingFrom(({ work }) => work('send mail')),
      async end() {
        await settleAll(stage);
        await expectBooked(stage, guest);
      },
    };
  },

  async remind(stage) {
    const { app } = stage;
    // A day of its own: the next one, at ten in the morning in Puri.
    app.clock.set(`${addDays(todayInIndia(app.clock()), 1)}T04:30:00Z`);
    const check_in = addDays(todayInIndia(app.clock()), 3);
    const stay = { check_in, check_out: addDays(check_in, 1), rooms: [{ id: 2 }] };
    const guest = await payingGuest(app, stage.razorpay, stay);
    await guest.verify(guest.pay('captured'));
    return {
      act: nothingFrom(({ work }) => work('remind guests')),
      async end() {
        await app.work('remind guests');
        await app.work('remind guests');
        const { guest_email } = await guest.row();
        const mails = await stage.database.db
          .selectFrom('outbox')
          .select('id')
          .where('kind', '=', 'stay_reminder')
          .where('recipient', '=', guest_email)
          .execute();
        expect(mails).toHaveLength(1);
        await settleAll(stage);
        await expectBooked(stage, guest);
      },
    };
  },
};

/** A guest whose rooms are taken before the payment arrives. */
async function lateMoney(stage: Stage): Promise<{ guest: Guest; payment: string }> {
  const stay = stage.nextStay();
  const guest = await payingGuest(stage.app, stage.razorpay, stay);
  await guest.closeWindow();
  const rival = await payingGuest(stage.app, stage.razorpay, stay);
  await rival.verify(rival.pay('captured'));
  return { guest, payment: guest.pay('captured') };
}

import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { addDays, todayInIndia } from '#domain/calendar.ts';
import { bookingRequest, cookieOf } from '../support/homestays.ts';
import { type Guest, payingGuest } from '../support/paying-guest.ts';
import { type Server, type Stage, settleAll } from './stage.ts';

/** What is done while something breaks, and what must have come out once everything works again. */
export interface Play {
  act(server: Server): Promise<Response | undefined>;
  /** `again`: the guest, or Razorpay, has not heard an answer and asks once more. */
  end(again: boolean): Promise<void>;
}

/** Every operation with money or rooms in it; each sets its own scene, with a guest and nights of its own. */
export const OPERATIONS: Record<string, (stage: Stage) => Promise<Play>> = {
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
        await expectGivenBack(stage, guest, payment);
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
        await expectGivenBack(stage, guest, payment);
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
        const told = await stage.database.db
          .selectFrom('outbox')
          .select('id')
          .where('kind', '=', 'stay_reminder')
          .where('recipient', '=', guest_email)
          .execute();
        expect(told).toHaveLength(1);
        await settleAll(stage);
        await expectBooked(stage, guest);
      },
    };
  },
};

function nothingFrom(job: (server: Server) => Promise<void>): Play['act'] {
  return async (server) => {
    await job(server);
    return undefined;
  };
}

/** A guest whose rooms went to somebody else before the money came. */
async function lateMoney(stage: Stage): Promise<{ guest: Guest; payment: string }> {
  const stay = stage.nextStay();
  const guest = await payingGuest(stage.app, stage.razorpay, stay);
  await guest.closeWindow();
  const rival = await payingGuest(stage.app, stage.razorpay, stay);
  await rival.verify(rival.pay('captured'));
  return { guest, payment: guest.pay('captured') };
}

async function expectFree({ app }: Stage, request: object): Promise<void> {
  const json = { ...request, guest_email: `${randomUUID()}@example.in` };
  expect((await app.ask('/public/reservation/create', { json })).status).toBe(201);
}

async function expectBooked(stage: Stage, guest: Guest): Promise<void> {
  const row = await guest.row();
  expect(row).toMatchObject({ status: 'Completed', payment_status: 'Paid', refunded_paise: 0 });
  expect(row.paid_paise).toBe(100 * row.due_now);
  await expectDelivered(stage, row.guest_email, 'booking_confirmed');
}

async function expectGivenBack(stage: Stage, guest: Guest, payment: string): Promise<void> {
  const row = await guest.row();
  const paid = 100 * row.due_now;
  expect(row).toMatchObject({ status: 'Cancelled', paid_paise: 0, refunded_paise: paid });
  expect(stage.razorpay.payments.get(payment)).toMatchObject({ status: 'refunded', amount_refunded: paid });
  const made = [...stage.razorpay.refunds.values()].filter(({ payment_id }) => payment_id === payment);
  expect(made).toHaveLength(1);
  await expectDelivered(stage, row.guest_email, 'payment_refunded');
}

/** One mail of a kind stands in the outbox and was sent: the mail server has it, where there is one. */
async function expectDelivered({ app, database, smtp }: Stage, email: string, kind: string): Promise<void> {
  const mails = await database.db
    .selectFrom('outbox')
    .select(['id', 'sent_at'])
    .where('kind', '=', kind)
    .where('recipient', '=', email)
    .execute();
  expect(mails).toMatchObject([{ sent_at: expect.any(Date) }]);
  if (app.deps.mail.kind === 'mailbox') return;
  const id = `<outbox-${mails[0]?.id}@`;
  expect(smtp.messages.some(({ to, data }) => to.includes(email) && data.includes(id))).toBe(true);
}

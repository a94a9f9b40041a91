import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { addDays, todayInIndia } from '#domain/dates/calendar.ts';
import { bookingRequest } from '../support/homestays.ts';
import { type Guest, payingGuest } from '../support/paying-guest.ts';
import { askToJoin, confirmEntry } from '../support/waitlist.ts';
import { expectDelivered, expectFree, nothingFrom, type Play } from './outcomes.ts';
import { type Server, type Stage, settleAll } from './stage.ts';

/** Later operations on a booking: it is cancelled or changed, and freed rooms are offered to the waitlist. */
export const AFTER_BOOKING_OPERATIONS: Record<string, (stage: Stage) => Promise<Play>> = {
  async cancel(stage) {
    const stay = stage.nextStay();
    return cancelled(stage, stay, 100);
  },

  async 'cancel after the host gave a part back'(stage) {
    return cancelled(stage, stage.nextStay(), 100, 50_000);
  },

  async 'cancel late'(stage) {
    const { app } = stage;
    // A day of its own, between seven and three days before check-in: half is refunded.
    app.clock.set(`${addDays(todayInIndia(app.clock()), 1)}T04:30:00Z`);
    const check_in = addDays(todayInIndia(app.clock()), 5);
    const stay = { check_in, check_out: addDays(check_in, 1), rooms: [{ id: 7 }], homestay_id: 2 };
    return cancelled(stage, stay, 50);
  },

  async change(stage) {
    const stay = stage.nextStay();
    const check_out = addDays(stay.check_in, 1);
    const freed = { check_in: check_out, check_out: stay.check_out };
    return changed(stage, stay, { check_out }, freed);
  },

  async 'change for the same price'(stage) {
    const stay = stage.nextStay();
    return changed(stage, stay, { adults: 1, children: 1 });
  },

  async offer(stage) {
    const { app } = stage;
    const stay = stage.nextStay();
    const holder = await payingGuest(app, stage.razorpay, stay);
    const email = `${randomUUID()}@example.in`;
    expect((await askToJoin(app, email, stay)).status).toBe(201);
    expect((await confirmEntry(app, email)).status).toBe(200);
    await holder.closeWindow();
    return {
      act: nothingFrom(({ work }) => work('offer freed rooms')),
      async end() {
        await app.work('offer freed rooms');
        await app.work('offer freed rooms');
        await app.work('send mail');
        await expectDelivered(stage, email, 'waiting_offer');
        const json = bookingRequest({ ...stay, guest_email: `${randomUUID()}@example.in` });
        expect((await app.ask('/public/reservation/create', { json })).status).toBe(409);
        // Nobody has booked it by the next day; an offer of the night ends in the morning.
        app.clock.set(`${addDays(todayInIndia(app.clock()), 1)}T04:30:00Z`);
        await settleAll(stage);
        await expectFree(stage, bookingRequest(stay));
      },
    };
  },
};

async function booked(stage: Stage, stay: object): Promise<{ guest: Guest; payment: string }> {
  const guest = await payingGuest(stage.app, stage.razorpay, { ...stay });
  const payment = guest.pay('captured');
  expect((await guest.verify(payment)).status).toBe(200);
  return { guest, payment };
}

/** `freed`: nights that the changed booking no longer has. */
async function changed(stage: Stage, stay: object, request: object, freed?: object): Promise<Play> {
  const { app, razorpay } = stage;
  const { guest, payment } = await booked(stage, stay);
  const path = `/public/reservation/${guest.id}/change`;
  const quoted = await app.ask(`${path}/quote`, { headers: guest.headers, json: request });
  const { quote, change } = await quoted.json();
  const ask = (server: Server) => server.ask(path, { headers: guest.headers, json: { quote_id: quote.id } });
  return {
    act: ask,
    async end() {
      const again = await ask(app);
      expect([again.status, (await again.json()).comes_back]).toEqual([200, change.comes_back]);
      await settleAll(stage);
      const row = await guest.row();
      expect(row).toMatchObject({
        ...request,
        status: 'confirmed',
        payment_status: 'paid',
        refunded_paise: 100 * change.comes_back,
      });
      expect(change.comes_back > 0).toBe(freed !== undefined);
      expect(razorpay.payments.get(payment)?.amount_refunded).toBe(row.refunded_paise);
      await expectDelivered(stage, row.guest_email, 'booking_changed');
      if (freed) await expectFree(stage, bookingRequest({ ...freed }));
    },
  };
}

/** `gone`: paise of an unreported offline refund. */
async function cancelled(stage: Stage, stay: object, percent: number, refundedOffline = 0): Promise<Play> {
  const { app, razorpay, database } = stage;
  const { guest, payment } = await booked(stage, stay);
  const entity = razorpay.payments.get(payment);
  if (entity && refundedOffline > 0) razorpay.refund(entity, refundedOffline, undefined);
  const path = `/public/reservation/${guest.id}/cancel`;
  const ask = (server: Server) => server.ask(path, { headers: guest.headers, json: {} });
  return {
    act: ask,
    async end() {
      expect((await ask(app)).status).toBe(200);
      await settleAll(stage);
      const row = await guest.row();
      const back = percent * row.due_now;
      expect(row).toMatchObject({ status: 'cancelled', refunded_paise: back });
      expect(razorpay.payments.get(payment)?.amount_refunded).toBe(back);
      const notes = await database.db
        .selectFrom('credit_note')
        .select('amount_paise')
        .where('reservation_id', '=', guest.id)
        .execute();
      expect(notes).toEqual([{ amount_paise: back - refundedOffline }]);
      await expectDelivered(stage, row.guest_email, 'booking_cancelled');
      await expectFree(stage, bookingRequest(stay as Record<string, unknown>));
    },
  };
}

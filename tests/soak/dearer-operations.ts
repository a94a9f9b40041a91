import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { bookingRequest } from '../support/homestays.ts';
import { type Guest, payingGuest } from '../support/paying-guest.ts';
import { expectDelivered, expectFree, type Play } from './outcomes.ts';
import { type Server, type Stage, settleAll } from './stage.ts';

/** A booking that is moved to a dearer room: the difference is asked for, paid, and paid when it is too late. */
export const DEARER_OPERATIONS: Record<string, (stage: Stage) => Promise<Play>> = {
  async 'order a dearer change'(stage) {
    const { guest, stay } = await booked(stage);
    const { quoteId } = await guest.quoteChange({ rooms: [2] });
    const json = { notes: { reservation_id: guest.id, payment_type: 'change', quote_id: quoteId } };
    const ask = (server: Server) =>
      server.ask('/public/reservation/razorpay/order', { headers: guest.headers, json });
    return {
      act: ask,
      async end() {
        const { order } = await (await ask(stage.app)).json();
        stage.razorpay.addPayment(order.id, 'captured');
        await settleSoon(stage);
        await expectMoved(stage, guest, stay);
      },
    };
  },

  async 'pay for a dearer change'(stage) {
    const { guest, stay } = await booked(stage);
    const wanted = await guest.change({ rooms: [2] });
    const payment = wanted.pay('authorized');
    const ask = (server: Server) =>
      server.ask('/public/reservation/razorpay/verify', {
        headers: guest.headers,
        json: wanted.sent(payment),
      });
    return {
      act: ask,
      async end(again) {
        if (again) expect((await ask(stage.app)).status).toBe(200);
        await settleSoon(stage);
        await expectMoved(stage, guest, stay);
      },
    };
  },

  async 'dearer change after cancelling'(stage) {
    const { guest } = await booked(stage);
    const wanted = await guest.change({ rooms: [2] });
    await guest.cancel();
    const payment = wanted.pay('captured');
    const event = randomUUID();
    return {
      act: ({ ask }) => wanted.webhook(payment, {}, event, ask),
      async end() {
        await settleAll(stage);
        const row = await guest.row();
        const { amount } = wanted.order;
        expect(row).toMatchObject({ status: 'Cancelled', paid_paise: 0 });
        expect(row.refunded_paise).toBe(100 * row.total + amount);
        expect(stage.razorpay.payments.get(payment)).toMatchObject({ status: 'refunded' });
        await expectDelivered(stage, row.guest_email, 'payment_refunded');
      },
    };
  },
};

type Dates = ReturnType<Stage['nextStay']>;

async function booked(stage: Stage): Promise<{ guest: Guest; stay: Dates }> {
  const stay = stage.nextStay();
  const guest = await payingGuest(stage.app, stage.razorpay, stay);
  expect((await guest.verify(guest.pay('captured'))).status).toBe(200);
  return { guest, stay };
}

/** What a quote promises ends after half an hour: the order is asked about while it stands. */
async function settleSoon(stage: Stage): Promise<void> {
  stage.app.clock.advance(16 * 60_000);
  await stage.app.work('reconcile payments');
  await settleAll(stage);
}

async function expectMoved(stage: Stage, guest: Guest, stay: Dates): Promise<void> {
  const row = await guest.row();
  expect(row).toMatchObject({ status: 'Completed', total: 5400, paid_paise: 540_000, refunded_paise: 0 });
  await expectDelivered(stage, row.guest_email, 'booking_changed');
  await expectFree(stage, bookingRequest(stay));
  const json = bookingRequest({ ...stay, rooms: [{ id: 2 }], guest_email: `${randomUUID()}@example.in` });
  expect((await stage.app.ask('/public/reservation/create', { json })).status).toBe(409);
}

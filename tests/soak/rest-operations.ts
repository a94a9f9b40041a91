import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { type Guest, payingGuest } from '../support/paying-guest.ts';
import { expectDelivered, type Play } from './outcomes.ts';
import { type Server, type Stage, settleAll } from './stage.ts';

/** A booking with an advance, and its rest: asked for, paid, and paid when it is too late. */
export const REST_OPERATIONS: Record<string, (stage: Stage) => Promise<Play>> = {
  async 'order the rest'(stage) {
    const guest = await withAdvance(stage);
    const json = { notes: { reservation_id: guest.id, payment_type: 'rest' } };
    const ask = (server: Server) =>
      server.ask('/public/reservation/razorpay/order', { headers: guest.headers, json });
    return {
      act: ask,
      async end() {
        const { order } = await (await ask(stage.app)).json();
        stage.razorpay.addPayment(order.id, 'captured');
        await settleAll(stage);
        await expectPaidInFull(stage, guest);
      },
    };
  },

  async 'pay the rest'(stage) {
    const guest = await withAdvance(stage);
    const rest = await guest.rest();
    const payment = rest.pay('authorized');
    const ask = (server: Server) =>
      server.ask('/public/reservation/razorpay/verify', {
        headers: guest.headers,
        json: rest.sent(payment),
      });
    return {
      act: ask,
      async end(again) {
        if (again) expect((await ask(stage.app)).status).toBe(200);
        await settleAll(stage);
        await expectPaidInFull(stage, guest);
      },
    };
  },

  async 'webhook of the rest'(stage) {
    const guest = await withAdvance(stage);
    const rest = await guest.rest();
    const payment = rest.pay('authorized');
    const event = randomUUID();
    return {
      act: ({ ask }) => rest.webhook(payment, {}, event, ask),
      async end(again) {
        if (again) expect((await rest.webhook(payment, {}, event)).status).toBe(200);
        await settleAll(stage);
        await expectPaidInFull(stage, guest);
      },
    };
  },

  async 'rest after cancelling'(stage) {
    const guest = await withAdvance(stage);
    const rest = await guest.rest();
    await stage.app.ask(`/public/reservation/${guest.id}/cancel`, { headers: guest.headers, json: {} });
    const payment = rest.pay('captured');
    const event = randomUUID();
    return {
      act: ({ ask }) => rest.webhook(payment, {}, event, ask),
      async end() {
        await settleAll(stage);
        const row = await guest.row();
        expect(row).toMatchObject({ status: 'Cancelled', paid_paise: 0, refunded_paise: 100 * row.total });
        expect(stage.razorpay.payments.get(payment)).toMatchObject({ status: 'refunded' });
        await expectDelivered(stage, row.guest_email, 'payment_refunded');
      },
    };
  },
};

async function withAdvance(stage: Stage): Promise<Guest> {
  const request = { ...stage.nextStay(), payment_method: 'advance' };
  const guest = await payingGuest(stage.app, stage.razorpay, request);
  expect((await guest.verify(guest.pay('captured'))).status).toBe(200);
  return guest;
}

async function expectPaidInFull(stage: Stage, guest: Guest): Promise<void> {
  const row = await guest.row();
  expect(row).toMatchObject({ status: 'Completed', payment_status: 'Paid', refunded_paise: 0 });
  expect(row.paid_paise).toBe(100 * row.total);
  expect(row.due_now).toBeLessThan(row.total);
  await expectDelivered(stage, row.guest_email, 'rest_paid');
}

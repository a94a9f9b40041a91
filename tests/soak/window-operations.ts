import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { bookingRequest } from '../support/homestays.ts';
import { type Guest, payingGuest } from '../support/paying-guest.ts';
import { expectDelivered, expectFree, type Play } from './outcomes.ts';
import { type Server, type Stage, settleAll } from './stage.ts';

interface Booking {
  guest: Guest;
  stay: ReturnType<Stage['nextStay']>;
}

/** What is paid for a confirmed booking, in a window of its own. */
interface Window {
  /** How the booking was made. */
  request: Record<string, unknown>;
  /** What an order is requested with. */
  notes(guest: Guest): Promise<Record<string, string>>;
  open(guest: Guest): Promise<Awaited<ReturnType<Guest['rest']>>>;
  expectPaid(stage: Stage, booking: Booking): Promise<void>;
}

/** The balance of an advance. */
const BALANCE: Window = {
  request: { payment_method: 'advance' },
  notes: async () => ({ payment_type: 'rest' }),
  open: (guest) => guest.rest(),
  async expectPaid(stage, { guest }) {
    const row = await guest.row();
    expect(row).toMatchObject({ status: 'confirmed', payment_status: 'paid', refunded_paise: 0 });
    expect(row.paid_paise).toBe(100 * row.total);
    expect(row.due_now).toBeLessThan(row.total);
    await expectDelivered(stage, row.guest_email, 'rest_paid');
  },
};

/** The difference to a dearer room. */
const DEARER: Window = {
  request: {},
  notes: async (guest) => {
    const { quoteId } = await guest.quoteChange({ rooms: [2] });
    return { payment_type: 'change', quote_id: quoteId };
  },
  open: (guest) => guest.change({ rooms: [2] }),
  async expectPaid(stage, { guest, stay }) {
    const row = await guest.row();
    expect(row).toMatchObject({
      status: 'confirmed',
      payment_status: 'paid',
      total: 5400,
      paid_paise: 540_000,
      refunded_paise: 0,
    });
    await expectDelivered(stage, row.guest_email, 'booking_changed');
    await expectFree(stage, bookingRequest(stay));
    const json = bookingRequest({ ...stay, rooms: [{ id: 2 }], guest_email: `${randomUUID()}@example.in` });
    expect((await stage.app.ask('/public/reservation/create', { json })).status).toBe(409);
  },
};

/** Ordered, paid, reported by Razorpay, and paid too late. */
export const WINDOW_OPERATIONS: Record<string, (stage: Stage) => Promise<Play>> = {
  'order the rest': (stage) => order(stage, BALANCE),
  'pay the rest': (stage) => pay(stage, BALANCE),
  'webhook of the rest': (stage) => webhook(stage, BALANCE),
  'rest after cancelling': (stage) => payTooLate(stage, BALANCE),
  'order a dearer change': (stage) => order(stage, DEARER),
  'pay for a dearer change': (stage) => pay(stage, DEARER),
  'webhook of a dearer change': (stage) => webhook(stage, DEARER),
  'dearer change after cancelling': (stage) => payTooLate(stage, DEARER),
};

async function order(stage: Stage, window: Window): Promise<Play> {
  const { guest, stay } = await booked(stage, window);
  const json = { notes: { reservation_id: guest.id, ...(await window.notes(guest)) } };
  const ask = (server: Server) =>
    server.ask('/public/reservation/razorpay/order', { headers: guest.headers, json });
  return {
    act: ask,
    async end() {
      const { order } = await (await ask(stage.app)).json();
      stage.razorpay.addPayment(order.id, 'captured');
      await syncSoon(stage);
      await window.expectPaid(stage, { guest, stay });
    },
  };
}

async function pay(stage: Stage, window: Window): Promise<Play> {
  const { guest, stay } = await booked(stage, window);
  const requested = await window.open(guest);
  const payment = requested.pay('authorized');
  const ask = (server: Server) =>
    server.ask('/public/reservation/razorpay/verify', {
      headers: guest.headers,
      json: requested.sent(payment),
    });
  return {
    act: ask,
    async end(again) {
      if (again) expect((await ask(stage.app)).status).toBe(200);
      await syncSoon(stage);
      await window.expectPaid(stage, { guest, stay });
    },
  };
}

async function webhook(stage: Stage, window: Window): Promise<Play> {
  const { guest, stay } = await booked(stage, window);
  const requested = await window.open(guest);
  const payment = requested.pay('authorized');
  const event = randomUUID();
  return {
    act: ({ ask }) => requested.webhook(payment, {}, event, ask),
    async end(again) {
      if (again) expect((await requested.webhook(payment, {}, event)).status).toBe(200);
      await syncSoon(stage);
      await window.expectPaid(stage, { guest, stay });
    },
  };
}

async function payTooLate(stage: Stage, window: Window): Promise<Play> {
  const { guest } = await booked(stage, window);
  const requested = await window.open(guest);
  const { paid_paise } = await guest.row();
  await guest.cancel();
  const payment = requested.pay('captured');
  const event = randomUUID();
  return {
    act: ({ ask }) => requested.webhook(payment, {}, event, ask),
    async end() {
      await settleAll(stage);
      const row = await guest.row();
      const refunded_paise = paid_paise + requested.order.amount;
      expect(row).toMatchObject({ status: 'cancelled', paid_paise: 0, refunded_paise });
      expect(stage.razorpay.payments.get(payment)).toMatchObject({ status: 'refunded' });
      await expectDelivered(stage, row.guest_email, 'payment_refunded');
    },
  };
}

async function booked(stage: Stage, { request }: Window): Promise<Booking> {
  const stay = stage.nextStay();
  const guest = await payingGuest(stage.app, stage.razorpay, { ...stay, ...request });
  expect((await guest.verify(guest.pay('captured'))).status).toBe(200);
  return { guest, stay };
}

/** A quote ends after half an hour: the order is synced before that. */
async function syncSoon(stage: Stage): Promise<void> {
  stage.app.clock.advance(16 * 60_000);
  await stage.app.work('reconcile payments');
  await settleAll(stage);
}

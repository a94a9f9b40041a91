import '../support/browser.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays } from '#domain/calendar.ts';
import type { CartItem } from '#domain/cart.ts';
import { leaveOut } from '#stores/booking-flow.ts';
import { $cart } from '#stores/cart.ts';
import { $draft, choosePayment, forgetDraft, typeDetail } from '#stores/draft.ts';
import { cancelHeld, pay, payHeld, resumePayment } from '#stores/payment.ts';
import { $payment, IDLE } from '#stores/payment-state.ts';
import { $reservation, forgetReservation, isHeldHere } from '#stores/reservation.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { browserOf, type Wire } from '../support/browser-of.ts';
import { checkoutOf } from '../support/checkout.ts';
import { databases } from '../support/database.ts';
import { bookingRequest, openHomestays } from '../support/homestays.ts';
import { cartItem } from '../support/rooms.ts';

let scene: TestApp;
let wire: Wire;
let close = async () => {};
let guest: ReturnType<typeof checkoutOf>;
let checkIn = '2026-12-01';
let checkOut = '';

beforeAll(async () => {
  const database = await databases[0]?.open();
  if (!database) throw new Error('There is no database');
  await openHomestays(database.db);
  scene = testApp(database);
  guest = checkoutOf(scene);
  close = database.close;
});
afterAll(() => close());

/** Each test has nights of its own. Room 1 costs ₹2,000 a night, breakfast for two ₹100 a day. */
beforeEach(() => {
  checkIn = addDays(checkIn, 2);
  checkOut = addDays(checkIn, 2);
  wire = browserOf(scene);
  forgetReservation();
  forgetDraft();
  $payment.set(IDLE);
  $cart.set([item(1)]);
  typeDetail('name', 'Ananya Mohanty');
  typeDetail('email', `guest${checkIn}@example.in`);
  typeDetail('phone', '+91 94370 12345');
  typeDetail('address', 'Bhubaneswar');
  choosePayment('full');
});

const item = (id: number, more: Partial<CartItem> = {}) =>
  cartItem(id, { checkInDate: checkIn, checkOutDate: checkOut, ...more });
const refusal = () => {
  const state = $payment.get();
  return state.state === 'refused' ? state.refusal : undefined;
};
const booked = () => {
  const state = $payment.get();
  return state.state === 'done' ? state.reservation : undefined;
};
const calls = (method: string, path: RegExp) =>
  wire.sent.filter((one) => one.method === method && path.test(one.path));
const creates = () => calls('POST', /reservation\/create$/);
const rows = () =>
  scene.deps.db.selectFrom('reservation').selectAll().where('check_in', '=', checkIn).execute();
const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => {});

describe('paying', () => {
  it('in full completes the booking and empties the cart', async () => {
    await pay(guest.pays);
    expect(booked()).toMatchObject({
      status: 'Completed',
      total_amount: 4200,
      paid_amount: 4200,
      remaining_amount: 0,
      guest_name: 'Ananya Mohanty',
      adults: 2,
    });
    expect($cart.get()).toEqual([]);
    expect($draft.get()).toMatchObject({ paymentMethod: null, userDetails: { name: 'Ananya Mohanty' } });
  });

  it('an advance pays half, rounded up, and leaves the rest to the property', async () => {
    $cart.set([item(7, { price: 2000, final_price: 2000, homestay_id: 2 })]);
    choosePayment('advance');
    await pay(guest.pays);
    expect(booked()).toMatchObject({ status: 'Pending', paid_amount: 1100, remaining_amount: 1100 });
    expect(guest.pays.mock.lastCall?.[0]).toMatchObject({ amount: 110_000, currency: 'INR' });
  });

  it('needs a choice of how', async () => {
    forgetDraft();
    await pay(guest.pays);
    expect(refusal()?.message).toBe('Please select a payment option');
    expect(wire.sent).toEqual([]);
  });

  it('takes no second press while the first is being answered', async () => {
    await Promise.all([pay(guest.pays), pay(guest.pays)]);
    expect(creates()).toHaveLength(1);
    expect(booked()).toBeDefined();
  });
});

describe('a payment that does not come about deletes its reservation', () => {
  it('when the window is closed; pressing Pay again is a new press with a key of its own', async () => {
    await pay(guest.closes);
    expect(refusal()?.message).toContain('The payment window was closed');
    expect($reservation.get().state).toBe('none');
    expect((await rows()).map((row) => row.released_at !== null)).toEqual([true]);
    expect($cart.get()).toHaveLength(1);

    await pay(guest.pays);
    expect(booked()).toBeDefined();
    const keys = creates().map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(2);
  });

  it('when the provider refuses the payment', async () => {
    await pay(guest.fails);
    expect(refusal()?.message).toBe('Payment verification failed. Please try again.');
    expect(calls('DELETE', /reservation\/\d+$/)).toHaveLength(1);
  });

  it('when the signature is wrong', async () => {
    await pay(guest.forges);
    expect(refusal()?.message).toBe('Payment verification failed. Please try again.');
    expect(calls('DELETE', /reservation\/\d+$/)).toHaveLength(1);
    expect($payment.get().state).toBe('refused');
  });

  it('when the order can not be opened', async () => {
    wire.intercept = (request, answer) =>
      request.path.endsWith('/razorpay/order')
        ? Promise.resolve(Response.json({ error: 'No.', code: 'payment_unavailable' }, { status: 503 }))
        : answer();
    await pay(guest.pays);
    expect(refusal()?.message).toBe('Failed to initialize payment. Please try again.');
    expect(calls('DELETE', /reservation\/\d+$/)).toHaveLength(1);
  });

  it('when the window can not be opened', async () => {
    quiet();
    await pay(guest.breaks);
    expect(refusal()?.message).toBe('Failed to initialize payment. Please try again.');
    expect(calls('DELETE', /reservation\/\d+$/)).toHaveLength(1);
  });
});

describe('nothing is ever paid twice', () => {
  it('an answer that was lost is found by its key at the next press', async () => {
    wire.intercept = async (request, answer) => {
      const response = await answer();
      if (request.path.endsWith('/create')) throw new TypeError('connection lost');
      return response;
    };
    await pay(guest.pays);
    expect(refusal()?.message).toBe('Failed to initialize payment. Please try again.');
    expect($reservation.get().state).toBe('asked');

    wire.intercept = (_, answer) => answer();
    await pay(guest.pays);
    expect(booked()).toBeDefined();
    expect(await rows()).toHaveLength(1);
  });

  it('a payment whose window vanished is found instead of released', async () => {
    await pay(guest.paysAndVanishes);
    expect(booked()?.status).toBe('Completed');
  });

  it('a payment that can not be verified yet is asked for again', async () => {
    let asked = 0;
    wire.intercept = (request, answer) => {
      if (!request.path.endsWith('/verify') || asked++ > 0) return answer();
      const pending = { success: false, message: 'Pending', code: 'payment_pending' };
      return Promise.resolve(Response.json(pending, { status: 202 }));
    };
    const paying = pay(guest.pays);
    await vi.waitFor(() => expect($payment.get().state).toBe('waiting'), 5000);
    expect(calls('DELETE', /./)).toEqual([]);
    await paying;
    expect(booked()?.status).toBe('Completed');
  });

  it('after a change of mind the guest’s own hold is not in the way', async () => {
    void pay(() => new Promise(() => {}));
    await vi.waitFor(() => expect($payment.get().state).toBe('window'));
    // The page is loaded anew, and the guest changes what they book.
    $payment.set(IDLE);
    choosePayment('advance');
    await pay(guest.pays);
    expect(booked()).toMatchObject({ status: 'Pending', payment_method: 'advance' });
    expect((await rows()).filter((row) => row.released_at === null)).toHaveLength(1);
  });
});

describe('a payment that was left', () => {
  const leave = async () => {
    void pay(() => new Promise(() => {}));
    await vi.waitFor(() => expect($payment.get().state).toBe('window'));
    $payment.set(IDLE);
  };

  it('can be gone on with: the same reservation, the same order', async () => {
    await leave();
    expect(isHeldHere(1, checkIn, checkOut)).toBe(true);
    expect(isHeldHere(2, checkIn, checkOut)).toBe(false);
    await resumePayment();
    const state = $payment.get();
    if (state.state !== 'held') throw new Error(`The payment is ${state.state}`);
    await payHeld(state.reservation, guest.pays);
    expect(booked()?.id).toBe(state.reservation.id);
    expect(await rows()).toHaveLength(1);
  });

  it('is found paid by its link when the webhook was faster', async () => {
    await leave();
    const own = $reservation.get();
    if (own.state !== 'held') throw new Error('Nothing is held');
    const { id: orderId } = await scene.deps.db
      .selectFrom('payment_order')
      .select('id')
      .where('reservation_id', '=', own.id)
      .executeTakeFirstOrThrow();
    await guest.paysAndVanishes({ ...REQUEST, orderId });
    await resumePayment(own.id);
    expect(booked()).toMatchObject({ id: own.id, status: 'Completed' });
  });

  it('can be let go', async () => {
    await leave();
    const own = $reservation.get();
    if (own.state !== 'held') throw new Error('Nothing is held');
    await cancelHeld(own.id);
    expect($payment.get()).toEqual(IDLE);
    expect(isHeldHere(1, checkIn, checkOut)).toBe(false);
  });

  it('that has run out is told, and paying again makes a new one', async () => {
    await leave();
    const before = scene.clock();
    scene.clock.advance(16 * 60_000);
    await resumePayment();
    expect(refusal()?.message).toContain('The time to pay has run out');
    await pay(guest.pays);
    expect(booked()?.status).toBe('Completed');
    scene.clock.set(before);
  });

  it('of somebody else stays theirs', async () => {
    await leave();
    const own = $reservation.get();
    if (own.state !== 'held') throw new Error('Nothing is held');
    wire.forgetCookies();
    await resumePayment(own.id);
    expect(refusal()?.message).toContain('This reservation is no longer open');
  });
});

const REQUEST = {
  script: '',
  key: '',
  orderId: '',
  amount: 0,
  currency: 'INR',
  name: '',
  description: '',
  guest: { name: '', email: '', phone: '' },
};

describe('what changed meanwhile', () => {
  it('a price: told with the new total, which the next press pays', async () => {
    $cart.set([item(1, { price: 3000, final_price: 3000 })]);
    await pay(guest.pays);
    expect(refusal()).toMatchObject({ kind: 'price' });
    expect(refusal()?.message).toMatch(/price.*₹4,200/);
    expect($cart.get()[0]?.final_price).toBe(4000);
    await pay(guest.pays);
    expect(booked()?.total_amount).toBe(4200);
  });

  it('a room: told which, and the rest can be booked', async () => {
    const taken = bookingRequest({ check_in: checkIn, check_out: checkOut, rooms: [{ id: 1 }] });
    expect((await scene.ask('/public/reservation/create', { json: taken })).status).toBe(201);
    $cart.set([item(1), item(2, { price: 6000, discount: 600, total_discount: 600, final_price: 5400 })]);
    await pay(guest.pays);
    expect(refusal()).toMatchObject({ kind: 'rooms', rooms: [1] });
    expect(refusal()?.message).toContain('Room 1 is no longer available');
    leaveOut([1]);
    await pay(guest.pays);
    expect(booked()?.rooms.map(({ id }) => id)).toEqual([2]);
  });

  it('a rule of the house: in the server’s own sentence', async () => {
    $cart.set([item(3, { price: 3000, final_price: 3000 })]);
    await pay(guest.pays);
    expect(refusal()?.message).toContain('3');
    expect($reservation.get().state).toBe('none');
  });

  it('a server out of reach', async () => {
    wire.intercept = () => Promise.reject(new TypeError('offline'));
    await pay(guest.pays);
    expect(refusal()?.message).toBe('Failed to initialize payment. Please try again.');
  });
});

import '../../support/browser.ts';
import { describe, expect, it } from 'vitest';
import { $code, choosePayment, setBreakfastCount } from '#stores/booking/draft.ts';
import { $quoting, $standingQuote, keepQuote } from '#stores/booking/quote.ts';
import { $step, goToStep } from '#stores/booking/steps.ts';
import { $cart } from '#stores/cart/cart.ts';
import { leaveOut, openBooking } from '#stores/checkout/flow.ts';
import { applyCode, keepCode, removeCode } from '#stores/code/code.ts';
import { cancelHeld, resumePayment } from '#stores/payment/resume-payment.ts';
import { $payments, IDLE } from '#stores/reservation/payment-state.ts';
import { $reservation, isHeldHere } from '#stores/reservation/reservation.ts';
import { visit } from '../../support/browser.ts';
import { eventually } from '../../support/eventually.ts';
import { bookingRequest } from '../../support/homestays.ts';
import { atPaymentStep, booked, itemFor, makeCode, pay, refusal, rows } from '../../support/payment-step.ts';

const step = atPaymentStep();

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

describe('a payment that was left', () => {
  const leave = async () => {
    void pay(() => new Promise(() => {}));
    await eventually(() => expect($payments.booking.get().state).toBe('window'));
    $payments.booking.set(IDLE);
  };

  it('can be gone on with: the same reservation, the same order', async () => {
    await leave();
    expect(isHeldHere(1, step.checkIn, step.checkOut)).toBe(true);
    expect(isHeldHere(2, step.checkIn, step.checkOut)).toBe(false);
    await resumePayment();
    const state = $payments.booking.get();
    if (state.state !== 'held') throw new Error(`The payment is ${state.state}`);
    await pay(step.guest.pays);
    expect(booked()?.id).toBe(state.reservation.id);
    expect(await rows(step)).toHaveLength(1);
  });

  it('is found paid by its link when the webhook was faster', async () => {
    await leave();
    const own = $reservation.get();
    if (own.state !== 'held') throw new Error('Nothing is held');
    const { id: orderId } = await step.app.deps.db
      .selectFrom('payment_order')
      .select('id')
      .where('reservation_id', '=', own.id)
      .executeTakeFirstOrThrow();
    await step.guest.paysAndVanishes({ ...REQUEST, orderId });
    await resumePayment(own.id);
    expect(booked()).toMatchObject({ id: own.id, status: 'Completed' });
  });

  it('whose window is still open is not looked up: the guest is paying', async () => {
    void pay(() => new Promise(() => {}));
    await eventually(() => expect($payments.booking.get().state).toBe('window'));
    const own = $reservation.get();
    if (own.state !== 'held') throw new Error('Nothing is held');
    const asked = step.wire.sent.length;
    await resumePayment(own.id);
    expect($payments.booking.get().state).toBe('window');
    expect(step.wire.sent).toHaveLength(asked);
  });

  it('can be let go', async () => {
    await leave();
    const own = $reservation.get();
    if (own.state !== 'held') throw new Error('Nothing is held');
    await cancelHeld(own.id);
    expect($payments.booking.get()).toEqual(IDLE);
    expect(isHeldHere(1, step.checkIn, step.checkOut)).toBe(false);
  });

  it('that has run out is told, and paying again makes a new one', async () => {
    await leave();
    const before = step.app.clock();
    step.app.clock.advance(16 * 60_000);
    await resumePayment();
    expect(refusal()?.message).toContain('The time to pay has run out');
    await pay(step.guest.pays);
    expect(booked()?.status).toBe('Completed');
    step.app.clock.set(before);
  });

  it('of somebody else stays theirs', async () => {
    await leave();
    const own = $reservation.get();
    if (own.state !== 'held') throw new Error('Nothing is held');
    step.wire.forgetCookies();
    await resumePayment(own.id);
    expect(refusal()?.message).toContain('This booking is no longer open');
  });
});

describe('a booking that is paid', () => {
  /** The next page, where the guest goes to the payment with another room. */
  async function goToPayment(): Promise<() => void> {
    $payments.booking.set(IDLE);
    visit('/booking');
    $cart.set([itemFor(step, 2, { price: 6000, discount: 600, total_discount: 600, final_price: 5400 })]);
    const close = openBooking(1);
    goToStep(4);
    // What is resumed is looked up by now.
    await step.wire.idle();
    return close;
  }

  it('stands in no new booking’s way', async () => {
    await pay(step.guest.pays);
    const before = booked()?.id;
    const close = await goToPayment();
    expect($payments.booking.get()).toEqual(IDLE);
    expect([$step.get(), $cart.get().map(({ id }) => id)]).toEqual([4, [2]]);
    choosePayment('full');
    await pay(step.guest.pays);
    expect(booked()?.rooms.map(({ id }) => id)).toEqual([2]);
    expect((await rows(step)).map(({ id }) => id).toSorted()).toEqual([before, booked()?.id]);
    close();
  });

  it('is shown again where its confirmation was, whatever is in the cart since', async () => {
    await pay(step.guest.pays);
    const before = booked()?.id;
    $payments.booking.set(IDLE);
    visit('/booking');
    history.replaceState({ step: 5 }, '');
    $cart.set([itemFor(step, 2)]);
    const close = openBooking(1);
    await eventually(() => expect(booked()?.id).toBe(before));
    expect([$step.get(), $cart.get().length]).toEqual([5, 1]);
    close();
  });
});

describe('what changed meanwhile', () => {
  it('a price: told with the new total, which the next press pays', async () => {
    $cart.set([itemFor(step, 1, { price: 3000, final_price: 3000 })]);
    await pay(step.guest.pays);
    expect(refusal()).toMatchObject({ kind: 'price' });
    expect(refusal()?.message).toMatch(/price.*₹4,200/);
    expect($cart.get()[0]?.final_price).toBe(4000);
    await pay(step.guest.pays);
    expect(booked()?.total_amount).toBe(4200);
  });

  it('a room: told which, and the rest can be booked', async () => {
    const taken = bookingRequest({ check_in: step.checkIn, check_out: step.checkOut, rooms: [{ id: 1 }] });
    expect((await step.app.ask('/public/reservation/create', { json: taken })).status).toBe(201);
    $cart.set([
      itemFor(step, 1),
      itemFor(step, 2, { price: 6000, discount: 600, total_discount: 600, final_price: 5400 }),
    ]);
    await pay(step.guest.pays);
    expect(refusal()).toMatchObject({ kind: 'rooms', rooms: [1] });
    expect(refusal()?.message).toContain('Room 1 is no longer available');
    leaveOut([1]);
    await pay(step.guest.pays);
    expect(booked()?.rooms.map(({ id }) => id)).toEqual([2]);
  });

  it('a rule of the house: in the server’s own sentence', async () => {
    $cart.set([itemFor(step, 3, { price: 3000, final_price: 3000 })]);
    await pay(step.guest.pays);
    expect(refusal()?.message).toContain('3');
    expect($reservation.get().state).toBe('none');
  });

  it('a server out of reach', async () => {
    step.wire.intercept = () => Promise.reject(new TypeError('offline'));
    await pay(step.guest.pays);
    expect(refusal()?.message).toBe('Failed to initialize payment. Please try again.');
  });
});

describe('the last use of a code, taken by a payment that was left,', () => {
  const leaveWithCode = async () => {
    const code = await makeCode(step, { uses: 1 });
    keepQuote();
    keepCode();
    await promised();
    await applyCode(code);
    void pay(() => new Promise(() => {}));
    await eventually(() => expect($payments.booking.get().state).toBe('window'));
    $payments.booking.set(IDLE);
    return code;
  };
  const promised = () => eventually(() => expect($standingQuote.get()).toBeDefined());

  it('is there for the same guest, who changes what they book', async () => {
    const code = await leaveWithCode();
    setBreakfastCount(3);
    await eventually(() => expect($quoting.get()).toBe('failed'));
    expect($code.get()).toBe(code);
    await pay(step.guest.pays);
    expect(booked()).toMatchObject({ code, total_amount: 3900, paid_amount: 3900 });
    expect((await rows(step)).filter((row) => row.released_at === null)).toHaveLength(1);
  });

  it('is there for the same guest, who pays in another way', async () => {
    const code = await leaveWithCode();
    choosePayment('advance');
    await pay(step.guest.pays);
    expect(booked()).toMatchObject({ code, total_amount: 3800, paid_amount: 1900 });
  });

  it('is there for the same guest, who has taken the code off and puts it on again', async () => {
    const code = await leaveWithCode();
    removeCode();
    await promised();
    expect(await applyCode(code)).toBe(true);
    await pay(step.guest.pays);
    expect(booked()).toMatchObject({ code, total_amount: 3800 });
  });
});

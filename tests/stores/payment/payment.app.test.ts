import '../../support/browser.ts';
import { describe, expect, it, vi } from 'vitest';
import { $draft, choosePayment, forgetDraft } from '#stores/booking/draft.ts';
import { $cart } from '#stores/cart/cart.ts';
import { $payments, IDLE } from '#stores/reservation/payment-state.ts';
import { $reservation } from '#stores/reservation/reservation.ts';
import { eventually } from '../../support/eventually.ts';
import { atPaymentStep, booked, calls, itemFor, pay, refusal, rows } from '../../support/payment-step.ts';

const step = atPaymentStep();
const broken = () => Response.json({ error: 'No.', code: 'internal' }, { status: 500 });
const tooOften = () => Response.json({ error: 'Please wait.', code: 'too_many_requests' }, { status: 429 });
const creates = () => calls(step, 'POST', /reservation\/create$/);

describe('paying', () => {
  it('in full completes the booking and empties the cart', async () => {
    await pay(step.guest.pays);
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

  it('tells the API all that the specification names of an order and of its payment', async () => {
    choosePayment('advance');
    await pay(step.guest.pays);
    const bodyOf = (path: RegExp) => calls(step, 'POST', path)[0]?.body;
    const id = booked()?.id;
    expect(bodyOf(/razorpay\/order$/)).toMatchObject({
      amount: 210_000,
      currency: 'INR',
      receipt: `SH${id}`,
      notes: { payment_type: 'advance', reservation_id: id },
    });
    expect(bodyOf(/reservation\/\d+\/payment$/)).toMatchObject({
      razorpay_payment_id: expect.any(String),
      razorpay_order_id: expect.any(String),
      razorpay_signature: expect.any(String),
      amount: 2100,
      payment_method: 'advance',
    });
  });

  it('an advance pays half, rounded up, and leaves the rest to the property', async () => {
    $cart.set([itemFor(step, 7, { price: 2000, final_price: 2000, homestay_id: 2 })]);
    choosePayment('advance');
    await pay(step.guest.pays);
    expect(booked()).toMatchObject({ status: 'Pending', paid_amount: 1100, remaining_amount: 1100 });
    expect(step.guest.pays.mock.lastCall?.[0]).toMatchObject({ amount: 110_000, currency: 'INR' });
  });

  it('needs a choice of how', async () => {
    forgetDraft();
    await pay(step.guest.pays);
    expect(refusal()?.message).toBe('Please select a payment option');
    expect(step.wire.sent).toEqual([]);
  });

  it('takes no second press while the first is being answered', async () => {
    await Promise.all([pay(step.guest.pays), pay(step.guest.pays)]);
    expect(creates()).toHaveLength(1);
    expect(booked()).toBeDefined();
  });
});

describe('a payment that does not come about deletes its reservation', () => {
  it('when the window is closed; pressing Pay again is a new press with a key of its own', async () => {
    await pay(step.guest.closes);
    expect(refusal()?.message).toContain("Payment wasn't completed, so your rooms aren't held");
    expect($reservation.get().state).toBe('none');
    expect((await rows(step)).map((row) => row.released_at !== null)).toEqual([true]);
    expect($cart.get()).toHaveLength(1);

    await pay(step.guest.pays);
    expect(booked()).toBeDefined();
    const keys = creates().map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(2);
  });

  it('when the provider refuses the payment', async () => {
    await pay(step.guest.fails);
    expect(refusal()?.message).toBe('Your bank declined the payment.');
    expect(refusal()?.detail).toBe('Payment verification failed. Please try again.');
    expect(calls(step, 'DELETE', /reservation\/\d+$/)).toHaveLength(1);
  });

  it('when the signature is wrong', async () => {
    await pay(step.guest.forges);
    expect(refusal()?.message).toBe('Payment verification failed. Please try again.');
    expect(calls(step, 'DELETE', /reservation\/\d+$/)).toHaveLength(1);
    expect($payments.booking.get().state).toBe('refused');
  });

  it('when the order can not be opened', async () => {
    step.wire.intercept = (request, answer) =>
      request.path.endsWith('/razorpay/order')
        ? Promise.resolve(Response.json({ error: 'No.', code: 'payment_unavailable' }, { status: 503 }))
        : answer();
    await pay(step.guest.pays);
    expect(refusal()?.message).toBe('Failed to initialize payment. Please try again.');
    expect(calls(step, 'DELETE', /reservation\/\d+$/)).toHaveLength(1);
  });

  it('but not when it was asked for too often: the rooms stay held, and the next press goes on', async () => {
    step.wire.intercept = (request, answer) =>
      request.path.endsWith('/razorpay/order') ? Promise.resolve(tooOften()) : answer();
    await pay(step.guest.pays);
    expect(refusal()?.message).toBe('Please wait.');
    expect(calls(step, 'DELETE', /reservation\/\d+$/)).toEqual([]);
    step.wire.intercept = (_, answer) => answer();
    await pay(step.guest.pays);
    expect(booked()?.status).toBe('Completed');
    expect(creates()).toHaveLength(1);
  });

  it('when the window can not be opened', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await pay(step.guest.breaks);
    expect(refusal()?.message).toBe('Failed to initialize payment. Please try again.');
    expect(calls(step, 'DELETE', /reservation\/\d+$/)).toHaveLength(1);
  });
});

describe('nothing is ever paid twice', () => {
  it('an answer that was lost is found by its key at the next press', async () => {
    step.wire.intercept = async (request, answer) => {
      const response = await answer();
      if (request.path.endsWith('/create')) throw new TypeError('connection lost');
      return response;
    };
    await pay(step.guest.pays);
    expect(refusal()?.message).toBe('Failed to initialize payment. Please try again.');
    expect($reservation.get().state).toBe('asked');

    step.wire.intercept = (_, answer) => answer();
    await pay(step.guest.pays);
    expect(booked()).toBeDefined();
    expect(await rows(step)).toHaveLength(1);
  });

  it('an answer that was lost is still found when the next press was refused as too many', async () => {
    step.wire.intercept = async (request, answer) => {
      if (!request.path.endsWith('/create')) return answer();
      await answer();
      throw new TypeError('connection lost');
    };
    await pay(step.guest.pays);
    step.wire.intercept = (request, answer) =>
      request.path.endsWith('/create') ? Promise.resolve(tooOften()) : answer();
    await pay(step.guest.pays);
    expect(refusal()?.message).toBe('Please wait.');
    step.wire.intercept = (_, answer) => answer();
    await pay(step.guest.pays);
    expect(booked()).toBeDefined();
    expect(await rows(step)).toHaveLength(1);
  });

  it('a payment whose window vanished is found instead of released', async () => {
    await pay(step.guest.paysAndVanishes);
    expect(booked()?.status).toBe('Completed');
  });

  it('a payment that can not be verified yet is asked for again', async () => {
    let asked = 0;
    step.wire.intercept = (request, answer) => {
      if (!request.path.endsWith('/verify') || asked++ > 0) return answer();
      const pending = { success: false, message: 'Pending', code: 'payment_pending' };
      return Promise.resolve(Response.json(pending, { status: 202 }));
    };
    const paying = pay(step.guest.pays);
    await eventually(() => expect($payments.booking.get().state).toBe('waiting'));
    expect(calls(step, 'DELETE', /./)).toEqual([]);
    await paying;
    expect(booked()?.status).toBe('Completed');
  });

  it.each([
    ['recording it', /reservation\/\d+\/payment$/],
    ['verifying it', /razorpay\/verify$/],
  ])('a payment that is made is found from the reservation when %s fails', async (_, failing) => {
    step.wire.intercept = async (request, answer) => {
      const response = await answer();
      return failing.test(request.path) ? broken() : response;
    };
    await pay(step.guest.pays);
    expect(booked()?.status).toBe('Completed');
    expect(calls(step, 'POST', failing)).toHaveLength(1);
    expect(calls(step, 'DELETE', /./)).toEqual([]);
  });

  it('and is looked for again when the reservation was out of reach, too', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let verified = 0;
    let isOut = true;
    step.wire.intercept = async ({ path }, answer) => {
      const response = await answer();
      const isVerify = path.endsWith('verify');
      if (isVerify) verified += 1;
      // Nothing is said of the payment, and the first look at the reservation fails.
      const isLook = verified > 0 && !isVerify && isOut;
      if (isLook) isOut = false;
      return isVerify || isLook ? broken() : response;
    };
    await pay(step.guest.pays);
    expect(verified).toBe(2);
    expect(booked()?.status).toBe('Completed');
  });

  it('what never verifies is asked for three times, then the reservation alone tells', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const verify = /razorpay\/verify$/;
    step.wire.intercept = (request, answer) =>
      verify.test(request.path) ? Promise.resolve(broken()) : answer();
    const paying = pay(step.guest.pays);
    const looks = () => calls(step, 'GET', /reservation\/\d+$/).length;
    for (let round = 1; round <= 6; round += 1) {
      const seen = looks();
      await eventually(() => expect($payments.booking.get().state).toBe('waiting'));
      await step.wire.idle();
      await vi.advanceTimersByTimeAsync(3000);
      await eventually(() => expect(looks()).toBeGreaterThan(seen));
    }
    expect(calls(step, 'POST', verify)).toHaveLength(3);
    await step.wire.idle();
    // The hold runs out, and the guest is told.
    step.app.clock.advance(16 * 60_000);
    await vi.advanceTimersByTimeAsync(3000);
    vi.useRealTimers();
    await paying;
    expect(refusal()?.message).toContain('The time to pay has run out');
  });

  it('after a change of mind the guest’s own hold is not in the way', async () => {
    void pay(() => new Promise(() => {}));
    await eventually(() => expect($payments.booking.get().state).toBe('window'));
    // The page is loaded anew, and the guest changes what they book.
    $payments.booking.set(IDLE);
    choosePayment('advance');
    await pay(step.guest.pays);
    expect(booked()).toMatchObject({ status: 'Pending', payment_method: 'advance' });
    expect((await rows(step)).filter((row) => row.released_at === null)).toHaveLength(1);
  });
});

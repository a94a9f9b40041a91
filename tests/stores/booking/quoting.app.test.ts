import '../../support/browser.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '#domain/dates/calendar.ts';
import { $code, choosePayment, chooseService, setBreakfastCount } from '#stores/booking/draft.ts';
import {
  $promisedAddOnPrices,
  $quote,
  $quoting,
  $standingQuote,
  $totals,
  keepQuote,
} from '#stores/booking/quote.ts';
import { $step } from '#stores/booking/steps.ts';
import { $toasts } from '#stores/browser/toasts.ts';
import { $cart, clearCart, refreshCart } from '#stores/cart/cart.ts';
import { $codeForm, $lostCode, applyCode, keepCode, mendCode, removeCode } from '#stores/code/code.ts';
import { $payments } from '#stores/reservation/payment-state.ts';
import { eventually } from '../../support/eventually.ts';
import {
  atPaymentStep,
  booked,
  calls,
  endCode,
  itemFor,
  makeCode,
  pay,
  refusal,
  rows,
} from '../../support/payment-step.ts';
import { cartItem } from '../../support/rooms.ts';

const MINUTE = 60_000;
const step = atPaymentStep();
const quotes = () => calls(step, 'POST', /public\/quote$/);
const promised = () => eventually(() => expect($standingQuote.get()).toBeDefined());

/** The host doubles the rates of these nights, or takes that back. */
async function setPrice(price: number): Promise<void> {
  await step.app.deps.db
    .updateTable('room_night')
    .set({ price })
    .where('night', '>=', step.checkIn)
    .where('night', '<', step.checkOut)
    .execute();
}

beforeEach(() => {
  keepQuote();
  keepCode();
});

describe('the price of what is in the cart', () => {
  it('is asked for once the guest stops changing it, and shown and booked as promised', async () => {
    setBreakfastCount(1);
    setBreakfastCount(3);
    chooseService('extraCot', true);
    expect($standingQuote.get()).toBeUndefined();
    await promised();
    expect(quotes()).toHaveLength(1);
    expect($standingQuote.get()).toMatchObject({ total_price: 4700, breakfast: { count: 3 } });

    await setPrice(5000);
    await pay(step.guest.pays);
    expect(booked()).toMatchObject({ total_amount: 4700, paid_amount: 4700 });
    expect($quote.get()).toBeNull();
    expect(localStorage.getItem('quote')).toBeNull();
  });

  it('stays, whatever is added and whatever today costs; the cart keeps exactly its fields', async () => {
    await promised();
    await setPrice(5000);
    const { breakfast_price } = await step.app.deps.db
      .selectFrom('property')
      .select('breakfast_price')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    await step.app.deps.db.updateTable('property').set({ breakfast_price: 75 }).where('id', '=', 1).execute();
    $cart.set([...$cart.get(), itemFor(step, 2, { price: 6000, discount: 600, final_price: 5400 })]);
    expect($promisedAddOnPrices.get().breakfast).toBe(50);
    await promised();
    expect($totals.get().total).toBe(4000 + (10_000 - 600) + 200);
    expect($cart.get().map(({ final_price }) => final_price)).toEqual([4000, 9400]);
    for (const item of $cart.get()) expect(Object.keys(item).sort()).toEqual(Object.keys(cartItem(1)).sort());

    // Today's prices are looked at, and none of them is news.
    expect(await refreshCart()).toMatchObject({ changes: [], missing: [] });
    expect($totals.get().total).toBe(13_600);
    await step.app.deps.db.updateTable('property').set({ breakfast_price }).where('id', '=', 1).execute();
  });

  it('is the one of today for other dates', async () => {
    await promised();
    await setPrice(5000);
    $cart.set([itemFor(step, 1, { checkOutDate: addDays(step.checkIn, 1) })]);
    await promised();
    expect($totals.get().finalRoomPrice).toBe(5000);
  });

  it('is forgotten with the cart', async () => {
    await promised();
    clearCart();
    expect($quote.get()).toBeNull();
  });
});

describe('where no quote can be had', () => {
  it('the known prices are shown, and booking works without', async () => {
    step.wire.intercept = (request, answer) =>
      request.path.endsWith('/quote') ? Promise.reject(new TypeError('offline')) : answer();
    await eventually(() => expect($quoting.get()).toBe('failed'));
    expect($totals.get().total).toBe(4200);
    await pay(step.guest.pays);
    expect(booked()).toMatchObject({ total_amount: 4200 });
  });
});

describe('a promise that has run out', () => {
  it('is renewed unseen where the total is the same', async () => {
    await promised();
    step.app.clock.advance(31 * MINUTE);
    await pay(step.guest.pays);
    expect(booked()).toMatchObject({ total_amount: 4200 });
    expect(calls(step, 'POST', /reservation\/create$/)).toHaveLength(2);
  });

  it('is told with the old and the new total where it differs, and then paid as told', async () => {
    await promised();
    await setPrice(2500);
    step.app.clock.advance(31 * MINUTE);
    choosePayment('advance');
    await pay(step.guest.pays);
    expect(refusal()).toMatchObject({
      kind: 'price',
      message:
        'The price has changed: the new total is ₹5,200 (before: ₹4,200). Please check it, and pay if you agree.',
    });
    expect($totals.get().total).toBe(5200);
    expect($cart.get()[0]?.final_price).toBe(5000);
    expect(await rows(step)).toHaveLength(0);
    await pay(step.guest.pays);
    expect(booked()).toMatchObject({ total_amount: 5200, paid_amount: 2600 });
  });
});

describe('a code', () => {
  const bodies = () => calls(step, 'POST', /reservation\/create$/).map(({ body }) => body);
  const offline = () => Promise.reject(new TypeError('offline'));

  it('is taken as it is typed, shown as the server spells it, stored, and booked with', async () => {
    const code = await makeCode(step);
    choosePayment('advance');
    await promised();
    expect(await applyCode(` ${code.toLowerCase().replace('er', 'er ')} `)).toBe(true);
    expect($standingQuote.get()).toMatchObject({ code, code_discount: 400, total_price: 3800 });
    expect($totals.get()).toMatchObject({ codeDiscount: 400, total: 3800, breakfast: 200 });
    expect(JSON.parse(localStorage.getItem('booking') ?? '')).toMatchObject({ code });

    await pay(step.guest.pays);
    expect(bodies()).toMatchObject([{ code, total_price: 3800, advance_amount: 1900 }]);
    expect(booked()).toMatchObject({ code, code_discount: 400, total_amount: 3800, paid_amount: 1900 });
    expect($code.get()).toBeUndefined();
  });

  it('keeps its discount while an add-on changes, and goes when it is removed', async () => {
    const code = await makeCode(step);
    await promised();
    await applyCode(code);
    setBreakfastCount(1);
    expect($standingQuote.get()).toBeUndefined();
    expect($totals.get().total).toBe(3700);
    await promised();
    expect($standingQuote.get()).toMatchObject({ code, total_price: 3700 });
    removeCode();
    expect($totals.get()).toMatchObject({ codeDiscount: 0, total: 4100 });
    await pay(step.guest.pays);
    expect(bodies()[0]).not.toHaveProperty('code');
    expect(booked()).toMatchObject({ total_amount: 4100 });
  });

  it('that is refused changes nothing, and the server’s sentence is at the field', async () => {
    await promised();
    expect(await applyCode('   ')).toBe(false);
    expect($codeForm.get().problems).toEqual({ code: 'Please enter your code.' });
    const short = await makeCode(step, { minimum_nights: 3 });
    const ended = await makeCode(step);
    await endCode(step, ended);
    for (const [typed, sentence] of [
      ['NOBODY', 'We don’t know this code.'],
      [short, 'This code is not for this stay.'],
      [ended, 'This code is no longer valid.'],
    ] as const) {
      expect(await applyCode(typed)).toBe(false);
      expect($codeForm.get()).toEqual({ isBusy: false, problems: { code: sentence } });
      expect($totals.get().total).toBe(4200);
      expect($standingQuote.get()).toBeDefined();
    }
    mendCode();
    expect($codeForm.get().problems).toEqual({});
    step.wire.intercept = offline;
    expect(await applyCode(short)).toBe(false);
    expect($codeForm.get().problems).toEqual({ form: "We couldn't check this code. Please try again." });
    expect($code.get()).toBeUndefined();
  });

  it('is asked for once, however often Apply is pressed, and not while the guest pays', async () => {
    const code = await makeCode(step);
    await promised();
    const before = quotes().length;
    await Promise.all([applyCode(code), applyCode(code)]);
    expect(quotes()).toHaveLength(before + 1);
    removeCode();
    await promised();
    $payments.booking.set({ state: 'opening' });
    expect(await applyCode(code)).toBe(false);
    expect($code.get()).toBeUndefined();
  });

  it('is taken off where it is not for the new dates, and the guest is told on any step', async () => {
    const code = await makeCode(step, { minimum_nights: 2 });
    await promised();
    await applyCode(code);
    $cart.set([itemFor(step, 1, { checkOutDate: addDays(step.checkIn, 1), price: 2000, final_price: 2000 })]);
    await promised();
    const sentence = `Code ${code} was taken off. This code is not for this stay.`;
    expect($lostCode.get()).toBe(sentence);
    expect($standingQuote.get()).toMatchObject({ total_price: 2100 });

    const second = await makeCode(step);
    expect(await applyCode(second)).toBe(true);
    expect($lostCode.get()).toBeUndefined();
    await endCode(step, second);
    $step.set(2);
    setBreakfastCount(1);
    await promised();
    expect($toasts.get().map(({ text }) => text)).toContain(
      `Code ${second} was taken off. This code is no longer valid.`,
    );
    expect($totals.get().total).toBe(2050);
  });
});

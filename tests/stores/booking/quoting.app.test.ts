import '../../support/browser.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays } from '#domain/dates/calendar.ts';
import { choosePayment, chooseService, setBreakfastCount } from '#stores/booking/draft.ts';
import {
  $promisedAddOnPrices,
  $quote,
  $quoting,
  $standingQuote,
  $totals,
  keepQuote,
} from '#stores/booking/quote.ts';
import { $cart, clearCart, refreshCart } from '#stores/cart/cart.ts';
import { atPaymentStep, booked, calls, itemFor, pay, refusal, rows } from '../../support/payment-step.ts';
import { cartItem } from '../../support/rooms.ts';

const MINUTE = 60_000;
const step = atPaymentStep();
const quotes = () => calls(step, 'POST', /public\/quote$/);
const promised = () => vi.waitFor(() => expect($standingQuote.get()).toBeDefined(), 5000);

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
    await vi.waitFor(() => expect($quoting.get()).toBe('failed'), 5000);
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

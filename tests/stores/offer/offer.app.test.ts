import '../../support/browser.ts';
import { beforeEach, expect, it } from 'vitest';
import { $cart } from '#stores/cart/cart.ts';
import { $offer, openOfferPage, payOffer } from '#stores/offer/offer.ts';
import type { OpenCheckout } from '#stores/payment/order.ts';
import { $payments, IDLE } from '#stores/reservation/payment-state.ts';
import { $reservation, NO_RESERVATION } from '#stores/reservation/reservation.ts';
import { openAgent } from '../../support/agent.ts';
import * as browser from '../../support/browser.ts';
import { browserOf, type Wire } from '../../support/browser-of.ts';
import { checkoutOf } from '../../support/checkout.ts';
import { appOfFile } from '../../support/open-app.ts';
import { cartItem } from '../../support/rooms.ts';

const api = appOfFile();
let wire: Wire;
let day = 1;
const PHONE = '+91 98765 43210';

/** An assistant has held room 2 for two nights, at ₹5,400; the browser is on its page. */
beforeEach(async () => {
  wire = browserOf(api);
  $payments.booking.set(IDLE);
  $reservation.set(NO_RESERVATION);
  day += 2;
  const [check_in, check_out] = [day, day + 2].map((one) => `2026-12-${String(one).padStart(2, '0')}`);
  const { use } = await openAgent(api, { address: `198.51.${day}.7` });
  const { quote } = await use('quote_stay', { check_in, check_out, adults: 2, room_ids: [2] });
  const guest = { name: 'Asha Mishra', email: `asha${day}@example.in` };
  const { pay_url } = await use<{ pay_url: string }>('hold_stay', { quote, ...guest });
  browser.visit(new URL(pay_url).pathname);
  await openOfferPage();
});

const shown = () => {
  const offer = $offer.get();
  return offer.state === 'ready' ? offer : undefined;
};
const pay = (open: OpenCheckout, about = {}) =>
  payOffer({ phone: PHONE, address: '', choice: 'full', ...about }, open);

it('is shown and paid, and leaves what this browser has in its own cart', async () => {
  expect(shown()).toMatchObject({ needsPhone: true, reservation: { total_amount: 5400 } });
  const own = [cartItem(1, { checkInDate: '2027-01-10', checkOutDate: '2027-01-12' })];
  $cart.set(own);
  const { pays } = checkoutOf(api);
  await pay(pays, { choice: 'advance' });
  expect(pays.mock.calls[0]?.[0]).toMatchObject({
    amount: 270_000,
    guest: { name: 'Asha Mishra', phone: PHONE },
  });
  expect($payments.booking.get()).toMatchObject({ state: 'done', reservation: { paid_amount: 2700 } });
  expect($cart.get()).toEqual(own);
});

it('stays held when the window is closed, and can be paid again with another choice', async () => {
  await pay(checkoutOf(api).closes);
  expect($payments.booking.get()).toMatchObject({
    state: 'refused',
    refusal: {
      kind: 'closed',
      message: expect.stringMatching(/^Payment wasn't completed\. Your rooms stay held/),
    },
  });
  expect(wire.sent.filter(({ method }) => method === 'DELETE')).toEqual([]);
  await pay(checkoutOf(api).fails);
  expect($payments.booking.get()).toMatchObject({ state: 'refused' });
  await pay(checkoutOf(api).pays, { choice: 'advance' });
  expect($payments.booking.get()).toMatchObject({ state: 'done', reservation: { paid_amount: 2700 } });
});

it('says what is wrong with the phone number, and charges nothing', async () => {
  await pay(checkoutOf(api).pays, { phone: '12' });
  expect($payments.booking.get()).toMatchObject({
    refusal: { message: 'Please enter a phone number we can call' },
  });
  expect(wire.sent.some(({ path }) => /order$/.test(path))).toBe(false);
});

it('ends with its time, for a page that was open, too', async () => {
  api.clock.advance(16 * 60_000);
  await pay(checkoutOf(api).pays);
  expect($payments.booking.get()).toMatchObject({
    refusal: { message: expect.stringMatching(/^This link has ended: the time to pay has run out/) },
  });
  await openOfferPage();
  expect($offer.get()).toEqual({ state: 'over' });
  for (const path of ['/offer', '/offer/nonsense', '/offer/%E0%A4%A']) {
    browser.visit(path);
    await openOfferPage();
    expect($offer.get()).toEqual({ state: 'over' });
  }
});

it('shows the booking to the browser that has paid it, and can be loaded again without a network', async () => {
  wire.lose();
  await openOfferPage();
  expect($offer.get()).toMatchObject({ state: 'failed' });
  wire.connectAgain();
  await openOfferPage();
  const id = shown()?.reservation.id;
  await pay(checkoutOf(api).pays);
  await openOfferPage();
  expect(browser.leftTo).toBe(`/my-booking?reservation=${id}`);
});

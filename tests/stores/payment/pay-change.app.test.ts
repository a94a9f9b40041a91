import '../../support/browser.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  $change,
  type ChangeOffer,
  closeChange,
  openChange,
  requestChange,
} from '#stores/booking/change-booking.ts';
import { $myBooking, openMyBooking } from '#stores/booking/my-booking.ts';
import { keptBooking } from '#stores/booking/saved-booking.ts';
import { takeToasts } from '#stores/browser/toasts.ts';
import type { OpenCheckout } from '#stores/payment/order.ts';
import { payOrder } from '#stores/payment/pay-order.ts';
import { $payments } from '#stores/reservation/payment-state.ts';
import { mailedToken } from '../../support/accounts.ts';
import * as browser from '../../support/browser.ts';
import { browserOf, type Wire } from '../../support/browser-of.ts';
import { checkoutOf } from '../../support/checkout.ts';
import { eventually } from '../../support/eventually.ts';
import { bookingRequest } from '../../support/homestays.ts';
import { appOfFile } from '../../support/open-app.ts';
import { paidBooking } from '../../support/paid-booking.ts';

const api = appOfFile();
let wire: Wire;
let window: ReturnType<typeof checkoutOf>;
let booked: Awaited<ReturnType<typeof paidBooking>>;
let guest = 0;
let dates = { from: '', to: '' };

/** Each test has a booking of its own, ₹2,000 for a night, and looks at the price of a second night. */
beforeEach(async () => {
  wire = browserOf(api);
  window = checkoutOf(api);
  guest += 1;
  const email = `guest${guest}@example.in`;
  const day = (on: number) => `2026-12-${String(on).padStart(2, '0')}`;
  dates = { from: day(guest * 2), to: day(guest * 2 + 1) };
  booked = await paidBooking(api, { check_in: dates.from, check_out: dates.to, guest_email: email });
  browser.visit(`/my-booking/${await mailedToken(api, email, 'my-booking')}`);
  await openMyBooking();
  closeChange();
  await openChange(booked.id);
  requestChange({ breakfast: 2 });
  await eventually(() => expect(offer()).toMatchObject({ money: { pay_now: 100 } }));
  takeToasts();
});

const payChange = (open: OpenCheckout) => payOrder({ purpose: 'change', open });
const payment = () => $payments.change.get();
function offer(): ChangeOffer | undefined {
  const state = $change.get();
  return state.state === 'open' ? state.offer : undefined;
}
const reservation = () => {
  const found = $myBooking.get();
  return found.state === 'ready' ? found.reservation : undefined;
};
const changes = () =>
  api.deps.db.selectFrom('reservation_change').selectAll().where('reservation_id', '=', booked.id).execute();
const changeOrders = () =>
  api.deps.db
    .selectFrom('payment_order')
    .select('id')
    .where('reservation_id', '=', booked.id)
    .where('purpose', '=', 'change')
    .execute();
const orders = () => wire.sent.filter(({ path }) => path.endsWith('razorpay/order'));
const PAID =
  'Your payment was received and your booking is changed. An email with the new invoice is on its way.';

describe('paying for a change', () => {
  it('opens an order of the difference, says where it stands, and shows the changed booking', async () => {
    const steps: string[] = [];
    const unlisten = $payments.change.listen(({ state }) => steps.push(state));
    const pressed = payChange(window.pays);
    expect(payment()).toEqual({ state: 'opening' });
    expect(offer()).toMatchObject({ state: 'offered', money: { pay_now: 100 } });
    void payChange(window.pays);
    // Nor is it wished otherwise meanwhile.
    requestChange({ breakfast: 1 });
    await pressed;
    unlisten();
    expect(steps).toEqual(['opening', 'window', 'verifying', 'done']);
    expect(window.pays).toHaveBeenCalledTimes(1);
    expect(window.pays.mock.calls[0]?.[0]).toMatchObject({ amount: 10_000, guest: { name: 'Asha Mishra' } });
    expect($change.get()).toEqual({ state: 'closed' });
    expect(reservation()).toMatchObject({ total_amount: 2100, paid_amount: 2100 });
    expect(keptBooking(booked.id)).toMatchObject({ total_amount: 2100 });
    expect(takeToasts()).toMatchObject([{ text: PAID }]);
    expect(orders()).toHaveLength(1);
  });

  it.each([
    ['closes', /^Payment wasn't completed\. Your booking stays as it is/],
    [
      'fails',
      /^Your bank declined the payment\. Payment verification failed\. Please try again\. Your booking stays as it is\./,
    ],
    ['breaks', /^We couldn't open the payment\. Your booking stays as it is/],
    ['forges', /^The payment did not go through\. Your booking stays as it is/],
  ] as const)('a guest whose window %s keeps the booking, and can press again', async (way, sentence) => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    await payChange(window[way]);
    expect(offer()).toMatchObject({ state: 'offered', money: { pay_now: 100 } });
    expect(payment()).toMatchObject({
      state: 'refused',
      refusal: { message: expect.stringMatching(sentence) },
    });
    expect(reservation()).toMatchObject({ total_amount: 2000 });
    expect(await changes()).toEqual([]);
    told.mockRestore();
    await payChange(window.pays);
    expect(reservation()).toMatchObject({ total_amount: 2100, paid_amount: 2100 });
    expect(await changes()).toHaveLength(1);
    // The same order, which takes one payment.
    expect(await changeOrders()).toHaveLength(1);
  });

  it('finds the changed booking by itself when the answer about its payment never fits', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    const recording = /\/reservation\/\d+\/payment$/;
    wire.intercept = async (request, answer) => {
      const response = await answer();
      const broken = { error: 'No.', code: 'internal' };
      return recording.test(request.path) ? Response.json(broken, { status: 500 }) : response;
    };
    await payChange(window.pays);
    expect($change.get()).toEqual({ state: 'closed' });
    expect(reservation()).toMatchObject({ total_amount: 2100, paid_amount: 2100 });
    expect(wire.sent.filter(({ path }) => recording.test(path))).toHaveLength(1);
    told.mockRestore();
  });

  it('finds the change made when the window vanishes after paying', async () => {
    await payChange(window.paysAndVanishes);
    expect($change.get()).toEqual({ state: 'closed' });
    expect(reservation()).toMatchObject({ total_amount: 2100, paid_amount: 2100 });
    expect(takeToasts()).toMatchObject([
      { text: 'Your booking has been changed. We are sending you the new invoice by email.' },
    ]);
  });

  it('asks again while the API is out of reach, and says that it waits', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let isAway = true;
    wire.intercept = (request, answer) => {
      if (isAway && request.path.endsWith('/payment')) throw new TypeError('Failed to fetch');
      return answer();
    };
    const pressed = payChange(window.pays);
    await eventually(() => expect(payment().state).toBe('waiting'));
    isAway = false;
    await vi.advanceTimersByTimeAsync(3000);
    vi.useRealTimers();
    await pressed;
    told.mockRestore();
    expect(reservation()).toMatchObject({ total_amount: 2100 });
  });

  it('an offer that something came before is refused in the words of the API', async () => {
    const other = await api.ask(`/public/reservation/${booked.id}/change/quote`, {
      headers: booked.headers,
      json: { adults: 1 },
    });
    const { quote } = await other.json();
    const path = `/public/reservation/${booked.id}/change`;
    await api.ask(path, { headers: booked.headers, json: { quote_id: quote.id } });
    await payChange(window.pays);
    expect(window.pays).not.toHaveBeenCalled();
    expect(offer()).toEqual({
      state: 'refused',
      message: 'This price has expired. Please check the price again.',
    });
  });

  it('money that goes back is told so, beside the booking as it is', async () => {
    requestChange({ check_out: `2026-12-${String(guest * 2 + 2).padStart(2, '0')}` });
    await eventually(() => expect(offer()).toMatchObject({ money: { new_total: 4200 } }));
    await payChange(async (request) => {
      const outcome = await window.pays(request);
      // The provider is slow: the time to pay ends, and somebody takes the night.
      const { db } = api.deps;
      await db
        .updateTable('room_night')
        .set({ held_until: new Date(0) })
        .where('hold_id', 'in', (eb) =>
          eb.selectFrom('hold').select('id').where('reservation_id', '=', booked.id),
        )
        .execute();
      const check_out = `2026-12-${String(guest * 2 + 2).padStart(2, '0')}`;
      const taken = await api.ask('/public/reservation/create', {
        json: bookingRequest({ check_in: dates.to, check_out, guest_email: 'rival@example.in' }),
      });
      expect(taken.status).toBe(201);
      return outcome;
    });
    expect(offer()).toEqual({
      state: 'refused',
      message:
        'This change could no longer be made, so your booking stays as it is. We refund the whole amount.',
    });
    expect(reservation()).toMatchObject({ total_amount: 2000, check_out: dates.to });
  });

  it('who has closed the dialog meanwhile is told all the same', async () => {
    await payChange(async () => {
      closeChange();
      return { state: 'failed' };
    });
    expect($change.get()).toEqual({ state: 'closed' });
    expect(takeToasts()).toMatchObject([
      { tone: 'error', text: expect.stringContaining('Your bank declined the payment.') },
    ]);
  });
});

import '../../support/browser.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PayBalance } from '#islands/booking/booked/PayBalance.tsx';
import { $myBooking, openMyBooking } from '#stores/booking/my-booking.ts';
import { keptBooking } from '#stores/booking/saved-booking.ts';
import type { CheckoutOutcome, CheckoutRequest, OpenCheckout } from '#stores/payment/order.ts';
import { payOrder } from '#stores/payment/pay-order.ts';
import { $payments, IDLE } from '#stores/reservation/payment-state.ts';
import { mailedToken } from '../../support/accounts.ts';
import * as browser from '../../support/browser.ts';
import { browserOf, type Wire } from '../../support/browser-of.ts';
import { checkoutOf } from '../../support/checkout.ts';
import { eventually } from '../../support/eventually.ts';
import { hostHeaders } from '../../support/host.ts';
import { bookAsHost, hostCalls } from '../../support/host-booking.ts';
import { appOfFile } from '../../support/open-app.ts';
import { paidBooking } from '../../support/paid-booking.ts';

const api = appOfFile();
let wire: Wire;
let guest: ReturnType<typeof checkoutOf>;
let day = 10;

beforeAll(() => {
  guest = checkoutOf(api);
});

beforeEach(async () => {
  $payments.balance.set(IDLE);
  wire = browserOf(api);
  day += 1;
  const guest_email = `guest${day}@example.in`;
  // Half of ₹2,000 is paid.
  const stay = { check_in: `2026-12-${day}`, check_out: `2026-12-${day + 1}`, payment_method: 'advance' };
  await paidBooking(api, { ...stay, guest_email });
  browser.visit(`/my-booking/${await mailedToken(api, guest_email, 'my-booking')}`);
  await openMyBooking();
  expect(reservation()).toMatchObject({ status: 'Pending', remaining_amount: 1000 });
});

const payBalance = (open: OpenCheckout) => payOrder({ purpose: 'balance', open });
const done = () => ({ state: 'done', reservation: reservation() });
const refused = (message: unknown) => ({ state: 'refused', refusal: { kind: 'plain', message, rooms: [] } });
const reservation = () => {
  const found = $myBooking.get();
  return found.state === 'ready' ? found.reservation : undefined;
};
const sent = (path: RegExp) => wire.sent.filter((one) => path.test(one.path));
const broken = () => Response.json({ error: 'No.', code: 'internal' }, { status: 500 });
const deletes = () => wire.sent.filter(({ method }) => method === 'DELETE');

describe('paying the rest on the page of a booking', () => {
  it('opens an order of what is due, and shows the booking that is paid in full', async () => {
    const pressed = payBalance(guest.pays);
    expect($payments.balance.get()).toEqual({ state: 'opening' });
    void payBalance(guest.pays);
    await pressed;
    expect(guest.pays).toHaveBeenCalledTimes(1);
    expect(guest.pays.mock.calls[0]?.[0]).toMatchObject({ amount: 100_000, guest: { name: 'Asha Mishra' } });
    expect($payments.balance.get()).toEqual(done());
    expect(reservation()).toMatchObject({ status: 'Completed', remaining_amount: 0, paid_amount: 2000 });
    expect(keptBooking(reservation()?.id ?? 0)).toMatchObject({ status: 'Completed' });
    expect(sent(/razorpay\/order$/)).toHaveLength(1);
  });

  it.each([
    ['closes', /^Payment wasn't completed\. Your booking stays as it is/],
    ['fails', /^Your bank declined the payment\. Payment verification failed\. Please try again\.$/],
    ['breaks', /^Failed to initialize payment\. Please try again\.$/],
    ['forges', /^Payment verification failed\. Please try again\.$/],
  ] as const)('a guest whose window %s keeps the booking, and can try again', async (way, sentence) => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    await payBalance(guest[way]);
    expect($payments.balance.get()).toEqual(refused(expect.stringMatching(sentence)));
    expect(reservation()).toMatchObject({ status: 'Pending', remaining_amount: 1000 });
    expect(deletes()).toEqual([]);
    told.mockRestore();
    if (way === 'forges') return;
    await payBalance(guest.pays);
    expect($payments.balance.get()).toEqual(done());
  });

  it('finds money that came although the window said nothing', async () => {
    await payBalance(guest.paysAndVanishes);
    expect($payments.balance.get()).toEqual(done());
    expect(reservation()).toMatchObject({ status: 'Completed' });
  });

  it('shows what another tab has paid, or changed', async () => {
    const id = reservation()?.id ?? 0;
    await payBalance(guest.pays);
    const stale = reservation();
    if (!stale) throw new Error('no booking');
    $myBooking.set({ state: 'ready', reservation: { ...stale, status: 'Pending', remaining_amount: 1000 } });
    await payBalance(guest.pays);
    expect($payments.balance.get()).toEqual(done());
    expect(reservation()).toMatchObject({ id, status: 'Completed', remaining_amount: 0 });
  });

  it('says that money goes back which another tab had paid before', async () => {
    await payBalance(async (request) => {
      await guest.paysAndVanishes(request);
      return guest.pays(request);
    });
    expect($payments.balance.get()).toEqual(
      refused('Your booking no longer needed this payment. We refund the whole amount.'),
    );
    expect(reservation()).toMatchObject({ status: 'Completed', remaining_amount: 0 });
  });

  it('says what has changed meanwhile, and shows it', async () => {
    const now = reservation();
    if (!now) throw new Error('no booking');
    $myBooking.set({ state: 'ready', reservation: { ...now, remaining_amount: 900 } });
    await payBalance(guest.pays);
    expect($payments.balance.get()).toEqual(refused('The price has changed since you saw it.'));
    expect(reservation()).toMatchObject({ remaining_amount: 1000 });
  });

  it('finds the paid booking by itself when the answer about its payment never fits', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    wire.intercept = async (request, answer) => {
      const response = await answer();
      return /\/reservation\/\d+\/payment$/.test(request.path) ? broken() : response;
    };
    await payBalance(guest.pays);
    expect($payments.balance.get()).toEqual(done());
    expect(reservation()).toMatchObject({ status: 'Completed' });
    expect(sent(/\/reservation\/\d+\/payment$/)).toHaveLength(1);
    told.mockRestore();
  });

  it('waits while the payment can not be confirmed, and asks again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { listPayments } = api.deps.payments;
    const { PaymentUnavailable } = await import('#server/payments/provider.ts');
    api.deps.payments.listPayments = async () => {
      throw new PaymentUnavailable('away');
    };
    const pressed = payBalance(
      async (request: CheckoutRequest): Promise<CheckoutOutcome> => guest.pays(request),
    );
    await eventually(() => expect($payments.balance.get()).toEqual({ state: 'waiting' }));
    api.deps.payments.listPayments = listPayments;
    await vi.advanceTimersByTimeAsync(3000);
    vi.useRealTimers();
    await pressed;
    expect($payments.balance.get()).toEqual(done());
    told.mockRestore();
  });
});

describe('a link to pay, sent by the host,', () => {
  const button = () => {
    const found = reservation();
    return found ? renderToStaticMarkup(createElement(PayBalance, { reservation: found })) : '';
  };
  const openLink = async (id: number) => {
    const { url } = await hostCalls(api, await hostHeaders(api), id).act('payment-link');
    browser.visit(new URL(url).pathname);
    await openMyBooking();
  };

  it('opens a booking that pays later, whose guest can pay all of it', async () => {
    const stay = { check_in: `2027-01-${day}`, check_out: `2027-01-${day + 1}` };
    const { id } = await bookAsHost(api, await hostHeaders(api), stay);
    await openLink(id);
    expect(button()).toContain('Pay the balance: ₹2,000');
    await payBalance(guest.pays);
    expect(reservation()).toMatchObject({ status: 'Completed', paid_amount: 2000 });
    expect(button()).toBe('');
  });

  it('opens a booking paid in full, whose guest can pay what the host has added', async () => {
    const stay = { check_in: `2027-01-${day}`, check_out: `2027-01-${day + 1}`, payment_method: 'full' };
    const { id } = await paidBooking(api, { ...stay, guest_email: `full${day}@example.in` });
    const host = hostCalls(api, await hostHeaders(api), id);
    const charge = { kind: 'other', text: 'Taxi', count: 1, price: 300 };
    expect(await host.call('/charges', { json: charge })).toMatchObject({ status: 201 });
    await openLink(id);
    expect(button()).toContain('Pay the balance: ₹300');
    await payBalance(guest.pays);
    expect(reservation()).toMatchObject({ status: 'Completed', paid_amount: 2300 });
  });
});

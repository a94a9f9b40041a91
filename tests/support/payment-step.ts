import { afterAll, beforeAll, beforeEach } from 'vitest';
import { STEPS } from '#domain/booking/booking-steps.ts';
import type { CartItem } from '#domain/booking/cart.ts';
import { addDays } from '#domain/dates/calendar.ts';
import { choosePayment, forgetDraft, typeDetail } from '#stores/booking/draft.ts';
import { $step } from '#stores/booking/steps.ts';
import { $cart } from '#stores/cart/cart.ts';
import type { OpenCheckout } from '#stores/payment/order.ts';
import { payOrder } from '#stores/payment/pay-order.ts';
import { $payments, IDLE } from '#stores/reservation/payment-state.ts';
import { forgetReservation } from '#stores/reservation/reservation.ts';
import { type TestApp, testApp } from './app.ts';
import { browserOf, type Wire } from './browser-of.ts';
import { checkoutOf } from './checkout.ts';
import { databases } from './database.ts';
import { openHomestays } from './homestays.ts';
import { hostHeaders } from './host.ts';
import { cartItem } from './rooms.ts';

/** A guest at the payment step with room 1 in the cart. The stores call the real app. */
export interface PaymentStep {
  app: TestApp;
  wire: Wire;
  guest: ReturnType<typeof checkoutOf>;
  checkIn: string;
  checkOut: string;
}

/** Prepares the step with other nights for each test. Room 1 costs ₹2,000 a night, breakfast for two ₹100 a day. */
export function atPaymentStep(): PaymentStep {
  const step = { checkIn: '2026-12-01', checkOut: '' } as PaymentStep;
  let close = async () => {};
  beforeAll(async () => {
    const database = await databases[0]?.open();
    if (!database) throw new Error('There is no database');
    await openHomestays(database.db);
    close = database.close;
    step.app = testApp(database);
    step.guest = checkoutOf(step.app);
  });
  afterAll(() => close());

  beforeEach(() => {
    step.checkIn = addDays(step.checkIn, 2);
    step.checkOut = addDays(step.checkIn, 2);
    step.wire = browserOf(step.app);
    forgetReservation();
    forgetDraft();
    $payments.booking.set(IDLE);
    $cart.set([itemFor(step, 1)]);
    typeDetail('name', 'Ananya Mohanty');
    typeDetail('email', `guest${step.checkIn}@example.in`);
    typeDetail('phone', '+91 94370 12345');
    typeDetail('address', 'Bhubaneswar');
    choosePayment('full');
    $step.set(STEPS.payment);
  });
  return step;
}

export function pay(open: OpenCheckout): Promise<void> {
  return payOrder({ purpose: 'booking', open });
}

export function itemFor(
  { checkIn, checkOut }: PaymentStep,
  id: number,
  more: Partial<CartItem> = {},
): CartItem {
  return cartItem(id, { checkInDate: checkIn, checkOutDate: checkOut, ...more });
}

export function refusal() {
  const state = $payments.booking.get();
  return state.state === 'refused' ? state.refusal : undefined;
}

export function booked() {
  const state = $payments.booking.get();
  return state.state === 'done' ? state.reservation : undefined;
}

export function calls({ wire }: PaymentStep, method: string, path: RegExp) {
  return wire.sent.filter((one) => one.method === method && path.test(one.path));
}

export function rows({ app, checkIn }: PaymentStep) {
  return app.deps.db.selectFrom('reservation').selectAll().where('check_in', '=', checkIn).execute();
}

let codes = 0;

/** Makes a code of 10 per cent for the first homestay, and returns its name. */
export async function makeCode({ app }: PaymentStep, terms: object = {}): Promise<string> {
  codes += 1;
  const headers = await hostHeaders(app, { propertyIds: [1] });
  const json = { code: `SUMMER${codes}`, percent: 10, uses: 9, valid_until: '2027-12-31', ...terms };
  const { status } = await app.ask('/host/codes', { headers, json });
  if (status !== 201) throw new Error(`no code: ${status}`);
  return json.code;
}

export async function endCode({ app }: PaymentStep, code: string): Promise<void> {
  const headers = await hostHeaders(app, { propertyIds: [1] });
  await app.ask(`/host/codes/${code}`, { method: 'DELETE', headers });
}

import '../../support/browser.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connect } from '#client/connection.ts';
import type { Quote } from '#contract/quote.ts';
import { chooseService, forgetDraft, setExtraCotCount } from '#stores/booking/draft.ts';
import { $quoting, $standingQuote, $totals, keepQuote, takeRefused } from '#stores/booking/quote.ts';
import { $step } from '#stores/booking/steps.ts';
import { $toasts } from '#stores/browser/toasts.ts';
import { $cart, clearCart } from '#stores/cart/cart.ts';
import { cartItem } from '../../support/rooms.ts';
import { fakeApi, json, type Sent } from '../../support/transport.ts';

const PAUSE = 250;
const MINUTE = 60_000;
let total = 4000;

/** The API's answer, for whatever was asked, at a price of the test's own. */
function quoteFor(body: Record<string, unknown>): Quote {
  const rooms = body.rooms as number[];
  const beds = Number(body.extra_beds);
  const extra = beds * 400;
  return {
    id: `quote-${'x'.repeat(20)}-${total}`,
    valid_until: new Date(Date.now() + 30 * MINUTE).toISOString(),
    property_id: 1,
    stay: { check_in: '2026-12-18', check_out: '2026-12-20', nights: 2, adults: 2, children: 0 },
    rooms: rooms.map((id) => ({
      id,
      name: `Room ${id}`,
      nights: [],
      price: total,
      discount: 0,
      net_price: total,
      rules_discount_percentage: 0,
      rules_discount: 0,
      total_discount: 0,
      final_price: total,
    })),
    breakfast: { count: Number(body.breakfast), unit_price: 50, total: 0 },
    extra_bed: { count: beds, unit_price: 200, total: extra },
    services: [],
    arrival_time: null,
    note: null,
    cancellation: [],
    cancellation_time: '09:00',
    price: total,
    discount: 0,
    rules_discount: 0,
    rules_discount_percentage: 0,
    total_discount: 0,
    breakfast_charges: 0,
    extra_bed_charges: extra,
    total_price: total + extra,
    advance_amount: 0,
  };
}

let sent: Sent[] = [];
const answer = ({ body }: Sent) => json({ quote: quoteFor(body as Record<string, unknown>) }, 201);

beforeEach(() => {
  vi.useFakeTimers();
  total = 4000;
  sent = fakeApi(answer);
  forgetDraft();
  $step.set(2);
  chooseService('breakfast', false);
  keepQuote();
  $cart.set([cartItem(1)]);
});
afterEach(() => {
  clearCart();
  vi.useRealTimers();
  connect();
});

const bodies = () => sent.map(({ body }) => body as Record<string, unknown>);

it('waits for the guest to stop, and asks for what they ended with', async () => {
  chooseService('extraCot', true);
  await vi.advanceTimersByTimeAsync(PAUSE - 1);
  setExtraCotCount(3);
  await vi.advanceTimersByTimeAsync(PAUSE - 1);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(bodies()).toMatchObject([{ rooms: [1], extra_beds: 3 }]);
  expect($standingQuote.get()?.total_price).toBe(5200);
});

it('takes the newest answer only: the one before is given up', async () => {
  const waiting: ((response: Response) => void)[] = [];
  sent = fakeApi(() => new Promise((resolve) => waiting.push(resolve)));
  await vi.advanceTimersByTimeAsync(PAUSE);
  chooseService('extraCot', true);
  await vi.advanceTimersByTimeAsync(PAUSE);
  const [first, second] = sent;
  expect(first?.init.signal?.aborted).toBe(true);
  if (second) waiting[1]?.(answer(second));
  await vi.advanceTimersByTimeAsync(0);
  if (first) waiting[0]?.(answer(first));
  await vi.advanceTimersByTimeAsync(0);
  expect($standingQuote.get()?.total_price).toBe(4400);
  expect($quoting.get()).toBe('idle');
});

it('names the quote it has, so that its prices are kept', async () => {
  await vi.advanceTimersByTimeAsync(PAUSE);
  chooseService('extraCot', true);
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(bodies()[0]).not.toHaveProperty('quote_id');
  expect(bodies()[1]).toMatchObject({ quote_id: expect.stringContaining('quote-') });
});

it('is renewed when it runs out: unseen at the same price, told at another', async () => {
  await vi.advanceTimersByTimeAsync(PAUSE);
  await vi.advanceTimersByTimeAsync(30 * MINUTE);
  expect(sent).toHaveLength(2);
  expect($toasts.get()).toEqual([]);
  total = 4500;
  await vi.advanceTimersByTimeAsync(30 * MINUTE);
  expect($totals.get().total).toBe(4500);
  expect($cart.get()[0]?.final_price).toBe(4500);
  expect($toasts.get().map(({ text }) => text)).toEqual([
    'The price of your booking has changed: the new total is ₹4,500 (before: ₹4,000).',
  ]);
});

it('ends what stood in the way of a room: what has a price is not refused', async () => {
  const refused = {
    pricing_error: 'Minimum stay: 3 days required',
    pricing_error_type: 'minimum_stay_violation',
  };
  $cart.set([cartItem(1, { ...refused, meets_minimum_stay: false })]);
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect($cart.get()[0]).toMatchObject({ pricing_error: null, pricing_error_type: null });
});

it('asks at most once a minute where the clock of the browser is wrong', async () => {
  sent = fakeApi(({ body }) => {
    const quote = quoteFor(body as Record<string, unknown>);
    return json({ quote: { ...quote, valid_until: '2020-01-01T00:00:00Z' } }, 201);
  });
  await vi.advanceTimersByTimeAsync(10 * MINUTE + PAUSE);
  expect(sent).toHaveLength(11);
});

it('asks for nothing while the rooms are of two stays', async () => {
  $cart.set([cartItem(1), cartItem(2, { checkOutDate: '2026-12-21' })]);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(sent).toEqual([]);
});

it('a refusal, or an answer that can not be read, leaves the known price', async () => {
  sent = fakeApi(() => json({ error: 'No.', code: 'rates_not_open' }, 409));
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect($quoting.get()).toBe('failed');
  expect($totals.get().total).toBe(4000);
  expect(takeRefused({ id: 'nonsense' })).toBeUndefined();
  expect($standingQuote.get()).toBeUndefined();
});

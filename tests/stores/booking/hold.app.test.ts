import '../../support/browser.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { PROOF_OF_WORK } from '#contract/reservation.ts';
import { setBreakfastCount } from '#stores/booking/draft.ts';
import { $quoting, $standingQuote, $totals, keepQuote } from '#stores/booking/quote.ts';
import { applyCode } from '#stores/code/code.ts';
import { eventually } from '../../support/eventually.ts';
import { bookingRequest } from '../../support/homestays.ts';
import {
  atPaymentStep,
  booked,
  calls,
  endCode,
  makeCode,
  pay,
  refusal,
  rows,
} from '../../support/payment-step.ts';

const step = atPaymentStep();

const hold = (check_in: string, check_out: string, rooms: number[], guest_email: string) =>
  step.app.ask('/public/reservation/create', {
    json: bookingRequest({
      check_in,
      check_out,
      adults: rooms.length + 1,
      guest_email,
      rooms: rooms.map((id) => ({ id })),
    }),
  });

it('where others of the network hold much already, the browser works, and its guest books as always', async () => {
  expect((await hold('2027-01-01', '2027-01-11', [1, 2, 3], 'others@example.in')).status).toBe(201);
  await pay(step.guest.pays);
  expect(booked()).toMatchObject({ status: 'Completed', total_amount: 4200 });
  const [first, second, ...more] = calls(step, 'POST', /reservation\/create$/);
  expect(more).toEqual([]);
  expect(second?.body).toEqual(first?.body);
  expect([first, second].map((sent) => sent?.headers.has(PROOF_OF_WORK))).toEqual([false, true]);
});

it('who holds too much is told in words', async () => {
  // The hold of the others has run out.
  step.app.clock.advance(15 * 60_000);
  for (const day of [12, 14, 16]) {
    const held = await hold(`2027-01-${day}`, `2027-01-${day + 1}`, [1], `guest${step.checkIn}@example.in`);
    expect(held.status).toBe(201);
  }
  await pay(step.guest.pays);
  expect(refusal()?.message).toBe(
    'There are too many unpaid bookings. Please pay for one or release it, log in, or try again in a few minutes.',
  );
});

describe('a code', () => {
  beforeEach(() => {
    keepQuote();
  });
  const promised = () => eventually(() => expect($standingQuote.get()).toBeDefined());
  const bodies = () => calls(step, 'POST', /reservation\/create$/);

  it('that is used up before Pay is taken off: the guest sees why and the new total, and pays that', async () => {
    const code = await makeCode(step, { uses: 1 });
    await promised();
    await applyCode(code);
    const other = bookingRequest({ code, rooms: [{ id: 2 }] });
    expect((await step.app.ask('/public/reservation/create', { json: other })).status).toBe(201);
    await pay(step.guest.pays);
    expect(refusal()).toMatchObject({
      kind: 'price',
      message: `Code ${code} was taken off. This code has been used up.`,
      detail:
        'The price has changed: the new total is ₹4,200 (before: ₹3,800). Please check it, and pay if you agree.',
    });
    expect($totals.get().total).toBe(4200);
    expect(await rows(step)).toEqual([]);
    await pay(step.guest.pays);
    expect(booked()).toMatchObject({ total_amount: 4200, paid_amount: 4200 });
  });

  it('is never left out unseen: without a price for it nothing is held', async () => {
    const code = await makeCode(step);
    await promised();
    await applyCode(code);
    step.wire.intercept = (request, answer) =>
      request.path.endsWith('/quote') ? Promise.reject(new TypeError('offline')) : answer();
    setBreakfastCount(1);
    await eventually(() => expect($quoting.get()).toBe('failed'));
    await pay(step.guest.pays);
    expect(refusal()?.message).toBe('Failed to initialize payment. Please try again.');
    expect(bodies()).toEqual([]);
    step.wire.connectAgain();
    await pay(step.guest.pays);
    expect(booked()).toMatchObject({ code, total_amount: 3700 });
  });

  it('made anew at other terms is told before it is paid', async () => {
    const code = await makeCode(step);
    await promised();
    await applyCode(code);
    await endCode(step, code);
    await makeCode(step, { code, percent: 20 });
    await pay(step.guest.pays);
    expect(refusal()?.message).toContain('the new total is ₹3,400 (before: ₹3,800)');
    expect($totals.get()).toMatchObject({ codeDiscount: 800, total: 3400 });
    await pay(step.guest.pays);
    expect(booked()).toMatchObject({ total_amount: 3400, code_discount: 800 });
  });
});

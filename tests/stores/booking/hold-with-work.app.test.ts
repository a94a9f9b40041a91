import '../../support/browser.ts';
import { expect, it } from 'vitest';
import { PROOF_OF_WORK } from '#contract/reservation.ts';
import { bookingRequest } from '../../support/homestays.ts';
import { atPaymentStep, booked, calls, pay, refusal } from '../../support/payment-step.ts';

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

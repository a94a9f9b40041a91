import '../../support/browser.ts';
import { describe, expect, it } from 'vitest';
import { call } from '#client/call.ts';
import { cancelReservation } from '#contract/reservation.ts';
import { takeToasts } from '#stores/browser/toasts.ts';
import { $reservation } from '#stores/reservation/reservation.ts';
import { atPaymentStep, booked, pay, refusal, rows } from '../../support/payment-step.ts';

const step = atPaymentStep();

describe('a guest whose money goes back is told why', () => {
  it('who pays in a second window has the booking, and reads that this payment goes back', async () => {
    takeToasts();
    await pay(async (request) => {
      await step.guest.paysAndVanishes(request);
      return step.guest.pays(request);
    });
    expect(booked()).toMatchObject({ status: 'Completed', paid_amount: 4200 });
    expect(takeToasts()).toMatchObject([
      { text: 'You had already paid for this booking. We refund the second payment.' },
    ]);
  });

  it('who pays in a window left open after cancelling elsewhere reads that, and that it goes back', async () => {
    await pay(async (request) => {
      await step.guest.paysAndVanishes(request);
      const [row] = await rows(step);
      await call(cancelReservation, { params: { id: row?.id ?? 0 }, body: {} });
      return step.guest.pays(request);
    });
    expect(refusal()?.message).toBe(
      'This booking was cancelled before your payment arrived. We refund the whole amount.',
    );
    expect($reservation.get()).toEqual({ state: 'none' });
  });
});

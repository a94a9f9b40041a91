import '../../support/browser.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { $cancellation, askToCancel, cancelBooking, stopCancelling } from '#stores/booking/cancellation.ts';
import { $myBooking, openMyBooking } from '#stores/booking/my-booking.ts';
import { keptBooking } from '#stores/booking/saved-booking.ts';
import { mailedToken } from '../../support/accounts.ts';
import * as browser from '../../support/browser.ts';
import { browserOf, type Wire } from '../../support/browser-of.ts';
import { appOfFile } from '../../support/open-app.ts';
import { paidBooking } from '../../support/paid-booking.ts';

const api = appOfFile();
let wire: Wire;
let day = 10;

/** Browser and server stand at the same instant. */
function at(instant: string): void {
  vi.setSystemTime(instant);
  api.clock.set(instant);
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  at('2026-11-21T06:00:00Z');
  wire = browserOf(api);
  day += 1;
  const guest_email = `guest${day}@example.in`;
  // ₹2,000, check-in at nine: free until a week before.
  const stay = { check_in: `2026-12-${day}`, check_out: `2026-12-${day + 1}` };
  await paidBooking(api, { ...stay, guest_email });
  browser.visit(`/my-booking/${await mailedToken(api, guest_email, 'my-booking')}`);
  await openMyBooking();
  return () => {
    vi.useRealTimers();
    $cancellation.set({ state: 'closed' });
  };
});

const reservation = () => {
  const found = $myBooking.get();
  return found.state === 'ready' ? found.reservation : undefined;
};

describe('cancelling on the page of a booking', () => {
  it('asks with the amount and how long it holds, and shows the cancelled booking', async () => {
    expect(keptBooking(reservation()?.id ?? 0)).toMatchObject({ status: 'Completed' });
    askToCancel();
    expect($cancellation.get()).toEqual({ state: 'asked', refund: 2000, until: 'Fri, 4 Dec, 9:00 am' });
    const pressed = cancelBooking();
    expect($cancellation.get().state).toBe('sending');
    stopCancelling();
    void cancelBooking();
    await pressed;
    expect($cancellation.get()).toEqual({ state: 'done' });
    expect(reservation()).toMatchObject({ status: 'Cancelled', refunded_amount: 2000, paid_amount: 0 });
    // Without a network it no longer looks confirmed.
    expect(keptBooking(reservation()?.id ?? 0)).toBeUndefined();
    expect(wire.sent.filter(({ path }) => path.endsWith('/cancel'))).toHaveLength(1);
  });

  it('keeps the booking when the guest thinks better of it', async () => {
    askToCancel();
    stopCancelling();
    expect($cancellation.get()).toEqual({ state: 'closed' });
    await cancelBooking();
    expect(reservation()).toMatchObject({ status: 'Completed' });
  });

  it('asks again with the new amount when a boundary was passed meanwhile', async () => {
    askToCancel();
    at(`2026-12-${String(day - 7).padStart(2, '0')}T03:30:01Z`);
    await cancelBooking();
    expect($cancellation.get()).toEqual({
      state: 'asked',
      refund: 1000,
      until: expect.stringContaining(`${day - 3} Dec, 9:00 am`),
      message: 'The refund for cancelling has changed since you saw it. It is now ₹1,000.',
    });
    await cancelBooking();
    expect(reservation()).toMatchObject({ status: 'Cancelled', refunded_amount: 1000, paid_amount: 1000 });
  });

  it('can be tried again when the server did not answer, and is done once', async () => {
    askToCancel();
    // The answer is lost on its way back.
    wire.intercept = async (_, answer) => {
      await answer();
      throw new TypeError('Failed to fetch');
    };
    await cancelBooking();
    expect($cancellation.get()).toMatchObject({
      state: 'asked',
      refund: 2000,
      message: 'Failed to cancel the booking. Please try again.',
    });
    wire.intercept = (_, answer) => answer();
    await cancelBooking();
    expect(reservation()).toMatchObject({ status: 'Cancelled', refunded_amount: 2000 });
  });
});

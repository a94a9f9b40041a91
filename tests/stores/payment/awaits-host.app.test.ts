import '../../support/browser.ts';
import { describe, expect, it } from 'vitest';
import { openMyBooking } from '#stores/booking/my-booking.ts';
import { $toasts } from '#stores/browser/toasts.ts';
import { $cart } from '#stores/cart/cart.ts';
import { cancelHeld, resumePayment } from '#stores/payment/resume-payment.ts';
import { $payments, IDLE } from '#stores/reservation/payment-state.ts';
import { $reservation } from '#stores/reservation/reservation.ts';
import { visit } from '../../support/browser.ts';
import { testFeeds } from '../../support/channel-feeds.ts';
import { hostHeaders } from '../../support/host.ts';
import { bookAsHost, hostCalls } from '../../support/host-booking.ts';
import { atPaymentStep, booked, calls, pay, rows } from '../../support/payment-step.ts';

const FEED = 'https://airbnb.example/1.ics';
const step = atPaymentStep();

/** Another site that sells room 1 does not answer, and its host wants to be asked then. */
const isSilent = async () => {
  const feeds = testFeeds(step.app);
  const known = await step.app.deps.db.selectFrom('channel_feed').select('id').execute();
  if (known.length === 0) await feeds.add(1, FEED);
  feeds.channel.says(FEED, { kind: 'failed', problem: { code: 'unreachable' } });
  await step.app.deps.db.updateTable('property').set({ when_silent: 'ask' }).execute();
};
const KEPT = /^Payment wasn't completed\. Your booking stays held until .+, and you can pay until then\.$/;
const notice = () => {
  const payment = $payments.booking.get();
  return payment.state === 'held' ? payment.notice : payment;
};
const idOf = () => {
  const known = $reservation.get();
  if (known.state !== 'held') throw new Error('nothing is held');
  return known.id;
};

describe('a booking that the host has to confirm', () => {
  it('is held without a payment window, and paid once the host has confirmed it', async () => {
    await isSilent();
    await pay(step.guest.pays);
    const waiting = { state: 'held', reservation: { awaits_host: true, status: 'Pending Payment' } };
    expect($payments.booking.get()).toMatchObject(waiting);
    expect(calls(step, 'POST', /razorpay\/order$/)).toEqual([]);
    expect($cart.get()).toHaveLength(1);
    await resumePayment();
    expect($payments.booking.get()).toMatchObject(waiting);

    const host = hostCalls(step.app, await hostHeaders(step.app), idOf());
    expect(await host.act('accept')).toMatchObject({ status: 200 });
    await resumePayment();
    expect($payments.booking.get()).toMatchObject({ state: 'held' });
    await pay(step.guest.pays);
    expect(booked()).toMatchObject({ status: 'Completed' });
  });

  it('stays held once the host has confirmed it, when its guest closes the window', async () => {
    await isSilent();
    await pay(step.guest.pays);
    await hostCalls(step.app, await hostHeaders(step.app), idOf()).act('accept');
    await resumePayment();
    await pay(step.guest.closes);
    expect(notice()).toMatch(KEPT);
    await pay(step.guest.fails);
    expect(notice()).toMatch(/^Your bank declined the payment\..* Your booking stays held until/);
    expect((await rows(step)).map(({ released_at }) => released_at)).toEqual([null]);
    await pay(step.guest.pays);
    expect(booked()).toMatchObject({ status: 'Completed' });
    expect($cart.get()).toEqual([]);
  });

  it('can be released by its guest', async () => {
    await isSilent();
    await pay(step.guest.pays);
    await cancelHeld(idOf());
    expect($payments.booking.get()).toEqual({ state: 'idle' });
    expect((await rows(step)).map(({ released_at }) => released_at !== null)).toEqual([true]);
  });
});

describe('rooms that a host holds', () => {
  const openHold = async () => {
    const headers = await hostHeaders(step.app);
    const dates = { check_in: step.checkIn, check_out: step.checkOut };
    const { id } = await bookAsHost(step.app, headers, { state: 'hold', ...dates });
    const { url } = await hostCalls(step.app, headers, id).act('payment-link');
    visit(new URL(url).pathname);
    await openMyBooking();
    await resumePayment(id);
    return id;
  };

  it('stay held when the guest closes the window, and can be paid then', async () => {
    const id = await openHold();
    await pay(step.guest.closes);
    expect(notice()).toMatch(KEPT);
    await pay(step.guest.pays);
    expect(booked()).toMatchObject({ id, status: 'Completed' });
  });

  it('stay held when the guest goes to change the booking, who reads so', async () => {
    await cancelHeld(await openHold());
    expect($payments.booking.get()).toEqual(IDLE);
    expect(JSON.stringify($toasts.get())).toContain('Your booking stays held until');
    expect((await rows(step)).map(({ status, released_at }) => [status, released_at])).toEqual([
      ['held', null],
    ]);
  });
});

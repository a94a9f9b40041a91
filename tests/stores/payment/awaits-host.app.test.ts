import '../../support/browser.ts';
import { describe, expect, it } from 'vitest';
import { $cart } from '#stores/cart/cart.ts';
import { cancelHeld, resumePayment } from '#stores/payment/resume-payment.ts';
import { $payments } from '#stores/reservation/payment-state.ts';
import { $reservation } from '#stores/reservation/reservation.ts';
import { testFeeds } from '../../support/channel-feeds.ts';
import { hostHeaders } from '../../support/host.ts';
import { hostCalls } from '../../support/host-booking.ts';
import { atPaymentStep, booked, calls, pay, rows } from '../../support/payment-step.ts';

const URL = 'https://airbnb.example/1.ics';
const step = atPaymentStep();

/** Another site that sells room 1 does not answer, and its host wants to be asked then. */
const isSilent = async () => {
  const feeds = testFeeds(step.app);
  const known = await step.app.deps.db.selectFrom('channel_feed').select('id').execute();
  if (known.length === 0) await feeds.add(1, URL);
  feeds.channel.says(URL, { kind: 'failed', problem: { code: 'unreachable' } });
  await step.app.deps.db.updateTable('property').set({ when_silent: 'ask' }).execute();
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

  it('can be released by its guest', async () => {
    await isSilent();
    await pay(step.guest.pays);
    await cancelHeld(idOf());
    expect($payments.booking.get()).toEqual({ state: 'idle' });
    expect((await rows(step)).map(({ released_at }) => released_at !== null)).toEqual([true]);
  });
});

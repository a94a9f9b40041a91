import '../../support/browser.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { BookingState } from '#islands/booking/booked/BookingState.tsx';
import { PayHost } from '#islands/booking/payment/PayHost.tsx';
import { $myBooking, openMyBooking } from '#stores/booking/my-booking.ts';
import { $linkForm, $paidForm, followRequest, mailLinkAgain, sayPaid } from '#stores/payment/pay-host.ts';
import { mailedToken, mailsTo } from '../../support/accounts.ts';
import { ASHA, atProperty, requestsOf, UPI } from '../../support/at-property.ts';
import * as browser from '../../support/browser.ts';
import { browserOf, type Wire } from '../../support/browser-of.ts';
import { hostHeaders } from '../../support/host.ts';
import { bookAsHost, hostCalls } from '../../support/host-booking.ts';
import { appOfFile } from '../../support/open-app.ts';

const api = appOfFile({ anew: true, app: atProperty });
const guests = requestsOf(api);
let wire: Wire;
let id: number;

/** The guest has opened the page of the request with the mailed link. */
beforeEach(async () => {
  await guests.setUpi(UPI);
  ({ id } = await guests.request());
  wire = browserOf(api);
  browser.visit(`/my-booking/${await mailedToken(api, ASHA, 'my-booking')}`);
  await openMyBooking();
});
const shown = () => {
  const page = $myBooking.get();
  if (page.state !== 'ready') throw new Error(`the page is ${page.state}`);
  return page.reservation;
};
const told = async () =>
  (await mailsTo(api, api.deps.config.hostEmail)).filter(({ subject }) => subject.includes('have paid'));

describe('a guest who pays the host', () => {
  it('reads how, says once that it is paid, and sees what was noted', async () => {
    expect(shown().pay_at_property).toMatchObject({ upi_id: UPI, amount: 4000, paid_reference: null });
    const presses = [sayPaid(id, '412345678901'), sayPaid(id, '412345678901')];
    expect(await Promise.all(presses)).toEqual([true, false]);
    expect(shown().pay_at_property?.paid_reference).toBe('412345678901');
    expect(shown().status).toBe('Pending Payment');
    expect(await told()).toHaveLength(1);
  });

  it.each(['', 'abc', '41-234', 'a'.repeat(41)])(
    'corrects the reference “%s” before it is sent',
    async (typed) => {
      expect(await sayPaid(id, typed)).toBe(false);
      expect($paidForm.get().problems).toEqual({
        reference: 'Enter 4 to 40 letters and digits, without spaces.',
      });
      expect(await told()).toEqual([]);
    },
  );

  it('reads why it was not sent without a network, and presses again', async () => {
    wire.lose();
    expect(await sayPaid(id, '412345678901')).toBe(false);
    expect($paidForm.get().problems.form).toMatch(/could not be told/);
    wire.connectAgain();
    expect(await sayPaid(id, '412345678901')).toBe(true);
  });

  it('reads the answer of the host when the page comes back into view', async () => {
    followRequest(id);
    await (await guests.hostOf({ id, status: 0, body: {}, headers: {} })).pay({
      amount: 4000,
      method: 'upi',
    });
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => shown().status).toBe('Completed');
    expect(shown()).not.toHaveProperty('awaits_host');
  });

  it('has the link mailed again', async () => {
    const before = (await mailsTo(api, ASHA)).length;
    expect(await mailLinkAgain(id)).toBe(true);
    expect($linkForm.get().problems).toEqual({});
    expect(await mailsTo(api, ASHA)).toHaveLength(before + 1);
  });
});

describe('a guest whose rooms the host holds', () => {
  const page = (part: typeof PayHost | typeof BookingState) =>
    renderToStaticMarkup(createElement(part, { reservation: shown() })).replaceAll(/<[^>]*>/g, ' ');
  let held: number;
  beforeEach(async () => {
    const headers = await hostHeaders(api);
    held = (
      await bookAsHost(api, headers, {
        state: 'hold',
        hold_hours: 48,
        check_in: '2027-01-10',
        check_out: '2027-01-12',
      })
    ).id;
    const { url } = await hostCalls(api, headers, held).act('payment-link');
    browser.visit(new URL(url).pathname);
    await openMyBooking();
  });

  it('reads how to pay the host and until when, and nothing of a payment here', async () => {
    expect(page(BookingState)).not.toContain('Complete payment');
    const text = page(PayHost);
    expect(text).toMatch(/Your room is held until .*Your booking is made once the host has recorded/);
    expect(text).toContain('Pay ₹4,000 to the host');
    expect(text).toContain(UPI);
    expect(text).not.toContain('Release');
    await guests.setUpi(null);
    await openMyBooking();
    expect(page(PayHost)).toContain('The host tells you how.');
    expect(page(PayHost)).not.toContain('when you arrive');
  });

  it('says that it is paid, and sees the booking once the host has recorded the money', async () => {
    expect(await sayPaid(held, '412345678901')).toBe(true);
    expect(page(PayHost)).toContain('You have told the host that you paid. Reference: 412345678901.');
    followRequest(held);
    await hostCalls(api, await hostHeaders(api), held).pay({ amount: 4000, method: 'upi' });
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => shown().status).toBe('Completed');
  });
});

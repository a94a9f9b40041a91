import '../../support/browser.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { $myBooking, openMyBooking } from '#stores/booking/my-booking.ts';
import { $linkForm, $paidForm, followRequest, mailLinkAgain, sayPaid } from '#stores/payment/pay-host.ts';
import { mailedToken, mailsTo } from '../../support/accounts.ts';
import { ASHA, atProperty, requestsOf, UPI } from '../../support/at-property.ts';
import * as browser from '../../support/browser.ts';
import { browserOf, type Wire } from '../../support/browser-of.ts';
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

import '../../support/browser.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { followInvoice, linksOf } from '#stores/booking/booking-files.ts';
import { $cancellation, askToCancel, cancelBooking } from '#stores/booking/cancellation.ts';
import { $change, openChange } from '#stores/booking/change-booking.ts';
import { $freshLink } from '#stores/booking/fresh-link.ts';
import { mailFreshLink } from '#stores/booking/mail-fresh-link.ts';
import { $myBooking, openMyBooking } from '#stores/booking/my-booking.ts';
import { mailedToken, mailsTo } from '../../support/accounts.ts';
import * as browser from '../../support/browser.ts';
import { browserOf, type Wire } from '../../support/browser-of.ts';
import { appOfFile } from '../../support/open-app.ts';
import { paidBooking } from '../../support/paid-booking.ts';

const DAY = 24 * 3600_000;
const EMAIL = 'asha@example.in';
const NEEDED = 'To keep your booking safe, this needs a new link. We can email you one now.';

const api = appOfFile();
let wire: Wire;
let night = 1;

/** A booking that was opened from its mail, and then 31 days go by. */
async function openedLongAgo(): Promise<number> {
  night += 2;
  const [check_in, check_out] = [night, night + 1].map((day) => `2027-01-${String(day).padStart(2, '0')}`);
  api.clock.set('2026-11-21T06:00:00Z');
  const { id } = await paidBooking(api, { guest_email: EMAIL, check_in, check_out });
  browser.visit(`/my-booking/${await mailedToken(api, EMAIL, 'my-booking')}`);
  await openMyBooking();
  api.clock.advance(31 * DAY);
  return id;
}

beforeEach(() => {
  wire = browserOf(api);
  $freshLink.set({ state: 'none' });
});

describe('an old link', () => {
  it('does not cancel: the dialog closes, and a new link is offered and mailed', async () => {
    const id = await openedLongAgo();
    askToCancel();
    await cancelBooking();
    expect($cancellation.get()).toEqual({ state: 'closed' });
    expect($freshLink.get()).toEqual({ state: 'needed', id, message: NEEDED });
    const before = (await mailsTo(api, EMAIL)).length;
    await Promise.all([mailFreshLink(), mailFreshLink()]);
    expect($freshLink.get()).toEqual({
      state: 'sent',
      message:
        'We have sent a new link to the email address of this booking. Open it in this browser to continue.',
    });
    expect(await mailsTo(api, EMAIL)).toHaveLength(before + 1);
    browser.visit(`/my-booking/${await mailedToken(api, EMAIL, 'my-booking')}`);
    await openMyBooking();
    askToCancel();
    await cancelBooking();
    expect($cancellation.get()).toEqual({ state: 'done' });
  });

  it('does not change, and fetches no invoice', async () => {
    const id = await openedLongAgo();
    await openChange(id);
    expect($change.get()).toEqual({ state: 'closed' });
    expect($freshLink.get()).toMatchObject({ state: 'needed', id });
    $freshLink.set({ state: 'none' });
    const found = $myBooking.get();
    const { invoice } = linksOf(found.state === 'ready' ? found.reservation : { id }, { id: 0 });
    expect(invoice).toContain('?key=');
    expect(await followInvoice({ id }, invoice ?? '')).toBeUndefined();
    expect($freshLink.get()).toMatchObject({ state: 'needed', id });
  });

  it('says when the new one could not be sent', async () => {
    const id = await openedLongAgo();
    await openChange(id);
    wire.intercept = () => Promise.reject(new TypeError('Failed to fetch'));
    await mailFreshLink();
    const message = "We couldn't send the link. Please try again in a minute.";
    expect($freshLink.get()).toEqual({ state: 'failed', id, message });
    await mailFreshLink();
    expect($freshLink.get()).toEqual({ state: 'failed', id, message });
  });

  it('that has ended says so', async () => {
    await openedLongAgo();
    browser.visit(`/my-booking/${await mailedToken(api, EMAIL, 'my-booking')}`);
    api.clock.set('2027-06-01T06:00:00Z');
    await openMyBooking();
    expect($myBooking.get()).toEqual({
      state: 'unknown',
      message:
        'This link has ended: it works until 90 days after check-out. Log in with the email address you booked with, or contact us.',
    });
  });
});

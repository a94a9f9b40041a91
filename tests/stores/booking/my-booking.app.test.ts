import '../../support/browser.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openAuthDialog, typeEmail } from '#stores/account/auth-dialog.ts';
import { continueWithEmail, logIn } from '#stores/account/log-in.ts';
import { $myBooking, openMyBooking } from '#stores/booking/my-booking.ts';
import { mailedToken, PASSWORD, signUp } from '../../support/accounts.ts';
import * as browser from '../../support/browser.ts';
import { browserOf, type Wire } from '../../support/browser-of.ts';
import { appOfFile } from '../../support/open-app.ts';
import { paidBooking } from '../../support/paid-booking.ts';

const EMAIL = 'asha@example.in';

const api = appOfFile();
let wire: Wire;
let id: number;
let token: string;

beforeAll(async () => {
  ({ id } = await paidBooking(api, { guest_email: EMAIL }));
  token = await mailedToken(api, EMAIL, 'my-booking');
});
beforeEach(() => {
  wire = browserOf(api);
});

const offline = () => Promise.reject(new TypeError('Failed to fetch'));

describe('the page of a booking', () => {
  it('opens the link of the mail, whose token leaves the address; a reload finds it by the cookie', async () => {
    browser.visit(`/my-booking/${token}`);
    await openMyBooking();
    expect($myBooking.get()).toMatchObject({ state: 'ready', reservation: { id, status: 'Completed' } });
    expect(`${location.pathname}${location.search}`).toBe(`/my-booking?reservation=${id}`);
    expect(history.length).toBe(1);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(token);

    await openMyBooking();
    expect($myBooking.get()).toMatchObject({ state: 'ready', reservation: { id } });
  });

  it.each(['.', ').', '%29', '%20', '%0A', '%E2%80%8B', '”', '"', "'", '>', '&gt;', '%', '!?.'])(
    'opens a link with %s stuck to it',
    async (stuck) => {
      browser.visit(`/my-booking/${token}${stuck}`);
      await openMyBooking();
      expect($myBooking.get()).toMatchObject({ state: 'ready', reservation: { id } });
    },
  );

  it.each(['/my-booking/nonsense', '/my-booking/%E0%A4%A', '/my-booking', '/my-booking?reservation=x'])(
    'knows nothing of %s',
    async (path) => {
      browser.visit(path);
      await openMyBooking();
      expect($myBooking.get()).toEqual({ state: 'unknown' });
      expect(location.pathname).toBe(path.split('?')[0]);
    },
  );

  it('says when it could not be loaded, and keeps the link for another try', async () => {
    browser.visit(`/my-booking/${token}`);
    wire.intercept = offline;
    await openMyBooking();
    const message = 'Failed to load your booking. Please try again later.';
    expect($myBooking.get()).toEqual({ state: 'failed', message });
    wire.intercept = (_, answer) => answer();
    await openMyBooking();
    expect($myBooking.get()).toMatchObject({ state: 'ready' });
  });

  it('says how long to wait after too many tries', async () => {
    browser.visit('/my-booking/again');
    const error = 'Too many attempts. Please wait 15 minutes and try again.';
    wire.intercept = async () => Response.json({ error, code: 'too_many_requests' }, { status: 429 });
    await openMyBooking();
    expect($myBooking.get()).toEqual({ state: 'failed', message: error });
  });

  it('is shown to its owner, who logs in on it', async () => {
    await signUp(api, EMAIL);
    browser.visit(`/my-booking?reservation=${id}`);
    await openMyBooking();
    expect($myBooking.get()).toEqual({ state: 'unknown' });
    openAuthDialog('email');
    typeEmail(EMAIL);
    await continueWithEmail();
    await logIn(PASSWORD);
    await expect.poll(() => $myBooking.get()).toMatchObject({ state: 'ready', reservation: { id } });
  });
});

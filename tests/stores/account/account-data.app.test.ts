import '../../support/browser.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionAnswer } from '#contract/auth.ts';
import {
  $accountEnd,
  $dataLink,
  askForAccountEnd,
  deleteAccount,
  followDataLink,
  keepAccount,
  openDataLink,
} from '#stores/account/account-data.ts';
import { $session, keepSession, openSession } from '#stores/account/session.ts';
import { takeToasts } from '#stores/browser/toasts.ts';
import { PASSWORD, signUp } from '../../support/accounts.ts';
import { visit } from '../../support/browser.ts';
import { browserOf, type Wire } from '../../support/browser-of.ts';
import { eventually } from '../../support/eventually.ts';
import { appOfFile, withoutLimits } from '../../support/open-app.ts';

const EMAIL = 'ananya@example.com';
const api = appOfFile({ empty: true, app: withoutLimits });
let wire: Wire;

describe('the data of an account', () => {
  let session: SessionAnswer;
  beforeAll(async () => {
    vi.useFakeTimers({ now: api.clock(), toFake: ['Date'] });
    session = await signUp(api, EMAIL);
  });
  afterAll(() => vi.useRealTimers());
  beforeEach(async () => {
    visit('/profile');
    wire = browserOf(api);
    await openSession();
    keepSession(session);
    takeToasts();
  });

  it('has a link that the browser can follow, also in another app', async () => {
    const stop = openDataLink();
    await eventually(() => expect($dataLink.get()).toContain('/profile/data?key='));
    stop();
    const address = await followDataLink($dataLink.get());
    expect(address).toBe($dataLink.get());
    const data = await (await api.ask(address?.replace(/^\/api/, '') ?? '')).json();
    expect(data).toMatchObject({ profile: { email: EMAIL }, bookings: [] });
  });

  it('that can’t be had is said', async () => {
    wire.intercept = () => Promise.reject(new TypeError('no network'));
    expect(await followDataLink('/api/profile/data')).toBeUndefined();
    expect(takeToasts()).toMatchObject([
      { tone: 'error', text: 'Failed to download your data. Please try again later.' },
    ]);
  });

  it('is kept when the guest thinks better of it, or types another password', async () => {
    askForAccountEnd();
    keepAccount();
    expect($accountEnd.get()).toEqual({ state: 'closed' });
    askForAccountEnd();
    await deleteAccount('');
    expect($accountEnd.get()).toEqual({ state: 'asked', problem: 'Please type your password.' });
    await deleteAccount('not it');
    expect($accountEnd.get()).toEqual({
      state: 'asked',
      problem: 'This password is not right. Please try again.',
    });
    expect($session.get()).toMatchObject({ state: 'signed-in' });
  });

  it('goes with the account, and this browser forgets its owner', async () => {
    askForAccountEnd();
    await deleteAccount(PASSWORD);
    expect(takeToasts()).toMatchObject([{ tone: 'success', text: 'Your account is deleted.' }]);
    expect($accountEnd.get()).toEqual({ state: 'closed' });
    expect($session.get()).toEqual({ state: 'signed-out' });
    expect(localStorage.getItem('user')).toBeNull();
    expect(await api.deps.db.selectFrom('app_user').select('id').execute()).toEqual([]);
  });
});

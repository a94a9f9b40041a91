import '../../support/browser.ts';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { $authDialog, closeAuthDialog } from '#stores/account/auth-dialog.ts';
import { $passwordReset, openPasswordReset, sendNewPassword } from '#stores/account/password-reset.ts';
import { $session } from '#stores/account/session.ts';
import { setFirstPassword } from '#stores/account/sign-up.ts';
import { $verification, openVerification } from '#stores/account/verification.ts';
import { mailedToken, PASSWORD, signUp } from '../../support/accounts.ts';
import * as browser from '../../support/browser.ts';
import { browserOf, type Wire } from '../../support/browser-of.ts';
import { appOfFile, withoutLimits } from '../../support/open-app.ts';

const EMAIL = 'ananya@example.com';

const api = appOfFile({ empty: true, app: withoutLimits });
let wire: Wire;

beforeAll(() => signUp(api, EMAIL));
beforeEach(() => {
  wire = browserOf(api);
  closeAuthDialog();
});

const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const INVALID = 'This link is invalid or has expired. Please request a new one.';

describe('the verification link', () => {
  it('asks for the first password, also after a reload, and logs in', async () => {
    const email = 'new@example.com';
    await api.ask('/auth/register', { json: { email, name: 'Bijay' } });
    browser.visit(`/verify-email/${await mailedToken(api, email, 'verify-email')}).`);
    await openVerification();
    expect($verification.get()).toMatchObject({ state: 'needs-password', email });
    expect($authDialog.get()).toMatchObject({ step: 'set-password', email, next: '/profile' });
    expect(location.pathname).toBe('/verify-email');
    expect(history.length).toBe(1);

    closeAuthDialog();
    await openVerification();
    expect($authDialog.get()).toMatchObject({ step: 'set-password', email });
    await setFirstPassword(PASSWORD, PASSWORD);
    expect($authDialog.get().step).toBe('welcome');
    expect($session.get()).toMatchObject({ state: 'signed-in', user: { email } });
    expect(sessionStorage).toHaveLength(0);
    await openVerification();
    expect($verification.get()).toEqual({ state: 'failed', message: INVALID, again: false });
  });

  it('can be opened again, also in another browser, until a password is set', async () => {
    const email = 'twice@example.com';
    await api.ask('/auth/register', { json: { email } });
    const path = `/verify-email/${await mailedToken(api, email, 'verify-email')}`;
    browser.visit(path);
    await openVerification();
    wire.forgetCookies();
    sessionStorage.clear();
    browser.visit(path);
    await openVerification();
    expect($verification.get()).toMatchObject({ state: 'needs-password', email });
    await setFirstPassword(PASSWORD, PASSWORD);
    expect($authDialog.get().step).toBe('welcome');
    browser.visit(path);
    await openVerification();
    expect($verification.get()).toEqual({ state: 'failed', message: INVALID, again: false });
  });

  it('can be tried again when the server did not answer', async () => {
    browser.visit('/verify-email/some-token');
    wire.intercept = offline;
    await openVerification();
    expect($verification.get()).toMatchObject({ state: 'failed', again: true });
  });

  it('leads to Log In who has a password already', async () => {
    wire.intercept = async () => Response.json({ user_id: 1, email: EMAIL, requires_password_setup: false });
    browser.visit('/verify-email/some-token');
    await openVerification();
    expect($verification.get()).toEqual({ state: 'has-password', email: EMAIL });
    expect($authDialog.get().step).toBe('closed');
  });
});

describe('the reset link', () => {
  const message = () => {
    const reset = $passwordReset.get();
    return reset.state === 'form' ? reset.message : undefined;
  };
  const next = 'a new password';
  const send = (email: string, password = next, confirmation = password) =>
    sendNewPassword({ email, password, confirmation });

  it('needs its token', async () => {
    browser.visit('/reset-password');
    openPasswordReset();
    expect($passwordReset.get()).toEqual({ state: 'no-token' });
    await send(EMAIL);
    expect(wire.sent).toEqual([]);
  });

  it('checks what was typed, sets the password, and goes home after three seconds', async () => {
    await api.ask('/auth/forgot-password', { json: { email: EMAIL } });
    browser.visit(`/reset-password/${await mailedToken(api, EMAIL, 'reset-password')}%E2%80%8B,`);
    openPasswordReset();
    await send(' ');
    expect(message()).toBe('Please enter your email address');
    await send(EMAIL, next, 'another');
    expect(message()).toBe('Passwords do not match');
    await send(EMAIL, '7 signs');
    expect(message()).toBe('Password must be at least 8 characters long');
    expect(wire.sent).toEqual([]);
    await send('somebody@else.in');
    expect(message()).toBe(INVALID);
    wire.intercept = offline;
    await send(EMAIL);
    expect(message()).toBe('An error occurred. Please try again or request a new reset link.');

    wire.intercept = (_, answer) => answer();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const sending = send(` ${EMAIL} `);
    expect($passwordReset.get().state).toBe('sending');
    await sending;
    expect($passwordReset.get()).toEqual({ state: 'done' });
    expect(location.pathname).toBe('/reset-password');
    vi.advanceTimersByTime(2999);
    expect(browser.leftTo).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(browser.leftTo).toBe('/');
    vi.useRealTimers();
    const logIn = await api.ask('/auth/login', { json: { email: EMAIL, password: next } });
    expect(logIn.status).toBe(200);
  });
});

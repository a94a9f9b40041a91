import '../../support/browser.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  $authDialog,
  closeAuthDialog,
  goToAuthStep,
  openAuthDialog,
  typeEmail,
} from '#stores/account/auth-dialog.ts';
import { continueWithEmail, forgotPassword, logIn, resendVerification } from '#stores/account/log-in.ts';
import { $session, signOut } from '#stores/account/session.ts';
import { setFirstPassword, signUp } from '#stores/account/sign-up.ts';
import { mailedToken, mailsTo, signUp as makeAccount, PASSWORD } from '../../support/accounts.ts';
import { testApp } from '../../support/app.ts';
import { browserOf, type Wire } from '../../support/browser-of.ts';
import { appOfFile, withoutLimits } from '../../support/open-app.ts';

const EMAIL = 'ananya@example.com';

const api = appOfFile({ empty: true, app: withoutLimits });
let wire: Wire;

beforeAll(async () => {
  await makeAccount(api, EMAIL);
});
beforeEach(() => {
  wire = browserOf(api);
  openAuthDialog('email');
});

const dialog = () => $authDialog.get();
const said = () => dialog().notice?.text;
const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const refused = (body: unknown, status: number) => async () => Response.json(body, { status });

async function give(email: string): Promise<void> {
  typeEmail(email);
  await continueWithEmail();
}

describe('the e-mail step', () => {
  it('knows no such account', async () => {
    await give('nobody@example.com');
    expect(dialog()).toMatchObject({ step: 'email', busy: false, notice: { signUp: true } });
    expect(said()).toBe('No account found with this email. Please sign up.');
  });

  it('asks for a verified e-mail first, and sends the mail again', async () => {
    const email = 'waiting@example.com';
    await api.ask('/auth/register', { json: { email } });
    await give(email);
    expect(said()).toBe(
      'Please verify your email before logging in. Check your inbox for a verification link.',
    );
    expect(dialog().notice).toMatchObject({ resend: true });
    await resendVerification();
    expect(said()).toBe('Verification email sent! Please check your inbox.');
    // The link stays: the mail may not arrive.
    expect(dialog().notice).toMatchObject({ tone: 'success', resend: true });
    expect(await mailsTo(api, email)).toHaveLength(2);
    typeEmail(' ');
    await resendVerification();
    expect(said()).toBe('Please enter your email address to resend verification.');
  });

  it('asks for a first password where there is none yet', async () => {
    const email = 'half@example.com';
    await api.ask('/auth/register', { json: { email } });
    const token = await mailedToken(api, email, 'verify-email');
    await api.ask('/auth/verify-email', { json: { token } });
    await give(email);
    expect(dialog().step).toBe('set-password');
    expect(dialog().userId).toBeGreaterThan(0);
    await setFirstPassword(PASSWORD, PASSWORD);
    expect(said()).toBe(
      'Please open the link in the email we have just sent you, in this browser, to set your password.',
    );
    expect(await mailsTo(api, email)).toHaveLength(2);
  });

  it('tells the server’s reason, or that something went wrong', async () => {
    await give('not an address');
    expect(said()).toBe('Email is invalid');
    wire.intercept = refused({ error: 'Please wait.', code: 'too_many_requests' }, 429);
    await give(EMAIL);
    expect(said()).toBe('Please wait.');
    wire.intercept = offline;
    await give(EMAIL);
    expect(said()).toBe('An error occurred. Please try again.');
    await give('');
    expect(said()).toBe('Please enter your email address');
  });
});

describe('the password step', () => {
  it('logs in, and welcomes', async () => {
    await give(` ${EMAIL.toUpperCase()} `);
    expect(dialog().step).toBe('password');
    await logIn('not the one');
    expect(said()).toBe('The email or the password is not right. Please try again.');
    await logIn(PASSWORD);
    expect(dialog()).toMatchObject({ step: 'welcome', busy: false, notice: undefined });
    expect($session.get()).toMatchObject({ state: 'signed-in', user: { email: EMAIL } });
    expect(localStorage.getItem('auth_token')).toMatch(/^ey/);
    await signOut();
  });

  it('tells what went wrong', async () => {
    await give(EMAIL);
    await logIn('');
    expect(said()).toBe('Please enter your password.');
    wire.intercept = offline;
    await logIn(PASSWORD);
    expect(said()).toBe('An error occurred during login. Please try again.');
    wire.intercept = refused({ error: 'No.', code: 'email_not_verified' }, 403);
    await logIn(PASSWORD);
    expect(said()).toBe(
      'Please verify your email before logging in. Check your inbox for a verification link.',
    );
    expect($session.get().state).not.toBe('signed-in');
  });

  it('says how long to wait after too many tries, in every form of the dialog', async () => {
    browserOf(testApp(api.deps));
    await give(EMAIL);
    for (let round = 0; round < 11; round += 1) await logIn('a wrong one');
    expect(said()).toBe('Too many attempts. Please wait 15 minutes and try again.');
    for (let round = 0; round < 7; round += 1) await forgotPassword();
    expect(said()).toBe('Too many attempts. Please wait 60 minutes and try again.');
    for (let round = 0; round < 7; round += 1) {
      openAuthDialog('sign-up');
      typeEmail('often@example.com');
      await signUp({ name: '', phone: '' });
    }
    expect(said()).toBe('Too many attempts. Please wait 60 minutes and try again.');
    expect($session.get().state).not.toBe('signed-in');
  });

  it('begins anew at every opening, and an answer that comes too late changes nothing', async () => {
    await give(EMAIL);
    goToAuthStep('email');
    expect(dialog()).toMatchObject({ step: 'email', email: EMAIL });
    const asked = continueWithEmail();
    closeAuthDialog();
    openAuthDialog('email');
    await asked;
    expect(dialog()).toEqual({ step: 'email', email: '', busy: false });
  });

  it('takes one press at a time', async () => {
    typeEmail(EMAIL);
    await Promise.all([continueWithEmail(), continueWithEmail()]);
    expect(wire.sent).toHaveLength(1);
  });
});

describe('a forgotten password', () => {
  it('gets the same answer for every e-mail', async () => {
    await forgotPassword();
    expect(said()).toBe('Please enter your email address to reset your password.');
    for (const email of [EMAIL, 'nobody@example.com']) {
      typeEmail(email);
      await forgotPassword();
      expect(said()).toBe('If your email is registered, you will receive a password reset link shortly.');
    }
    expect(await mailedToken(api, EMAIL, 'reset-password')).toBeTruthy();
    wire.intercept = offline;
    await forgotPassword();
    expect(said()).toBe('An error occurred. Please try again.');
  });
});

describe('signing up', () => {
  it('sends what was filled in, trimmed, and locks the form', async () => {
    openAuthDialog('sign-up');
    await signUp({ name: '', phone: '' });
    expect(said()).toBe('Please enter your email address');
    typeEmail('new@example.com');
    await signUp({ name: '  Bijay Das ', phone: ' ' });
    expect(dialog().step).toBe('signed-up');
    const [mail] = await mailsTo(api, 'new@example.com');
    expect(mail?.subject).toBe('Please verify your email address');
    const user = await api.deps.db
      .selectFrom('app_user')
      .select(['name', 'phone'])
      .where('email', '=', 'new@example.com')
      .executeTakeFirst();
    expect(user).toEqual({ name: 'Bijay Das', phone: null });
  });

  it('does not send a name that is a link', async () => {
    openAuthDialog('sign-up');
    typeEmail('link@example.com');
    wire.intercept = offline;
    await signUp({ name: 'win.com/now', phone: '' });
    expect(said()).toBe('Please enter a name without links');
  });

  it('tells what went wrong', async () => {
    openAuthDialog('sign-up');
    typeEmail('new@example.com');
    wire.intercept = offline;
    await signUp({ name: '', phone: '' });
    expect(said()).toBe('An error occurred during registration. Please try again.');
    wire.intercept = refused({ error: 'Not today.', code: 'internal' }, 500);
    await signUp({ name: '', phone: '' });
    expect(said()).toBe('Not today.');
  });
});

describe('the first password', () => {
  it('is checked before it is sent', async () => {
    openAuthDialog('set-password', { userId: 1 });
    await setFirstPassword(PASSWORD, 'another one');
    expect(said()).toBe('Passwords do not match');
    await setFirstPassword('7 signs', '7 signs');
    expect(said()).toBe('Password must be at least 8 characters long');
    expect(wire.sent).toEqual([]);
  });

  it('tells what went wrong', async () => {
    openAuthDialog('set-password', { userId: 1 });
    wire.intercept = refused({ error: 'Bad.', code: 'bad_request' }, 400);
    await setFirstPassword(PASSWORD, PASSWORD);
    expect(said()).toBe('Failed to set password. Please try again.');
    wire.intercept = offline;
    await setFirstPassword(PASSWORD, PASSWORD);
    expect(said()).toBe('An error occurred while setting your password. Please try again.');
  });
});

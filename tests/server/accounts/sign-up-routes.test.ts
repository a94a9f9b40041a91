import { expect, test } from 'vitest';
import { readConfig } from '#server/platform/config.ts';
import { cookiesOf, mailedToken, mailsTo, PASSWORD, signUp } from '../../support/accounts.ts';
import { testApp } from '../../support/app.ts';
import { serverTest } from '../../support/open-app.ts';

const MINUTE = 60_000;
let people = 0;
const newEmail = () => `guest${people++}@example.com`;

serverTest('signing up', { empty: true }, (api) => {
  const post = (path: string, json: unknown, headers: Record<string, string> = {}) =>
    api.ask(path, { json, headers });

  test('registers, opens the link, sets a password and is signed in', async () => {
    const email = newEmail();
    const registered = await post('/auth/register', {
      email: ` ${email.toUpperCase()} `,
      name: ' Ananya ',
      phone: '',
    });
    expect(registered.status).toBe(201);
    expect((await registered.json()).message).toBe(
      "Please check your email (check spam email if not received) to verify your account. You'll need to verify your email before you can log in.",
    );
    expect(await (await post('/auth/check-email', { email })).json()).toMatchObject({
      exists: true,
      email_verified: false,
      requires_password_setup: true,
    });

    const verified = await post('/auth/verify-email', {
      token: await mailedToken(api, email, 'verify-email'),
    });
    const answer = await verified.json();
    expect(answer).toEqual({ user_id: expect.any(Number), email, requires_password_setup: true });
    const cookie = verified.headers.getSetCookie()[0];
    expect(cookie).toMatch(/^mailbox_proof=.*Max-Age=1800; Path=\/api\/auth; HttpOnly; SameSite=Lax$/);

    const set = await post(
      '/auth/set-first-password',
      { user_id: answer.user_id, password: PASSWORD },
      { Cookie: cookiesOf(verified) },
    );
    expect(set.status).toBe(200);
    const session = await set.json();
    expect(session).toMatchObject({
      requires_password_setup: false,
      user: { email, name: 'Ananya', phone: null, email_verified: true, picture_url: null },
    });
    expect(session.user).not.toHaveProperty('password_hash');
    expect((await post('/auth/login', { email, password: PASSWORD })).status).toBe(200);
  });

  test('a name with a link is refused: it would appear in a mail to another person', async () => {
    const email = newEmail();
    const refused = await post('/auth/register', { email, name: 'You won! www.win.example' });
    expect(refused.status).toBe(400);
    expect((await refused.json()).fields).toEqual({ name: 'Please enter a name without links' });
    expect(await mailsTo(api, email)).toEqual([]);
  });

  test('the mail repeats no text of the request, and its link is absolute', async () => {
    const email = newEmail();
    await post('/auth/register', { email, name: 'Ananya' });
    const [mail] = await mailsTo(api, email);
    expect(mail?.subject).toBe('Please verify your email address');
    expect(mail?.text).toMatch(/^Hello,\n/);
    expect(`${mail?.text}${mail?.html}`).not.toContain('Ananya');
    expect(mail?.html).toMatch(/href="http:\/\/localhost:4321\/verify-email\/[\w-]{43}"/);
  });

  test('only the browser that opened the link may set the password; another one causes a new mail', async () => {
    const email = newEmail();
    await post('/auth/register', { email });
    const token = await mailedToken(api, email, 'verify-email');
    const { user_id } = await (await post('/auth/verify-email', { token })).json();
    const refused = await post('/auth/set-first-password', { user_id, password: PASSWORD });
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'verification_required' });
    expect(await mailedToken(api, email, 'verify-email')).not.toBe(token);
    expect((await post('/auth/login', { email, password: PASSWORD })).status).toBe(401);
  });

  test('another user’s proof is refused and stays valid for its owner', async () => {
    const mine = newEmail();
    const theirs = newEmail();
    await post('/auth/register', { email: mine });
    await post('/auth/register', { email: theirs });
    const opened = await post('/auth/verify-email', { token: await mailedToken(api, mine, 'verify-email') });
    const other = await (await post('/auth/check-email', { email: theirs })).json();
    const Cookie = cookiesOf(opened);
    const stolen = await post(
      '/auth/set-first-password',
      { user_id: other.user_id, password: PASSWORD },
      { Cookie },
    );
    expect(stolen.status).toBe(403);
    const { user_id } = await opened.json();
    expect((await post('/auth/set-first-password', { user_id, password: PASSWORD }, { Cookie })).status).toBe(
      200,
    );
    // Once a password is set, the proof is spent and the call is closed.
    const again = await post('/auth/set-first-password', { user_id, password: 'another-one' }, { Cookie });
    expect(again.status).toBe(403);
  });

  test('the proof ends after 30 minutes', async () => {
    const email = newEmail();
    await post('/auth/register', { email });
    const opened = await post('/auth/verify-email', { token: await mailedToken(api, email, 'verify-email') });
    const { user_id } = await opened.json();
    api.clock.advance(31 * MINUTE);
    const late = await post(
      '/auth/set-first-password',
      { user_id, password: PASSWORD },
      { Cookie: cookiesOf(opened) },
    );
    expect(late.status).toBe(403);
  });

  test('a link works for 24 hours, until a password is set, in each browser that opens it', async () => {
    const email = newEmail();
    await post('/auth/register', { email });
    const token = await mailedToken(api, email, 'verify-email');
    const scanner = await post('/auth/verify-email', { token });
    api.clock.advance(23 * 60 * MINUTE);
    const opened = await post('/auth/verify-email', { token });
    expect([scanner.status, opened.status]).toEqual([200, 200]);
    const { user_id } = await opened.json();
    const setPassword = (by: Response, password: string) =>
      post('/auth/set-first-password', { user_id, password }, { Cookie: cookiesOf(by) });
    expect((await setPassword(opened, PASSWORD)).status).toBe(200);
    const again = await post('/auth/verify-email', { token });
    expect(again.status).toBe(400);
    expect(await again.json()).toMatchObject({
      code: 'invalid_token',
      error: 'This link is invalid or has expired. Please request a new one.',
    });
    const late = newEmail();
    await post('/auth/register', { email: late });
    const lateToken = await mailedToken(api, late, 'verify-email');
    api.clock.advance(24 * 60 * MINUTE);
    expect((await post('/auth/verify-email', { token: lateToken })).status).toBe(400);
    expect((await post('/auth/verify-email', { token: 'nonsense' })).status).toBe(400);
  });

  test('a registered e-mail gets the same response and a mail that says so', async () => {
    const email = newEmail();
    await signUp(api, email);
    const stranger = await (await post('/auth/register', { email: newEmail() })).text();
    const known = await post('/auth/register', { email, name: 'Impostor', password: 'another-password' });
    expect([known.status, await known.text()]).toEqual([201, stranger]);
    const [mail] = await mailsTo(api, email);
    expect(mail?.subject).toBe('You already have an account');
    expect(mail?.text).toMatch(/^Hello,\n/);
    expect((await post('/auth/login', { email, password: 'another-password' })).status).toBe(401);
  });

  test('a password sent with register is checked and not stored', async () => {
    const short = await post('/auth/register', { email: newEmail(), password: 'short' });
    expect(short.status).toBe(400);
    expect((await short.json()).fields.password).toBe('Password must be at least 8 characters long');
    const email = newEmail();
    await post('/auth/register', { email, password: 'long-enough' });
    await post('/auth/verify-email', { token: await mailedToken(api, email, 'verify-email') });
    expect((await post('/auth/login', { email, password: 'long-enough' })).status).toBe(401);
  });

  test('the verification mail can be sent again, only to unverified accounts', async () => {
    const waiting = newEmail();
    await post('/auth/register', { email: waiting });
    const done = newEmail();
    await signUp(api, done);
    for (const email of [waiting, done, 'nobody@example.com']) {
      const response = await post('/auth/resend-verification', { email });
      expect(await response.json()).toEqual({ message: 'Verification email sent! Please check your inbox.' });
    }
    expect(await mailsTo(api, waiting)).toHaveLength(2);
    expect(await mailsTo(api, done)).toHaveLength(1);
    expect(await mailsTo(api, 'nobody@example.com')).toHaveLength(0);
  });

  test.each([
    [{}, 'email'],
    [{ email: 'nonsense' }, 'email'],
    [{ email: 'a@b.in\r\nBcc: x@y.z' }, 'email'],
    [{ email: 'a@example.com', name: 'two\nlines' }, 'name'],
    [{ email: 'a@example.com', name: 'nul\0' }, 'name'],
    [{ email: 'a@example.com', phone: 'x'.repeat(41) }, 'phone'],
  ])('%j is refused naming %s', async (body, field) => {
    const response = await post('/auth/register', body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: 'bad_request',
      fields: { [field]: expect.any(String) },
    });
  });

  test('ten registrations at once make one account', async () => {
    const email = newEmail();
    const quiet = testApp(api.deps, { config: { ...api.deps.config, rateLimits: false } });
    const tries = Array.from({ length: 10 }, () => quiet.ask('/auth/register', { json: { email } }));
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual(Array(10).fill(201));
    const users = await api.deps.db.selectFrom('app_user').select('id').where('email', '=', email).execute();
    expect(users).toHaveLength(1);
  });

  /** The cookie set by opening a verification link, with the site at `siteUrl`. */
  async function proofCookie(settings: Record<string, string>): Promise<string> {
    const config = {
      ...readConfig({ MAIL: 'mailbox', PAYMENTS: 'sandbox', ...settings }),
      siteUrl: 'http://localhost:4321',
    };
    const app = testApp(api.deps, { config });
    const email = `${Object.keys(settings).join('-').toLowerCase()}@example.in`;
    await app.ask('/auth/register', { json: { email } });
    const token = await mailedToken(app, email, 'verify-email');
    const response = await app.ask('/auth/verify-email', { json: { token } });
    return response.headers.getSetCookie()[0] ?? '';
  }

  test('on localhost the cookie of the mailbox proof is for this site only and not readable by scripts', async () => {
    const cookie = await proofCookie({ HOST: '127.0.0.1' });
    expect(cookie).toContain('HttpOnly; SameSite=Lax');
    expect(cookie).not.toContain('Secure');
  });

  test('on a public site the cookie is sent by https only', async () => {
    const cookie = await proofCookie({ SITE_URL: 'https://stay.example', TOKEN_SECRET: 'x'.repeat(32) });
    expect(cookie).toContain('HttpOnly; Secure; SameSite=Lax');
  });

  test('with the API on another origin the cookie is sent across sites, by https only', async () => {
    const cookie = await proofCookie({
      SITE_URL: 'https://stay.example',
      PUBLIC_API_URL: 'https://api.example/api',
      TOKEN_SECRET: 'x'.repeat(32),
    });
    expect(cookie).toContain('HttpOnly; Secure; SameSite=None');
  });
});

import { beforeAll, expect, test } from 'vitest';
import type { SessionAnswer } from '#contract/auth.ts';
import { bearer, cookiesOf, mailedToken, PASSWORD, signUp } from '../../support/accounts.ts';
import { serverTest, withoutLimits } from '../../support/open-app.ts';

const EMAIL = 'ananya@example.com';
const DAY = 86_400_000;

serverTest('logging in', { empty: true, app: withoutLimits }, (api) => {
  beforeAll(async () => {
    await signUp(api, EMAIL);
  });

  const post = (path: string, json: unknown) => api.ask(path, { json });
  const logIn = async (): Promise<SessionAnswer> =>
    (await post('/auth/login', { email: EMAIL, password: PASSWORD })).json();
  const refresh = (refresh_token: string) => post('/auth/refresh', { refresh_token });
  const whoAmI = (session: SessionAnswer) => api.ask('/auth/me', { headers: bearer(session) });

  test('the right password opens a session', async () => {
    const session = await logIn();
    expect(session).toMatchObject({ requires_password_setup: false, user: { email: EMAIL } });
    expect(await (await whoAmI(session)).json()).toEqual({ user: session.user });
  });

  test('a wrong password and an unknown e-mail get the same response', async () => {
    const wrong = await post('/auth/login', { email: EMAIL, password: 'not this one' });
    const unknown = await post('/auth/login', { email: 'nobody@example.com', password: PASSWORD });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(await wrong.json()).toEqual(await unknown.json());
  });

  test('an unverified e-mail gets a response that says so', async () => {
    await post('/auth/register', { email: 'waiting@example.com' });
    const response = await post('/auth/login', { email: 'waiting@example.com', password: PASSWORD });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({
      code: 'email_not_verified',
      error: 'Please verify your email before logging in. Check your inbox for a verification link.',
    });
  });

  test('check-email tells a registered e-mail from an unknown one', async () => {
    expect(await (await post('/auth/check-email', { email: EMAIL })).json()).toEqual({
      exists: true,
      email_verified: true,
      requires_password_setup: false,
      user_id: expect.any(Number),
    });
    expect(await (await post('/auth/check-email', { email: 'nobody@example.com' })).json()).toEqual({
      exists: false,
      email_verified: false,
      requires_password_setup: false,
      user_id: null,
    });
  });

  test('an account is in the language of its latest sign-up, until it has an owner', async () => {
    const email = 'hiya@example.com';
    const languageOf = async () =>
      (await api.deps.db.selectFrom('app_user').select('language').where('email', '=', email).execute())[0]
        ?.language;
    const refused = await post('/auth/register', { email, language: 'xx' });
    expect(refused.status).toBe(400);
    expect(Object.keys((await refused.json()).fields)).toEqual(['language']);
    expect(await languageOf()).toBeUndefined();

    await post('/auth/register', { email });
    expect(await languageOf()).toBe('en');
    await post('/auth/register', { email, language: 'bn' });
    expect(await languageOf()).toBe('bn');
    const opened = await post('/auth/verify-email', { token: await mailedToken(api, email, 'verify-email') });
    const { user_id } = await opened.json();
    const json = { user_id, password: PASSWORD };
    await api.ask('/auth/set-first-password', { json, headers: { Cookie: cookiesOf(opened) } });
    await post('/auth/register', { email, language: 'hi' });
    expect(await languageOf()).toBe('bn');
  });

  test('a visitor who is not signed in is refused', async () => {
    for (const Authorization of ['', 'Bearer', 'Bearer x.y.z', 'Basic abc']) {
      const response = await api.ask('/auth/me', { headers: { Authorization } });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ code: 'not_signed_in' });
    }
  });

  test('an access token ends after 15 minutes, and the refresh token gets the next', async () => {
    const session = await logIn();
    api.clock.advance(15 * 60_000 + 1000);
    expect((await whoAmI(session)).status).toBe(401);
    const next = await (await refresh(session.refresh_token)).json();
    expect(next.refresh_token).not.toBe(session.refresh_token);
    expect((await whoAmI(next)).status).toBe(200);
  });

  test('tabs that refresh within ten seconds all get the same successor', async () => {
    const session = await logIn();
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(session.refresh_token)));
    const tokens = await Promise.all(answers.map(async (answer) => (await answer.json()).refresh_token));
    expect(new Set(tokens).size).toBe(1);
    api.clock.advance(9_000);
    expect((await (await refresh(session.refresh_token)).json()).refresh_token).toBe(tokens[0]);
    expect((await refresh(tokens[0])).status).toBe(200);
  });

  test('a lost response is sent again while the successor is unused, however late', async () => {
    const session = await logIn();
    const lost = await (await refresh(session.refresh_token)).json();
    api.clock.advance(20 * DAY);
    const again = await (await refresh(session.refresh_token)).json();
    expect(again.refresh_token).toBe(lost.refresh_token);
    expect((await whoAmI(again)).status).toBe(200);
    expect((await refresh(again.refresh_token)).status).toBe(200);
    // Another tab that had lost it, too, and is a little later.
    api.clock.advance(10_000);
    expect((await refresh(session.refresh_token)).status).toBe(200);
    api.clock.advance(1);
    expect((await refresh(session.refresh_token)).status).toBe(401);
    expect((await whoAmI(again)).status).toBe(401);
  });

  test('a token is invalid after its own 30 days, even if its successor is unused', async () => {
    const session = await logIn();
    const next = await (await refresh(session.refresh_token)).json();
    api.clock.advance(30 * DAY);
    expect((await refresh(session.refresh_token)).status).toBe(401);
    expect((await refresh(next.refresh_token)).status).toBe(401);
  });

  test('a token replayed after its successor was used ends its own session only', async () => {
    const other = await logIn();
    const session = await logIn();
    const used = await (await refresh(session.refresh_token)).json();
    const next = await (await refresh(used.refresh_token)).json();
    api.clock.advance(10_001);
    const replay = await refresh(session.refresh_token);
    expect(replay.status).toBe(401);
    expect(await replay.json()).toMatchObject({ code: 'session_ended' });
    expect((await refresh(next.refresh_token)).status).toBe(401);
    expect((await whoAmI(next)).status).toBe(401);
    expect((await whoAmI(other)).status).toBe(200);
  });

  test('a refresh token is valid for 30 days', async () => {
    const session = await logIn();
    api.clock.advance(30 * DAY - 1000);
    const next = await (await refresh(session.refresh_token)).json();
    expect(next.refresh_token).toEqual(expect.any(String));
    api.clock.advance(30 * DAY);
    expect((await refresh(next.refresh_token)).status).toBe(401);
    expect((await refresh('nonsense')).status).toBe(401);
  });

  test('logging out ends the session at once, with its access token', async () => {
    const session = await logIn();
    const next = await (await refresh(session.refresh_token)).json();
    expect((await post('/auth/logout', { refresh_token: next.refresh_token })).status).toBe(200);
    expect((await whoAmI(next)).status).toBe(401);
    expect((await refresh(next.refresh_token)).status).toBe(401);
    expect((await post('/auth/logout', { refresh_token: 'nonsense' })).status).toBe(200);
  });

  test('tokens are stored only as hashes', async () => {
    const session = await logIn();
    const stored = JSON.stringify(await api.deps.db.selectFrom('refresh_token').selectAll().execute());
    expect(stored).not.toContain(session.refresh_token);
  });
});

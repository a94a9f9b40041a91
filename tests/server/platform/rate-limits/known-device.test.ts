import type { Context } from 'hono';
import { beforeAll, expect, test } from 'vitest';
import { readConfig } from '#server/platform/config.ts';
import { accountKeys } from '#server/platform/keys/keys.ts';
import { isKnownDevice } from '#server/platform/rate-limits/known-device.ts';
import { bearer, cookiesOf, mailedToken, PASSWORD, signUp } from '../../../support/accounts.ts';
import { testApp } from '../../../support/app.ts';
import { appOfFile } from '../../../support/open-app.ts';

const DAY = 86_400_000;
const api = appOfFile({ empty: true });
beforeAll(() => {
  // Checks the request as the routes do.
  api.app.get('/known/:who', async (c: Context) => {
    const who = c.req.param('who') ?? '';
    return c.json(await isKnownDevice(c, api.deps, /^\d+$/.test(who) ? Number(who) : who));
  });
});

const isKnown = async (who: string | number, Cookie = '') =>
  (await api.app.request(`/known/${who}`, { headers: { Cookie } })).json();
const logIn = (email: string, password = PASSWORD) => api.ask('/auth/login', { json: { email, password } });

test('signing in makes this browser known for 90 days, for this account only, by its id and its e-mail', async () => {
  const { user } = await signUp(api, 'asha@example.in');
  const other = await signUp(api, 'other@example.in');
  const answer = await logIn('asha@example.in');
  expect(answer.headers.getSetCookie()[0]).toContain('Max-Age=7776000; Path=/api; HttpOnly; SameSite=Lax');
  const cookie = cookiesOf(answer);
  expect(await isKnown(user.id, cookie)).toBe(true);
  expect(await isKnown('asha@example.in', cookie)).toBe(true);
  expect(await isKnown(other.user.id, cookie)).toBe(false);
  expect(await isKnown('other@example.in', cookie)).toBe(false);
  expect(await isKnown('nobody@example.in', cookie)).toBe(false);
  expect(await isKnown(other.user.id, cookie.replace(/^device_\d+/, `device_${other.user.id}`))).toBe(false);
  expect(await isKnown(user.id)).toBe(false);
  api.clock.advance(90 * DAY - 1000);
  expect(await isKnown(user.id, cookie)).toBe(true);
  api.clock.advance(1000);
  expect(await isKnown(user.id, cookie)).toBe(false);
});

test('a wrong password, or an invented or changed cookie, makes no browser known', async () => {
  const { user } = await signUp(api, 'made@example.in');
  expect((await logIn('made@example.in', 'wrong')).headers.getSetCookie()).toEqual([]);
  const cookie = cookiesOf(await logIn('made@example.in'));
  for (let at = cookie.indexOf('=') + 1; at < cookie.length; at += 1) {
    const sign = cookie[at] === 'A' ? 'B' : 'A';
    // The last character of base64url has bits without meaning, but the text must be the same.
    expect(await isKnown(user.id, cookie.slice(0, at) + sign + cookie.slice(at + 1)), `sign ${at}`).toBe(
      false,
    );
  }
  const stranger = testApp(api.deps, { accounts: accountKeys('another secret of thirty-two signs') });
  const login = { email: 'made@example.in', password: PASSWORD };
  const forged = cookiesOf(await stranger.ask('/auth/login', { json: login }));
  expect(await isKnown(user.id, forged)).toBe(false);
});

test('opened links and a refreshed session make it known; a new password ends all but this one', async () => {
  const email = 'links@example.in';
  const session = await signUp(api, email);
  const { id } = session.user;
  const before = cookiesOf(await logIn(email));
  const renewed = await api.ask('/auth/refresh', { json: { refresh_token: session.refresh_token } });
  expect(await isKnown(id, cookiesOf(renewed))).toBe(true);

  const passwords = { current_password: PASSWORD, new_password: 'lingaraj-2' };
  const headers = bearer(session);
  const changed = cookiesOf(await api.ask('/profile/change-password', { json: passwords, headers }));
  expect([await isKnown(id, changed), await isKnown(id, before)]).toEqual([true, false]);

  await api.ask('/auth/forgot-password', { json: { email } });
  const token = await mailedToken(api, email, 'reset-password');
  const json = { email, token, password: 'konark-sun-3' };
  const reset = cookiesOf(await api.ask('/auth/reset-password', { json }));
  expect([await isKnown(id, reset), await isKnown(id, changed)]).toEqual([true, false]);

  await api.ask('/auth/register', { json: { email: 'new@example.in' } });
  const link = { token: await mailedToken(api, 'new@example.in', 'verify-email') };
  const opened = cookiesOf(await api.ask('/auth/verify-email', { json: link }));
  expect(await isKnown('new@example.in', opened)).toBe(true);
});

test('on a public site the cookie is sent by https only', async () => {
  const config = { ...api.deps.config, ...readSecure() };
  await signUp(api, 'secure@example.in');
  const login = { email: 'secure@example.in', password: PASSWORD };
  const [cookie] = (
    await testApp(api.deps, { config }).ask('/auth/login', { json: login })
  ).headers.getSetCookie();
  expect(cookie).toContain('HttpOnly; Secure; SameSite=None');
});

function readSecure() {
  const { secureCookies, crossSite } = readConfig({ PUBLIC_API_URL: 'https://api.example/api' });
  return { secureCookies, crossSite };
}

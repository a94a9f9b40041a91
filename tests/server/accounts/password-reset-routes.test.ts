import { expect, test } from 'vitest';
import { bearer, mailedToken, mailsTo, PASSWORD, signUp } from '../../support/accounts.ts';
import { serverTest } from '../../support/open-app.ts';

const MINUTE = 60_000;
let people = 0;
const newEmail = () => `guest${people++}@example.com`;

serverTest('a forgotten password', { empty: true }, (api) => {
  const post = (path: string, json: unknown) => api.ask(path, { json });
  const forget = async (email: string) => {
    await post('/auth/forgot-password', { email });
    return mailedToken(api, email, 'reset-password');
  };

  test('a mailed link sets a new password and ends every session', async () => {
    const email = newEmail();
    const session = await signUp(api, email);
    const token = await forget(email);
    const reset = await post('/auth/reset-password', { email, token, password: 'a new password' });
    expect(reset.status).toBe(200);
    expect((await api.ask('/auth/me', { headers: bearer(session) })).status).toBe(401);
    expect((await post('/auth/refresh', { refresh_token: session.refresh_token })).status).toBe(401);
    expect((await post('/auth/login', { email, password: PASSWORD })).status).toBe(401);
    expect((await post('/auth/login', { email, password: 'a new password' })).status).toBe(200);
    expect((await mailsTo(api, email))[0]?.subject).toBe('Your password was changed');
  });

  test('an address that is no text is refused as a wrong one', async () => {
    for (const email of [{ toString: 'x' }, { toString: null, valueOf: null }, [], 7]) {
      const refused = await post('/auth/forgot-password', { email });
      expect(refused.status).toBe(400);
      expect((await refused.json()).fields).toEqual({ email: 'Email is invalid' });
    }
  });

  test('the response does not reveal whether the e-mail is registered', async () => {
    const email = newEmail();
    await signUp(api, email);
    for (const address of [email, 'nobody@example.com']) {
      const response = await post('/auth/forgot-password', { email: address });
      expect(await response.json()).toEqual({
        message: 'If your email is registered, you will receive a password reset link shortly.',
      });
    }
    expect(await mailsTo(api, 'nobody@example.com')).toEqual([]);
  });

  test('a link is valid once, for an hour, for its own e-mail', async () => {
    const email = newEmail();
    const other = newEmail();
    await signUp(api, email);
    await signUp(api, other);
    const token = await forget(email);
    const reset = (body: object) =>
      post('/auth/reset-password', { email, token, password: 'a new password', ...body });
    expect((await reset({ email: other })).status).toBe(400);
    expect((await reset({ token: `${token}x` })).status).toBe(400);
    expect((await reset({ password: 'short' })).status).toBe(400);
    expect((await reset({})).status).toBe(200);
    const again = await reset({});
    expect(again.status).toBe(400);
    expect(await again.json()).toMatchObject({ code: 'invalid_token' });

    const late = await forget(email);
    api.clock.advance(61 * MINUTE);
    expect((await reset({ token: late })).status).toBe(400);
  });

  test('a newer link ends when one is used', async () => {
    const email = newEmail();
    await signUp(api, email);
    const first = await forget(email);
    const second = await forget(email);
    expect(first).not.toBe(second);
    expect(
      (await post('/auth/reset-password', { email, token: first, password: 'a new password' })).status,
    ).toBe(200);
    expect(
      (await post('/auth/reset-password', { email, token: second, password: 'another one' })).status,
    ).toBe(400);
  });

  test('of two requests with one link at once, one succeeds', async () => {
    const email = newEmail();
    await signUp(api, email);
    const token = await forget(email);
    const tries = ['first password', 'second password'].map((password) =>
      post('/auth/reset-password', { email, token, password }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  test('a link proves the mailbox of an account that was never verified', async () => {
    const email = newEmail();
    await post('/auth/register', { email });
    const token = await forget(email);
    await post('/auth/reset-password', { email, token, password: 'a new password' });
    expect((await post('/auth/login', { email, password: 'a new password' })).status).toBe(200);
  });

  test('a token of another purpose is refused', async () => {
    const email = newEmail();
    await post('/auth/register', { email });
    const token = await mailedToken(api, email, 'verify-email');
    expect((await post('/auth/reset-password', { email, token, password: 'a new password' })).status).toBe(
      400,
    );
  });
});

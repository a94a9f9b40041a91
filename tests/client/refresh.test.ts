import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '#client/call.ts';
import { connect } from '#client/connection.ts';
import { Refusal, Unreachable } from '#client/errors.ts';
import { registerTokens } from '#client/tokens.ts';
import { logIn, type SessionAnswer } from '#contract/auth.ts';
import { getProfile } from '#contract/profile.ts';
import { fakeApi, json, type Sent } from '../support/transport.ts';

const user = {
  id: 1,
  name: 'Asha',
  email: 'asha@example.in',
  phone: null,
  address: null,
  created_at: '2026-01-01T00:00:00Z',
  email_verified: true,
  picture_url: null,
};

let stored: { access?: string; refresh?: string };
const renewed = vi.fn((session: SessionAnswer) => {
  stored = { access: session.access_token, refresh: session.refresh_token };
});
const ended = vi.fn(() => {
  stored = {};
});

beforeEach(() => {
  stored = { access: 'old', refresh: 'r1' };
  renewed.mockClear();
  ended.mockClear();
  registerTokens({ access: () => stored.access, refresh: () => stored.refresh, renewed, ended });
});
/** The lock is held a moment longer than the response; a request meanwhile would count as another tab's. */
const lockIsFree = () => navigator.locks.request('session-refresh', () => {});
afterEach(async () => {
  await lockIsFree();
  connect();
  registerTokens();
});

/** Accepts the token `good`; refreshing is answered by `refresh`. */
function server(refresh: (sent: Sent) => Response | Promise<Response>) {
  return fakeApi((sent) => {
    if (sent.path === '/auth/refresh') return refresh(sent);
    const allowed = sent.headers.get('authorization') === 'Bearer good';
    return allowed ? json({ profile: user }) : json({ error: 'Please log in.', code: 'not_signed_in' }, 401);
  });
}
const pair = () => json({ access_token: 'good', refresh_token: 'r2', user });
const paths = (sent: Sent[]) => sent.map((one) => one.path);

describe('a refused access token', () => {
  it('is renewed once, and the same request made again', async () => {
    const sent = server(pair);
    expect(await call(getProfile, {})).toEqual({ profile: user });
    expect(paths(sent)).toEqual(['/profile', '/auth/refresh', '/profile']);
    expect(sent[1]?.body).toEqual({ refresh_token: 'r1' });
    expect(sent[1]?.headers.has('authorization')).toBe(false);
    expect(renewed).toHaveBeenCalledOnce();
    expect(stored).toEqual({ access: 'good', refresh: 'r2' });
  });

  it('is renewed once for many requests at the same time', async () => {
    const sent = server(async () => {
      await new Promise(setImmediate);
      return pair();
    });
    await Promise.all(Array.from({ length: 20 }, () => call(getProfile, {})));
    expect(paths(sent).filter((path) => path === '/auth/refresh')).toHaveLength(1);
  });

  it('is not renewed again when another tab already has', async () => {
    const sent = server(pair);
    const asked = call(getProfile, {});
    stored = { access: 'good', refresh: 'r2' };
    await asked;
    expect(paths(sent)).toEqual(['/profile', '/profile']);
  });

  it('ends the session when the refresh token is spent, and when there is none', async () => {
    server(() => json({ error: 'Please log in again.', code: 'session_ended' }, 401));
    await expect(call(getProfile, {})).rejects.toMatchObject({ code: 'not_signed_in' });
    expect(ended).toHaveBeenCalledOnce();
    await lockIsFree();
    stored = { access: 'old' };
    const sent = server(pair);
    await expect(call(getProfile, {})).rejects.toBeInstanceOf(Refusal);
    expect(paths(sent)).toEqual(['/profile']);
    expect(ended).toHaveBeenCalledTimes(2);
  });

  it('keeps the session when the server is in trouble, or is asked too often', async () => {
    server(() => json({ error: 'Sorry.', code: 'internal' }, 500));
    await expect(call(getProfile, {})).rejects.toBeInstanceOf(Refusal);
    await lockIsFree();
    server(() => json({ error: 'Please wait.', code: 'too_many_requests' }, 429));
    await expect(call(getProfile, {})).rejects.toBeInstanceOf(Refusal);
    await lockIsFree();
    server(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(call(getProfile, {})).rejects.toBeInstanceOf(Unreachable);
    await lockIsFree();
    server(() => json({ access_token: 1 }));
    await expect(call(getProfile, {})).rejects.toBeInstanceOf(Unreachable);
    expect(ended).not.toHaveBeenCalled();
    expect(stored).toEqual({ access: 'old', refresh: 'r1' });
  });

  it('is not tried a third time: refused after it was renewed, the session is over', async () => {
    const sent = server(() => json({ access_token: 'bad too', refresh_token: 'r2', user }));
    await expect(call(getProfile, {})).rejects.toMatchObject({ status: 401 });
    expect(paths(sent)).toEqual(['/profile', '/auth/refresh', '/profile']);
    expect(ended).toHaveBeenCalledExactlyOnceWith('r2');
    expect(stored).toEqual({});
  });
});

describe('without a token, or with a wrong password', () => {
  it('nothing is renewed', async () => {
    stored = {};
    const anonymous = server(pair);
    await expect(call(getProfile, {})).rejects.toMatchObject({ code: 'not_signed_in' });
    expect(paths(anonymous)).toEqual(['/profile']);
    stored = { access: 'old', refresh: 'r1' };
    const sent = fakeApi(() => json({ error: 'Wrong e-mail or password.', code: 'wrong_credentials' }, 401));
    const body = { email: 'asha@example.in', password: 'wrong' };
    await expect(call(logIn, { body })).rejects.toMatchObject({ code: 'wrong_credentials' });
    expect(paths(sent)).toEqual(['/auth/login']);
  });
});

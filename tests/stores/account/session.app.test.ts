import '../../support/browser.ts';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { registerTokens } from '#client/tokens.ts';
import type { SessionAnswer } from '#contract/auth.ts';
import { PASSWORD, signUp } from '../../support/accounts.ts';
import { comeBack, storedElsewhere } from '../../support/browser.ts';
import { browserOf, type Wire } from '../../support/browser-of.ts';
import { eventually } from '../../support/eventually.ts';
import { appOfFile, withoutLimits } from '../../support/open-app.ts';

const EMAIL = 'ananya@example.com';
const MINUTE = 60_000;

const api = appOfFile({ empty: true, app: withoutLimits });
let wire: Wire;

beforeAll(() => signUp(api, EMAIL));
beforeEach(() => {
  vi.resetModules();
  wire = browserOf(api);
});
afterEach(() => registerTokens());

const logIn = async (): Promise<SessionAnswer> =>
  (await api.ask('/auth/login', { json: { email: EMAIL, password: PASSWORD } })).json();

function store({ access_token, refresh_token, user }: SessionAnswer): void {
  localStorage.setItem('auth_token', access_token);
  localStorage.setItem('refresh_token', refresh_token);
  localStorage.setItem('user', JSON.stringify(user));
}

const stored = () =>
  ['auth_token', 'access_token', 'refresh_token', 'user'].map((key) => localStorage.getItem(key));
const EMPTY = [null, null, null, null];
const paths = () => wire.sent.map(({ path }) => path);

/** A page that is opened: the stores as they begin, connected to the app. */
async function openPage() {
  const { connect } = await import('#client/connection.ts');
  const session = await import('#stores/account/session.ts');
  const { $storedUser } = await import('#stores/account/stored-user.ts');
  wire = browserOf(api, connect);
  return { ...session, $storedUser, state: () => session.$session.get() };
}

describe('a stored session', () => {
  it('is used at once, then checked with the server', async () => {
    const answer = await logIn();
    store({ ...answer, user: { ...answer.user, name: 'As it was' } });
    const page = await openPage();
    const checked = page.openSession();
    expect(page.state()).toMatchObject({ state: 'signed-in', user: { name: 'As it was' } });
    expect(page.$storedUser.get()).toEqual({ name: 'As it was', email: EMAIL });
    await checked;
    expect(page.state()).toMatchObject({ user: { name: 'Ananya Mohanty' } });
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(answer.user);
    expect(paths()).toEqual(['/auth/me']);
  });

  it('is renewed once when its token is too old, for everybody who asks', async () => {
    const answer = await logIn();
    store(answer);
    api.clock.advance(16 * MINUTE);
    const page = await openPage();
    const { call } = await import('#client/call.ts');
    const { getProfile } = await import('#contract/profile.ts');
    const checked = page.openSession();
    await Promise.all([checked, ...Array.from({ length: 5 }, () => call(getProfile, {}))]);
    expect(paths().filter((path) => path === '/auth/refresh')).toHaveLength(1);
    expect(localStorage.getItem('auth_token')).not.toBe(answer.access_token);
    expect(localStorage.getItem('refresh_token')).not.toBe(answer.refresh_token);
    expect(page.state()).toMatchObject({ state: 'signed-in' });
  });

  it('is cleared without a word when the refresh token is refused, or absent', async () => {
    const answer = await logIn();
    store({ ...answer, access_token: 'no token', refresh_token: 'no token' });
    const page = await openPage();
    await page.openSession();
    expect(stored()).toEqual(EMPTY);
    expect(page.state()).toEqual({ state: 'signed-out' });
    expect(page.$storedUser.get()).toBeUndefined();

    vi.resetModules();
    store(answer);
    localStorage.setItem('auth_token', 'no token');
    localStorage.removeItem('refresh_token');
    await (await openPage()).openSession();
    expect(stored()).toEqual(EMPTY);
  });

  it('stays as it is while the server can not be asked', async () => {
    const answer = await logIn();
    store(answer);
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const page = await openPage();
    wire.intercept = () => Promise.reject(new TypeError('Failed to fetch'));
    await page.openSession();
    expect(page.state()).toMatchObject({ state: 'signed-in' });
    expect(localStorage.getItem('auth_token')).toBe(answer.access_token);
    expect(log).toHaveBeenCalledOnce();
  });

  it('moves the older key over, and works without a stored user or access token', async () => {
    const answer = await logIn();
    localStorage.setItem('access_token', answer.access_token);
    const page = await openPage();
    const checked = page.openSession();
    expect(page.state()).toEqual({ state: 'unknown' });
    await checked;
    expect(stored()).toEqual([answer.access_token, null, null, JSON.stringify(answer.user)]);

    vi.resetModules();
    localStorage.clear();
    localStorage.setItem('refresh_token', answer.refresh_token);
    const other = await openPage();
    await other.openSession();
    expect(other.state()).toMatchObject({ state: 'signed-in', user: { email: EMAIL } });
    expect(localStorage.getItem('auth_token')).toBeTruthy();
  });

  it('survives a user that can not be read, and one that is half known', async () => {
    const answer = await logIn();
    store(answer);
    localStorage.setItem('user', '{oops');
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const page = await openPage();
    await page.openSession();
    expect(log).toHaveBeenCalled();
    expect(page.state()).toMatchObject({ state: 'signed-in', user: { email: EMAIL } });

    vi.resetModules();
    localStorage.setItem('user', JSON.stringify({ id: 1, email: EMAIL }));
    const other = await openPage();
    const checked = other.openSession();
    expect(other.$knownGuest.get()).toEqual({ name: '', email: EMAIL, phone: '', address: '' });
    await checked;
  });

  it('nobody is signed in without a token, and nothing is asked', async () => {
    const page = await openPage();
    await page.openSession();
    expect(page.state()).toEqual({ state: 'signed-out' });
    expect(page.$knownGuest.get()).toEqual({});
    expect(paths()).toEqual([]);
  });
});

describe('many tabs', () => {
  it('sign in, change and sign out together', async () => {
    const answer = await logIn();
    const page = await openPage();
    await page.openSession();
    store(answer);
    storedElsewhere('auth_token', answer.access_token);
    expect(page.state()).toMatchObject({ state: 'signed-in', user: { email: EMAIL } });
    expect(page.$storedUser.get()).toMatchObject({ email: EMAIL });
    storedElsewhere('auth_token', null);
    expect(page.state()).toEqual({ state: 'signed-out' });
    store(answer);
    comeBack();
    expect(page.state()).toMatchObject({ state: 'signed-in' });
  });

  it('a refresh that ends after the sign-out does not sign in again', async () => {
    const answer = await logIn();
    store(answer);
    const page = await openPage();
    await page.openSession();
    localStorage.setItem('auth_token', 'no token');
    const { call } = await import('#client/call.ts');
    const { getProfile } = await import('#contract/profile.ts');
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    wire.intercept = async ({ path }, ask) => {
      if (path === '/auth/refresh') await held;
      return ask();
    };
    const asked = call(getProfile, {}).catch(() => {});
    await eventually(() => expect(paths()).toContain('/auth/refresh'));
    const leaving = page.signOut();
    goOn();
    await Promise.all([asked, leaving]);
    expect(stored()).toEqual(EMPTY);
    expect(page.state()).toEqual({ state: 'signed-out' });
  });

  it('a user who is told of after the sign-out is not kept', async () => {
    store(await logIn());
    const page = await openPage();
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const told = vi.fn(() => held);
    wire.intercept = async ({ path }, ask) => {
      const answer = await ask();
      if (path === '/auth/me') await told();
      return answer;
    };
    const checked = page.openSession();
    await eventually(() => expect(told).toHaveBeenCalled());
    const leaving = page.signOut();
    goOn();
    await Promise.all([checked, leaving]);
    expect(stored()).toEqual(EMPTY);
    expect(page.state()).toEqual({ state: 'signed-out' });
  });
});

describe('a session that is renewed and refused all the same', () => {
  it('is over: nothing of it is left in this browser', async () => {
    store(await logIn());
    const page = await openPage();
    const refusal = { error: 'Please log in.', code: 'not_signed_in' };
    wire.intercept = async ({ path }, ask) =>
      path === '/auth/me' ? Response.json(refusal, { status: 401 }) : ask();
    await page.openSession();
    expect(paths().slice(-3)).toEqual(['/auth/me', '/auth/refresh', '/auth/me']);
    expect(stored()).toEqual(EMPTY);
  });
});

describe('signing out', () => {
  it('forgets everything here, and ends the session on the server', async () => {
    const answer = await logIn();
    store(answer);
    const page = await openPage();
    await page.openSession();
    await page.signOut();
    expect(stored()).toEqual(EMPTY);
    expect(page.state()).toEqual({ state: 'signed-out' });
    const again = await api.ask('/auth/refresh', { json: { refresh_token: answer.refresh_token } });
    expect(again.status).toBe(401);
  });

  it('works without the server, too', async () => {
    store(await logIn());
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const page = await openPage();
    await page.openSession();
    wire.intercept = () => Promise.reject(new TypeError('Failed to fetch'));
    await page.signOut();
    expect(stored()).toEqual(EMPTY);
    expect(log).toHaveBeenCalledOnce();
  });
});

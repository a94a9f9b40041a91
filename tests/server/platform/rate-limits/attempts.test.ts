import { expect, test } from 'vitest';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { bearer, cookiesOf, mailedToken, mailsTo, PASSWORD, signUp } from '../../../support/accounts.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { serverTest } from '../../../support/open-app.ts';

const QUARTER = 15 * 60_000;
const NEW_PASSWORD = 'lingaraj-2';

/** Behind a proxy, so that each visitor has an address. */
function behindProxy(database: OpenDatabase): TestApp {
  const { config } = testApp(database).deps;
  return testApp(database, { config: { ...config, trustProxy: 1 } });
}

serverTest('tries at an account', { anew: true, empty: true, app: behindProxy }, (api) => {
  /** A browser at an address, with its cookies. */
  const from = (address: number, Cookie = '', app: TestApp = api) => {
    const headers = { 'X-Forwarded-For': `203.0.${Math.floor(address / 250)}.${address % 250}`, Cookie };
    const post = (path: string, json: unknown, more = {}) =>
      app.ask(path, { json, headers: { ...headers, ...more } });
    return {
      post,
      logIn: (email: string, password = 'wrong') => post('/auth/login', { email, password }),
    };
  };

  async function owner(email: string, address = 1) {
    const session = await signUp(api, email);
    const cookie = cookiesOf(await from(address).logIn(email, PASSWORD));
    return { session, home: from(address, cookie), cookie };
  }

  /** Tries from new addresses until the account has no more tries for strangers. */
  async function flood(email: string, first = 100): Promise<number> {
    let tried = 0;
    for (let address = first; address < first + 10; address += 1)
      for (let round = 0; round < 10; round += 1)
        if ((await from(address).logIn(email)).status === 401) tried += 1;
    return tried;
  }

  test('strangers with many addresses have thirty together, and the owner still signs in', async () => {
    const { home } = await owner('asha@example.in');
    expect(await flood('asha@example.in')).toBe(30);
    const refused = await from(99).logIn('asha@example.in', PASSWORD);
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '900']);
    expect((await home.logIn('asha@example.in', PASSWORD)).status).toBe(200);
    api.clock.advance(QUARTER);
    expect((await from(99).logIn('asha@example.in', PASSWORD)).status).toBe(200);
  });

  test('a stranger behind the same address does not lock the owner out', async () => {
    const { home } = await owner('neighbour@example.in', 7);
    for (let round = 0; round < 110; round += 1) await from(7).logIn(`n${round % 11}@example.in`);
    for (let round = 0; round < 11; round += 1) await from(7).logIn('neighbour@example.in');
    expect((await from(7).logIn('another@example.in')).status).toBe(429);
    expect((await home.logIn('neighbour@example.in', PASSWORD)).status).toBe(200);
  });

  test('in a known browser are limited, too, and a refreshed session gives no new ones', async () => {
    const email = 'stolen@example.in';
    const { session, home } = await owner(email);
    for (let round = 0; round < 10; round += 1) expect((await home.logIn(email)).status).toBe(401);
    expect((await home.logIn(email)).status).toBe(429);
    let { refresh_token } = session;
    const statuses: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      const renewed = await from(5).post('/auth/refresh', { refresh_token });
      ({ refresh_token } = await renewed.json());
      const thief = from(5, cookiesOf(renewed));
      for (let guess = 0; guess < 5; guess += 1) statuses.push((await thief.logIn(email)).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect((await from(6).logIn(email, PASSWORD)).status).toBe(200);
  });

  test('that succeeded, or were refused, do not count for others', async () => {
    const email = 'family@example.in';
    await signUp(api, email);
    for (let round = 0; round < 110; round += 1) {
      expect((await from(8).logIn(email, PASSWORD)).status).toBe(200);
    }
    expect(await flood(email)).toBe(30);
    api.clock.advance(QUARTER - 1000);
    for (let round = 0; round < 20; round += 1) expect((await from(9).logIn(email)).status).toBe(429);
    api.clock.advance(1000);
    expect((await from(9).logIn(email)).status).toBe(401);
  });

  test('do not end a mailed link to reset the password', async () => {
    const email = 'reset@example.in';
    const { home } = await owner(email, 3);
    for (let address = 100; address < 110; address += 1)
      for (let round = 0; round < 7; round += 1) await from(address).post('/auth/forgot-password', { email });
    const before = (await mailsTo(api, email)).length;
    expect((await home.post('/auth/forgot-password', { email })).status).toBe(200);
    expect(await mailsTo(api, email)).toHaveLength(before + 1);
    const token = await mailedToken(api, email, 'reset-password');
    const guess = { email, token: 'guessed', password: NEW_PASSWORD };
    for (let round = 0; round < 10; round += 1) {
      expect((await from(3).post('/auth/reset-password', guess)).status).toBe(400);
    }
    expect((await from(3).post('/auth/reset-password', guess)).status).toBe(429);
    const opened = await from(3).post('/auth/reset-password', { email, token, password: NEW_PASSWORD });
    expect(opened.status).toBe(200);
    await flood(email);
    expect((await from(3).logIn(email, NEW_PASSWORD)).status).toBe(429);
    expect((await from(3, cookiesOf(opened)).logIn(email, NEW_PASSWORD)).status).toBe(200);
  });

  test('do not block a signed-in change of the password, whose ten tries count for its session only', async () => {
    const email = 'change@example.in';
    const { session, home } = await owner(email);
    const other = await (await home.logIn(email, PASSWORD)).json();
    await flood(email);
    const change = (who: typeof session, current_password: string) =>
      from(200).post(
        '/profile/change-password',
        { current_password, new_password: NEW_PASSWORD },
        bearer(who),
      );
    for (let round = 0; round < 10; round += 1) expect((await change(other, 'wrong')).status).toBe(400);
    expect((await change(other, PASSWORD)).status).toBe(429);
    expect((await change(session, PASSWORD)).status).toBe(200);
  });

  test('do not block a new guest’s first password', async () => {
    const email = 'first@example.in';
    await api.ask('/auth/register', { json: { email } });
    const opened = await from(4).post('/auth/verify-email', {
      token: await mailedToken(api, email, 'verify-email'),
    });
    const { user_id } = await opened.json();
    for (let round = 0; round < 10; round += 1) {
      await from(4).post('/auth/set-first-password', { user_id, password: PASSWORD });
    }
    const refused = await from(4, 'mailbox_proof=made-up').post('/auth/set-first-password', {
      user_id,
      password: PASSWORD,
    });
    expect(refused.status).toBe(429);
    const mine = await from(4, cookiesOf(opened)).post('/auth/set-first-password', {
      user_id,
      password: PASSWORD,
    });
    expect(mine.status).toBe(200);
  });

  test('leave no address and no e-mail in the table, not even as a plain hash', async () => {
    await from(1).logIn('digest@example.in');
    const before = await api.deps.db.selectFrom('rate_limit').select('key').execute();
    await api.deps.db.deleteFrom('rate_limit').execute();
    const { deps } = api;
    const accounts = { ...deps.accounts, sign: (text: string) => deps.accounts.sign(`other ${text}`) };
    const other = testApp(api.deps, { config: deps.config, accounts });
    await from(1, '', other).logIn('digest@example.in');
    const after = await api.deps.db.selectFrom('rate_limit').select('key').execute();
    expect(before).toHaveLength(3);
    expect(JSON.stringify([before, after])).not.toMatch(/digest|203\.0/);
    expect(after.some(({ key }) => before.some((row) => row.key === key))).toBe(false);
  });
});

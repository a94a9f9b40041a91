import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SessionAnswer } from '#contract/auth.ts';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { refreshInChains, refreshTogether } from '../../soak/tabs.ts';
import { bearer, cookiesOf, mailedToken, PASSWORD, signUp } from '../../support/accounts.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { concurrentDatabase } from '../../support/database.ts';

/** PGlite has one connection and can't show a race, so these run on a real PostgreSQL, with two instances of the app. */
let open: OpenDatabase;
let apps: TestApp[];
let people = 0;
beforeAll(async () => {
  open = await concurrentDatabase.open();
  const first = testApp(open);
  const config = { ...first.deps.config, rateLimits: false };
  apps = [testApp(open, { config }), testApp(open, { config })];
});
afterAll(() => open.close());

const newSession = () => signUp(one(0), `racer${people++}@example.in`);
const one = (index: number): TestApp => {
  const app = apps[index % apps.length];
  if (!app) throw new Error('no app');
  return app;
};
const refresh = (session: Pick<SessionAnswer, 'refresh_token'>, index = 0) =>
  one(index).ask('/auth/refresh', { json: { refresh_token: session.refresh_token } });
const alive = async (session: SessionAnswer) =>
  (await one(1).ask('/auth/me', { headers: bearer(session) })).status === 200;

test('a hundred tabs that refresh at once in two processes stay signed in with one successor', async () => {
  const session = await newSession();
  await refreshTogether([one(0), one(1)], session, 100);
  const rows = await open.db
    .selectFrom('refresh_token')
    .innerJoin('session', 'session.id', 'refresh_token.session_id')
    .select('token_hash')
    .where('session.user_id', '=', session.user.id)
    .execute();
  expect(rows).toHaveLength(2);
});

test('a replay after the leeway ends the session, however many tabs refreshed before', async () => {
  const form = { chains: 1, links: 2, tabs: 20, isOver: () => false };
  expect(await refreshInChains(open, form)).toBe(1);
});

test('tabs that refresh in chains while others are behind are never signed out', async () => {
  let session = await newSession();
  for (let round = 0; round < 5; round += 1) {
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => refresh(session, index)));
    const sessions: SessionAnswer[] = await Promise.all(answers.map((answer) => answer.json()));
    expect(new Set(sessions.map(({ refresh_token }) => refresh_token)).size).toBe(1);
    session = sessions[0] ?? session;
  }
  expect(await alive(session)).toBe(true);
});

test('logging out while tabs refresh leaves no session behind', async () => {
  const session = await newSession();
  const logOut = () => one(1).ask('/auth/logout', { json: { refresh_token: session.refresh_token } });
  const all = await Promise.all([refresh(session), refresh(session, 1), logOut(), refresh(session)]);
  for (const answer of all) {
    if (answer.status !== 200) continue;
    const body = await answer.json();
    if ('access_token' in body) expect(await alive(body)).toBe(false);
  }
  expect((await refresh(session)).status).toBe(401);
});

test('changing the password while tabs refresh ends every other session', async () => {
  const session = await newSession();
  const email = session.user.email;
  const logIn = async (): Promise<SessionAnswer> =>
    (await one(1).ask('/auth/login', { json: { email, password: PASSWORD } })).json();
  const others = await Promise.all([logIn(), logIn(), logIn()]);
  const change = one(0).ask('/profile/change-password', {
    headers: bearer(session),
    json: { current_password: PASSWORD, new_password: 'another password' },
  });
  await Promise.all([change, ...others.map((other, index) => refresh(other, index))]);
  expect((await change).status).toBe(200);
  for (const other of others) {
    expect(await alive(other)).toBe(false);
    expect((await refresh(other)).status).toBe(401);
  }
  expect(await alive(session)).toBe(true);
});

test('of ten browsers that opened one verification link, one sets the password', async () => {
  const email = `racer${people++}@example.in`;
  await one(0).ask('/auth/register', { json: { email } });
  const token = await mailedToken(one(0), email, 'verify-email');
  const opened = await Promise.all(
    Array.from({ length: 10 }, (_, index) => one(index).ask('/auth/verify-email', { json: { token } })),
  );
  expect(opened.map(({ status }) => status)).toEqual(Array(10).fill(200));
  const [{ user_id }] = await Promise.all(opened.map((answer) => answer.json()));
  const answers = await Promise.all(
    opened.map((browser, index) =>
      one(index).ask('/auth/set-first-password', {
        json: { user_id, password: `password-${index}` },
        headers: { Cookie: cookiesOf(browser) },
      }),
    ),
  );
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses).toEqual([200, ...Array(9).fill(403)]);
});

test('a hundred wrong passwords at once are counted one by one', async () => {
  const limited = testApp(open);
  const answers = await Promise.all(
    Array.from({ length: 40 }, () =>
      limited.ask('/auth/login', { json: { email: 'flood@example.in', password: 'wrong' } }),
    ),
  );
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
});

import { expect } from 'vitest';
import type { SessionAnswer } from '#contract/auth.ts';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { bearer, signUp } from '../support/accounts.ts';
import { type TestApp, testApp, testClock } from '../support/app.ts';

const AFTER_LEEWAY = 10_001;

/** Two instances of the app on one database, with one clock and no rate limits. */
export function appsFor(database: OpenDatabase): [TestApp, TestApp] {
  const clock = testClock();
  const config = { ...testApp(database).deps.config, rateLimits: false };
  const open = () => ({ ...testApp(database, { config, clock }), clock });
  return [open(), open()];
}

export function refresh({ ask }: TestApp, session: Pick<SessionAnswer, 'refresh_token'>): Promise<Response> {
  return ask('/auth/refresh', { json: { refresh_token: session.refresh_token } });
}

/** Tabs in both processes refresh at the same moment: all stay signed in, with one successor. */
export async function refreshTogether(
  apps: readonly [TestApp, TestApp],
  session: SessionAnswer,
  tabs: number,
): Promise<SessionAnswer> {
  const answers = await Promise.all(
    Array.from({ length: tabs }, (_, index) => refresh(index % 2 === 0 ? apps[0] : apps[1], session)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(tabs).fill(200));
  const sessions: SessionAnswer[] = await Promise.all(answers.map((answer) => answer.json()));
  expect(new Set(sessions.map(({ refresh_token }) => refresh_token)).size).toBe(1);
  const [next] = sessions;
  if (!next) throw new Error('no tab refreshed');
  expect((await apps[1].ask('/auth/me', { headers: bearer(next) })).status).toBe(200);
  return next;
}

/**
 * Quality goal R8: chains of refreshing together, each of which ends with a replay after the leeway, which ends the
 * session. Returns the chains that were played.
 */
export async function refreshInChains(
  database: OpenDatabase,
  { chains, links, tabs, isOver }: { chains: number; links: number; tabs: number; isOver: () => boolean },
): Promise<number> {
  const apps = appsFor(database);
  for (let chain = 0; chain < chains; chain += 1) {
    if (isOver()) return chain;
    const first = await signUp(apps[0], `tabs${chain}@example.in`);
    let session = first;
    for (let link = 0; link < links; link += 1) session = await refreshTogether(apps, session, tabs);
    apps[0].clock.advance(AFTER_LEEWAY);
    expect((await refresh(apps[1], first)).status).toBe(401);
    expect((await refresh(apps[0], session)).status).toBe(401);
    expect((await apps[0].ask('/auth/me', { headers: bearer(session) })).status).toBe(401);
  }
  return chains;
}

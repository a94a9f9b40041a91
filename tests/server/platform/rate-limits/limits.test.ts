import { expect, test } from 'vitest';
import { dropEndedWindows } from '#server/platform/rate-limits/queries.ts';
import { PASSWORD, signUp } from '../../../support/accounts.ts';
import { testApp } from '../../../support/app.ts';
import { serverTest } from '../../../support/open-app.ts';

const QUARTER = 15 * 60_000;

serverTest('rate limits', { empty: true }, (api) => {
  const logIn = (email: string, password = 'wrong', app = api) =>
    app.ask('/auth/login', { json: { email, password } });

  test('the eleventh try at one e-mail is refused, with the time to wait', async () => {
    for (let round = 0; round < 10; round += 1) {
      expect((await logIn('victim@example.com')).status).toBe(401);
    }
    const refused = await logIn('victim@example.com');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe('900');
    expect(await refused.json()).toEqual({
      code: 'too_many_requests',
      error: 'Too many attempts. Please wait 15 minutes and try again.',
    });
    expect((await logIn('another@example.com')).status).toBe(401);
    api.clock.advance(QUARTER);
    expect((await logIn('victim@example.com')).status).toBe(401);
  });

  test('a right password resets the limit', async () => {
    const email = 'clumsy@example.com';
    await signUp(api, email);
    for (let round = 0; round < 9; round += 1) await logIn(email);
    expect((await logIn(email, PASSWORD)).status).toBe(200);
    for (let round = 0; round < 9; round += 1) expect((await logIn(email)).status).toBe(401);
  });

  test('one address cannot try ever new e-mails', async () => {
    api.clock.advance(QUARTER);
    const statuses = new Map<number, number>();
    for (let round = 0; round < 125; round += 1) {
      const { status } = await api.ask('/auth/check-email', { json: { email: `guest${round}@example.com` } });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(Object.fromEntries(statuses)).toEqual({ 200: 120, 429: 5 });
  });

  test('mails to one address are limited', async () => {
    api.clock.advance(4 * QUARTER);
    for (let round = 0; round < 6; round += 1) {
      expect((await api.ask('/auth/forgot-password', { json: { email: 'x@example.com' } })).status).toBe(200);
    }
    expect((await api.ask('/auth/forgot-password', { json: { email: 'x@example.com' } })).status).toBe(429);
  });

  test('two processes count together', async () => {
    const second = testApp(api.deps, { clock: api.clock });
    for (let round = 0; round < 5; round += 1) {
      await logIn('shared@example.com');
      await logIn('shared@example.com', 'wrong', second);
    }
    expect((await logIn('shared@example.com', 'wrong', second)).status).toBe(429);
  });

  test('they can be switched off, and contain no e-mail or address', async () => {
    const free = testApp(api.deps, { config: { ...api.deps.config, rateLimits: false } });
    for (let round = 0; round < 12; round += 1) {
      expect((await logIn('free@example.com', 'wrong', free)).status).toBe(401);
    }
    const stored = JSON.stringify(await api.deps.db.selectFrom('rate_limit').selectAll().execute());
    expect(stored).not.toMatch(/@|127\.0\.0\.1/);
  });

  test('windows that have ended are deleted', async () => {
    await dropEndedWindows(api.deps.db, new Date(api.clock().getTime() + 100 * QUARTER));
    expect(await api.deps.db.selectFrom('rate_limit').selectAll().execute()).toEqual([]);
  });
});

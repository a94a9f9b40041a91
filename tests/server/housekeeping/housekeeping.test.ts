import { expect, test } from 'vitest';
import { dropExpired } from '#server/housekeeping/drop-expired.ts';
import { bearer, mailedToken, signUp } from '../../support/accounts.ts';
import { serverTest } from '../../support/open-app.ts';

const DAY = 86_400_000;

serverTest('housekeeping', { empty: true }, (api) => {
  const counts = async () => {
    const tables = ['session', 'refresh_token', 'account_token', 'rate_limit', 'app_user'] as const;
    const rows = tables.map(async (table) => {
      const { count } = await api.deps.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return [table, Number(count)];
    });
    return Object.fromEntries(await Promise.all(rows));
  };

  test('leaves current data', async () => {
    const session = await signUp(api, 'asha@example.in');
    await api.ask('/auth/register', { json: { email: 'waiting@example.in' } });
    const before = await counts();
    await dropExpired(api.deps.db, api.clock());
    expect(await counts()).toEqual(before);
    expect((await api.ask('/auth/me', { headers: bearer(session) })).status).toBe(200);
    const token = await mailedToken(api, 'waiting@example.in', 'verify-email');
    expect((await api.ask('/auth/verify-email', { json: { token } })).status).toBe(200);
  });

  test('leaves a session that is in use, however old', async () => {
    let session = await signUp(api, 'loyal@example.in');
    for (let month = 0; month < 3; month += 1) {
      api.clock.advance(29 * DAY);
      await dropExpired(api.deps.db, api.clock());
      session = await (
        await api.ask('/auth/refresh', { json: { refresh_token: session.refresh_token } })
      ).json();
    }
    expect((await api.ask('/auth/me', { headers: bearer(session) })).status).toBe(200);
  });

  test('leaves only the accounts after a month without use', async () => {
    api.clock.advance(31 * DAY);
    await dropExpired(api.deps.db, api.clock());
    expect(await counts()).toEqual({
      session: 0,
      refresh_token: 0,
      account_token: 0,
      rate_limit: 0,
      app_user: 3,
    });
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenDatabase, openPostgres } from '#server/platform/database/database.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { concurrentDatabase } from '../../support/database.ts';
import { bookingRequest, openHomestays } from '../../support/homestays.ts';

/** Limits are stored in the database: a third process that starts later has the counts of the first two. */
describe('two processes on one PostgreSQL', () => {
  let database: OpenDatabase;
  let others: OpenDatabase[];
  let apps: TestApp[];

  const another = () => openPostgres(database.pool.options.connectionString ?? '', { onError: () => {} });
  beforeAll(async () => {
    database = await concurrentDatabase.openNew();
    await openHomestays(database.db);
    others = [another(), another()];
    apps = others.map((other) => testApp(other));
  });
  afterAll(async () => {
    await Promise.all(others.map((other) => other.close()));
    await database.close();
  });

  /** Each night of one room is a hold of its own. */
  const hold = (night: number, guest_email: string) => {
    const date = (day: number) => `2026-12-${String(day).padStart(2, '0')}`;
    const json = bookingRequest({ guest_email, check_in: date(night), check_out: date(night + 1) });
    return apps[night % 2]?.ask('/public/reservation/create', { json });
  };

  test('let an e-mail hold three reservations, however its requests are spread', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => hold(at + 1, 'asha@example.in')));
    const statuses = answers.map((answer) => answer?.status).sort();
    expect(statuses).toEqual([201, 201, 201, ...Array(7).fill(429)]);
    const refused = answers.find((answer) => answer?.status === 429);
    expect(Number(refused?.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await refused?.json()).toMatchObject({
      code: 'too_many_holds',
      error: expect.stringContaining('unpaid'),
    });
  });

  test('count wrong passwords together, also after a restart', async () => {
    const logIn = (app: TestApp | undefined) =>
      app?.ask('/auth/login', { json: { email: 'victim@example.in', password: 'wrong' } });
    for (let round = 0; round < 10; round += 1) expect((await logIn(apps[round % 2]))?.status).toBe(401);
    for (const app of apps) expect((await logIn(app))?.status).toBe(429);
    await Promise.all(others.map((other) => other.close()));
    others = [another()];
    const [restarted] = others;
    const answer = await logIn(restarted && testApp(restarted));
    expect(answer?.status).toBe(429);
    expect(answer?.headers.get('Retry-After')).toBe('900');
  });
});

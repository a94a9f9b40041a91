import { expect, it } from 'vitest';
import { concurrentDatabase } from '../support/database.ts';
import { forgeHosts } from './forged-hosts.ts';

/** Quality goal A4, the quick form: `npm run soak -- a4` makes 20,000 requests. */
it('no forged host and no proxy reaches a sandbox that runs by default', async () => {
  const database = await concurrentDatabase.open();
  const figures = await forgeHosts(database, { seed: 2026, requests: 500, isOver: () => false });
  expect(figures.requests).toBe(500);
  for (const kind of ['answers "not for this host"', 'answers "no such route"']) {
    expect(figures[kind]).toBeGreaterThan(0);
  }
  await database.close();
}, 120_000);

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { concurrentDatabase } from '../support/database.ts';
import { openHomestays } from '../support/homestays.ts';
import { repeats } from '../support/repeats.ts';
import { sendRequests } from './requests.ts';

/** Quality goal R4, the quick form beside tests/server/fuzz.test.ts: `npm run soak -- r4` sends a million. */
const REQUESTS = repeats(1500);
let database: OpenDatabase;
beforeAll(async () => {
  database = await concurrentDatabase.open();
  await openHomestays(database.db);
});
afterAll(() => database.close());

it('requests made from the OpenAPI document get the responses that it describes', async () => {
  const counts = await sendRequests(database, { seed: 2026, requests: REQUESTS, isOver: () => false });
  expect(counts.requests).toBeGreaterThanOrEqual(REQUESTS);
  expect(counts.mutated).toBeGreaterThan(REQUESTS / 5);
}, 120_000);

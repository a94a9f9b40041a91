import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { concurrentDatabase } from '../support/database.ts';
import { compareWithModel } from './steps.ts';

/** Quality goal R5, the quick form: `npm run soak -- r5` makes 100,000 steps. */
const STEPS = 500;
let database: OpenDatabase;
beforeAll(async () => {
  database = await concurrentDatabase.open();
});
afterAll(() => database.close());

it(`booking, paying and refunding follow the model, for ${STEPS} steps`, async () => {
  const seed = Number(process.env.SOAK_SEED ?? 2026);
  const { made, changes } = await compareWithModel(database, { seed, least: STEPS, isOver: () => false });
  expect(made.get('pay')).toBeGreaterThan(20);
  expect(changes).toBeGreaterThan(3);
  expect(made.size).toBe(15);
}, 300_000);

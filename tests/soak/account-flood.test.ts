import { expect, it } from 'vitest';
import { concurrentDatabase } from '../support/database.ts';
import { floodAccount } from './account-flood.ts';

/** Quality goal A5, the quick form: `npm run soak -- a5` makes 10,000 tries. */
it('an owner signs in, resets, changes the password and books while strangers try', async () => {
  const database = await concurrentDatabase.open();
  const figures = await floodAccount(database, { tries: 1100, isOver: () => false });
  expect(figures).toMatchObject({ tries: 1100, 'of them let in': 0, 'rounds of the owner': 2 });
  expect(figures['of them refused as too many']).toBeGreaterThan(0);
  await database.close();
}, 120_000);

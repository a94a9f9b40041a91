import { expect, it } from 'vitest';
import { concurrentDatabase } from '../support/database.ts';
import { repeats } from '../support/repeats.ts';
import { measureJobs } from './background.ts';
import { LOADS } from './background-loads.ts';

/** Quality goal A7, only that its loads run: `npm run soak -- a7` measures with 10,000 entries each. */
it('every background job does all its work', async () => {
  const figures = await measureJobs(concurrentDatabase.open, { entries: repeats(20), isOver: () => false });
  expect(figures.map(({ name }) => name)).toEqual(['nothing to do', ...LOADS.map(({ what }) => what)]);
});

import { expect, it } from 'vitest';
import { playHostStorm } from '../../../soak/host-storm.ts';
import { concurrentDatabase } from '../../../support/database.ts';
import { randomizer } from '../../../support/random.ts';

/** The short form of `npm run soak -- h1`, which plays a hundred rounds of 200 acts. */
it('hosts and guests act at once on the same nights: nothing is sold twice, and all sums are right', async () => {
  const database = await concurrentDatabase.open('homestays');
  const form = { rounds: 3, acts: 60, random: randomizer(7), isOver: () => false };
  expect(await playHostStorm(database, form)).toMatchObject({ rounds: 3 });
  await database.close();
}, 60_000);

import { expect, it } from 'vitest';
import { concurrentDatabase } from '../support/database.ts';
import { openHomestays } from '../support/homestays.ts';
import { repeats } from '../support/repeats.ts';
import { raceForTheLastRoom } from './last-room.ts';

/** Quality goal R1, the quick form beside tests/server/reservations/race.test.ts: `npm run soak -- r1` runs a hundred of each. */
it('guests of two processes want the last rooms: one gets them', async () => {
  const database = await concurrentDatabase.open();
  await openHomestays(database.db);
  const carts = 'three-room carts in opposite orders';
  const form = { processes: 2, carts, attempts: repeats(100), runs: 2, isOver: () => false } as const;
  expect(await raceForTheLastRoom(database, form)).toBe(2);
  await database.close();
}, 120_000);

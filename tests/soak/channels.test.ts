import { expect, it } from 'vitest';
import { concurrentDatabase } from '../support/database.ts';
import { randomizer } from '../support/random.ts';
import { repeats } from '../support/repeats.ts';
import { arrivalsOf } from './channel-arrivals.ts';
import { playYear } from './channel-year.ts';

/** The short form of `npm run soak -- channels`. */
it.each(['polling', 'fresh', 'instant'] as const)(
  'nights sold twice are told, and few, with %s',
  async (knows) => {
    const database = await concurrentDatabase.open();
    const arrivals = arrivalsOf(repeats(300), randomizer(3), 10);
    const form = { arrivals, random: randomizer(3), knows, isOver: () => false };
    const { sales, doubleSales } = await playYear(database, form);
    expect(sales).toBeGreaterThan(30);
    // Whoever knows everything at once sells nothing twice.
    if (knows === 'instant') expect(doubleSales).toBe(0);
    await database.close();
  },
  120_000,
);

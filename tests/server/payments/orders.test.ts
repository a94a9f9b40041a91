import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { playOrders } from '../../soak/event-orders.ts';
import { playLaterPayments } from '../../soak/later-payments.ts';
import { databases } from '../../support/database.ts';
import { openHomestays } from '../../support/homestays.ts';
import { randomizer } from '../../support/random.ts';

/** `npm run soak -- r3` plays 10,000 of each. */
const SAMPLES = 50;
const ALL = { samples: SAMPLES, isOver: () => false };
const patience = { timeout: 60_000 + SAMPLES * 200 };

describe.each(databases)('events in any order, on $name', (kind) => {
  let database: OpenDatabase;

  beforeAll(async () => {
    database = await kind.open();
    await openHomestays(database.db);
  });
  afterAll(() => database.close());

  it(`follow the rules, in ${SAMPLES} samples`, patience, async () => {
    expect(await playOrders(database.db, { ...ALL, random: randomizer(2026) })).toBe(SAMPLES);
  });

  it(
    `follow the rules for a booking with a balance and changes to pay for, in ${SAMPLES} samples`,
    patience,
    async () => {
      expect(await playLaterPayments(database.db, { ...ALL, random: randomizer(2026) })).toBe(SAMPLES);
    },
  );
});

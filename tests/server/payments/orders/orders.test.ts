import { expect, it } from 'vitest';
import { playOrders } from '../../../soak/event-orders.ts';
import { playLaterPayments } from '../../../soak/later-payments.ts';
import { serverTest } from '../../../support/open-app.ts';
import { randomizer } from '../../../support/random.ts';
import { repeats } from '../../../support/repeats.ts';

/** `npm run soak -- r3` plays 10,000 of each. */
const SAMPLES = repeats(50);
const ALL = { samples: SAMPLES, isOver: () => false };
const patience = { timeout: 60_000 + SAMPLES * 200 };

serverTest('events in any order', (api) => {
  it(`follow the rules, in ${SAMPLES} samples`, patience, async () => {
    expect(await playOrders(api.deps.db, { ...ALL, random: randomizer(2026) })).toBe(SAMPLES);
  });

  it(
    `follow the rules for a booking with a balance and changes to pay for, in ${SAMPLES} samples`,
    patience,
    async () => {
      expect(await playLaterPayments(api.deps.db, { ...ALL, random: randomizer(2026) })).toBe(SAMPLES);
    },
  );
});

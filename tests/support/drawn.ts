import { randomizer } from './random.ts';

const all = process.env.TEST_ALL !== undefined;
/** Each run has a new seed, so that it tries other cases. The title of a failed test names the seed. */
const SEED = Number(process.env.E2E_SEED ?? 1);

/** For titles of drawn tests. `E2E_SEED=… npm run test:e2e -- every-state` draws the same cases again. */
export const DRAWN = all ? 'all' : `drawn with E2E_SEED=${SEED}`;

/** Draws `count` different items and keeps their order. `npm run test:all` returns all items. */
export function draw<T>(from: readonly T[], count: number): T[] {
  if (all) return [...from];
  const random = randomizer(SEED);
  const left = from.map((_, index) => index);
  const chosen = Array.from({ length: Math.min(count, from.length) }, () =>
    left.splice(random(left.length), 1),
  ).flat();
  return from.filter((_, index) => chosen.includes(index));
}

import { randomizer } from './random.ts';

const all = process.env.TEST_ALL !== undefined;
/** The setup of the browser tests draws it, so that each run tries others; the title of a failed test names it. */
const SEED = Number(process.env.E2E_SEED ?? 1);

/** For the title of tests that were drawn: `E2E_SEED=… npm run test:e2e -- every-state` draws the same ones again. */
export const DRAWN = all ? 'all' : `drawn with E2E_SEED=${SEED}`;

/** So many of them, each once, in their order; all with `npm run test:all`. */
export function draw<T>(from: readonly T[], count: number): T[] {
  if (all) return [...from];
  const random = randomizer(SEED);
  const left = from.map((_, index) => index);
  const chosen = Array.from({ length: Math.min(count, from.length) }, () =>
    left.splice(random(left.length), 1),
  ).flat();
  return from.filter((_, index) => chosen.includes(index));
}

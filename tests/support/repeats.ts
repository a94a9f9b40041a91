/** Cases of each property; `npm run test:all` tries 10,000. */
export const PROPERTY_RUNS = Number(process.env.PROPERTY_RUNS ?? 170);

/** How often a race or a random walk is repeated: a third of `count` in `npm test`, all of it in `npm run test:all`. */
export const repeats = (count: number): number => (process.env.TEST_ALL ? count : Math.ceil(count / 3));

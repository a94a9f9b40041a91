/** How many cases each property tries; with `npm run test:all` 10,000. */
export const PROPERTY_RUNS = Number(process.env.PROPERTY_RUNS ?? 170);

/** Returns how often a race or random walk is repeated: a third of `count`, or all of it in `npm run test:all`. */
export const repeats = (count: number): number => (process.env.TEST_ALL ? count : Math.ceil(count / 3));

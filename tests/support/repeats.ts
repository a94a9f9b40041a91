/** The number of random cases for each property of a rule; `npm run test:all` uses 10,000. */
export const PROPERTY_RUNS = Number(process.env.PROPERTY_RUNS ?? 500);

/** How many random cases each property of a rule is tried with; `npm run test:all` tries 10,000. */
export const PROPERTY_RUNS = Number(process.env.PROPERTY_RUNS ?? 500);

/** What a host can type for a code; the smallest number of each is 1. */
export const CODE_LIMITS = {
  leastSigns: 3,
  mostSigns: 20,
  percent: 99,
  rupees: 1_000_000,
  uses: 100_000,
  nights: 365,
  /** Days for which the code in the mail after a stay is good. */
  validDays: 730,
} as const;

/** Letters and digits in capitals. */
export const CODE_SIGNS = /^[A-Z0-9]+$/;

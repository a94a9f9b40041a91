import { toPaise } from './money.ts';

/** Rupees with two decimals, such as `"2678.57"`: the sums of the papers and of the money of a period. */
export interface PaperTotals {
  invoiced: string;
  credited: string;
  kept: string;
  advances: string;
  advances_before: string;
  due: string;
  due_before: string;
}

/** Returns the paise of rupees with two decimals. */
export const paiseOf = (exact: string): number => toPaise(Number(exact));

/** How each sum counts towards the money that was kept, in the order in which the line shows them. */
const SIGNS = {
  invoiced: 1,
  credited: -1,
  advances: 1,
  advances_before: -1,
  due: -1,
  due_before: 1,
} as const;
export type PaperSum = keyof typeof SIGNS;

export interface Comparison {
  /** In paise, negative where the sum is subtracted. */
  parts: readonly { sum: PaperSum; paise: number }[];
  kept: number;
  /** By how many paise the money kept is more than the papers say; 0 if they agree. */
  off: number;
}

/** Compares the papers of a period with the money kept in it. */
export function compareWithMoney(totals: PaperTotals): Comparison {
  // TypeScript takes the keys of an object for any strings, although the type above names them.
  const sums = Object.keys(SIGNS) as PaperSum[];
  // A sum that is subtracted and nothing must not become -0.
  const parts = sums.map((sum) => ({ sum, paise: SIGNS[sum] * paiseOf(totals[sum]) || 0 }));
  const kept = paiseOf(totals.kept);
  return { parts, kept, off: kept - parts.reduce((total, { paise }) => total + paise, 0) };
}

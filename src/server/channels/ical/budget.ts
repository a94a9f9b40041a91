export class TooMuch extends Error {}

/** Limits how much work one file may cause. `spend` throws `TooMuch` when nothing is left. */
export interface Budget {
  spend(steps: number): void;
}

export function budgetOf(steps: number): Budget {
  let left = steps;
  return {
    spend(used) {
      left -= used;
      if (left < 0) throw new TooMuch('too much to read');
    },
  };
}

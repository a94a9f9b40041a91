import type { BenchDatabase } from './context.ts';

/** What every bench gets. */
export interface Bench {
  /** A real PostgreSQL with the demo homestays. */
  postgres: BenchDatabase;
  /** Measure shorter: to check that a bench works, not for its figures. */
  isQuick: boolean;
  /** How many times ours and the baseline take turns. */
  rounds: number;
  /** Adds a row to the bench's table. */
  report(...cells: string[]): void;
}

/** The columns of most tables. Without a comparison, baseline and ratio are `NONE`. */
export const FIGURES = ['what', 'ours', 'baseline', 'ratio', 'goal'];
export const NONE = '—';

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** One round: our figure and the baseline's, measured one after the other. */
export interface Round {
  ours: number;
  baseline: number;
}

/**
 * The cells "ours", "baseline" and "ratio": the medians of the figures, and of the rounds' ratios, since both figures
 * of a round were measured under the same load.
 */
export function compare(rounds: readonly Round[], format: (figure: number) => string): string[] {
  return [
    format(median(rounds.map(({ ours }) => ours))),
    format(median(rounds.map(({ baseline }) => baseline))),
    times(median(rounds.map(({ ours, baseline }) => ours / baseline))),
  ];
}

export const ms = (value: number): string => `${value.toFixed(value < 100 ? 2 : 0)} ms`;
export const seconds = (value: number): string => `${value.toFixed(2)} s`;
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;
export const times = (ratio: number): string => `${ratio.toFixed(2)}×`;

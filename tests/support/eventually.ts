import { vi } from 'vitest';
import { PATIENCE } from './patience.ts';

/** Milliseconds: shorter than a test may take, so that its failure says what was waited for. */
const LIMIT = 18_000 * PATIENCE;

/** Repeats a check until it no longer throws, and returns what it returns. A busy machine needs seconds for a moment. */
export function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, LIMIT);
}

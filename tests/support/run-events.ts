/** What a test runner reports to `tests/run.ts` while it works. */
export type RunEvent =
  /** The number of units of work: test files, or browser tests. */
  | { planned: number }
  /** One of them is done. */
  | { finished: 1 }
  | { test: 'passed' }
  | { test: 'failed'; name: string; output: string };

/** Sends to the process that started this one. Does nothing when the reporter was started by hand. */
export function sendToRun(event: RunEvent): void {
  process.send?.(event);
}

/** What a test runner tells `tests/run.ts` while it works. */
export type RunEvent =
  /** How many units of work there will be: test files, or browser tests. */
  | { planned: number }
  /** One of them is done. */
  | { finished: 1 }
  | { test: 'passed' }
  | { test: 'failed'; name: string; output: string };

/** Sends to the process that started this one. Does nothing when the reporter was started by hand. */
export function sendToRun(event: RunEvent): void {
  process.send?.(event);
}

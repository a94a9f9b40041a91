/** What a test runner reports to `tests/run.ts` while it works. */
export type RunEvent =
  /** The number of units of work: test files, or browser tests. */
  | { planned: number }
  /** One of them is done. */
  | { finished: 1 }
  | { test: 'passed'; name: string; seconds: number }
  | { test: 'failed'; name: string; output: string }
  /** So many more of what `tests/budget.json` counts. */
  | { counted: string; by: number };

/** Sends to the process that started this one. Does nothing when the reporter was started by hand. */
export function sendToRun(event: RunEvent): void {
  process.send?.(event);
}

/** Ends this program and what it has started when the run that it reports to was killed. */
export function endWithRun(): void {
  process.once('disconnect', () => process.kill(process.pid, 'SIGINT'));
}

export type RunEvent =
  | { planned: number }
  | { finished: 1 }
  | { test: 'passed'; name: string; seconds: number }
  | { test: 'failed'; name: string; output: string }
  /** Adds to a count that `tests/budget.json` limits. */
  | { counted: string; by: number };

/** Without a parent process, when somebody started the reporter by hand, this does nothing. */
export function sendToRun(event: RunEvent): void {
  process.send?.(event);
}

/** If the run is killed, this program and its children end, too. */
export function endWithRun(): void {
  process.once('disconnect', () => process.kill(process.pid, 'SIGINT'));
}

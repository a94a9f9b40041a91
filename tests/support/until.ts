import { setTimeout as pause } from 'node:timers/promises';

/** Waits until something is so. The time limit of the test ends the wait. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(10);
}

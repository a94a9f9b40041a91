import { setTimeout as pause } from 'node:timers/promises';

export async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(10);
}

import { setImmediate as othersFirst } from 'node:timers/promises';

/** Few enough that the embedded database, which runs in this process, can handle other queries in between. */
const BATCH_SIZE = 50;

/** Repeats a statement that changes at most so many rows until there are none left. */
export async function inBatches(
  statement: (most: number) => Promise<{ numAffectedRows?: bigint }>,
): Promise<void> {
  for (;;) {
    const { numAffectedRows } = await statement(BATCH_SIZE);
    if ((numAffectedRows ?? 0n) < BATCH_SIZE) return;
    await othersFirst();
  }
}

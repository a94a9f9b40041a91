import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

/** Counts are the same on every machine, so exceeding one fails the run. Processor time is only printed. */
const schema = z.strictObject({
  counts: z.record(z.string(), z.int()),
  /** The keys are the names of the steps of `tests/run.ts`. */
  cpuSeconds: z.record(z.string(), z.number()),
});
export type TestBudget = z.infer<typeof schema>;

export function readTestBudget(): TestBudget {
  const path = join(import.meta.dirname, '../budget.json');
  return schema.parse(JSON.parse(readFileSync(path, 'utf8')));
}

/** Returns a sentence for each count that exceeds its budget or was not counted. */
export function overspent(counted: ReadonlyMap<string, number>, { counts }: TestBudget): string[] {
  return Object.entries(counts).flatMap(([what, most]) => {
    const used = counted.get(what) ?? 0;
    if (used > most) return [`${used} ${what}, and the budget is ${most}: replace one (tests/budget.json)`];
    return used === 0 ? [`${what} were not counted`] : [];
  });
}

export function cpuLine(name: string, used: number, { cpuSeconds }: TestBudget): string {
  const most = cpuSeconds[name];
  const over = most !== undefined && used > most ? ', over its budget' : '';
  return `${name} ${Math.round(used)} s${most === undefined ? '' : ` of ${most} s`}${over}`;
}

export interface TimedTest {
  name: string;
  seconds: number;
}

export function dearest(tests: readonly TimedTest[], count = 10): string[] {
  return tests
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => `${seconds.toFixed(1)} s ${name}`);
}

/** Adds the seconds that the shell's `times` prints: user and system time, of the shell and of its commands. */
export function cpuSecondsIn(times: string): number {
  const parts = [...times.matchAll(/(\d+)m([\d.]+)s/g)];
  return parts.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);
}

/** Reads the machine-readable reports of the steps of `npm test`. */
import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';

export interface Counts {
  passed: number;
  failed: number;
}

const vitest = z.object({ numTotalTests: z.int(), numPassedTests: z.int() });
const playwright = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
});
const size = z.object({ passed: z.int(), failed: z.int() });

/** A skipped test counts as failed: nothing is left out silently. */
export function readVitestReport(path: string): Counts {
  const report = read(path, vitest);
  if (!report) return { passed: 0, failed: 0 };
  return { passed: report.numPassedTests, failed: report.numTotalTests - report.numPassedTests };
}

/** So does a test that passed only when tried again. */
export function readPlaywrightReport(path: string): Counts {
  const report = read(path, playwright);
  if (!report) return { passed: 0, failed: 0 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + skipped };
}

export function readSizeReport(path: string): Counts {
  return read(path, size) ?? { passed: 0, failed: 0 };
}

/** Undefined when the step died before it wrote its report, or wrote something else. */
function read<Schema extends z.ZodMiniType>(path: string, schema: Schema): z.infer<Schema> | undefined {
  if (!existsSync(path)) return undefined;
  try {
    return schema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    console.error(`The report ${path} is unreadable:`, error);
    return undefined;
  }
}

/**
 * `npm test`: everything, one step after the other. A step that fails does not stop the next ones; the last line says
 * `N passed, N failed`. One test alone: see the README.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { type Counts, readPlaywrightReport, readSizeReport, readVitestReport } from './support/reports.ts';

interface Step {
  name: string;
  /** A program of node_modules/.bin and its arguments; `REPORT` stands for the file that `read` reads. */
  command: string[];
  /** Counts the tests of a report. A step without one is a single check: it passes or fails as a whole. */
  read?: (report: string) => Counts;
}

const REPORT = '{report}';
const VITEST = ['vitest', 'run', '-c', 'tests/vitest.config.ts', '--reporter=dot', '--reporter=json'];

const STEPS: Step[] = [
  { name: 'types of pages', command: ['astro', 'check', '--minimumFailingSeverity', 'warning'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'lint of pages', command: ['eslint', '-c', '.eslint.config.mjs', '--max-warnings', '0', 'src'] },
  {
    name: 'unit and API, in three time zones, on two databases',
    command: [...VITEST, `--outputFile.json=${REPORT}`, '--project=!built'],
    read: readVitestReport,
  },
  { name: 'build', command: ['node', 'tests/build.ts'] },
  {
    name: 'built pages',
    command: [...VITEST, `--outputFile.json=${REPORT}`, '--project=built'],
    read: readVitestReport,
  },
  { name: 'size budgets', command: ['node', 'tests/size.ts', '--report', REPORT], read: readSizeReport },
  {
    name: 'browser',
    command: ['playwright', 'test', '-c', 'tests/playwright.config.ts', '--reporter=dot,json'],
    read: readPlaywrightReport,
  },
];

const root = resolve(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'reports-'));

function run(step: Step, index: number): Counts {
  const report = join(reports, `${index}.json`);
  console.error(`\n▸ ${step.name}`);
  const started = performance.now();
  const [program = '', ...args] = step.command.map((word) => word.replace(REPORT, report));
  const { status } = spawnSync(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      ASTRO_TELEMETRY_DISABLED: '1',
      // A log file is easier to read without colours.
      ...(process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined }),
    },
  });
  const counts = countsOf(step, report, status === 0);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.error(`${mark(counts)} ${step.name}: ${summary(counts)} (${seconds} s)`);
  return counts;
}

/** A program that failed without a failed test (it crashed, or found no test) is a failure of its own. */
function countsOf({ read }: Step, report: string, success: boolean): Counts {
  if (!read) return success ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const counts = read(report);
  const empty = counts.passed + counts.failed === 0;
  return (success || counts.failed > 0) && !empty ? counts : { ...counts, failed: counts.failed + 1 };
}

const mark = ({ failed }: Counts) => (failed === 0 ? '✔' : '✘');
const summary = ({ passed, failed }: Counts) => `${passed} passed, ${failed} failed`;

const results = STEPS.map((step, index) => ({ name: step.name, counts: run(step, index) }));
rmSync(reports, { recursive: true });

const total = results.reduce(
  (sum, { counts }) => ({ passed: sum.passed + counts.passed, failed: sum.failed + counts.failed }),
  { passed: 0, failed: 0 },
);
const table = results.map(({ name, counts }) => `${mark(counts)} ${name}: ${summary(counts)}`);
process.stdout.write(`\n${table.join('\n')}\n\n${summary(total)}\n`);
process.exitCode = total.failed === 0 ? 0 : 1;

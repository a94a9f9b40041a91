/**
 * `npm test`: every check, side by side where that helps. A step that fails does not stop the others; each failure is
 * printed as it happens, and the last line says `N passed, N failed`. What a run may cost is in `budget.json`. One test
 * alone: see the README.
 *
 * `npm run test:all` (`--all`) leaves nothing out: server tests on both databases, browser tests on both screens, tests
 * of dates and stores in three time zones, 10,000 runs of each property.
 */
import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { outputOf, startProgram, stopProgram } from './support/programs.ts';
import { clock, end, enter, newStep, progressLine, type StepProgress, totalOf } from './support/progress.ts';
import type { RunEvent } from './support/run-events.ts';
import { makeRunFolder } from './support/run-folder.ts';
import { cpuLine, dearest, overspent, readTestBudget } from './support/test-budget.ts';

interface Step {
  name: string;
  /** A program of node_modules/.bin and its arguments. */
  command: string[];
  /** About how long it takes on two quiet cores, in seconds. */
  seconds: number;
  /** The steps that must have ended before, whether they passed or failed. */
  after?: string[];
  /** Reports each of its tests; without this, the step counts as one check. */
  hasTests?: boolean;
}

const VITEST = [
  'vitest',
  'run',
  '-c',
  'tests/vitest.config.ts',
  '--reporter=tests/support/vitest-reporter.ts',
];
const PLAYWRIGHT = ['playwright', 'test', '-c', 'tests/playwright.config.ts'];
const all = process.argv.includes('--all');

/** All that the tests write outside of the checkout, so that nothing is left of it. */
const temporary = makeRunFolder('npm-test');
/** Screenshots of browser tests that failed. */
const screenshots = makeRunFolder('browser-tests');

/** On two cores: the checks that use one core, one after the other, and beside them the tests. */
const STEPS: Step[] = [
  { name: 'types', command: ['astro', 'check', '--minimumFailingSeverity', 'warning'], seconds: 40 },
  { name: 'tests', command: [...VITEST, '--project=!built'], seconds: 200, hasTests: true },
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'], seconds: 5, after: ['types'] },
  {
    name: 'lint of pages',
    command: ['eslint', '-c', '.eslint.config.mjs', '--max-warnings', '0', 'src'],
    seconds: 5,
    after: ['lint'],
  },
  { name: 'build', command: ['node', 'tests/build.ts'], seconds: 20, after: ['lint of pages'] },
  { name: 'size budgets', command: ['node', 'tests/size.ts'], seconds: 5, after: ['build'], hasTests: true },
  {
    name: 'built pages',
    command: [...VITEST, '--project=built'],
    seconds: 30,
    after: ['size budgets'],
    hasTests: true,
  },
  {
    name: 'browser',
    command: [...PLAYWRIGHT, '--reporter=tests/support/playwright-reporter.ts', '--output', screenshots],
    seconds: 230,
    after: ['tests', 'built pages'],
    hasTests: true,
  },
];

const began = performance.now();
const elapsed = () => (performance.now() - began) / 1000;
const budget = readTestBudget();
const cpuSeconds = new Map<string, number>();
const progress = new Map(STEPS.map(({ name, seconds }) => [name, newStep(name, seconds)]));
const running = new Set<ChildProcess>();
let isStopped = false;

async function run(step: Step, known: StepProgress): Promise<void> {
  if (isStopped) return;
  known.state = 'running';
  const started = elapsed();
  const program = startProgram(step.command, {
    TMPDIR: temporary,
    ...(all ? { TEST_ALL: '1', PROPERTY_RUNS: '10000' } : {}),
  });
  running.add(program);
  program.on('message', (event: RunEvent) => print(enter(known, event)));
  const ended = await outputOf(program);
  running.delete(program);
  cpuSeconds.set(step.name, ended.cpuSeconds);
  if (end(known, ended.code, step.hasTests ?? false))
    print(`✘ ${step.name} ended with code ${ended.code}\n${ended.output}`);
  print(`${summary(known)} (${clock(elapsed() - started)})`);
}

const summary = ({ name, passed, failed, state }: StepProgress) =>
  state === 'waiting'
    ? `✘ ${name}: not run`
    : `${failed === 0 ? '✔' : '✘'} ${name}: ${passed} passed, ${failed} failed`;

/** On a terminal the line of progress is written over again; in a log it comes now and then. */
const LINE = process.stdout.isTTY
  ? { every: 1000, end: '\r', clear: '\r\x1b[K' }
  : { every: 15_000, end: '\n', clear: '' };

function print(text: string | undefined): void {
  if (text) process.stdout.write(`${LINE.clear}${text}\n`);
}

const ticker = setInterval(() => {
  const line = `  ${progressLine([...progress.values()], elapsed())}`;
  process.stdout.write(LINE.clear + line.slice(0, (process.stdout.columns ?? 1000) - 1) + LINE.end);
}, LINE.every);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    isStopped = true;
    for (const program of running) stopProgram(program);
    process.exitCode = 1;
  });
}

const ended = new Map<string, Promise<void>>();
for (const step of STEPS) {
  const before = (step.after ?? []).map((name) => ended.get(name));
  const known = progress.get(step.name);
  if (known)
    ended.set(
      step.name,
      Promise.all(before).then(() => run(step, known)),
    );
}
await Promise.all(ended.values());
clearInterval(ticker);

rmSync(temporary, { recursive: true, force: true });
const steps = [...progress.values()];
if (progress.get('browser')?.failed) print(`Screenshots: ${screenshots}`);
else rmSync(screenshots, { recursive: true, force: true });

const tests = steps.flatMap((step) => step.tests);
print(`\nThe longest tests\n${dearest(tests).join('\n')}`);
print(`\nProcessor\n${[...cpuSeconds].map(([name, used]) => cpuLine(name, used, budget)).join('\n')}`);
const counted = new Map(steps.flatMap((step) => [...step.counted]));
print(`\nCounted\n${[...counted].map(([what, count]) => `${count} ${what}`).join(', ')}`);
const excess = all || isStopped ? [] : overspent(counted, budget);
print(excess.map((sentence) => `✘ ${sentence}`).join('\n'));

const { passed, failed } = totalOf(steps);
print(`\n${steps.map(summary).join('\n')}\n\nin ${clock(elapsed())}`);
print(`${passed} passed, ${failed + excess.length} failed`);
if (failed + excess.length > 0) process.exitCode = 1;

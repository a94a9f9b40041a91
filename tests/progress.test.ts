import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestCase, TestResult } from 'playwright/types/testReporter';
import { expect, test, vi } from 'vitest';
import BrowserReporter from './support/playwright-reporter.ts';
import { end, enter, newStep, progressLine, totalOf } from './support/progress.ts';
import type { RunEvent } from './support/run-events.ts';

const passed = { test: 'passed', name: 'one', seconds: 0.2 } as const;
const failed = (name: string) => ({ test: 'failed', name, output: 'expected 1 to be 2' }) as const;

test('a failure is printed with its name and what it says, a passed test is only counted', () => {
  const step = newStep('tests', 10);
  expect(enter(step, passed)).toBeUndefined();
  expect(enter(step, failed('one > two'))).toBe('✘ one > two\nexpected 1 to be 2\n');
  expect(totalOf([step, step])).toEqual({ passed: 2, failed: 2 });
});

test('a program that fails without a failed test, or finds no test, is a failure', () => {
  const ended = (code: number, hasTests: boolean, ...events: RunEvent[]) => {
    const step = newStep('step', 1);
    for (const event of events) enter(step, event);
    end(step, code, hasTests);
    return totalOf([step]);
  };
  expect(ended(0, false)).toEqual({ passed: 1, failed: 0 });
  expect(ended(1, false)).toEqual({ passed: 0, failed: 1 });
  expect(ended(0, true)).toEqual({ passed: 0, failed: 1 });
  expect(ended(1, true, passed)).toEqual({ passed: 1, failed: 1 });
  expect(ended(1, true, passed, failed('one'))).toEqual({ passed: 1, failed: 1 });
});

test('a browser test that was left out or ran out of time is not passed', async () => {
  const sent: RunEvent[] = [];
  vi.spyOn(process, 'send').mockImplementation((event: RunEvent) => sent.push(event) > 0);
  const reporter = new BrowserReporter();
  const named = { titlePath: () => ['', 'phone', 'a.e2e.ts', 'books a room'] } as TestCase;
  const annotations = [{ type: 'page loads', description: '3' }];
  for (const status of ['passed', 'skipped', 'timedOut'] as const)
    reporter.onTestEnd(named, { status, errors: [], duration: 1500, annotations } as unknown as TestResult);
  reporter.onError({ message: 'no browser' });
  const step = newStep('browser', 1);
  const printed = sent.map((event) => enter(step, event) ?? '').join('');
  expect(totalOf([step])).toEqual({ passed: 1, failed: 3 });
  expect(step.finished).toBe(3);
  expect(step.tests).toEqual([{ name: 'phone > a.e2e.ts > books a room', seconds: 1.5 }]);
  expect(Object.fromEntries(step.counted)).toEqual({ 'browser tests': 3, 'page loads': 9 });
  expect(printed).toContain('phone > a.e2e.ts > books a room\ntimedOut');
  expect(printed).toContain('no browser');
});

test('the line of progress tells the step, the tests so far, the time, and what is left', () => {
  const steps = [newStep('lint', 10), newStep('tests', 60), newStep('browser', 130)];
  const [lint, tests] = steps;
  if (!lint || !tests) throw new Error('no steps');
  Object.assign(tests, { state: 'running', planned: 40, finished: 0 });
  expect(progressLine(steps, 1)).toBe('step 1 of 3: tests 0/40 · 0 tests passed, 0 failed · 0:01 so far');
  Object.assign(lint, { state: 'done' });
  Object.assign(tests, { finished: 20, passed: 1234 });
  expect(progressLine(steps, 40)).toBe(
    'step 2 of 3: tests 20/40 · 1,234 tests passed, 0 failed · 0:40 so far, about 2:40 left',
  );
});

test('a test that failed or was left out, a broken hook and a broken file are told while they run', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'reporter-'));
  writeFileSync(
    join(folder, 'sample.test.js'),
    `import { beforeAll, describe, expect, test } from '${resolve('node_modules/vitest/dist/index.js')}';
    test('passes', () => {});
    test('fails', () => expect(1).toBe(2));
    test.${'skip'}('is left out', () => {});
    describe('broken hook', () => {
      beforeAll(() => { throw new Error('no database'); });
      test('never runs', () => {});
    });`,
  );
  writeFileSync(join(folder, 'broken.test.js'), 'throw new Error("broken file");');
  const words = ['run', '--root', folder, '--reporter', resolve('tests/support/vitest-reporter.ts')];
  const runner = fork('node_modules/vitest/vitest.mjs', words, {
    silent: true,
    env: { PATH: process.env.PATH },
  });
  const events: RunEvent[] = [];
  runner.on('message', (event: RunEvent) => events.push(event));
  await once(runner, 'close');
  rmSync(folder, { recursive: true });

  expect(events[0]).toEqual({ planned: 2 });
  expect(events.filter((event) => 'finished' in event)).toHaveLength(2);
  const step = newStep('sample', 1);
  const printed = events.map((event) => enter(step, event) ?? '').join('');
  expect(step).toMatchObject({ passed: 1 });
  for (const words of ['fails\n', 'expected 1 to be 2', 'is left out\nskipped', 'no database', 'broken file'])
    expect(printed).toContain(words);
});

import { expect, test } from 'vitest';
import { cpuLine, cpuSecondsIn, dearest, overspent, readTestBudget } from './support/test-budget.ts';

const budget = { counts: { 'browser tests': 200, databases: 60 }, cpuSeconds: { browser: 300 } };
const counted = (tests: number, databases: number) =>
  new Map([
    ['browser tests', tests],
    ['databases', databases],
  ]);

test('a count over its budget fails, and so does one that nobody has counted', () => {
  expect(overspent(counted(200, 60), budget)).toEqual([]);
  expect(overspent(counted(201, 60), budget)).toEqual([
    '201 browser tests, and the budget is 200: replace one (tests/budget.json)',
  ]);
  expect(overspent(counted(200, 0), budget)).toEqual(['databases were not counted']);
});

test('seconds of the processor are told beside their budget, and fail nothing', () => {
  expect(cpuLine('browser', 299.6, budget)).toBe('browser 300 s of 300 s');
  expect(cpuLine('browser', 360, budget)).toBe('browser 360 s of 300 s, over its budget');
  expect(cpuLine('lint', 3, budget)).toBe('lint 3 s');
});

test('the time of a step is that of its shell and of all that it has started', () => {
  expect(cpuSecondsIn('0m0.001s 0m0.002s\n1m2.500s 0m3.250s\n')).toBeCloseTo(65.753);
});

test('the longest tests come first', () => {
  const tests = [1, 3, 2].map((seconds) => ({ name: `takes ${seconds}`, seconds }));
  expect(dearest(tests, 2)).toEqual(['3.0 s takes 3', '2.0 s takes 2']);
});

test('the budget of this checkout can be read', () => {
  expect(Object.keys(readTestBudget().counts)).toEqual(['browser tests', 'page loads', 'databases']);
});

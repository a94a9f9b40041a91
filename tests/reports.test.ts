import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { readPlaywrightReport, readSizeReport, readVitestReport } from './support/reports.ts';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: string): string {
  const path = join(folder, 'report.json');
  writeFileSync(path, content);
  return path;
}

test('a skipped test counts as failed', () => {
  const path = report(
    '{ "numTotalTests": 5, "numPassedTests": 3, "numFailedTests": 1, "numPendingTests": 1 }',
  );
  expect(readVitestReport(path)).toEqual({ passed: 3, failed: 2 });
});

test('a flaky browser test counts as failed', () => {
  const path = report('{ "stats": { "expected": 4, "unexpected": 1, "flaky": 1, "skipped": 0 } }');
  expect(readPlaywrightReport(path)).toEqual({ passed: 4, failed: 2 });
});

test('a step without a report has no tests', () => {
  expect(readSizeReport(join(folder, 'none.json'))).toEqual({ passed: 0, failed: 0 });
});

test('an unreadable report is told and counts nothing', () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(readVitestReport(report('{'))).toEqual({ passed: 0, failed: 0 });
  expect(told).toHaveBeenCalledOnce();
});

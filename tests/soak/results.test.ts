import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Result, readResults, resultsPage } from './results.ts';

it('a goal that is run again does not change the results of the others', () => {
  const folder = mkdtempSync(join(tmpdir(), 'results-'));
  const file = join(folder, 'RESULTS.md');
  expect(readResults(file).size).toBe(0);
  const results = new Map<string, Result>([
    [
      'r2',
      {
        title: 'kill -9: nothing lost',
        figures: { kills: 1000, 'per cent': 1.37 },
        seed: 7,
        seconds: 1234,
        day: '2026-11-24',
      },
    ],
    ['r1', { title: 'one winner', figures: { runs: 400 }, seed: 2026, seconds: 60, day: '2026-11-21' }],
  ]);
  const page = resultsPage(results, 'Node');
  expect(page).toContain(
    '| R2 | kill -9: nothing lost | 1,000 kills; 1.37 per cent | 7 | 1,234 | 2026-11-24 |',
  );
  expect(page.indexOf('| R1')).toBeLessThan(page.indexOf('| R2'));
  writeFileSync(file, page);
  expect(resultsPage(readResults(file), 'Node')).toBe(page);
  rmSync(folder, { recursive: true });
});

/** `npm run size`: the bytes of every built page against tests/size-budgets.json. Exits with 1 when one is over. */
import { existsSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkBudgets, type Row, readBudgets } from './support/budgets.ts';

const { values } = parseArgs({ options: { report: { type: 'string' } } });

if (!existsSync('dist')) {
  console.error('There is no build to measure: run `npm run build` first.');
  process.exit(1);
}

const rows = checkBudgets('dist', readBudgets());
const failed = rows.filter(({ problems }) => problems.length > 0).length;

const line = (cells: (string | number)[]) => cells.map((cell, index) => pad(String(cell), index)).join('');
const pad = (cell: string, index: number) => (index === 0 ? cell.padEnd(24) : cell.padStart(12));
const cells = ({ route, bytes: { html, css, javascript } }: Row) => [
  route,
  html,
  css,
  html + css,
  javascript,
];

console.error(line(['brotli bytes', 'HTML', 'CSS', 'HTML + CSS', 'JavaScript']));
for (const row of rows) {
  const remarks = row.problems.map((problem) => `  ✘ ${problem}`).join('');
  console.error(line(cells(row)) + remarks);
}

if (values.report) writeFileSync(values.report, JSON.stringify({ passed: rows.length - failed, failed }));
process.exitCode = failed === 0 ? 0 : 1;

/** `npm run size`: the bytes of every built page against tests/size-budgets.json. Exits with 1 when one is over. */
import { existsSync } from 'node:fs';
import { checkBudgets, type Row, readBudgets } from './support/budgets.ts';
import { sendToRun } from './support/run-events.ts';

if (!existsSync('dist')) {
  console.error('There is no build to measure: run `npm run build` first.');
  process.exit(1);
}

const rows = checkBudgets('dist', readBudgets());

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
  const name = `the size of ${row.route}`;
  if (row.problems.length === 0) sendToRun({ test: 'passed', name, seconds: 0 });
  else sendToRun({ test: 'failed', name, output: row.problems.join('\n') });
}

process.exitCode = rows.every(({ problems }) => problems.length === 0) ? 0 : 1;

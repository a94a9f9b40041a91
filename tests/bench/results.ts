import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { machine } from '../support/long-runs.ts';

const FILE = 'tests/bench/RESULTS.md';
const HEAD = `# Results of the benches

Each table is of the last run of its command, which replaces it: medians of interleaved rounds, ours against its
baseline in the same run, on the machine that the table names.
`;

/** One table under a heading of its own. */
export interface Section {
  title: string;
  command: string;
  rounds: number;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Replaces the last table with this title. */
export function saveResults({ title, command, rounds, columns, rows }: Section): void {
  const today = new Date().toISOString().slice(0, 10);
  const lines = [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  const body = `\`${command}\`, ${today}: ${rounds > 1 ? `medians of ${rounds} rounds` : 'one round'}, ${machine()}.\n\n${lines.join('\n')}\n`;
  const sections = readSections();
  sections.set(title, body);
  const text = [...sections]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, content]) => `## ${name}\n\n${content}`);
  writeFileSync(FILE, `${HEAD}\n${text.join('\n')}`);
}

function readSections(): Map<string, string> {
  const text = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
  const [, ...sections] = text.split(/^## /m);
  return new Map(
    sections.map((section) => {
      const [title = '', ...body] = section.split('\n');
      return [title, `${body.join('\n').trim()}\n`];
    }),
  );
}

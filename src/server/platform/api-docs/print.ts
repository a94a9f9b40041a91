import { REFUSALS } from '#contract/refusals.ts';
import { CALLS, pathOf, refusalsOf } from './calls.ts';

/** Returns the calls with their refusal codes, as a Markdown table (`npm run docs:calls`). */
export function callsTable(): string {
  const rows = CALLS.map(({ endpoint }) => {
    const codes = refusalsOf(endpoint).map((code) => `${REFUSALS[code]} ${code}`);
    return [endpoint.method, pathOf(endpoint), endpoint.access, codes.join(', ')];
  });
  const lines = [['Method', 'Path', 'Who', 'Refusals'], ['---', '---', '---', '---'], ...rows];
  return `${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`;
}

if (import.meta.main) process.stdout.write(callsTable());

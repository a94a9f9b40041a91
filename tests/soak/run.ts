import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../support/postgres.ts';
import { makeTemplates, openCopy } from '../support/templates.ts';
import type { Goal } from './goal.ts';
import { GOALS } from './goals.ts';
import { readResults, resultsPage } from './results.ts';

/**
 * `npm run soak`: the long forms of the tests, each on a real PostgreSQL of its own. `npm run soak -- r2 --seed 7
 * --minutes 3` runs one, with the random numbers of a seed and no longer than that.
 */
const RESULTS = 'tests/soak/RESULTS.md';
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '2026' }, minutes: { type: 'string', default: '60' } },
});
const seed = Number(values.seed);
const minutes = Number(values.minutes);
const unknown = positionals.filter((name) => !(name in GOALS));
if (unknown.length > 0 || !Number.isInteger(seed) || !(minutes > 0)) {
  process.stderr.write(`npm run soak -- [${Object.keys(GOALS).join(' | ')}] [--seed 7] [--minutes 3]\n`);
  process.exit(1);
}

async function runGoal(name: string, goal: Goal): Promise<boolean> {
  process.stdout.write(`${name.toUpperCase()} ${goal.title} …\n`);
  const server = await startPostgres();
  const templates = await makeTemplates(server.url);
  const folder = mkdtempSync(join(tmpdir(), 'soak-'));
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  try {
    const figures = await goal.run({
      seed,
      isOver: (share = 1) => seconds() > minutes * 60 * share,
      open: () => openCopy(server.url, templates.postgresName),
      embedded: { directory: join(folder, 'data'), template: templates.embeddedFile },
      restart: server.restart,
    });
    const day = new Date().toISOString().slice(0, 10);
    results.set(name, { title: goal.title, figures, seed, seconds: Math.round(seconds()), day });
    process.stdout.write(`  held: ${JSON.stringify(figures)} in ${Math.round(seconds())} s\n`);
    return true;
  } catch (error) {
    process.stderr.write(`  broken after ${Math.round(seconds())} s, seed ${seed}\n`);
    console.error(error);
    return false;
  } finally {
    await server.stop();
    templates.remove();
    rmSync(folder, { recursive: true });
  }
}

const results = readResults(RESULTS);
const chosen = positionals.length > 0 ? positionals : Object.keys(GOALS);
let broken = 0;
for (const name of chosen) {
  const goal = GOALS[name];
  if (goal && !(await runGoal(name, goal))) broken += 1;
}
const machine = `Node ${process.version}, PostgreSQL 18 on the same machine (${cpus().length} × ${cpus()[0]?.model.trim() ?? 'CPU'})`;
const page = resultsPage(results, machine);
if (broken === 0) writeFileSync(RESULTS, page);
process.stdout.write(`\n${page}`);
process.exit(broken === 0 ? 0 : 1);

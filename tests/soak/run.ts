import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chosenRuns, machine, runEach } from '../support/long-runs.ts';
import { makeTemplates, openCopy } from '../support/templates.ts';
import { GOALS } from './goals.ts';
import { readResults, resultsPage } from './results.ts';

/**
 * `npm run soak`: the long forms of the tests, each on a real PostgreSQL of its own. `npm run soak -- r2 --seed 7
 * --minutes 3` runs one, with the random numbers of a seed and no longer than that.
 */
const RESULTS = 'tests/soak/RESULTS.md';
const USAGE = 'npm run soak -- [names] [--seed 7] [--minutes 3]';
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '2026' }, minutes: { type: 'string', default: '60' } },
});
const seed = Number(values.seed);
const minutes = Number(values.minutes);
if (!Number.isInteger(seed) || !(minutes > 0)) throw new Error(USAGE);

const results = readResults(RESULTS);
const isSound = await runEach(chosenRuns(GOALS, positionals, USAGE), async (name, goal, server) => {
  const templates = await makeTemplates(server.url);
  const folder = mkdtempSync(join(tmpdir(), 'soak-'));
  const began = performance.now();
  const seconds = () => Math.round((performance.now() - began) / 1000);
  try {
    const figures = await goal.run({
      seed,
      isOver: (share = 1) => performance.now() - began > minutes * 60_000 * share,
      open: () => openCopy(server.url, templates.postgresName),
      embedded: { directory: join(folder, 'data'), template: templates.embeddedFile },
      restart: server.restart,
    });
    const day = new Date().toISOString().slice(0, 10);
    results.set(name, { title: goal.title, figures, seed, seconds: seconds(), day });
    process.stdout.write(`  held: ${JSON.stringify(figures)} in ${seconds()} s\n`);
  } catch (error) {
    throw new Error(`${name} is broken after ${seconds()} s, seed ${seed}`, { cause: error });
  } finally {
    templates.remove();
    rmSync(folder, { recursive: true });
  }
});
const page = resultsPage(results, `${machine()}, PostgreSQL 18 on the same machine`);
if (isSound) writeFileSync(RESULTS, page);
process.stdout.write(`\n${page}`);
process.exit(isSound ? 0 : 1);

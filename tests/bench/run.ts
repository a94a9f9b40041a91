import { parseArgs } from 'node:util';
import { chosenRuns, runEach } from '../support/long-runs.ts';
import { type Bench, FIGURES } from './bench.ts';
import { BYTES, measureBytes } from './bytes.ts';
import { openBenchDatabase } from './context.ts';
import { judgePages, LIGHTHOUSE_COLUMNS } from './lighthouse.ts';
import { makePhotos } from './pictures.ts';
import { measurePresses } from './presses.ts';
import { publishEdits } from './publishing.ts';
import { reserveRooms } from './reserve.ts';
import { saveResults } from './results.ts';
import { measureRunningCosts } from './running-costs.ts';
import { measureGrowth, searchAgainstBare } from './searching.ts';
import { sendPages } from './static-pages.ts';
import { measureWaits, WAITS } from './waits.ts';

/**
 * `npm run bench`: the figures of the pages in a browser, and of searching, reserving and running costs on a real
 * PostgreSQL, each against its baseline in the same run, into RESULTS.md. `npm run bench -- p6 p8` runs two of them
 * by their names below; `p3` downloads Lighthouse and takes half an hour (`--quick`: five minutes), so it runs only
 * when named. `--quick` measures shorter, `--dry` leaves the old results.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false }, dry: { type: 'boolean', default: false } },
});
const isQuick = values.quick;
const ROUNDS = isQuick ? 3 : 5;

/** By the goals' own numbers. */
const BENCHES = {
  p1: { title: 'P1, P2, P5 Bytes', columns: BYTES, run: measureBytes, rounds: 1 },
  p3: {
    title: 'P3 Lighthouse, as a phone',
    columns: LIGHTHOUSE_COLUMNS,
    run: judgePages,
    rounds: isQuick ? 1 : 5,
    isOnlyNamed: true,
  },
  p4: {
    title: 'P4 From a press to its paint, processor 4× slower, against a bare page’s button',
    columns: FIGURES,
    run: measurePresses,
    rounds: 1,
  },
  p10: {
    title: 'P3, P10 Waiting: a first visit on a slow phone',
    columns: WAITS,
    run: measureWaits,
    rounds: ROUNDS,
  },
  p6: { title: 'P6 Search', columns: FIGURES, run: searchAgainstBare, rounds: ROUNDS },
  p7: { title: 'P7 Growth', columns: FIGURES, run: measureGrowth, rounds: ROUNDS },
  p8: {
    title: 'P8 Reserving, against the driver writing one row',
    columns: FIGURES,
    run: reserveRooms,
    rounds: ROUNDS,
  },
  p9: {
    title: 'P9 Keeping house',
    columns: FIGURES,
    run: async (bench: Bench) => {
      await measureRunningCosts(bench);
      await publishEdits(bench);
      await makePhotos(bench);
    },
    rounds: ROUNDS,
  },
  p12: { title: 'P12 Pages of the build', columns: FIGURES, run: sendPages, rounds: ROUNDS },
};

const USAGE = 'npm run bench -- [names] [--quick] [--dry]';
const isSound = await runEach(chosenRuns(BENCHES, positionals, USAGE), async (name, bench, server) => {
  const { title, columns, run, rounds } = bench;
  const postgres = await openBenchDatabase(server.url);
  const rows: string[][] = [];
  const report = (...cells: string[]) => {
    rows.push(cells);
    process.stdout.write(`${cells.join(' · ')}\n`);
  };
  await run({ postgres, isQuick, rounds, report }).finally(postgres.database.close);
  const command = `npm run bench -- ${name}${isQuick ? ' --quick' : ''}`;
  if (!values.dry) saveResults({ title, command, rounds, columns, rows });
});
process.exit(isSound ? 0 : 1);

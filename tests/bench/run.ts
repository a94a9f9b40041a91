import { FIGURES } from './bench.ts';
import { BYTES, measureBytes } from './bytes.ts';
import { openBenchDatabase } from './context.ts';
import { judgePages, LIGHTHOUSE_COLUMNS } from './lighthouse.ts';
import { measurePresses } from './presses.ts';
import { reserveRooms } from './reserve.ts';
import { saveResults } from './results.ts';
import { measureRunningCosts } from './running-costs.ts';
import { searchAgainstBare, searchAsPropertyGrows } from './searching.ts';

/**
 * `npm run bench`: the figures of the pages in a browser, and of searching, reserving and running costs on a real
 * PostgreSQL, each against its baseline in the same run, into RESULTS.md. `npm run bench -- p6 p8` runs two of them
 * by their names below; `p3` downloads Lighthouse and takes half an hour (`--quick`: five minutes), so it runs only
 * when named. `--quick` measures shorter, `--dry` leaves the old results.
 */
const isQuick = process.argv.includes('--quick');
const ROUNDS = isQuick ? 3 : 5;

/** By the goals' own numbers. */
const BENCHES = {
  p1: { title: 'P1, P2, P5 Bytes', columns: BYTES, run: measureBytes, rounds: 1 },
  p3: {
    title: 'P3 Lighthouse, as a phone',
    columns: LIGHTHOUSE_COLUMNS,
    run: judgePages,
    rounds: isQuick ? 1 : 5,
  },
  p4: {
    title: 'P4 From a press to its paint, processor 4× slower, against a bare page’s button',
    columns: FIGURES,
    run: measurePresses,
    rounds: 1,
  },
  p6: { title: 'P6 Search', columns: FIGURES, run: searchAgainstBare, rounds: ROUNDS },
  p7: { title: 'P7 Growth', columns: FIGURES, run: searchAsPropertyGrows, rounds: ROUNDS },
  p8: {
    title: 'P8 Reserving, against the driver writing one row',
    columns: FIGURES,
    run: reserveRooms,
    rounds: ROUNDS,
  },
  p9: { title: 'P9 Keeping house', columns: FIGURES, run: measureRunningCosts, rounds: ROUNDS },
};

const postgres = await openBenchDatabase();
const named = Object.keys(BENCHES).filter((name) => process.argv.includes(name));
for (const [name, { title, columns, run, rounds }] of Object.entries(BENCHES)) {
  if (named.length > 0 ? !named.includes(name) : name === 'p3') continue;
  const rows: string[][] = [];
  const report = (...cells: string[]) => {
    rows.push(cells);
    process.stdout.write(`${cells.join(' · ')}\n`);
  };
  await run({ postgres, isQuick, rounds, report });
  const command = `npm run bench -- ${name}${isQuick ? ' --quick' : ''}`;
  if (!process.argv.includes('--dry')) saveResults({ title, command, rounds, columns, rows });
}
await postgres.close();

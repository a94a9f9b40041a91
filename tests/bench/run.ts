import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { median, search, searchLatency, startServer } from './compare.ts';
import { growth, printInvoices, startTwice } from './house.ts';
import { createSteadily, raceForTheLastRoom } from './reserve.ts';
import { addReservations, addRooms, openAnother, openWorld } from './world.ts';

/**
 * `npm run bench`: the figures of searching and reserving on a real PostgreSQL, each against its baseline in the same
 * run. `--quick` measures shorter, `--dry` keeps the old results.
 */
const QUICK = process.argv.includes('--quick');
const ROUNDS = QUICK ? 3 : 5;
const SECONDS = QUICK ? 2 : 5;
const SAMPLES = QUICK ? 300 : 2000;
const MANY_RESERVATIONS = QUICK ? 100_000 : 1_000_000;

const rows: string[] = [];
const report = (what: string, figure: string, goal: string) => {
  rows.push(`| ${what} | ${figure} | ${goal} |`);
  process.stdout.write(`${what}: ${figure} (${goal})\n`);
};
const ms = (value: number) => `${value.toFixed(2)} ms`;

const world = await openWorld();

async function searchAgainstBare(): Promise<void> {
  const [ours, bare] = [await startServer('ours', world.url), await startServer('bare', world.url)];
  await search(ours.url, 1);
  await search(bare.url, 1);
  const rounds: { ours: number; bare: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({
      ours: (await search(ours.url, SECONDS)).perSecond,
      bare: (await search(bare.url, SECONDS)).perSecond,
    });
  }
  const share = median(rounds.map((round) => round.ours / round.bare));
  const [own, floor] = [median(rounds.map((round) => round.ours)), median(rounds.map((round) => round.bare))];
  report(
    'Search, ours against bare node:http + pg',
    `${Math.round(own)} / ${Math.round(floor)} a second = ${Math.round(share * 100)} %`,
    '≥ 95 %',
  );
  await ours.stop();
  await bare.stop();
}

async function searchAsBooksGrow(): Promise<void> {
  const few = await openAnother(world, 'few_reservations');
  const many = await openAnother(world, 'many_reservations');
  await addReservations(few.database, 1000);
  await addReservations(many.database, MANY_RESERVATIONS);
  const ratio = await latencyRatio(few.url, many.url);
  report(
    `Search with ${MANY_RESERVATIONS.toLocaleString('en')} reservations on the books against 1,000, p99`,
    ratio.words,
    '≤ 1.3×',
  );
  await few.database.close();
  await many.database.close();
}

async function searchAsRoomsGrow(): Promise<void> {
  const few = await openAnother(world, 'few_rooms');
  const many = await openAnother(world, 'many_rooms');
  await addRooms(few.database, 10);
  await addRooms(many.database, 1990);
  const ratio = await latencyRatio(few.url, many.url, SAMPLES / 10);
  report('Search with 2,000 rooms against 20, median', ratio.medianWords, '≤ 30×');
  await few.database.close();
  await many.database.close();
}

async function latencyRatio(fewUrl: string, manyUrl: string, samples = SAMPLES) {
  const [few, many] = [await startServer('ours', fewUrl), await startServer('ours', manyUrl)];
  await searchLatency(few.url, 50);
  await searchLatency(many.url, 50);
  const rounds: { few: { p50: number; p99: number }; many: { p50: number; p99: number } }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({ few: await searchLatency(few.url, samples), many: await searchLatency(many.url, samples) });
  }
  await few.stop();
  await many.stop();
  const words = (of: 'p50' | 'p99') => {
    const [least, most] = [median(rounds.map((r) => r.few[of])), median(rounds.map((r) => r.many[of]))];
    return `${ms(least)} → ${ms(most)} = ${median(rounds.map((r) => r.many[of] / r.few[of])).toFixed(2)}×`;
  };
  return { words: words('p99'), medianWords: words('p50') };
}

async function reserve(): Promise<void> {
  const races = await raceForTheLastRoom(world, { attempts: 1000, rounds: ROUNDS });
  report(
    '1,000 attempts at the last room at once, one winner each time',
    `${median(races).toFixed(2)} s`,
    '≤ 1 s',
  );
  const steady = await createSteadily(world, { perSecond: 50, seconds: QUICK ? 3 : 20 });
  report('Reservation at 50 a second, p50 and p99', `${ms(steady.p50)}, ${ms(steady.p99)}`, 'p99 ≤ 20 ms');
}

async function keepHouse(): Promise<void> {
  const invoice = await printInvoices(QUICK ? 20 : 200);
  const kilobytes = (invoice.bytes / 1000).toFixed(1);
  report('Invoice, time and size', `${ms(invoice.milliseconds)}, ${kilobytes} KB`, '≤ 30 ms, ≤ 60 KB');
  // The first one builds the site where a build is due.
  await startTwice();
  const starts: { first: number; later: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) starts.push(await startTwice());
  const [first, later] = [median(starts.map((s) => s.first)), median(starts.map((s) => s.later))];
  report(
    'npm start with everything built, first and later',
    `${first.toFixed(1)} s, ${later.toFixed(1)} s`,
    '≤ 6 s, ≤ 2 s',
  );
  const memory = await growth(world.url, QUICK ? 5 : 60);
  const requests = memory.requests.toLocaleString('en');
  report(
    `Memory after ${requests} searches more`,
    `${memory.share >= 0 ? '+' : ''}${(memory.share * 100).toFixed(1)} %`,
    '< +5 %',
  );
}

/** By the goals' own numbers: `npm run bench -- p6 p8` runs two of them. */
const BENCHES = {
  p6: [searchAgainstBare],
  p7: [searchAsBooksGrow, searchAsRoomsGrow],
  p8: [reserve],
  p9: [keepHouse],
};
const chosen = Object.entries(BENCHES).filter(([name]) => process.argv.includes(name));
for (const [, benches] of chosen.length > 0 ? chosen : Object.entries(BENCHES)) {
  for (const bench of benches) await bench();
}
await world.close();

const head = `# Results of the benches

\`npm run bench${QUICK ? ' -- --quick' : ''}\`: medians of ${ROUNDS} interleaved rounds in one run, Node ${process.version}, PostgreSQL 18 on the same
machine (${cpus().length} × ${cpus()[0]?.model.trim() ?? 'CPU'}).

| what | figure | goal |
| --- | --- | --- |
`;
// Only a whole run replaces the results.
if (chosen.length === 0 && !process.argv.includes('--dry'))
  writeFileSync('tests/bench/RESULTS.md', `${head}${rows.join('\n')}\n`);

import { startSite } from '../support/site.ts';
import { interact, type Pressed, revisit } from './browse.ts';
import { buildWith } from './build-pages.ts';
import { median, quantile, search, searchLatency, startServer } from './compare.ts';
import { growth, printInvoices, startTwice } from './house.ts';
import { BARE_PAGE, judgePages } from './lighthouse.ts';
import { addressOf, isHidden, PAGES } from './pages.ts';
import { createSteadily, raceForTheLastRoom } from './reserve.ts';
import { keepResults } from './results.ts';
import { addReservations, addRooms, openAnother, openWorld } from './world.ts';

/**
 * `npm run bench`: the figures of the pages in a browser, and of searching and reserving on a real PostgreSQL, each
 * against its baseline in the same run. `npm run bench -- p6 p8` runs two of them by their names below; `p3` fetches
 * Lighthouse and takes half an hour (`--quick`: five minutes), so it runs only when it is named. `--quick` measures shorter, `--dry` keeps the
 * old results.
 */
const QUICK = process.argv.includes('--quick');
const ROUNDS = QUICK ? 3 : 5;
/** Of nineteen pages; each takes a quarter of a minute. */
const LIGHTHOUSE_ROUNDS = QUICK ? 1 : 5;
const SECONDS = QUICK ? 2 : 5;
const SAMPLES = QUICK ? 300 : 2000;
const MANY_RESERVATIONS = QUICK ? 100_000 : 1_000_000;
/** As many as have their pages compressed as quickly as those that come on top (server/site/build.ts). */
const FEW_ROOMS = 101;

let rows: string[][] = [];
const report = (...cells: string[]) => {
  rows.push(cells);
  process.stdout.write(`${cells.join(' · ')}\n`);
};
const ms = (value: number) => `${value.toFixed(2)} ms`;

const world = await openWorld();

async function searchAgainstBare(): Promise<void> {
  const kinds = ['ours', 'bare', 'prepared'] as const;
  const servers = await Promise.all(kinds.map((kind) => startServer(kind, world.url)));
  for (const { url } of servers) await search(url, 1);
  const rounds: number[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const speeds: number[] = [];
    for (const { url } of servers) speeds.push((await search(url, SECONDS)).perSecond);
    rounds.push(speeds);
  }
  const speedOf = (of: number) => median(rounds.map((speeds) => speeds[of] ?? Number.NaN));
  const against = (what: string, of: 1 | 2, goal: string) => {
    const share = median(rounds.map(([ours = 0, ...bare]) => ours / (bare[of - 1] ?? 0)));
    const words = `${Math.round(speedOf(0))} / ${Math.round(speedOf(of))} a second`;
    report(what, `${words} = ${Math.round(share * 100)} %`, goal);
  };
  against('Search, ours against bare node:http + pg', 1, '≥ 95 %');
  against('The same against one that has its query planned once, too', 2, '—');
  for (const server of servers) await server.stop();
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
  const searches = QUICK ? 10_000 : 100_000;
  const share = await growth(world.url, searches);
  report(
    `Memory after ${searches.toLocaleString('en')} searches more`,
    `${share >= 0 ? '+' : ''}${(share * 100).toFixed(1)} %`,
    '< +5 %',
  );
}

async function buildPages(): Promise<void> {
  const api = await startServer('ours', world.url);
  const more = QUICK ? 100 : 400;
  const costs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const few = buildWith(`${api.url}/api`, FEW_ROOMS);
    costs.push((buildWith(`${api.url}/api`, FEW_ROOMS + more) - few) / more);
  }
  await api.stop();
  report(`A page more of build, of ${more}`, ms(median(costs)), '≤ 5 ms');
}

async function inLighthouse(): Promise<void> {
  const site = await startSite();
  await judgePages(site.url, LIGHTHOUSE_ROUNDS, ({ page, scores, times, missed }) => {
    const { fcp, lcp, tbt, cls } = times;
    const seconds = [fcp, lcp].map((time) => (time / 1000).toFixed(2));
    const { performance, accessibility, seo, 'best-practices': practices } = scores;
    const isBare = page === BARE_PAGE;
    const others = isBare ? ['—', '—', '—'] : [accessibility, practices, isHidden(page) ? '—' : seo];
    report(page, ...[performance, ...others].map(String), ...seconds, tbt.toFixed(0), cls.toFixed(3));
    if (missed.length > 0 && !isBare) process.stdout.write(`  to mend: ${missed.join(', ')}\n`);
  });
  await site.stop();
}

/** The median of each kind of press, the slowest five. */
function slowest(presses: readonly Pressed[]): Pressed[] {
  const kinds = Map.groupBy(presses, ({ name }) => name);
  return [...kinds]
    .map(([name, ones]) => ({ name, milliseconds: median(ones.map(({ milliseconds }) => milliseconds)) }))
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, 5);
}

async function inTheBrowser(): Promise<void> {
  const site = await startSite({ RATE_LIMITS: 'off' });
  const { ours, bare } = await interact(site.url, QUICK ? 50 : 200);
  const slow = (presses: Pressed[], share: number) =>
    quantile(
      presses.map(({ milliseconds }) => milliseconds),
      share,
    ).toFixed(0);
  const both = (share: number) => `${slow(ours, share)} ms, ${slow(bare, share)} ms`;
  const what = `Press to paint, processor 4× slower, of ${ours.length}: ours, and a bare page's button`;
  report(`${what}, median`, both(0.5), '—');
  report(`${what}, p98`, both(0.98), '≤ 50 ms');
  for (const { name, milliseconds } of slowest(ours)) process.stdout.write(`  ${milliseconds} ms: ${name}\n`);
  // What answers 404 is no page to come back to.
  for (const page of PAGES.filter((one) => one !== '/no-such-page')) {
    const bytes = await revisit(site.url, addressOf(page));
    report(`Bytes of a second visit to ${page}`, `${(bytes / 1000).toFixed(1)} KB`, '≤ 5 KB');
  }
  await site.stop();
}

const FIGURES = ['what', 'figure', 'goal'];
const LIGHTHOUSE = [
  'page',
  'performance',
  'accessibility',
  'best practices',
  'SEO',
  'FCP s',
  'LCP s',
  'TBT ms',
  'CLS',
];

/** By the goals' own numbers. */
const BENCHES = {
  p3: { title: 'P3 Lighthouse, as a phone', columns: LIGHTHOUSE, run: [inLighthouse] },
  p5: { title: 'P4, P5 In the browser', columns: FIGURES, run: [inTheBrowser] },
  p6: { title: 'P6 Search', columns: FIGURES, run: [searchAgainstBare] },
  p7: { title: 'P7 Growth', columns: FIGURES, run: [searchAsBooksGrow, searchAsRoomsGrow] },
  p8: { title: 'P8 Reserving', columns: FIGURES, run: [reserve] },
  p9: { title: 'P9 Keeping house', columns: FIGURES, run: [keepHouse, buildPages] },
};
const named = Object.keys(BENCHES).filter((name) => process.argv.includes(name));
for (const [name, { title, columns, run }] of Object.entries(BENCHES)) {
  if (named.length > 0 ? !named.includes(name) : name === 'p3') continue;
  rows = [];
  for (const bench of run) await bench();
  const command = `npm run bench -- ${name}${QUICK ? ' --quick' : ''}`;
  if (!process.argv.includes('--dry'))
    keepResults({ title, command, rounds: name === 'p3' ? LIGHTHOUSE_ROUNDS : ROUNDS, columns, rows });
}
await world.close();

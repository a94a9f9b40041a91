import { getHostCalendar } from '#contract/host/calendar.ts';
import { getToday } from '#contract/host/today.ts';
import { addDays } from '#domain/dates/calendar.ts';
import { PAGE_SIZE } from '#domain/rooms/results.ts';
import { type Bench, compare, kilobytes, ms, NONE, type Round } from './bench.ts';
import { addReservations, addRooms, type BenchDatabase, openAnother, signIn, TODAY } from './context.ts';
import {
  type Asked,
  type BenchServer,
  COMPRESSED,
  latency,
  perProcessorSecond,
  searchFor,
  startServer,
} from './servers.ts';

/** P6: searches, ours against a server that does nothing else and has its query planned once, as ours has. */
export async function searchAgainstBare({ postgres, isQuick, rounds, report }: Bench): Promise<void> {
  const servers = await Promise.all(
    (['ours', 'bare'] as const).map((kind) => startServer(kind, postgres.url)),
  );
  const [ours, bare] = servers as [BenchServer, BenchServer];
  const measure = (server: BenchServer, length = isQuick ? 2 : 5) =>
    perProcessorSecond(server, searchFor(), length);
  for (const server of servers) await measure(server, 1);
  const speeds: Round[] = [];
  for (let round = 0; round < rounds; round += 1)
    speeds.push({ ours: await measure(ours), baseline: await measure(bare) });
  const cells = compare(speeds, (speed) => String(Math.round(speed)));
  report(
    'searches for a second of the server’s processor, against bare node:http and pg',
    ...cells,
    '≥ 0.6×',
  );
  for (const server of servers) await server.stop();
}

/** P7: how the time of what is asked most grows with the reservations and the rooms. */
export async function measureGrowth(bench: Bench): Promise<void> {
  await growWithReservations(bench);
  await growWithRooms(bench);
  await openLargeCalendar(bench);
}

async function growWithReservations({ postgres, isQuick, rounds, report }: Bench): Promise<void> {
  const count = isQuick ? 100_000 : 1_000_000;
  const few = await furnish(postgres, 'few_reservations', (database) => addReservations(database, 1000));
  const many = await furnish(postgres, 'many_reservations', (database) => addReservations(database, count));
  const month = calendarOf(31);
  const asked: [name: string, few: Asked, many: Asked][] = [
    ['a search', searchFor(), searchFor()],
    ['Today', of(few, TODAY_PAGE), of(many, TODAY_PAGE)],
    ['a month of the calendar', of(few, month), of(many, month)],
  ];
  for (const [name, ofFew, ofMany] of asked) {
    const measure = (samples: number) => growth({ few, many }, { few: ofFew, many: ofMany }, samples);
    await measure(50);
    const measured: Round[] = [];
    for (let round = 0; round < rounds; round += 1) measured.push((await measure(isQuick ? 100 : 500)).p99);
    const books = `${count.toLocaleString('en')} reservations on the books against 1,000`;
    report(`${name}, ${books}, p99`, ...compare(measured, ms), '≤ 1.3×');
  }
  for (const house of [few, many]) await house.server.stop();
}

async function growWithRooms({ postgres, isQuick, rounds, report }: Bench): Promise<void> {
  const few = await furnish(postgres, 'few_rooms', (database) => addRooms(database, 10));
  const many = await furnish(postgres, 'many_rooms', (database) => addRooms(database, 190));
  // As the results page requests it.
  const asked = searchFor({ limit: PAGE_SIZE });
  const measure = (samples: number) => growth({ few, many }, { few: asked, many: asked }, samples);
  await measure(50);
  const measured: Round[] = [];
  for (let round = 0; round < rounds; round += 1) measured.push((await measure(isQuick ? 50 : 200)).p50);
  report(
    `a search, 200 rooms against 20, ${PAGE_SIZE} of them listed, median`,
    ...compare(measured, ms),
    '≤ 2.5×',
  );
  for (const house of [few, many]) await house.server.stop();
}

/** The whole calendar of a large house, against the driver reading its nights. */
async function openLargeCalendar({ postgres, rounds, report }: Bench): Promise<void> {
  const { url, database } = await openAnother(postgres, 'large_house');
  await addRooms(database, 50);
  const headers = await signIn(database);
  const server = await startServer('ours', url);
  const asked = { ...calendarOf(400), headers: { ...COMPRESSED, ...headers } };
  const nights = `select * from room_night where night between '${TODAY}' and '${addDays(TODAY, 399)}'`;
  const measured: Round[] = [];
  for (let round = 0; round < rounds + 1; round += 1) {
    const { p50 } = await latency(server.url, asked, 10);
    const began = performance.now();
    await database.pool.query(nights);
    measured.push({ ours: p50, baseline: performance.now() - began });
  }
  const what = 'the calendar of 60 rooms and 400 nights';
  report(`${what}, against the driver reading the nights`, ...compare(measured.slice(1), ms), '≤ 100 ms');
  const { length } = await (await fetch(server.url + asked.path, asked)).text();
  report(`${what}, unpacked`, kilobytes(length), NONE, NONE, '≤ 300 KB');
  await server.stop();
  await database.close();
}

const TODAY_PAGE: Omit<Asked, 'headers'> = { path: `/api${getToday.path}`, method: 'GET' };

function calendarOf(nights: number): Omit<Asked, 'headers'> {
  const query = new URLSearchParams({ from: TODAY, to: addDays(TODAY, nights - 1), form: 'columns' });
  return { path: `/api${getHostCalendar.path}?${query}`, method: 'GET' };
}

interface House {
  server: BenchServer;
  headers: Record<string, string>;
}

type Fill = (database: BenchDatabase['database']) => Promise<void>;

async function furnish(postgres: BenchDatabase, name: string, fill: Fill): Promise<House> {
  const { url, database } = await openAnother(postgres, name);
  await fill(database);
  const headers = await signIn(database);
  await database.close();
  return { headers, server: await startServer('ours', url) };
}

/** A request of the house's host. */
const of = ({ headers }: House, asked: Omit<Asked, 'headers'>): Asked => ({
  ...asked,
  headers: { ...COMPRESSED, ...headers },
});

type Pair<T> = Record<'few' | 'many', T>;

async function growth(houses: Pair<House>, asked: Pair<Asked>, samples: number) {
  const baseline = await latency(houses.few.server.url, asked.few, samples);
  const ours = await latency(houses.many.server.url, asked.many, samples);
  const round = (which: 'p50' | 'p99'): Round => ({ ours: ours[which], baseline: baseline[which] });
  return { p50: round('p50'), p99: round('p99') };
}

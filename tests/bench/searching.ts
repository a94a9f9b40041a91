import { PAGE_SIZE } from '#domain/rooms/results.ts';
import { type Bench, compare, ms, NONE, type Round } from './bench.ts';
import { addReservations, addRooms, type BenchDatabase, openAnother } from './context.ts';
import { type BenchServer, search, searchLatency, startServer } from './servers.ts';

/** P6: searches a second, ours against a server that does nothing else. */
export async function searchAgainstBare({ postgres, isQuick, rounds, report }: Bench): Promise<void> {
  const kinds = ['ours', 'bare', 'prepared'] as const;
  const servers = await Promise.all(kinds.map((kind) => startServer(kind, postgres.url)));
  for (const { url } of servers) await search(url, 1);
  const speeds: [number, number, number][] = [];
  for (let round = 0; round < rounds; round += 1) {
    const measured: number[] = [];
    for (const { url } of servers) measured.push((await search(url, isQuick ? 2 : 5)).perSecond);
    speeds.push(measured as [number, number, number]);
  }
  const against = (what: string, of: 1 | 2, goal: string) => {
    const figures = speeds.map((measured) => ({ ours: measured[0], baseline: measured[of] }));
    const cells = compare(figures, (speed) => `${Math.round(speed)} a second`);
    report(what, ...cells, goal);
  };
  against('against bare node:http + pg', 1, '≥ 0.95×');
  against('against one that has its query planned once, as ours has', 2, NONE);
  for (const server of servers) await server.stop();
}

/** P7: how a search's time grows with the reservations and with the rooms. */
export async function searchAsPropertyGrows(bench: Bench): Promise<void> {
  const { postgres, isQuick, report } = bench;
  const samples = isQuick ? 300 : 2000;
  const reservations = isQuick ? 100_000 : 1_000_000;
  const books = await growth(bench, {
    few: await furnish(postgres, 'few_reservations', (database) => addReservations(database, 1000)),
    many: await furnish(postgres, 'many_reservations', (database) => addReservations(database, reservations)),
    samples,
  });
  const p99 = books.map(({ few, many }): Round => ({ ours: many.p99, baseline: few.p99 }));
  const count = reservations.toLocaleString('en');
  report(`${count} reservations on the books against 1,000, p99`, ...compare(p99, ms), '≤ 1.3×');
  const rooms = await growth(bench, {
    few: await furnish(postgres, 'few_rooms', (database) => addRooms(database, 10)),
    many: await furnish(postgres, 'many_rooms', (database) => addRooms(database, 1990)),
    samples: samples / 10,
    // As the results page requests it.
    some: { limit: PAGE_SIZE },
  });
  const p50 = rooms.map(({ few, many }): Round => ({ ours: many.p50, baseline: few.p50 }));
  report('2,000 rooms against 20, a page of 24, median', ...compare(p50, ms), '≤ 5×');
}

type Fill = (database: BenchDatabase['database']) => Promise<void>;

async function furnish(postgres: BenchDatabase, name: string, fill: Fill): Promise<BenchServer> {
  const { url, database } = await openAnother(postgres, name);
  await fill(database);
  await database.close();
  return await startServer('ours', url);
}

async function growth(
  { rounds }: Bench,
  {
    few,
    many,
    samples,
    some,
  }: { few: BenchServer; many: BenchServer; samples: number; some?: { limit: number } },
) {
  for (const { url } of [few, many]) await searchLatency(url, 50, some);
  const measured: Record<'few' | 'many', { p50: number; p99: number }>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    measured.push({
      few: await searchLatency(few.url, samples, some),
      many: await searchLatency(many.url, samples, some),
    });
  }
  for (const server of [few, many]) await server.stop();
  return measured;
}

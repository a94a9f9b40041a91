import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import { renderPaper } from '#server/documents/paper.ts';
import { MANY_ROOMS } from '#site/compress.ts';
import { openFace } from '#site/faces.ts';
import { sampleInvoice } from '../server/documents/invoice-sample.ts';
import { type Bench, compare, kilobytes, ms, type Round, seconds, times } from './bench.ts';
import { buildBare, buildWith } from './build-pages.ts';
import { load, type ServerKind, searchFor, startServer } from './servers.ts';

/** Few, but enough to be compressed at the same speed as the pages added later. */
const FEW_ROOMS = MANY_ROOMS + 1;

/** P9: running costs: an invoice, a start, the memory of a long day, one more page. */
export async function measureRunningCosts(bench: Bench): Promise<void> {
  await printInvoices(bench);
  await startServers(bench);
  await watchMemory(bench);
  await buildPages(bench);
}

/** An invoice, with its fonts open, against a sheet with one word in the same font. */
async function printInvoices({ isQuick, report }: Bench): Promise<void> {
  const invoice = sampleInvoice({});
  const sizes = [(await renderPaper(invoice)).length, (await printWord()).length] as const;
  const rounds: Round[] = [];
  for (let round = 0; round < (isQuick ? 20 : 200); round += 1) {
    rounds.push({ ours: await time(() => renderPaper(invoice)), baseline: await time(printWord) });
  }
  report('an invoice, against a sheet with one word, time', ...compare(rounds, ms), '≤ 30 ms');
  const bytes = [{ ours: sizes[0], baseline: sizes[1] }];
  report('the same, size', ...compare(bytes, kilobytes), '≤ 60 KB');
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function printWord(): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4' });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = once(document, 'end');
  document.registerFont('face', openFace('regular').outlines).font('face').text('Invoice').end();
  await ended;
  return Buffer.concat(chunks);
}

/** From the command to "Ready", with an empty data directory and then with the one that start left. */
async function startServers({ rounds, report }: Bench): Promise<void> {
  const [ours, bare] = ['src/server/entry/node.ts', 'tests/bench/bare-start.ts'];
  // The first one builds the site if a build is due.
  await startTwice(ours);
  const starts: Record<'ours' | 'baseline', { first: number; later: number }>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    starts.push({ ours: await startTwice(ours), baseline: await startTwice(bare) });
  }
  const of = (which: 'first' | 'later') =>
    starts.map(({ ours, baseline }): Round => ({ ours: ours[which], baseline: baseline[which] }));
  report(
    '`npm start` with everything built, against opening the database alone, first',
    ...compare(of('first'), seconds),
    '≤ 6 s',
  );
  report('the same, later', ...compare(of('later'), seconds), '≤ 2 s');
}

async function startTwice(program: string): Promise<{ first: number; later: number }> {
  const directory = await mkdtemp(join(tmpdir(), 'bench-start-'));
  try {
    return { first: await start(program, directory), later: await start(program, directory) };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

async function start(program: string, directory: string): Promise<number> {
  const began = performance.now();
  const server = spawn(process.execPath, [program], {
    env: { ...process.env, PORT: '0', DATA_DIR: directory },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const chunk of server.stdout) {
    output += chunk;
    if (output.includes('Ready:')) break;
  }
  const took = (performance.now() - began) / 1000;
  if (!output.includes('Ready:')) throw new Error(`${program} did not start: ${output}`);
  server.kill();
  if (server.exitCode === null) await once(server, 'exit');
  return took;
}

/** How much larger a server's memory is after a day of searches, against the bare one's. */
async function watchMemory({ postgres, isQuick, report }: Bench): Promise<void> {
  const searches = isQuick ? 10_000 : 100_000;
  const ours = await growth('ours', postgres.url, searches);
  const baseline = await growth('bare', postgres.url, searches);
  const percent = (share: number) => `${share >= 1 ? '+' : ''}${((share - 1) * 100).toFixed(1)} %`;
  const what = `memory after ${searches.toLocaleString('en')} searches more`;
  report(what, percent(ours), percent(baseline), times(ours / baseline), '< +5 %');
}

/** The memory of a server after so many searches, as a share of that after half as many to warm up. */
async function growth(kind: ServerKind, databaseUrl: string, searches: number): Promise<number> {
  const server = await startServer(kind, databaseUrl);
  await load(server.url, searchFor(), { times: searches / 2 });
  const before = await settledKilobytes(server.pid);
  await load(server.url, searchFor(), { times: searches });
  const share = (await settledKilobytes(server.pid)) / before;
  await server.stop();
  return share;
}

/** The memory of the server once it has been idle. */
async function settledKilobytes(pid: number): Promise<number> {
  await pause(5000);
  return residentKilobytes(pid);
}

function residentKilobytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}

/** One more room's page, against Astro writing the same text and nothing else. */
async function buildPages({ postgres, isQuick, rounds, report }: Bench): Promise<void> {
  const api = await startServer('ours', postgres.url);
  // So many that half a second, by which builds vary, is a millisecond of each.
  const more = isQuick ? 100 : 500;
  const costs: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const costOf = (build: (pages: number) => number) => (build(FEW_ROOMS + more) - build(FEW_ROOMS)) / more;
    costs.push({
      ours: costOf((rooms) => buildWith(`${api.url}/api`, rooms)),
      baseline: costOf((pages) => buildBare('dist/rooms/1.html', pages)),
    });
  }
  await api.stop();
  report(`a room more of build, its share card included, of ${more}`, ...compare(costs, ms), '≤ 20 ms');
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { checkRoomAvailability } from '#contract/availability.ts';
import { quantile } from './bench.ts';

/** A request that a bench makes again and again. */
export interface Asked {
  path: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
}

/** As sent by a browser. */
export const COMPRESSED = { 'accept-encoding': 'gzip, br' };

/** A search for rooms, by default for all of them; the results page requests some at a time. */
export const searchFor = (some: { limit?: number } = {}): Asked => ({
  path: `/api${checkRoomAvailability.path}`,
  method: 'POST',
  headers: { ...COMPRESSED, 'content-type': 'application/json' },
  body: JSON.stringify({ checkInDate: '2026-12-16', checkOutDate: '2026-12-19', guests: 2, ...some }),
});

/** `bare` answers searches with one query, `page` sends one page of the build; both do nothing else. */
export type ServerKind = 'ours' | 'bare' | 'page';

export interface BenchServer {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/** Starts one of the compared servers in a process of its own. `source` is its database, or its page. */
export async function startServer(kind: ServerKind, source: string): Promise<BenchServer> {
  const child: ChildProcess = spawn(process.execPath, ['tests/bench/server.ts', kind, source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!child.stdout) throw new Error('the server has no output');
  const [line] = await once(child.stdout, 'data');
  return {
    url: String(line).trim(),
    pid: child.pid ?? 0,
    async stop() {
      const exited = once(child, 'exit');
      child.kill();
      await exited;
    },
  };
}

/**
 * Asks as fast as the server responds, for so many seconds or so many times. Every response must be a success, or the
 * figure means nothing.
 */
export async function load(
  url: string,
  { path, body = '', ...asked }: Asked,
  length: number | { times: number },
) {
  const limit = typeof length === 'number' ? { duration: length } : { amount: length.times };
  const result = await autocannon({ url: url + path, connections: 10, body, ...asked, ...limit });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} did not answer every request`);
  return { total: result.requests.total, perSecond: result.requests.average };
}

/** How many such requests a server answers with a second of its processor time, which other programs do not change. */
export async function perProcessorSecond(
  { url, pid }: Pick<BenchServer, 'url' | 'pid'>,
  asked: Asked,
  length: number,
): Promise<number> {
  const before = processorSeconds(pid);
  const { total } = await load(url, asked, length);
  return total / (processorSeconds(pid) - before);
}

/** What a process has used of the processor since its start, in steps of 10 ms. */
export function processorSeconds(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13).map(Number) as [number, number];
  return (user + system) / 100;
}

/** Milliseconds of requests made one after the other: autocannon's own clock is too coarse for the fast ones. */
export async function latency(
  url: string,
  { path, ...asked }: Asked,
  count: number,
): Promise<{ p50: number; p99: number }> {
  const took: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const began = performance.now();
    const response = await fetch(url + path, asked);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path} was answered ${response.status}`);
    took.push(performance.now() - began);
  }
  return { p50: quantile(took, 0.5), p99: quantile(took, 0.99) };
}

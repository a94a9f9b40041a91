import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import autocannon from 'autocannon';
import { quantile } from './bench.ts';

const PATH = '/api/public/check-room-availability';
/** As sent by a browser. */
const HEADERS = { 'content-type': 'application/json', 'accept-encoding': 'gzip, br' };
const SEARCH = { checkInDate: '2026-12-16', checkOutDate: '2026-12-19', guests: 2 };

/** `prepared`: the bare one with its query planned once per connection, as ours does. */
export type ServerKind = 'ours' | 'bare' | 'prepared';

export interface BenchServer {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/** Starts one of the compared servers in a process of its own. */
export async function startServer(kind: ServerKind, databaseUrl: string): Promise<BenchServer> {
  const child: ChildProcess = spawn(process.execPath, ['tests/bench/server.ts', kind, databaseUrl], {
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
 * Searches as fast as the server responds, for so many seconds or so many times. Every response must be a success, or
 * the figure means nothing.
 */
export async function search(url: string, length: number | { times: number }) {
  const limit = typeof length === 'number' ? { duration: length } : { amount: length.times };
  const result = await autocannon({
    url: url + PATH,
    method: 'POST',
    connections: 10,
    ...limit,
    headers: HEADERS,
    body: JSON.stringify(SEARCH),
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} did not answer every search`);
  return {
    total: result.requests.total,
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}

/** Milliseconds of searches made one after the other: autocannon's own clock is too coarse for the fast ones. */
export async function searchLatency(
  url: string,
  count: number,
  some: { limit?: number } = {},
): Promise<{ p50: number; p99: number }> {
  const took: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const began = performance.now();
    const response = await fetch(url + PATH, {
      method: 'POST',
      headers: HEADERS,
      body: JSON.stringify({ ...SEARCH, ...some }),
    });
    await response.arrayBuffer();
    took.push(performance.now() - began);
  }
  return { p50: quantile(took, 0.5), p99: quantile(took, 0.99) };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { renderInvoice } from '#server/providers/invoice.ts';
import { sampleInvoice } from '../server/providers/invoice-sample.ts';
import { median, search, startServer } from './compare.ts';

/** What keeping the house costs: an invoice, a start, the memory of a long day. */

/** Milliseconds (median) and bytes of an invoice, once its fonts are open. */
export async function printInvoices(count: number): Promise<{ milliseconds: number; bytes: number }> {
  const invoice = sampleInvoice({});
  let bytes = (await renderInvoice(invoice)).length;
  const took: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const began = performance.now();
    bytes = (await renderInvoice(invoice)).length;
    took.push(performance.now() - began);
  }
  return { milliseconds: median(took), bytes };
}

/** Seconds from the command to "Ready": with an empty data directory, and again with what the first start left there. */
export async function startTwice(): Promise<{ first: number; later: number }> {
  const directory = await mkdtemp(join(tmpdir(), 'bench-start-'));
  try {
    return { first: await start(directory), later: await start(directory) };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

async function start(directory: string): Promise<number> {
  const began = performance.now();
  const server = spawn(process.execPath, ['src/server/node.ts'], {
    env: { ...process.env, PORT: '0', DATA_DIR: directory },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const chunk of server.stdout) {
    said += chunk;
    if (said.includes('Ready:')) break;
  }
  const seconds = (performance.now() - began) / 1000;
  if (!said.includes('Ready:')) throw new Error(`the server did not start: ${said}`);
  server.kill();
  if (server.exitCode === null) await once(server, 'exit');
  return seconds;
}

/** How much a server's memory grew, as a share, over so many searches after half as many to warm up. */
export async function growth(databaseUrl: string, searches: number): Promise<number> {
  const server = await startServer('ours', databaseUrl);
  await search(server.url, { times: searches / 2 });
  const before = await settledKilobytes(server.pid);
  await search(server.url, { times: searches });
  const share = (await settledKilobytes(server.pid)) / before - 1;
  await server.stop();
  return share;
}

/** What is left in memory once the server has had a rest. */
async function settledKilobytes(pid: number): Promise<number> {
  await pause(5000);
  return residentKilobytes(pid);
}

function residentKilobytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}

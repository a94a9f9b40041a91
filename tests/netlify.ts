/**
 * `npm run test:netlify [-- FILE …]`: the built site and its functions behind Netlify's own CLI, with a real PostgreSQL,
 * and the browser tests against that. Nothing else runs it: the CLI is some 350 MB, which npm keeps in a folder of its own.
 * It loads the function anew for every call, half a second or more, so the tests are given time.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { findFreePort } from './support/free-port.ts';
import { startPostgres } from './support/postgres.ts';
import { TEST_REGISTER_KEYS } from './support/register-keys.ts';

const CLI = 'netlify-cli@27';
/** Browser tests of every kind: pages, rewrites and headers; a whole booking; accounts and their mails. */
const TESTS = ['site', 'booking', 'accounts'];
/** The CLI shows the 404 page in place of an answer of 403, which this test provokes; Netlify itself does not. */
const WITHOUT = 'every result of the e-mail step';
const START_LIMIT = 300_000;

const root = resolve(import.meta.dirname, '..');
const elsewhere = join(tmpdir(), 'netlify-cli');

function run(program: string, args: string[], env: NodeJS.ProcessEnv): number {
  const { status } = spawnSync(program, args, { cwd: root, env, stdio: 'inherit' });
  return status ?? 1;
}

/** The CLI says nothing that tells when its server takes requests and the functions are loaded, so it is asked. */
async function untilServed(url: string, server: ChildProcess): Promise<void> {
  const end = performance.now() + START_LIMIT;
  while (performance.now() < end) {
    if (server.exitCode !== null) throw new Error(`Netlify's CLI stopped with code ${server.exitCode}.`);
    try {
      const { status } = await fetch(`${url}/api/health`);
      if (status === 200) return;
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
    await new Promise((wait) => setTimeout(wait, 500));
  }
  throw new Error('The functions did not answer.');
}

// Ctrl-C ends the tests; what was started for them is stopped below.
process.on('SIGINT', () => {});

const postgres = await startPostgres();
const port = String(await findFreePort());
const ports = ['--port', port];
for (const flag of ['--functions-port', '--staticServerPort']) ports.push(flag, String(await findFreePort()));
const url = `http://localhost:${port}`;
const env: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  DATABASE_URL: postgres.url,
  TOKEN_SECRET: 'a secret of at least thirty-two signs',
  REGISTER_KEYS: TEST_REGISTER_KEYS,
  SITE_URL: url,
  RATE_LIMITS: 'off',
  DEMO_DATA: 'rooms',
  PAYMENTS: 'sandbox',
  MAIL: 'mailbox',
  NETLIFY_TELEMETRY_DISABLED: '1',
};
let server: ChildProcess | undefined;
try {
  if (run('node', ['src/server/entry/build-command.ts'], env) !== 0)
    throw new Error('The site was not built.');
  if (run('node', ['src/server/entry/reset.ts', '--yes'], env) !== 0)
    throw new Error('The database was not filled.');
  mkdirSync(elsewhere, { recursive: true });
  const dev = ['dev', '--offline', '--internal-disable-edge-functions', '--no-open', '--cwd', root];
  const files = ['--framework', '#static', '--dir', join(root, 'dist')];
  server = spawn('npx', ['--yes', CLI, ...dev, ...files, ...ports], {
    cwd: elsewhere,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  await untilServed(url, server);
  const chosen = process.argv.slice(2);
  const tests = chosen.length > 0 ? chosen : TESTS;
  process.exitCode = run(
    'playwright',
    ['test', '-c', 'tests/playwright.config.ts', '--workers', '1', '--grep-invert', WITHOUT, ...tests],
    {
      ...env,
      E2E_URL: url,
      E2E_PATIENCE: '6',
    },
  );
} finally {
  if (server?.pid && server.exitCode === null) {
    // npx stands between: the whole group is asked.
    process.kill(-server.pid, 'SIGTERM');
    await once(server, 'exit');
  }
  await postgres.stop();
}

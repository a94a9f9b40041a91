import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareDatabase } from '#server/entry/prepare-database.ts';
import { unpack } from '#server/platform/backup/archive.ts';
import { encryptFile } from '#server/platform/backup/encrypted.ts';
import { backupJobs } from '#server/platform/backup/jobs.ts';
import { packBackup } from '#server/platform/backup/make.ts';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { startWorkers } from '#server/platform/jobs.ts';
import { OTHER_REGISTER_KEY, TEST_REGISTER_KEYS } from '../../../support/register-keys.ts';

const NOTE =
  'The keys of the register of guests are not in it. Keep a copy of REGISTER_KEYS, or of the file register-keys in the data directory, elsewhere.';

const folder = mkdtempSync(join(tmpdir(), 'backup-command-'));
const dataDir = join(folder, 'data');
const now = new Date('2026-11-21T06:00:00Z');
const silent = pino({ level: 'silent' });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const open = () =>
  openDatabase({ dataDir, databaseUrl: undefined }, (error) => {
    throw error;
  });
const scripts = {
  backup: 'src/server/platform/backup/command.ts',
  restore: 'src/server/platform/backup/restore-command.ts',
};
const environment = (settings: Record<string, string>) => ({
  PATH: process.env.PATH,
  INIT_CWD: folder,
  ...settings,
});

function run(
  command: keyof typeof scripts,
  args: string[],
  settings: Record<string, string> = { DATA_DIR: dataDir },
) {
  const options = { encoding: 'utf8', env: environment(settings) } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [scripts[command], ...args], options);
  return { status, stdout, stderr };
}

/** While a server runs in this very process, which must continue meanwhile. */
async function runBeside(command: keyof typeof scripts, args: string[]) {
  const child = spawn(process.execPath, [scripts[command], ...args], {
    env: environment({ DATA_DIR: dataDir }),
  });
  const [stdout, stderr, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { status, stdout, stderr };
}

const backups = () => readdirSync(join(dataDir, 'backups')).filter((name) => name.endsWith('.tar.gz'));

describe('npm run db:backup and db:restore', () => {
  beforeAll(async () => {
    const database = await open();
    await prepareDatabase(database.db, { demoData: false, now });
    await database.close();
  });

  it('work while no server runs, with a named file', () => {
    const made = run('backup', ['mine.tar.gz']);
    expect(made).toEqual({
      status: 0,
      stdout: `Backup: ${join(folder, 'mine.tar.gz')}\n${NOTE}\n`,
      stderr: '',
    });
    expect(statSync(join(folder, 'mine.tar.gz')).mode & 0o077).toBe(0);
    expect(run('backup', ['mine.tar.gz'])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('already exists'),
    });
    expect(run('restore', ['mine.tar.gz'])).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^Restored the backup of .* is now in .*replaced-/),
    });
  });

  it('restores an encrypted backup, and says which keys to set where the setting has others', async () => {
    const files = await unpack(readFileSync(join(folder, 'mine.tar.gz')));
    const entries = [...files].map(([name, bytes]) => ({ name, bytes }));
    const keys = { name: 'register-keys', bytes: Buffer.from(OTHER_REGISTER_KEY) };
    const words = 'six short words for a test';
    await encryptFile(packBackup([...entries, keys], now), join(folder, 'mine.backup'), words);
    const settings = {
      DATA_DIR: dataDir,
      REGISTER_KEYS: TEST_REGISTER_KEYS,
      BACKUP_PASSPHRASE: words,
    };
    const { stdout } = run('restore', ['mine.backup'], settings);
    const toSet = `${TEST_REGISTER_KEYS},${OTHER_REGISTER_KEY}`;
    expect(stdout).toContain(`To read the register of guests in it, set REGISTER_KEYS='${toSet}'\n`);
    const again = run('restore', ['mine.backup'], { ...settings, REGISTER_KEYS: toSet });
    expect(again.stdout).not.toContain('REGISTER_KEYS');
  });

  it.each(['backup', 'restore'] as const)('%s names the program of a server', (command) => {
    const settings = {
      DATABASE_URL: 'postgres://127.0.0.1:1/none',
      TOKEN_SECRET: 'x'.repeat(32),
      REGISTER_KEYS: TEST_REGISTER_KEYS,
    };
    const { status, stderr } = run(command, ['mine.tar.gz'], settings);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^DATABASE_URL names a PostgreSQL server.*pg_dump makes a backup.*\n$/);
  });

  it('report what is missing', () => {
    expect(run('restore', []).stderr).toBe('Name the backup: npm run db:restore <file>\n');
    expect(run('restore', ['none.tar.gz']).stderr).toMatch(
      /none\.tar\.gz can't be read\. Nothing was changed\.\n$/,
    );
    expect(run('backup', [], { DATA_DIR: join(folder, 'nowhere') }).stderr).toMatch(
      /^There is no data directory /,
    );
  });
});

describe('while the server runs', () => {
  let database: OpenDatabase;
  const jobs = () => {
    if (!database.dump) throw new Error('the embedded database has a dump');
    return backupJobs(dataDir, database.dump, () => new Date(), silent);
  };
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it('the command requests a backup from it, and restoring is refused', async () => {
    const workers = startWorkers(jobs(), silent);
    const made = await runBeside('backup', ['running.tar.gz']);
    expect(made).toEqual({
      status: 0,
      stdout: `Backup: ${join(folder, 'running.tar.gz')}\n${NOTE}\n`,
      stderr: '',
    });
    const refused = await runBeside('restore', ['running.tar.gz']);
    expect(refused.stderr).toMatch(/is in use by another process/);
    await workers.stop();
    expect(existsSync(join(dataDir, 'backup-wanted'))).toBe(false);
  });

  it('the command fails when the server’s backup failed', async () => {
    const fail = async () => {
      throw new Error('no space left on device');
    };
    const workers = startWorkers(
      backupJobs(dataDir, fail, () => new Date(), silent),
      silent,
    );
    const { status, stderr } = await runBeside('backup', []);
    await workers.stop();
    expect(status).toBe(1);
    expect(stderr).toBe('The running server could not make the backup; its log says why.\n');
    expect(readdirSync(join(dataDir, 'backups')).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('one is made every hour, and the newest 24 stay', async () => {
    for (const name of backups()) rmSync(join(dataDir, 'backups', name));
    for (let hour = 10; hour < 34; hour += 1) {
      writeFileSync(join(dataDir, 'backups', `2026-01-${hour}.backup.tar.gz`), '');
    }
    const newest = join(dataDir, 'backups', '2026-01-33.backup.tar.gz');
    utimesSync(newest, new Date(), new Date());
    const hourly = async () => jobs()[0]?.run();
    await hourly();
    expect(backups()).toHaveLength(24);
    expect(existsSync(join(dataDir, 'backups', '2026-01-10.backup.tar.gz'))).toBe(true);
    const hourAgo = new Date(Date.now() - 3_600_000);
    utimesSync(newest, hourAgo, hourAgo);
    await hourly();
    await hourly();
    expect(backups()).toHaveLength(24);
    expect(existsSync(join(dataDir, 'backups', '2026-01-10.backup.tar.gz'))).toBe(false);
  });
});

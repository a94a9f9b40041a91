import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { lockDirectory } from '#server/storage/directory-lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'commands-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(command: 'migrate' | 'reset', settings: Record<string, string>, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`src/server/storage/${command}.ts`, ...words],
    {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, ...settings },
    },
  );
  return { status, stdout, stderr };
}

describe('npm run db:migrate', () => {
  it('brings an embedded database up to date, once', () => {
    const settings = { DATA_DIR: join(folder, 'embedded') };
    expect(run('migrate', settings)).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^Migrated: 0001-booking/),
    });
    expect(run('migrate', settings)).toMatchObject({ status: 0, stdout: 'The database is up to date.\n' });
  });

  it.each(['database.new', 'database'])(
    'begins again after a kill -9 as soon as %s is there',
    async (part) => {
      const dataDir = join(folder, `killed at ${part}`);
      const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
      const child = spawn(process.execPath, ['src/server/storage/migrate.ts'], { env, stdio: 'ignore' });
      const exited = once(child, 'exit');
      await expect.poll(() => existsSync(join(dataDir, part)), { timeout: 30_000, interval: 2 }).toBe(true);
      child.kill('SIGKILL');
      await exited;
      expect(run('migrate', { DATA_DIR: dataDir })).toMatchObject({ status: 0, stderr: '' });
      expect(run('migrate', { DATA_DIR: dataDir }).stdout).toBe('The database is up to date.\n');
    },
  );

  it('says in one sentence that there is no room for a database, and leaves none', () => {
    const dataDir = join(folder, 'no room');
    // No file may grow beyond 1 MB: the same as a disk that is full, for whoever may not make one.
    const command = `ulimit -f 2000; exec "${process.execPath}" src/server/storage/migrate.ts`;
    const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
    const { status, stderr } = spawnSync('sh', ['-c', command], { encoding: 'utf8', env });
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^A database can't be made in .* room\/database: writing failed\. It needs 60 MB; \d+ MB are free on that disk\.\n$/,
    );
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('is refused in one sentence while a server uses the directory', () => {
    const dataDir = join(folder, 'busy');
    const release = lockDirectory(dataDir);
    const { status, stderr } = run('migrate', { DATA_DIR: dataDir });
    release();
    expect(status).toBe(1);
    expect(stderr).toMatch(/^The data directory \S+ is in use by another process \(number \d+\)\. .*\n$/);
  });

  it('tells a wrong setting and a database that does not answer', () => {
    expect(run('migrate', { PORT: 'x' }).stderr).toBe(
      'PORT must be a whole number from 0 to 65535, not "x".\n',
    );
    const away = run('migrate', {
      DATABASE_URL: 'postgres://127.0.0.1:1/none',
      TOKEN_SECRET: 'x'.repeat(32),
    });
    expect(away).toMatchObject({
      status: 1,
      stderr: 'The database of DATABASE_URL does not answer. Is it running?\n',
    });
  });
});

describe('npm run db:reset', () => {
  it('makes the demo anew', () => {
    const settings = { DATA_DIR: join(folder, 'demo') };
    for (const _ of ['first', 'again']) {
      expect(run('reset', settings)).toEqual({
        status: 0,
        stdout: 'The database is new, with the demo homestays.\n',
        stderr: '',
      });
    }
  });

  it('deletes what may be real only when told twice', () => {
    const settings = { DATABASE_URL: inject('postgresUrl'), TOKEN_SECRET: 'x'.repeat(32), DATA_DIR: folder };
    const refused = run('reset', settings);
    expect(refused.status).toBe(1);
    expect(refused.stderr).toBe(
      'This deletes every booking, payment and account. If you are sure: npm run db:reset -- --yes\n',
    );
    expect(run('reset', settings, '--yes')).toMatchObject({
      status: 0,
      stdout: 'The database is new and empty.\n',
    });
    expect(run('reset', settings, '--yes').status).toBe(0);
  });

  it('never deletes a folder it does not know', () => {
    const dataDir = join(folder, 'foreign');
    lockDirectory(join(dataDir, 'database'))();
    writeFileSync(join(dataDir, 'database', 'letter'), '');
    expect(run('reset', { DATA_DIR: dataDir })).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("can't be opened"),
    });
  });
});

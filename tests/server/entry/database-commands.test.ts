import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { lockDirectory } from '#server/platform/database/directory-lock.ts';
import { TEST_REGISTER_KEYS } from '../../support/register-keys.ts';
import { runScript as run } from '../../support/run-script.ts';

const folder = mkdtempSync(join(tmpdir(), 'commands-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('npm run db:migrate', () => {
  it('migrates an embedded database once', () => {
    const settings = { DATA_DIR: join(folder, 'embedded') };
    expect(run('migrate', settings)).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^Migrated: 0001-booking/),
    });
    expect(run('migrate', settings)).toMatchObject({ status: 0, stdout: 'The database is up to date.\n' });
  });

  it('is refused in one sentence while a server uses the directory', () => {
    const dataDir = join(folder, 'busy');
    const release = lockDirectory(dataDir);
    const { status, stderr } = run('migrate', { DATA_DIR: dataDir });
    release();
    expect(status).toBe(1);
    expect(stderr).toMatch(/^The data directory \S+ is in use by another process \(number \d+\)\. .*\n$/);
  });

  it('reports a wrong setting and a database that does not respond', () => {
    expect(run('migrate', { PORT: 'x' }).stderr).toBe(
      'PORT must be a whole number from 0 to 65535, not "x".\n',
    );
    const away = run('migrate', {
      DATABASE_URL: 'postgres://127.0.0.1:1/none',
      TOKEN_SECRET: 'x'.repeat(32),
      REGISTER_KEYS: TEST_REGISTER_KEYS,
    });
    expect(away).toMatchObject({
      status: 1,
      stderr: 'The database of DATABASE_URL is not responding. Is it running?\n',
    });
  });
});

describe('npm run db:reset', () => {
  it('makes the demo data again', () => {
    const settings = { DATA_DIR: join(folder, 'demo') };
    for (const _ of ['first', 'again']) {
      expect(run('reset', settings)).toEqual({
        status: 0,
        stdout: 'The database is new, with the demo homestays.\n',
        stderr: '',
      });
    }
  });

  it('deletes what may be real data only with --yes', () => {
    const settings = {
      DATABASE_URL: inject('postgresUrl'),
      TOKEN_SECRET: 'x'.repeat(32),
      REGISTER_KEYS: TEST_REGISTER_KEYS,
      DATA_DIR: folder,
    };
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

  it('never deletes an unknown folder', () => {
    const dataDir = join(folder, 'foreign');
    lockDirectory(join(dataDir, 'database'))();
    writeFileSync(join(dataDir, 'database', 'letter'), '');
    expect(run('reset', { DATA_DIR: dataDir })).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("can't be opened"),
    });
  });
});

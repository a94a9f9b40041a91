import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runScript as run } from '../../support/run-script.ts';

const folder = mkdtempSync(join(tmpdir(), 'interrupted-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the first start of an embedded database', () => {
  it.each(['database.new', 'database'])(
    'starts again after a kill -9 as soon as %s is there',
    async (part) => {
      const dataDir = join(folder, `killed at ${part}`);
      const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
      const child = spawn(process.execPath, ['src/server/entry/migrate.ts'], { env, stdio: 'ignore' });
      const exited = once(child, 'exit');
      await expect.poll(() => existsSync(join(dataDir, part)), { timeout: 30_000, interval: 2 }).toBe(true);
      child.kill('SIGKILL');
      await exited;
      expect(run('migrate', { DATA_DIR: dataDir })).toMatchObject({ status: 0, stderr: '' });
      expect(run('migrate', { DATA_DIR: dataDir }).stdout).toBe('The database is up to date.\n');
    },
  );

  it('says in one sentence that the disk is full, and leaves no database', () => {
    const dataDir = join(folder, 'no room');
    // A limit of 1 MB on each file has the effect of a full disk.
    const command = `ulimit -f 2000; exec "${process.execPath}" src/server/entry/migrate.ts`;
    const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
    const { status, stderr } = spawnSync('sh', ['-c', command], { encoding: 'utf8', env });
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^A database can't be made in .* room\/database: writing failed\. It needs 60 MB; \d+ MB are free on that disk\.\n$/,
    );
    expect(readdirSync(dataDir)).toEqual([]);
  });
});

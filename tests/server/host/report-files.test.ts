import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'host-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('paths are relative to the folder in which npm was called', () => {
  cpSync('src/server/host/import/example.yaml', join(folder, 'mine.yaml'));
  const run = (command: string, ...args: string[]) =>
    spawnSync(process.execPath, [`src/server/host/${command}.ts`, ...args], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, DATA_DIR: join(folder, 'data'), INIT_CWD: folder },
    });
  const dry = run('import', 'mine.yaml', '--dry-run');
  expect(dry.stdout).toContain('Homestay 1 "Nilachal Sea View": new');
  expect(dry.stdout).toContain('This was a dry run: nothing was changed.');
  expect(run('import', 'mine.yaml').stdout).toContain('Done.');
  expect(run('bookings').stdout).toContain('Arrivals: 0');
  const missing = run('import', 'yours.yaml');
  expect([missing.status, missing.stderr]).toEqual([1, `${join(folder, 'yours.yaml')} can't be read.\n`]);
  expect(run('import').stderr).toContain('Name one file');
  expect(run('bookings', '--form', 'x').stderr).toMatch(/^Unknown option '--form'[^\n]*\n$/);
});

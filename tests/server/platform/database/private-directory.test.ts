import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '#server/platform/database/open.ts';
import { makePrivateDirectory } from '#server/platform/database/private-directory.ts';
import { readTokenSecret } from '#server/platform/keys/keys.ts';

const folder = mkdtempSync(join(tmpdir(), 'private-'));
afterAll(() => rmSync(folder, { recursive: true }));

const modeOf = (path: string) => (statSync(path).mode & 0o7777).toString(8);
const open = async (dataDir: string) => {
  const database = await openDatabase({ dataDir, databaseUrl: undefined }, () => {});
  await database.close();
};

it('the data directory is open to its owner only, from the first start on', async () => {
  const dataDir = join(folder, 'new', 'data');
  await open(dataDir);
  expect(existsSync(join(dataDir, 'database', 'PG_VERSION'))).toBe(true);
  expect(modeOf(dataDir)).toBe('700');
});

it('one that earlier releases left open is closed at the start, with its content', async () => {
  const dataDir = join(folder, 'open');
  mkdirSync(join(dataDir, 'uploads'), { recursive: true });
  writeFileSync(join(dataDir, 'uploads', 'face.webp'), 'a face');
  chmodSync(dataDir, 0o755);
  await open(dataDir);
  expect(modeOf(dataDir)).toBe('700');
});

it('is closed even when it contains only the secret', () => {
  const dataDir = join(folder, 'secret');
  readTokenSecret({ tokenSecret: undefined, dataDir });
  expect(modeOf(dataDir)).toBe('700');
});

it('a shared directory stays shared', () => {
  const shared = join(folder, 'shared');
  mkdirSync(shared);
  chmodSync(shared, 0o1777);
  makePrivateDirectory(shared);
  expect(modeOf(shared)).toBe('1777');
});

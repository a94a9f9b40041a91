import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { accountKeys, readTokenSecret } from '#server/platform/keys/keys.ts';

const folder = mkdtempSync(join(tmpdir(), 'keys-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a secret is made once, stored, and readable by its owner only', () => {
  const dataDir = join(folder, 'new', 'data');
  const secret = readTokenSecret({ tokenSecret: undefined, dataDir });
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(readTokenSecret({ tokenSecret: undefined, dataDir })).toBe(secret);
  expect(statSync(join(dataDir, 'token-secret')).mode & 0o777).toBe(0o600);
});

test('TOKEN_SECRET overrides the stored one, and leaves no file', () => {
  const dataDir = join(folder, 'told');
  expect(readTokenSecret({ tokenSecret: 'from the settings', dataDir })).toBe('from the settings');
  expect(() => statSync(dataDir)).toThrow('ENOENT');
});

test('a data directory that is a file is not overwritten', () => {
  const dataDir = join(folder, 'a-file');
  writeFileSync(dataDir, 'precious');
  expect(() => readTokenSecret({ tokenSecret: undefined, dataDir })).toThrow();
});

test('a successor is always the same, and another secret makes another', () => {
  const keys = accountKeys('one secret');
  expect(keys.successorOf('token')).toBe(accountKeys('one secret').successorOf('token'));
  expect(keys.successorOf('token')).not.toBe(accountKeys('another').successorOf('token'));
  expect(keys.successorOf('token')).not.toBe(keys.successorOf('tokem'));
  expect(keys.successorOf('token')).toMatch(/^[\w-]{43}$/);
});

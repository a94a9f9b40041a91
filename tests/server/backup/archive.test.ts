import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type Entry, pack, unpack } from '#server/backup/archive.ts';

const made = new Date('2026-11-21T06:00:00Z');
const entries: Entry[] = [
  { name: 'backup.json', bytes: Buffer.from('{}') },
  { name: 'uploads/profile/a_b-c.webp', bytes: Buffer.alloc(513, 7) },
  { name: 'empty', bytes: Buffer.alloc(0) },
  { name: 'block', bytes: Buffer.alloc(512, 1) },
];
const archive = () => gzipSync(Buffer.concat([...pack(entries, made)]));

test('what is packed is unpacked', async () => {
  const files = await unpack(archive());
  expect([...files.keys()]).toEqual(entries.map(({ name }) => name));
  for (const { name, bytes } of entries) expect(files.get(name)?.equals(bytes), name).toBe(true);
});

test('tar itself reads it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'archive-'));
  writeFileSync(join(folder, 'x.tar.gz'), archive());
  const { stdout } = spawnSync('tar', ['-tzvf', join(folder, 'x.tar.gz')], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(stdout).toMatch(/-rw-------.* 513 .*uploads\/profile\/a_b-c\.webp\n/);
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['words', Buffer.from('dear me')],
  ['half of one', archive().subarray(0, 60)],
  ['a compressed text', gzipSync('x'.repeat(2000))],
  ['one without its end', gzipSync(Buffer.concat([...pack(entries, made)]).subarray(0, -1024))],
])('%s is no archive', async (_, bytes) => {
  await expect(unpack(bytes)).rejects.toThrow(expect.objectContaining({ name: 'ArchiveBroken' }));
});

test('a name that has no place is not cut off', () => {
  expect(() => [...pack([{ name: 'a'.repeat(101), bytes: Buffer.alloc(1) }], made)]).toThrow('too long');
});

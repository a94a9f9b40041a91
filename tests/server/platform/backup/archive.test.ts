import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { pack as packTar } from 'tar-stream';
import { expect, test } from 'vitest';
import { type Entry, pack, unpack } from '#server/platform/backup/archive.ts';

const made = new Date('2026-11-21T06:00:00Z');
const entries: Entry[] = [
  { name: 'backup.json', bytes: Buffer.from('{}') },
  { name: 'uploads/profile/a_b-c.webp', bytes: Buffer.alloc(513, 7) },
  { name: 'empty', bytes: Buffer.alloc(0) },
  { name: 'block', bytes: Buffer.alloc(512, 1) },
];
const archive = await buffer(pack(entries, made));
const compressed = gzipSync(archive);

test('what is packed is unpacked', async () => {
  const files = await unpack(compressed);
  expect([...files.keys()]).toEqual(entries.map(({ name }) => name));
  for (const { name, bytes } of entries) expect(files.get(name)?.equals(bytes), name).toBe(true);
});

test('tar itself can read it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'archive-'));
  writeFileSync(join(folder, 'x.tar.gz'), compressed);
  const { stdout } = spawnSync('tar', ['-tzvf', join(folder, 'x.tar.gz')], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(stdout).toMatch(/-rw-------.* 513 .*uploads\/profile\/a_b-c\.webp\n/);
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['words', Buffer.from('dear me')],
  ['half of one', compressed.subarray(0, 60)],
  ['a compressed text', gzipSync('x'.repeat(2000))],
  ['one without its end', gzipSync(archive.subarray(0, -1024))],
])('%s is no archive', async (_, bytes) => {
  await expect(unpack(bytes)).rejects.toThrow(expect.objectContaining({ name: 'ArchiveBroken' }));
});

test('an archive of the first release is unpacked', async () => {
  const before =
    'H4sIAAAAAAACA+3WwQrCMAwG4Hryadz+bO18HGlrBd20Zd0YIr67iLcx8LQqNN8xlxzCn8Ro246huER/E2sBgAZYrH9UglQNVDUpiXe9aZQSEAmMcdC9QJJef+jxFCxjY+i8PsYy9P507lypD2Zni8mZkCz/BNAs/0RSSs5/AluWN16BWXPXMNxX7vH9/8P8/1Nqz/s/BdN52/52/rQ4/5p4/glsWNb4AjKWrxfrFDJDABQAAA==';
  const files = await unpack(Buffer.from(before, 'base64'));
  for (const { name, bytes } of entries) expect(files.get(name)?.equals(bytes), name).toBe(true);
});

test('a long name is complete', async () => {
  const name = `uploads/${'a'.repeat(200)}.webp`;
  const long = gzipSync(await buffer(pack([{ name, bytes: Buffer.alloc(1) }], made)));
  expect([...(await unpack(long)).keys()]).toEqual([name]);
});

test('an archive that was packed again with its folders can be read', async () => {
  const again = packTar();
  again.entry({ name: 'uploads/', type: 'directory' });
  again.entry({ name: 'uploads/x.webp' }, 'x');
  again.finalize();
  expect([...(await unpack(gzipSync(await buffer(again)))).keys()]).toEqual(['uploads/x.webp']);
});

test.each(['symlink', 'link'] as const)('an archive with a %s is refused', async (type) => {
  const hostile = packTar();
  hostile.entry({ name: 'uploads/profile', type, linkname: '/etc' });
  hostile.entry({ name: 'uploads/profile/passwd.webp' }, 'x');
  hostile.finalize();
  await expect(unpack(gzipSync(await buffer(hostile)))).rejects.toThrow(
    expect.objectContaining({ name: 'ArchiveBroken' }),
  );
});

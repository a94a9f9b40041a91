import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { databaseFiles, diskFiles, type Files, openFiles } from '#server/platform/files.ts';
import { databases } from '../../support/database.ts';

const now = new Date('2026-11-21T06:00:00Z');
const bytes = Buffer.from([1, 2, 3, 0, 255]);
const folder = mkdtempSync(join(tmpdir(), 'files-'));
afterAll(() => rmSync(folder, { recursive: true }));

function behaves(files: () => Files) {
  test('return what was saved, and nothing once it is removed', async () => {
    await files().save('profile/a-B_1.webp', bytes, now);
    expect(await files().read('profile/a-B_1.webp')).toEqual({
      bytes: new Uint8Array(bytes),
      contentType: 'image/webp',
    });
    await files().remove('profile/a-B_1.webp');
    expect(await files().read('profile/a-B_1.webp')).toBeUndefined();
    await files().remove('profile/a-B_1.webp');
  });

  test('tell AVIF from WebP', async () => {
    await files().save('photo/a-480.avif', bytes, now);
    expect(await files().read('photo/a-480.avif')).toMatchObject({ contentType: 'image/avif' });
  });

  test('have the date of their last renewal', async () => {
    await files().save('renewed/one.webp', bytes, new Date('2020-01-01'));
    expect(await files().renew('renewed/one.webp', new Date('2050-01-01'))).toBe(true);
    expect(await files().listOlder('renewed', new Date('2049-01-01'))).toEqual([]);
    expect(await files().renew('renewed/none.webp', now)).toBe(false);
  });

  // A random name may begin with a hyphen or an underscore.
  test.each(['profile/-a.webp', 'profile/_a.webp'])('save %s, too', async (path) => {
    await files().save(path, bytes, now);
    expect(await files().read(path)).toBeDefined();
  });

  test('are listed by their age', async () => {
    await files().save('old/one.webp', bytes, now);
    const long = new Date('2100-01-01');
    expect(await files().listOlder('old', long)).toEqual(['old/one.webp']);
    expect(await files().listOlder('old', new Date('2020-01-01'))).toEqual([]);
    expect(await files().listOlder('none', long)).toEqual([]);
  });

  test.each([
    '',
    '../x.webp',
    '/etc/passwd',
    'a/../b.webp',
    'a//b.webp',
    'a\\b.webp',
    'a/b.svg',
    'a%2fb.webp',
    '.webp',
  ])('find nothing at %j', async (path) => {
    expect(await files().read(path)).toBeUndefined();
  });
}

describe('files on the disk', () => {
  behaves(() => diskFiles(join(folder, 'uploads')));

  test('are never written outside their folder, and leave no incomplete file', async () => {
    writeFileSync(join(folder, 'secret.webp'), 'x');
    const files = diskFiles(join(folder, 'uploads'));
    await expect(files.save('../secret.webp', bytes, now)).rejects.toThrow('not the path of a stored file');
    expect(await files.read('../secret.webp')).toBeUndefined();
    await files.save('room/one.webp', bytes, now);
    expect(readdirSync(join(folder, 'uploads/room'))).toEqual(['one.webp']);
    expect(await files.read('room/one.webp/x.webp')).toBeUndefined();
  });
});

describe.each(databases)('files in $name', (database) => {
  let open: OpenDatabase;
  beforeAll(async () => {
    open = await database.open();
  });
  afterAll(() => open.close());
  behaves(() => databaseFiles(open.db));

  test('are where the settings say', async () => {
    const files = openFiles(open.db, { databaseUrl: 'postgres://x', dataDir: folder });
    await files.save('room/two.webp', bytes, now);
    expect(await databaseFiles(open.db).read('room/two.webp')).toBeDefined();
    const beside = openFiles(open.db, { databaseUrl: undefined, dataDir: folder });
    expect(await beside.read('room/two.webp')).toBeUndefined();
  });
});

import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { replacePicture } from '#server/accounts/queries.ts';
import { sweepPictures } from '#server/housekeeping/jobs.ts';
import { databaseFiles, diskFiles } from '#server/platform/files.ts';
import { signUp } from '../../support/accounts.ts';
import { serverTest } from '../../support/open-app.ts';

const HOUR = 3_600_000;
const bytes = Buffer.from([1, 2, 3]);

serverTest('pictures that no profile names', { empty: true }, (api) => {
  const folder = mkdtempSync(join(tmpdir(), 'sweep-'));
  beforeAll(async () => {
    const { user } = await signUp(api, 'asha@example.in');
    await replacePicture(api.deps.db, user.id, 'profile/named.webp');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('are deleted from the database after an hour, and nothing else', async () => {
    const files = databaseFiles(api.deps.db);
    const now = api.clock();
    const save = (path: string, age: number) => files.save(path, bytes, new Date(now.getTime() - age));
    await save('profile/named.webp', 9 * HOUR);
    await save('profile/left.webp', HOUR + 1);
    await save('profile/young.webp', HOUR - 1);
    await save('photo/of-a-room.webp', 9 * HOUR);
    await sweepPictures({ ...api.deps, files });
    const rows = await api.deps.db.selectFrom('upload').select('path').orderBy('path').execute();
    expect(rows.map(({ path }) => path)).toEqual([
      'photo/of-a-room.webp',
      'profile/named.webp',
      'profile/young.webp',
    ]);
  });

  test('are deleted from the disk, including incomplete files', async () => {
    const inside = join(folder, 'profile');
    mkdirSync(inside);
    const save = (name: string, age: number) => {
      writeFileSync(join(inside, name), bytes);
      const at = new Date(api.clock().getTime() - age);
      utimesSync(join(inside, name), at, at);
    };
    save('named.webp', 9 * HOUR);
    save('left.webp', HOUR + 1000);
    save('half.webp.part', HOUR + 1000);
    save('young.webp.part', HOUR - 1000);
    save('notes.txt', 9 * HOUR);
    await sweepPictures({ ...api.deps, files: diskFiles(folder) });
    expect(readdirSync(inside).toSorted()).toEqual(['named.webp', 'notes.txt', 'young.webp.part']);
    const none = join(folder, 'none');
    await sweepPictures({ ...api.deps, files: diskFiles(none) });
    expect(existsSync(none)).toBe(false);
  });
});

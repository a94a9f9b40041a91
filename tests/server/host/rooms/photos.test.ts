import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { runImport } from '#server/host/import/run-import.ts';
import { sweepPictures } from '#server/housekeeping/jobs.ts';
import { databaseFiles } from '#server/platform/files.ts';
import { serverTest } from '../../../support/open-app.ts';

const example = readFileSync('src/server/host/import/example.yaml', 'utf8');
const NOW = new Date('2026-11-21T06:00:00Z');
const DAY = 86_400_000;
const ALL_WIDTHS = [480, 720, 1280, 1920];

serverTest("a host's photos", { anew: true, empty: true }, (api) => {
  const folder = mkdtempSync(join(tmpdir(), 'photos-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Imports a photo into the first room of the example, and none of the house. */
  const bringIn = async (photo: Buffer, now = NOW) => {
    writeFileSync(join(folder, 'bed.jpg'), photo);
    const photos = '        photos:\n          - { file: bed.jpg, tag: Bed }';
    const text = example
      .replace(/^ {8}size: .*$/m, (size) => `${size}\n${photos}`)
      .replace('    faqs:', '    photos: []\n    faqs:');
    return runImport({
      text,
      folder,
      db: api.deps.db,
      files: databaseFiles(api.deps.db),
      now,
      dryRun: false,
    });
  };
  const photograph = (width: number, height: number, background = '#0f5f6b') =>
    sharp({ create: { width, height, channels: 3, background } }).jpeg();
  const shown = async () => {
    const { room } = await (await api.ask('/public/room/1')).json();
    return room.images[0];
  };
  /** Every file that the wire's convention promises, as it is served. */
  const served = async () => {
    const { file_path, sizes } = await shown();
    const stem = file_path.replace(/-\d+\.webp$/, '');
    const names = sizes.widths.flatMap((width: number) =>
      ['avif', 'webp'].map((format) => `${stem}-${width}.${format}`),
    );
    return Promise.all(
      names.map(async (name: string) => {
        const answer = await api.ask(`/admin/uploads/${name}`);
        const bytes = Buffer.from(await answer.arrayBuffer());
        return { name, type: answer.headers.get('content-type'), bytes, meta: await sharp(bytes).metadata() };
      }),
    );
  };
  const stored = async () =>
    (await api.deps.db.selectFrom('upload').select('path').execute()).map(({ path }) => path);

  test('are stored in four widths as AVIF and WebP, and listed on the wire', async () => {
    await bringIn(await photograph(3000, 2000).toBuffer());
    expect(await shown()).toMatchObject({
      file_path: expect.stringMatching(/^photo\/[0-9a-f]{32}-1280\.webp$/),
      sizes: { width: 1920, height: 1280, widths: ALL_WIDTHS },
    });
    const files = await served();
    expect(files.map(({ type, meta: { width, height } }) => [type, width, height])).toEqual([
      ['image/avif', 480, 320],
      ['image/webp', 480, 320],
      ['image/avif', 720, 480],
      ['image/webp', 720, 480],
      ['image/avif', 1280, 853],
      ['image/webp', 1280, 853],
      ['image/avif', 1920, 1280],
      ['image/webp', 1920, 1280],
    ]);
    expect(await stored()).toHaveLength(8);
    const decoded = files.map(({ meta }) =>
      meta.compression === 'av1' ? 'image/avif' : `image/${meta.format}`,
    );
    expect(decoded).toEqual(files.map(({ type }) => type));
  });

  test('are also listed by the search and by the list of rooms', async () => {
    await bringIn(await photograph(800, 600).toBuffer());
    const sizes = { width: 800, height: 600, widths: [480, 720, 800] };
    const search = { json: { checkInDate: '2026-12-01', checkOutDate: '2026-12-03', guests: 2 } };
    const found = await (await api.ask('/public/check-room-availability', search)).json();
    expect(found.rooms[0].images).toEqual([{ file_path: (await shown()).file_path, alt: '', sizes }]);
    const known = await (await api.ask('/public/rooms')).json();
    expect(known.rooms[0].images).toMatchObject([{ sizes }]);
    expect((await shown()).file_path).toMatch(/-800\.webp$/);
  });

  test('are never wider than the original', async () => {
    await bringIn(await photograph(300, 200).toBuffer());
    expect((await shown()).sizes).toEqual({ width: 300, height: 200, widths: [300] });
    expect((await served()).map(({ meta }) => meta.width)).toEqual([300, 300]);
  });

  test('are turned upright and lose the place they were taken at', async () => {
    const location = { GPSLatitudeRef: 'N', GPSLatitude: '19/1 48/1 0/1' };
    const lying = photograph(2400, 1600).withExif({ IFD0: { Copyright: 'secret place' }, IFD3: location });
    await bringIn(await lying.withMetadata({ orientation: 6 }).toBuffer());
    expect((await shown()).sizes).toEqual({ width: 1280, height: 1920, widths: [480, 720, 1280] });
    for (const { bytes, meta } of await served()) {
      expect(meta.height).toBe(((meta.width ?? 0) * 3) / 2);
      expect([meta.exif, meta.xmp, meta.orientation]).toEqual([undefined, undefined, undefined]);
      expect(bytes.includes('secret place')).toBe(false);
    }
  });

  test('of one width, from before there were several, are shown unchanged', async () => {
    await bringIn(await photograph(800, 600).toBuffer());
    const old = { file_path: 'photo/0123456789abcdef0123456789abcdef.webp', sizes: null };
    await api.deps.db.updateTable('room_image').set(old).execute();
    expect(await shown()).toMatchObject(old);
    expect(await bringIn(await photograph(800, 600).toBuffer())).toContain('Room 1 "Garden Room": changed');
    expect((await shown()).sizes).not.toBeNull();
  });

  test('stay while a room has them, and all files are deleted a month after they were replaced', async () => {
    const files = databaseFiles(api.deps.db);
    const ofOneWidth = 'photo/of-one-width.webp';
    const later = new Date(NOW.getTime() + 90 * DAY);
    const sweptOn = async (day: number) => {
      const clock = () => new Date(later.getTime() + day * DAY);
      await sweepPictures({ db: api.deps.db, files, clock });
      return stored();
    };
    await bringIn(await photograph(500, 400).toBuffer());
    const first = await stored();
    expect(first).toHaveLength(4);
    for (const path of [ofOneWidth, 'photo/of-nobody.webp', 'photo/of-nobody-480.avif'])
      await files.save(path, Buffer.from([1]), NOW);
    const row = { property_id: 1, path: ofOneWidth.replace('/', '\\'), tag: 'House', position: 9 };
    await api.deps.db.insertInto('property_image').values(row).execute();
    expect((await sweptOn(0)).toSorted()).toEqual([...first, ofOneWidth].toSorted());

    // Another photo replaces it, and the homestay's is removed.
    await bringIn(await photograph(500, 400, '#ee3333').toBuffer(), later);
    const second = (await stored()).filter((path) => path !== ofOneWidth && !first.includes(path));
    expect(second).toHaveLength(4);
    expect(await sweptOn(29)).toHaveLength(9);
    expect((await sweptOn(31)).toSorted()).toEqual(second.toSorted());
    expect(await served()).toHaveLength(4);
  });
});

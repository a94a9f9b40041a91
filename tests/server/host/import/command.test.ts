import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { insertPageView } from '#server/analytics/queries.ts';
import { bookingsReport } from '#server/host/bookings-report.ts';
import { runImport } from '#server/host/import/run-import.ts';
import { viewsReport } from '#server/host/tasks.ts';
import { databaseFiles } from '#server/platform/files.ts';
import { bookingRequest } from '../../../support/homestays.ts';
import { serverTest } from '../../../support/open-app.ts';
import { paidBooking } from '../../../support/paid-booking.ts';

const example = readFileSync('src/server/host/import/example.yaml', 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'import-'));
afterAll(() => rmSync(folder, { recursive: true }));
const now = new Date('2026-11-21T06:00:00Z');

serverTest('importing homestays', { empty: true }, (api) => {
  beforeEach(async () => {
    // Children first: sold nights refer to rooms.
    for (const table of [
      'payment',
      'payment_order',
      'room_night',
      'paper',
      'reservation',
      'room',
      'property',
    ] as const) {
      await api.deps.db.deleteFrom(table).execute();
    }
  });

  const bringIn = (text: string, dryRun = false) =>
    runImport({ text, folder, db: api.deps.db, files: databaseFiles(api.deps.db), now, dryRun });
  const book = (changes: Record<string, unknown> = {}) =>
    paidBooking(api, { rooms: [{ id: 1 }], check_in: '2026-12-01', check_out: '2026-12-03', ...changes });
  const priceOf = (night: string, room = 1) =>
    api.deps.db
      .selectFrom('room_night')
      .select(['price', 'minimum_stay'])
      .where('night', '=', night)
      .where('room_id', '=', room)
      .where('closed', '=', false)
      .executeTakeFirst();

  test('a new property goes live, and its rooms can be booked', async () => {
    expect(await bringIn(example)).toEqual([
      'Homestay 1 "Nilachal Sea View": new',
      'Room 1 "Garden Room": new',
      'Room 2 "Family Room": new',
      'Room 1 "Garden Room", nights: 340 opened',
      'Room 2 "Family Room", nights: 345 opened',
    ]);
    expect(await priceOf('2026-11-20')).toBeUndefined();
    expect(await priceOf('2026-12-01')).toEqual({ price: 1800, minimum_stay: 1 });
    expect(await priceOf('2026-12-04')).toEqual({ price: 2100, minimum_stay: 1 });
    expect(await priceOf('2026-12-25')).toEqual({ price: 2800, minimum_stay: 2 });
    expect(await priceOf('2027-06-12')).toBeUndefined();
    const { rooms } = await (
      await api.ask('/public/check-room-availability', {
        json: { checkInDate: '2026-12-01', checkOutDate: '2026-12-04', guests: 2 },
      })
    ).json();
    expect(rooms).toMatchObject([
      {
        id: 1,
        homestay_name: 'Nilachal Sea View',
        price: 5400,
        rules_discount_percentage: 5,
        beds: 'Double bed',
        floor: 'Ground floor',
      },
      {
        id: 2,
        beds: '',
        price: 7800,
        amenities: expect.arrayContaining([{ name: 'Air Conditioner', available: false }]),
      },
    ]);
    await book();
  });

  test('the same file again changes nothing', async () => {
    await bringIn(example);
    expect(await bringIn(example)).toEqual([
      'Homestay 1 "Nilachal Sea View": unchanged',
      'Room 1 "Garden Room": unchanged',
      'Room 2 "Family Room": unchanged',
      'Room 1 "Garden Room", nights: unchanged',
      'Room 2 "Family Room", nights: unchanged',
    ]);
  });

  test('a dry run shows the changes and makes none', async () => {
    await bringIn(example);
    const dearer = example.replaceAll('price: 2600', 'price: 2700').replace('Family Room', 'Big Room');
    const lines = await bringIn(dearer, true);
    expect(lines).toContain('Room 2 "Big Room": changed');
    expect(lines).toContain('Room 2 "Big Room", nights: 345 changed');
    expect(await priceOf('2026-12-01', 2)).toMatchObject({ price: 2600 });
    const detail = 'Room 2 "Big Room": 21 Nov 2026 – 31 Oct 2027 (345 nights): ₹2,600 → ₹2,700';
    expect(lines).toContain(detail);
    expect(await bringIn(dearer)).toEqual(lines.filter((line) => line !== detail));
    expect(await priceOf('2026-12-01', 2)).toMatchObject({ price: 2700 });
  });

  test('what the file no longer names stays, and is reported', async () => {
    await bringIn(example);
    const one = example.slice(0, example.indexOf('      - id: 2'));
    expect(await bringIn(one)).toContain('Room 2 "Family Room": not in the file, left as it is');
  });

  test('a file with a problem changes nothing', async () => {
    await expect(bringIn(example.replace('capacity: 4', 'capacity: four'))).rejects.toThrow(/^line \d+, /);
    expect(await api.deps.db.selectFrom('property').select('id').execute()).toEqual([]);
    await bringIn(example);
    const moved = example.replace('  - id: 1 ', '  - id: 9 ').replace('Nilachal Sea View', 'Another House');
    await expect(bringIn(moved)).rejects.toThrow("Room 1 belongs to homestay 1 and can't move to homestay 9");
    expect(await api.deps.db.selectFrom('property').select('id').execute()).toEqual([{ id: 1 }]);
  });

  test('photos are re-encoded, stored once and shown in order; a wrong one is reported by its field', async () => {
    const picture = sharp({
      create: { width: 2400, height: 1600, channels: 3, background: { r: 9, g: 90, b: 99 } },
    });
    writeFileSync(join(folder, 'bed.jpg'), await picture.jpeg().toBuffer());
    writeFileSync(join(folder, 'notes.jpg'), 'not a picture');
    const withPhotos = (file: string) =>
      example.replace(
        '        size: 320 sq ft',
        `        size: 320 sq ft\n        photos:\n          - { file: bed.jpg, tag: Bed }\n          - { file: ${file}, tag: View }`,
      );
    await expect(bringIn(withPhotos('notes.jpg'))).rejects.toThrow(
      'line 74, room "Family Room", 2nd photo, file: notes.jpg is not a JPEG, PNG or WebP picture; save it as one.',
    );
    const wrong: [file: string, sentence: string][] = [
      ['nowhere.jpg', 'there is no file nowhere.jpg beside this one.'],
      ['Bed.JPG', 'the file is named bed.jpg; write file: bed.jpg.'],
      ['bed.jpeg', 'the file is named bed.jpg; write file: bed.jpg.'],
      ['photos/bed.jpg', 'there is no folder photos beside this file.'],
      [
        'https://example.com/bed.jpg',
        'write the name of a file that lies beside this one, not a web address.',
      ],
    ];
    for (const [file, sentence] of wrong) {
      const place = 'line 74, room "Family Room", 2nd photo, file';
      await expect(bringIn(withPhotos(file))).rejects.toThrow(`${place}: ${sentence}`);
      const twice = withPhotos(file).replace('capacity: 4', 'capacity: four');
      await expect(bringIn(twice)).rejects.toThrow(`from 1 to 20.\n${place}: ${sentence}`);
    }
    await bringIn(withPhotos('bed.jpg'));
    expect(await bringIn(withPhotos('bed.jpg'))).toContain('Room 2 "Family Room": unchanged');
    const images = await api.deps.db.selectFrom('room_image').selectAll().orderBy('position').execute();
    expect(images.map(({ tag }) => tag)).toEqual(['Bed', 'View']);
    const served = await api.ask(`/admin/uploads/${images[0]?.file_path}`);
    expect(await sharp(await served.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width: 1280 });
    // The same photo twice, in four widths and two formats.
    expect(await api.deps.db.selectFrom('upload').select('path').execute()).toHaveLength(8);
  });

  test('the report shows arrivals, departures and money due', async () => {
    await bringIn(example);
    const first = await book({ guest_name: 'Asha \u202eMishra', payment_method: 'advance', breakfast: 2 });
    const second = await book({
      check_in: '2026-12-03',
      check_out: '2026-12-08',
      rooms: [{ id: 2 }],
      children: 1,
    });
    await api.ask('/public/reservation/create', {
      json: bookingRequest({ rooms: [{ id: 1 }], check_in: '2026-12-03', check_out: '2026-12-04' }),
    });
    expect(await bookingsReport(api.deps.db, '2026-12-01', '2026-12-03')).toBe(
      [
        'Bookings from Tue, 1 Dec 2026 to Thu, 3 Dec 2026',
        '',
        'Arrivals: 2',
        `  Tue, 1 Dec 2026  SH${first.id}  Asha  Mishra  Nilachal Sea View: Garden Room  due ₹1,900`,
        '      2 nights, 2 adults, 2 breakfasts a day, +91 98765 43210',
        `  Thu, 3 Dec 2026  SH${second.id}  Asha Mishra  Nilachal Sea View: Family Room  paid in full`,
        '      5 nights, 2 adults, 1 child, +91 98765 43210',
        '',
        'Departures: 1',
        `  Thu, 3 Dec 2026  SH${first.id}  Asha  Mishra  Nilachal Sea View: Garden Room  due ₹1,900`,
        '',
        'In house: 0',
        '',
        'Due at check-in: ₹1,900',
        'Due from guests who came earlier: ₹0',
        '',
      ].join('\n'),
    );
    const inHouse = await bookingsReport(api.deps.db, '2026-12-02', '2026-12-02');
    expect(inHouse).toContain(
      `In house: 1\n  Thu, 3 Dec 2026  SH${first.id}  Asha  Mishra  Nilachal Sea View: Garden Room  due ₹1,900\n`,
    );
    expect(inHouse).toContain('Due at check-in: ₹0\nDue from guests who came earlier: ₹1,900\n');
    await api.deps.db
      .updateTable('reservation')
      .set({ checked_out_at: now })
      .where('id', '=', first.id)
      .execute();
    expect(await bookingsReport(api.deps.db, '2026-12-02', '2026-12-02')).toContain('In house: 0');
    expect(await bookingsReport(api.deps.db, '2027-01-01', '2027-01-02')).toContain('Arrivals: 0');
  });

  test('the report of views shows how often each page was viewed', async () => {
    const view = { page: 'Rooms', url: '/rooms', viewedAt: now, sessionId: 'a', deviceType: 'mobile' };
    await insertPageView(api.deps.db, view);
    expect(await viewsReport(api.deps.db, '2026-11-21', '2026-11-21')).toContain(
      'Sat, 21 Nov 2026       1         1  Rooms  mobile',
    );
  });
});

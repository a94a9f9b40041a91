import { expect, test } from 'vitest';
import { runImport } from '#server/host/import/run-import.ts';
import { databaseFiles } from '#server/platform/files.ts';
import type { NightWriter } from '#server/rooms/schema.ts';
import { serverTest } from '../../../support/open-app.ts';
import { paidBooking } from '../../../support/paid-booking.ts';

const HOLIDAYS = '{ from: 2026-12-24, to: 2027-01-03, price: 2800, minimum_stay: 2 }';

/** Room 1 of the test homestays, by default at ₹1,800 a night. */
const file = ({ rates = '', closed = '', price = 1800, more = '' } = {}) => `
homestays:
  - id: 1
    name: Homestay 1
    address: Puri${more}
    rooms:
      - id: 1
        name: Garden Room
        description: Quiet.
        size: 200 sq ft
        rates: [{ from: 2026-11-01, to: 2027-01-31, price: ${price} }${rates && `, ${rates}`}]
        closed: [${closed}]
`;

serverTest('what a file changes in the calendar', { anew: true }, (api) => {
  const bringIn = (text: string, flags: { dryRun?: boolean; overwrite?: boolean } = {}) => {
    const { db } = api.deps;
    const now = api.clock();
    return runImport({ text, folder: '.', db, files: databaseFiles(db), now, dryRun: false, ...flags });
  };
  /** What is said of the nights, below the summary. */
  const details = async (...request: Parameters<typeof bringIn>) =>
    (await bringIn(...request)).filter((line) => /^Room 1 "Garden Room": \d/.test(line));
  const setNights = (from: string, to: string, set: Record<string, unknown>, set_by: NightWriter) =>
    api.deps.db
      .updateTable('room_night')
      .set({ ...set, set_by })
      .where('room_id', '=', 1)
      .where('night', '>=', from)
      .where('night', '<=', to)
      .execute();
  const nightOf = (night: string) =>
    api.deps.db
      .selectFrom('room_night')
      .select(['price', 'closed', 'set_by'])
      .where('room_id', '=', 1)
      .where('night', '=', night)
      .executeTakeFirstOrThrow();

  test('is shown old and new, by ranges of nights', async () => {
    await bringIn(file());
    const closed = '{ from: 2027-01-20, to: 2027-01-21 }';
    expect(await details(file({ rates: HOLIDAYS, closed }), { dryRun: true })).toEqual([
      'Room 1 "Garden Room": 24 Dec 2026 – 3 Jan 2027 (11 nights): ₹1,800 → ₹2,800, minimum stay 1 → 2',
      'Room 1 "Garden Room": 20–21 Jan 2027 (2 nights): ₹1,800 → closed',
    ]);
    expect(await nightOf('2026-12-24')).toMatchObject({ price: 1800, closed: false });
    await bringIn(file({ rates: HOLIDAYS, closed }));
    const weekends =
      '{ from: 2027-01-08, to: 2027-01-30, price: 2000, discount: 100, weekdays: [friday, saturday] }';
    expect(await details(file({ rates: weekends }), { dryRun: true })).toEqual([
      'Room 1 "Garden Room": 24 Dec 2026 – 3 Jan 2027 (11 nights): ₹2,800 → ₹1,800, minimum stay 2 → 1',
      'Room 1 "Garden Room": 8–30 Jan 2027, Fri, Sat (8 nights): ₹1,800 → ₹2,000, discount ₹0 → ₹100',
      'Room 1 "Garden Room": 20–21 Jan 2027 (2 nights): closed → ₹1,800',
    ]);
  });

  test('is not shown for a sold night, which stays and is named', async () => {
    await bringIn(file());
    await paidBooking(api, { check_in: '2026-12-18', check_out: '2026-12-20' });
    const lines = await bringIn(file({ price: 2000 }), { dryRun: true });
    expect(lines).toContain('Room 1 "Garden Room": 21 Nov – 17 Dec 2026 (27 nights): ₹1,800 → ₹2,000');
    expect(lines.find((line) => line.includes('nights:'))).toContain(
      '2 sold, to change once free (2026-12-18, 2026-12-19)',
    );
  });

  test('leaves nights that were set in the calendar or by the rates since', async () => {
    await bringIn(file());
    await setNights('2026-12-24', '2026-12-26', { price: 3000 }, 'calendar');
    await setNights('2027-01-10', '2027-01-10', { closed: true }, 'calendar');
    await setNights('2027-01-15', '2027-01-16', { price: 2100, minimum_stay: 3 }, 'rates');
    const conflicts = [
      'Room 1 "Garden Room": 24–26 Dec 2026 stays ₹3,000, minimum stay 1, set in the calendar; your file says ₹2,800, minimum stay 2. To take your file\'s: --overwrite',
      'Room 1 "Garden Room": 10 Jan 2027 stays closed, set in the calendar; your file says ₹1,800. To take your file\'s: --overwrite',
      'Room 1 "Garden Room": 15–16 Jan 2027 stays ₹2,100, minimum stay 3, set by your rates; your file says ₹1,800, minimum stay 1. To take your file\'s: --overwrite',
    ];
    const changed =
      'Room 1 "Garden Room": 27 Dec 2026 – 3 Jan 2027 (8 nights): ₹1,800 → ₹2,800, minimum stay 1 → 2';
    expect(await details(file({ rates: HOLIDAYS }), { dryRun: true })).toEqual([changed, ...conflicts]);
    const lines = await bringIn(file({ rates: HOLIDAYS }));
    expect(lines).toEqual(expect.arrayContaining(conflicts));
    expect(lines).toContain('Room 1 "Garden Room", nights: 8 changed, 6 left as they are');
    expect(await nightOf('2026-12-25')).toEqual({ price: 3000, closed: false, set_by: 'calendar' });
    expect(await nightOf('2026-12-27')).toEqual({ price: 2800, closed: false, set_by: 'file' });
    expect(await nightOf('2027-01-10')).toMatchObject({ closed: true, set_by: 'calendar' });
  });

  test('names ten conflicts of a room in an import, and all in a dry run', async () => {
    await bringIn(file());
    for (let day = 1; day <= 12; day += 1) {
      const night = `2026-12-${String(day).padStart(2, '0')}`;
      await setNights(night, night, { price: 2000 + day }, 'calendar');
    }
    expect(await details(file(), { dryRun: true })).toHaveLength(12);
    const lines = await bringIn(file());
    const more = lines.findIndex((line) => line.startsWith('…'));
    expect(lines.slice(more - 1, more + 1)).toEqual([
      expect.stringContaining('10 Dec 2026 stays ₹2,010'),
      '… and 2 more; a dry run shows all',
    ]);
  });

  test('is everything with --overwrite', async () => {
    await bringIn(file());
    await setNights('2026-12-24', '2026-12-26', { price: 3000 }, 'calendar');
    expect(await details(file(), { dryRun: true, overwrite: true })).toEqual([
      'Room 1 "Garden Room": 24–26 Dec 2026 (3 nights): ₹3,000 → ₹1,800',
    ]);
    await bringIn(file(), { overwrite: true });
    expect(await nightOf('2026-12-25')).toEqual({ price: 1800, closed: false, set_by: 'file' });
    expect(await details(file({ price: 1900 }))).toEqual([]);
    expect(await nightOf('2026-12-25')).toMatchObject({ price: 1900 });
  });

  test('comes after what is probably a mistake, which stops nothing', async () => {
    await bringIn(file());
    const more = `
    location: { lat: 85.8249, lng: 19.7983 }
    cancellation: [{ hours_before: 72, percent: 100 }, { hours_before: 168, percent: 50 }]
    length_discounts: [{ nights: 3, percent: 15 }, { nights: 7, percent: 5 }]`;
    const rates =
      '{ from: 2026-12-24, to: 2026-12-25, price: 18000 }, { from: 2026-12-26, to: 2026-12-26, price: 0 }';
    const warnings = [
      'Please check: homestay "Homestay 1": latitude and longitude look swapped',
      'Please check: homestay "Homestay 1": cancelling earlier refunds less than cancelling later',
      'Please check: homestay "Homestay 1": a longer stay is discounted less than a shorter one',
      'Please check: Room 1 "Garden Room": 24–25 Dec 2026 (2 nights): ₹1,800 → ₹18,000 is a change by more than half',
      'Please check: Room 1 "Garden Room": 26 Dec 2026: the price is ₹0',
    ];
    const text = file({ more, rates });
    for (const dryRun of [true, false])
      expect((await bringIn(text, { dryRun })).slice(0, 5)).toEqual(warnings);
    expect(await nightOf('2026-12-24')).toMatchObject({ price: 18_000 });
    // A price that is there already is not new.
    expect((await bringIn(text)).filter((line) => line.startsWith('Please check: Room'))).toEqual([]);
  });

  test('leaves uploaded photos that it does not list, but no drawings of the demo', async () => {
    const { db } = api.deps;
    const photos = ['demo/rooms/1/1.svg', 'photo/bed-480.webp'].map((file_path, position) => {
      return { room_id: 1, file_path, tag: 'Bed', alt: 'A bed', position };
    });
    await db.insertInto('room_image').values(photos).execute();
    const shown = () => db.selectFrom('room_image').select(['file_path', 'alt']).execute();
    await bringIn(file());
    expect(await shown()).toEqual([{ file_path: 'photo/bed-480.webp', alt: 'A bed' }]);
    await bringIn(file().replace('size:', 'photos: []\n        size:'));
    expect(await shown()).toEqual([]);
  });

  test('asks whether a homestay of another name is another one', async () => {
    const lines = await bringIn(file().replace('name: Homestay 1', 'name: Sagar Kutir'), { dryRun: true });
    expect(lines[0]).toBe(
      'Please check: homestay 1 was "Homestay 1" and is now "Sagar Kutir". If that is another one, give it an id of its own',
    );
  });
});

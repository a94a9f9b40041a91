import { describe, expect, test } from 'vitest';
import type { RoomEntry } from '#server/host/import/homestay-file.ts';
import { compareNights, type KnownNight, nightsOfFile, type OpenNight } from '#server/host/import/nights.ts';

const rate = (from: string, to: string, price: number, more: Partial<RoomEntry['rates'][number]> = {}) => ({
  from,
  to,
  price,
  discount: 0,
  minimum_stay: 1,
  ...more,
});

function pricesOf(rates: RoomEntry['rates'], closed: RoomEntry['closed'] = [], today = '2026-12-01') {
  const room = {
    id: 1,
    name: 'Room',
    description: 'x',
    capacity: 2,
    size: 'x',
    beds: '',
    floor: '',
    amenities: [],
    missing_amenities: [],
    photos: [],
    rates,
    closed,
  };
  return Object.fromEntries([...nightsOfFile(room, today).open].map(([night, { price }]) => [night, price]));
}

describe('the nights for sale', () => {
  test('include the first and the last of a range', () => {
    expect(pricesOf([rate('2026-12-30', '2027-01-01', 100)])).toEqual({
      '2026-12-30': 100,
      '2026-12-31': 100,
      '2027-01-01': 100,
    });
  });

  test('follow the later of two lines', () => {
    const prices = pricesOf([rate('2026-12-01', '2026-12-04', 100), rate('2026-12-02', '2026-12-03', 200)]);
    expect(Object.values(prices)).toEqual([100, 200, 200, 100]);
  });

  test('can be limited to days of the week', () => {
    const prices = pricesOf([rate('2026-12-01', '2026-12-14', 100, { weekdays: ['friday', 'saturday'] })]);
    expect(Object.keys(prices)).toEqual(['2026-12-04', '2026-12-05', '2026-12-11', '2026-12-12']);
  });

  test('exclude closed ones and the past', () => {
    const closed = [{ from: '2026-12-04', to: '2026-12-05' }];
    const prices = pricesOf([rate('2026-12-01', '2026-12-06', 100)], closed, '2026-12-03');
    expect(Object.keys(prices)).toEqual(['2026-12-03', '2026-12-06']);
  });
});

describe('comparing with the calendar', () => {
  const night = (date: string, price: number): OpenNight => ({
    night: date,
    price,
    discount: 0,
    minimum_stay: 1,
  });
  const requested = new Map(
    [night('2026-12-01', 100), night('2026-12-02', 100)].map((each) => [each.night, each]),
  );

  const known = (date: string, price: number, more: Partial<KnownNight> = {}): KnownNight => ({
    ...night(date, price),
    closed: false,
    set_by: null,
    ...more,
  });
  const none = { opened: 0, changed: 0, closed: 0, kept: 0, sold: [], held: [] };
  const nothing = { write: [], close: [], steps: [], conflicts: [], report: none };

  test('opens, changes and closes free nights', () => {
    expect(compareNights(requested, [known('2026-12-01', 90), known('2026-12-03', 90)])).toMatchObject({
      write: [night('2026-12-01', 100), night('2026-12-02', 100)],
      close: ['2026-12-03'],
      report: { opened: 1, changed: 1, closed: 1, sold: [], held: [] },
    });
  });

  test('does the same with taken nights, for when they become free, and lists them', () => {
    const rows = [
      known('2026-12-01', 90, { taken: 'sold' }),
      known('2026-12-02', 100, { taken: 'sold' }),
      known('2026-12-03', 90, { taken: 'sold' }),
      known('2026-12-04', 90, { taken: 'held' }),
    ];
    expect(compareNights(requested, rows)).toMatchObject({
      write: [night('2026-12-01', 100)],
      close: ['2026-12-03', '2026-12-04'],
      report: { opened: 0, changed: 0, closed: 0, sold: ['2026-12-01', '2026-12-03'], held: ['2026-12-04'] },
    });
  });

  test('opens a closed night', () => {
    const rows = [known('2026-12-01', 100, { closed: true }), known('2026-12-02', 100)];
    expect(compareNights(requested, rows)).toMatchObject({
      write: [night('2026-12-01', 100)],
      report: { opened: 1, changed: 0 },
    });
  });

  test('leaves what was set elsewhere since, unless the file overwrites it', () => {
    const rows = [
      known('2026-12-01', 90, { set_by: 'calendar' }),
      known('2026-12-02', 100, { set_by: 'calendar', closed: true }),
      known('2026-12-03', 90, { set_by: 'rates', taken: 'sold' }),
      known('2026-12-04', 90, { set_by: 'calendar', closed: true }),
    ];
    const changes = compareNights(requested, rows);
    expect(changes).toMatchObject({ ...nothing, conflicts: expect.any(Array), report: { ...none, kept: 3 } });
    expect(changes.conflicts).toMatchObject([
      { night: '2026-12-01', setBy: 'calendar', before: { price: 90 }, after: { price: 100 } },
      { night: '2026-12-02', setBy: 'calendar', before: undefined, after: { price: 100 } },
      { night: '2026-12-03', setBy: 'rates', before: { price: 90 }, after: undefined },
    ]);
    expect(compareNights(requested, rows, { overwrite: true })).toMatchObject({
      write: [night('2026-12-01', 100), night('2026-12-02', 100)],
      close: ['2026-12-03'],
      conflicts: [],
      report: { opened: 1, changed: 1, closed: 0, kept: 0, sold: ['2026-12-03'] },
    });
  });

  test('treats nights of an earlier file, and those of an unknown time, as its own', () => {
    const rows = [known('2026-12-01', 90, { set_by: 'file' }), known('2026-12-02', 90)];
    expect(compareNights(requested, rows).report).toMatchObject({ changed: 2, kept: 0 });
  });

  test('changes nothing the second time', () => {
    const rows = [...requested.values()].map(({ night: date, price }) => known(date, price));
    rows.push(known('2026-12-03', 90, { closed: true, taken: 'sold' }));
    expect(compareNights(requested, rows)).toEqual(nothing);
  });
});

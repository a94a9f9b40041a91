import { expect, test } from 'vitest';
import { toCsv } from '#domain/money/csv.ts';
import { figuresByMonth, revenueByNight } from '#domain/money/revenue.ts';

const night = (date: string, price: number, discount = 0) => ({ night: date, price, discount });
const nights = [night('2026-12-30', 2000), night('2026-12-31', 3000, 300), night('2027-01-01', 2000)];

test('a night earns its price less its discount', () => {
  expect(revenueByNight({ roomTotal: 6700, nights })).toEqual([
    { night: '2026-12-30', revenue: 2000, isFreed: false },
    { night: '2026-12-31', revenue: 2700, isFreed: false },
    { night: '2027-01-01', revenue: 2000, isFreed: false },
  ]);
});

test('the nights of a stay always add up to what its rooms cost', () => {
  const of = (roomTotal: number, of = nights) =>
    revenueByNight({ roomTotal, nights: of }).map(({ revenue }) => revenue);
  // Less 5 % of 6,700.
  expect(of(6365)).toEqual([1900, 2565, 1900]);
  expect(of(1000)).toEqual([299, 402, 299]);
  expect(of(0)).toEqual([0, 0, 0]);
  // The host's price for nights that have none.
  expect(of(1000, [night('2026-12-30', 0), night('2026-12-31', 0), night('2027-01-01', 0)])).toEqual([
    333, 334, 333,
  ]);
});

test('a month has its own nights of a stay, and of a part of a month only the days asked for', () => {
  const stays = [{ source: 'phone', roomTotal: 6700, nights }] as const;
  const cancelled = [
    // Before the first day that is asked for, though it is the same month.
    { cancelledAt: new Date('2026-12-30T06:00:00Z'), paidPaise: 900_000 },
    // It is the first of January in India already.
    { cancelledAt: new Date('2026-12-31T18:30:00Z'), paidPaise: 100_050 },
    { cancelledAt: new Date('2027-01-31T18:29:59Z'), paidPaise: 50_099 },
  ];
  const figures = figuresByMonth(
    { from: '2026-12-31', to: '2027-02-01' },
    stays,
    new Map([['2026-12', 3]]),
    cancelled,
  );
  expect(figures.map(({ bySource: { phone }, ...month }) => ({ ...month, phone }))).toEqual([
    {
      month: '2026-12',
      nightsSold: 1,
      nightsOpen: 4,
      occupancy: 0.25,
      revenue: 2700,
      adr: 2700,
      revpar: 675,
      cancellationFees: 0,
      phone: { nights: 1, revenue: 2700 },
    },
    {
      month: '2027-01',
      nightsSold: 1,
      nightsOpen: 1,
      occupancy: 1,
      revenue: 2000,
      adr: 2000,
      revpar: 2000,
      cancellationFees: 1500,
      phone: { nights: 1, revenue: 2000 },
    },
    {
      month: '2027-02',
      nightsSold: 0,
      nightsOpen: 0,
      occupancy: 0,
      revenue: 0,
      adr: 0,
      revpar: 0,
      cancellationFees: 0,
      phone: { nights: 0, revenue: 0 },
    },
  ]);
});

test('the last month has no nights after the last day; another site’s nights are sold at no known price', () => {
  const stays = [
    { source: 'phone', roomTotal: 6700, nights },
    { source: 'channel', roomTotal: 0, nights: [night('2026-12-29', 0), night('2026-12-30', 0)] },
  ] as const;
  const range = { from: '2026-12-29', to: '2026-12-30' };
  expect(figuresByMonth(range, stays, new Map([['2026-12', 1]]), [])).toMatchObject([
    { nightsSold: 3, nightsOpen: 4, occupancy: 0.75, revenue: 2000, adr: 2000, revpar: 500 },
  ]);
});

test('a CSV quotes what has a comma, and no text of it is a formula', () => {
  expect(
    toCsv([
      ['name', 'amount'],
      ['Das, "Sabita"', -5],
      ['=1+1', 2],
      ['+91 94370', 3],
    ]),
  ).toBe('name,amount\r\n"Das, ""Sabita""",-5\r\n\'=1+1,2\r\n\'+91 94370,3\r\n');
});

test('a night that its guests have paid for and left earns its price, and is not sold by them', () => {
  const left = nights.map((one, index) => ({ ...one, isFreed: index > 0 }));
  const [december] = figuresByMonth(
    { from: '2026-12-01', to: '2026-12-31' },
    [{ source: 'phone', roomTotal: 6700, nights: left }],
    new Map([['2026-12', 1]]),
    [],
  );
  expect(december).toMatchObject({ nightsSold: 1, nightsOpen: 2, revenue: 4700 });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jumpsOf, monthsOf, summariesOf } from '#domain/rates/rates-summary.ts';
import { setPrices, spreadPrice } from '#domain/rates/set-price.ts';

const nights = (...prices: number[]) =>
  prices.map((price, index) => ({ night: `2026-12-${18 + index}`, price, discount: 0 }));

test('spreads a price by the usual prices of the nights', () => {
  const spread = spreadPrice([{ id: 1, nights: nights(1000, 3000) }], 2000);
  expect(spread).toEqual([
    {
      id: 1,
      nights: [
        { night: '2026-12-18', price: 500, discount: 0 },
        { night: '2026-12-19', price: 1500, discount: 0 },
      ],
    },
  ]);
});

test('spreads it by what is left after discounts, and evenly where nothing costs anything', () => {
  const spread = (...rooms: { price: number; discount: number }[][]) =>
    spreadPrice(
      rooms.map((own, id) => ({ id, nights: own.map((one) => ({ night: '', ...one })) })),
      900,
    )
      .flatMap((room) => room.nights)
      .map(({ price }) => price);
  const [free, half] = [
    { price: 0, discount: 0 },
    { price: 2000, discount: 1000 },
  ];
  expect(spread([half], [{ price: 2000, discount: 0 }])).toEqual([300, 600]);
  expect(spread([free, free], [free])).toEqual([300, 300, 300]);
});

test('changed nights are told by room, by month, and where a price is perhaps mistyped', () => {
  const values = (price: number, closed = false) => ({ price, closed, minimum_stay: 1 });
  const change = (room_id: number, night: string, before: object, after: object) =>
    ({ room_id, night, before, after }) as Parameters<typeof summariesOf>[0][number];
  const changed = [
    change(2, '2027-01-01', values(2000), values(9000)),
    change(1, '2026-12-31', values(2000, true), values(9000)),
    change(2, '2026-12-31', values(2000), values(2100, true)),
    change(2, '2026-12-30', values(2000), values(9000, true)),
  ];
  expect(summariesOf(changed)).toEqual([
    { roomId: 1, nights: 1, lowest: 9000, highest: 9000, opened: 1, closed: 0 },
    { roomId: 2, nights: 3, lowest: 2100, highest: 9000, opened: 0, closed: 2 },
  ]);
  expect(jumpsOf(changed)).toEqual(changed.slice(0, 1));
  expect(monthsOf(changed)).toEqual(['2026-12', '2027-01']);
});

test('sums to the price exactly, whatever the rooms', () => {
  const room = fc.array(fc.nat(9000), { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(fc.array(room, { minLength: 1, maxLength: 5 }), fc.nat(10_000_000), (rooms, amount) => {
      const priced = rooms.map((prices, id) => ({ id, nights: nights(...prices) }));
      const sold = setPrices(priced, amount);
      expect(sold.reduce((sum, { finalPrice }) => sum + finalPrice, 0)).toBe(amount);
      const all = sold.flatMap(({ nights }) => nights.map(({ price }) => price));
      expect(all.reduce((sum, price) => sum + price, 0)).toBe(amount);
      expect(Math.min(...all)).toBeGreaterThanOrEqual(0);
    }),
  );
});

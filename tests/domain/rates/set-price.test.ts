import fc from 'fast-check';
import { expect, test } from 'vitest';
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

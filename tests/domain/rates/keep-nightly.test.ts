import { expect, test } from 'vitest';
import { keepNightly } from '#domain/rates/set-price.ts';

const night = (date: string, price: number, discount = 0) => ({ night: date, price, discount });
const STAY = {
  roomTotal: 12_000,
  nights: [
    night('2026-12-01', 2000),
    night('2026-12-02', 2000),
    night('2026-12-03', 4500, 500),
    night('2026-12-04', 4000),
  ],
};

test.each([
  ['a shorter stay costs the nights that it keeps', ['2026-12-01', '2026-12-02'], 1, 4000],
  ['a night of a festival keeps its own price', ['2026-12-03'], 1, 4000],
  ['an added night costs the average', ['2026-12-04', '2026-12-05'], 1, 7000],
  ['a second room costs the same', ['2026-12-01'], 2, 4000],
])('%s', (_, nights, rooms, total) => {
  expect(keepNightly(STAY, { nights, rooms })).toBe(total);
});

test('what two rooms cost together is each room’s half', () => {
  const two = { roomTotal: 5000, nights: [night('2026-12-01', 2000), night('2026-12-01', 3000)] };
  expect(keepNightly(two, { nights: ['2026-12-01', '2026-12-02'], rooms: 1 })).toBe(5000);
});

import { describe, expect, test } from 'vitest';
import {
  coordinatesSwapped,
  lengthDiscountsUpsideDown,
  priceOutliers,
  priceWarning,
  termsUpsideDown,
} from '#domain/rates/host-warnings.ts';

describe('a price', () => {
  test.each([
    [2000, 0, 'zero'],
    [undefined, 0, 'zero'],
    [0, 0, 'zero'],
    [2000, 3001, 'jump'],
    [2000, 999, 'jump'],
    [2000, 20_000, 'jump'],
    [2000, 200, 'jump'],
    [1, 2, 'jump'],
    [2000, 3000, undefined],
    [2000, 1000, undefined],
    [2000, 2000, undefined],
    [undefined, 2000, undefined],
    [0, 2000, undefined],
  ] as const)('%s → %s: %s', (before, after, warning) => {
    expect(priceWarning(before, after)).toBe(warning);
  });
});

describe('coordinates', () => {
  test.each([
    ['Puri', 19.7983, 85.8249, false],
    ['Puri, swapped', 85.8249, 19.7983, true],
    ['Leh, swapped', 77.58, 34.15, true],
    ['Kanyakumari', 8.09, 77.54, false],
    ['Oslo', 59.9, 10.7, false],
    ['Tromsø, which no host here means', 69.65, 18.96, true],
    ['nowhere', 0, 0, false],
  ])('of %s', (_place, lat, lng, swapped) => {
    expect(coordinatesSwapped(lat, lng)).toBe(swapped);
  });
});

const terms = (...rules: [number, number][]) =>
  rules.map(([hoursBefore, percent]) => ({ hoursBefore, percent }));
const lengths = (...rules: [number, number][]) =>
  rules.map(([minNights, percent]) => ({ minNights, percent }));

test('terms that refund less to those who cancel earlier are upside down', () => {
  expect(termsUpsideDown(terms([168, 100], [72, 50]))).toBe(false);
  expect(termsUpsideDown(terms([72, 50], [168, 100]))).toBe(false);
  expect(termsUpsideDown(terms([168, 50], [72, 50]))).toBe(false);
  expect(termsUpsideDown(terms([72, 100], [168, 50]))).toBe(true);
  expect(termsUpsideDown(terms([240, 100], [168, 0], [72, 50]))).toBe(true);
  expect(termsUpsideDown([])).toBe(false);
});

test('discounts that are less for a longer stay are upside down', () => {
  expect(lengthDiscountsUpsideDown(lengths([3, 5], [7, 15]))).toBe(false);
  expect(lengthDiscountsUpsideDown(lengths([7, 15], [3, 5]))).toBe(false);
  expect(lengthDiscountsUpsideDown(lengths([3, 15], [7, 5]))).toBe(true);
  expect(lengthDiscountsUpsideDown(lengths([3, 5]))).toBe(false);
});

describe('a price far from the others', () => {
  test.each([
    ['none of one, or of equal ones', [350], []],
    ['none', [], []],
    ['under a third', [4200, 4200, 350], [{ price: 350, than: 4200 }]],
    ['over three times', [1500, 1800, 15_000], [{ price: 15_000, than: 1800 }]],
    ['a third and three times are none', [1000, 3000, 3000, 9000, 3000], []],
    ['beside one other', [3500, 280], [{ price: 280, than: 3500 }]],
    ['two that differ as rooms do', [1000, 3500], []],
    ['twice the same', [350, 4200, 4500, 350, 4200, 4200], [{ price: 350, than: 4200 }]],
    ...[['in their order', [9, 100, 100, 100, 999, 8], [9, 999, 8].map((price) => ({ price, than: 100 }))]],
  ] as [string, number[], object[]][])('%s', (_, prices, outliers) => {
    expect(priceOutliers(prices)).toEqual(outliers);
  });
});

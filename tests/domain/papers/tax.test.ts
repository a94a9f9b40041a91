import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spread, taxIn } from '#domain/papers/paper-line.ts';
import { isInGap, nearestPrices, ratesOn, roomRate, type TaxRates } from '#domain/papers/tax-rates.ts';
import { repeats } from '../../support/repeats.ts';
import { RATES } from '../../support/tax-rates.ts';

describe('the tax in an amount', () => {
  it('is two equal halves, each rounded half a paisa up; the odd paisa belongs to the value', () => {
    expect(taxIn(281_250, 5)).toEqual({ taxable: 267_858, cgst: 6696, sgst: 6696 });
    expect(taxIn(472_000, 18)).toEqual({ taxable: 400_000, cgst: 36_000, sgst: 36_000 });
    // Half of the tax is 0.5 paise.
    expect(taxIn(21, 5)).toEqual({ taxable: 19, cgst: 1, sgst: 1 });
    expect(taxIn(100, 0)).toEqual({ taxable: 100, cgst: 0, sgst: 0 });
  });

  it('adds up to the paisa for every total from ₹1 to ₹50,000', () => {
    const step = process.env.TEST_ALL === undefined ? 997 : 1;
    for (let paise = 100; paise <= 5_000_000; paise += step) {
      for (const rate of [5, 18]) {
        const { taxable, cgst, sgst } = taxIn(paise, rate);
        if (cgst !== sgst || taxable + cgst + sgst !== paise) expect.fail(`${paise} at ${rate} %`);
        if (Math.abs(cgst - (taxable * rate) / 200) > 1.1) expect.fail(`${paise} at ${rate} %: ${cgst}`);
      }
    }
  });

  it('is spread in proportion, with the remainder on the last', () => {
    expect(spread(100, [1, 1, 1])).toEqual([33, 33, 34]);
    expect(spread(10, [0, 0])).toEqual([5, 5]);
    fc.assert(
      fc.property(fc.nat(5_000_000), fc.array(fc.nat(100_000), { minLength: 1 }), (paise, weights) => {
        const parts = spread(paise, weights);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(paise);
        expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: repeats(200) },
    );
  });
});

describe('the rate of a room and night', () => {
  const rates = ratesOn(RATES, '2026-11-27');

  it.each([
    [7875, 5],
    [8851, 18],
    [1, 5],
    [50_000, 18],
  ])('of ₹%i is %i %', (price, rate) => {
    expect(isInGap(price, rates)).toBe(false);
    expect(roomRate(price * 100, rates)).toBe(rate);
  });

  it.each([7876, 8000, 8850])('of ₹%i agrees with neither, so the higher one counts', (price) => {
    expect(isInGap(price, rates)).toBe(true);
    expect(nearestPrices(price, rates)).toEqual([7875, 8851]);
    expect(roomRate(price * 100, rates)).toBe(18);
  });

  it('is that of the day, and of the first row before all', () => {
    const [now] = RATES;
    const later: TaxRates = { ...(now as TaxRates), from: '2027-04-01', other: 28 };
    const table = [later, now as TaxRates];
    expect(ratesOn(table, '2027-03-31').other).toBe(18);
    expect(ratesOn(table, '2027-04-01').other).toBe(28);
    expect(ratesOn(table, '2020-01-01').other).toBe(18);
  });
});

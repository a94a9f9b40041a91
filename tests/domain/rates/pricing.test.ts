import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/dates/calendar.ts';
import { exactRupees } from '#domain/money/exact.ts';
import {
  formatExact,
  formatPaid,
  formatPaise,
  formatRupees,
  percentOf,
  perDay,
  toPaise,
} from '#domain/money/money.ts';
import { readRupees } from '#domain/money/typed-rupees.ts';
import {
  type LengthRule,
  lengthPercent,
  type NightRate,
  perDayOf,
  priceStay,
} from '#domain/rates/pricing.ts';
import { PROPERTY_RUNS } from '../../support/repeats.ts';

const RULES: LengthRule[] = [
  { minNights: 3, percent: 5 },
  { minNights: 5, percent: 10 },
  { minNights: 7, percent: 15 },
];

const rates = (nights: number, rate: Partial<NightRate> = {}): NightRate[] =>
  Array.from({ length: nights }, (_, index) => ({
    night: addDays('2026-12-20', index),
    price: 2000,
    discount: 200,
    minimumStay: 1,
    ...rate,
  }));

const stayOf = (nights: number) => ({ checkIn: '2026-12-20', checkOut: addDays('2026-12-20', nights) });

describe('the price of a stay', () => {
  it('is the sum of its nights, minus discounts and the length discount', () => {
    const quote = priceStay(stayOf(3), rates(3), RULES);
    expect(quote).toMatchObject({
      sellable: true,
      price: {
        stayDays: 3,
        price: 6000,
        discount: 600,
        netPrice: 5400,
        rulesPercent: 5,
        rulesDiscount: 270,
        totalDiscount: 870,
        finalPrice: 5130,
      },
    });
  });

  it('has a discount of 5 % for 3–4 nights, 10 % for 5–6, 15 % for 7 or more', () => {
    const percents = [1, 2, 3, 4, 5, 6, 7, 30].map((nights) => lengthPercent(RULES, nights));
    expect(lengthPercent(RULES.toReversed(), 30)).toBe(lengthPercent(RULES, 30));
    expect(percents).toEqual([0, 0, 5, 5, 10, 10, 15, 15]);
  });

  it('is refused if a night has no rate', () => {
    const quote = priceStay(stayOf(3), rates(2), RULES);
    const refusal = { type: 'rates_not_open', night: '2026-12-22' };
    expect(quote).toEqual({ sellable: false, refusal: { ...refusal, closed: false } });
    const [first, ...others] = rates(3).toReversed();
    const closed = priceStay(stayOf(3), [...others, ...(first ? [{ ...first, closed: true }] : [])], RULES);
    expect(closed).toEqual({ sellable: false, refusal: { ...refusal, closed: true } });
  });

  it("is refused below the first night's minimum stay", () => {
    const short = priceStay(stayOf(2), rates(2, { minimumStay: 3 }), RULES);
    expect(short).toEqual({ sellable: false, refusal: { type: 'minimum_stay_violation', minimumStay: 3 } });
    expect(priceStay(stayOf(3), rates(3, { minimumStay: 3 }), RULES).sellable).toBe(true);
  });

  it('adds up exactly for any rates, and per-day figures differ by at most half a rupee a day', () => {
    const rate = fc.record({
      price: fc.integer({ min: 0, max: 50_000 }),
      cut: fc.integer({ min: 0, max: 100 }),
    });
    fc.assert(
      fc.property(fc.array(rate, { minLength: 1, maxLength: 40 }), (nights) => {
        const calendar = nights.map(({ price, cut }, index) => ({
          night: addDays('2026-12-20', index),
          price,
          discount: Math.floor((price * cut) / 100),
          minimumStay: 1,
        }));
        const quote = priceStay(stayOf(nights.length), calendar, RULES);
        if (!quote.sellable) throw new Error('every night has a rate');
        const { price, discount, netPrice, rulesDiscount, totalDiscount, finalPrice, stayDays } = quote.price;
        expect(netPrice).toBe(price - discount);
        expect(totalDiscount).toBe(discount + rulesDiscount);
        expect(finalPrice).toBe(price - totalDiscount);
        expect(finalPrice).toBeGreaterThanOrEqual(0);
        expect(Math.abs(perDayOf(quote.price).finalPrice * stayDays - finalPrice)).toBeLessThanOrEqual(
          stayDays / 2,
        );
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });
});

describe('rupees', () => {
  it('are written with the sign and Indian grouping', () => {
    expect(formatRupees(123456)).toBe('₹1,23,456');
    expect(formatRupees(0)).toBe('₹0');
    expect(formatRupees(1234.5)).toBe('₹1,235');
    expect(formatPaise(12345600)).toBe('₹1,23,456');
    expect(formatPaise(123450)).toBe('₹1,234.50');
    expect(formatPaise(123405)).toBe('₹1,234.05');
    expect(formatPaise(0)).toBe('₹0');
  });

  it('are written to the paisa where a paper or another currency needs it', () => {
    expect([267_857, -305, 0, -123_400].map(formatExact)).toEqual([
      '₹2,678.57',
      '-₹3.05',
      '₹0.00',
      '-₹1,234.00',
    ]);
    expect([267_857, -305, 0].map(exactRupees)).toEqual(['2678.57', '-3.05', '0.00']);
    expect([formatPaid(123_450, 'INR'), formatPaid(3000, 'USD')]).toEqual(['₹1,234.50', 'USD 30.00']);
  });

  it.each([
    ['1700', 1700],
    [' ₹1,700 ', 1700],
    ['୧୭୦୦', 1700],
    ['12345678', 12_345_678],
    ['123456789', undefined],
    ['1700.50', undefined],
    ['x17', undefined],
    ['', undefined],
  ])('are read from “%s” as %s', (typed, rupees) => expect(readRupees(typed)).toBe(rupees));

  it('match Intl in Indian English', () => {
    const currency = { style: 'currency', currency: 'INR' } as const;
    const whole = new Intl.NumberFormat('en-IN', { ...currency, maximumFractionDigits: 0 });
    const exact = new Intl.NumberFormat('en-IN', currency);
    fc.assert(
      fc.property(fc.integer({ min: -9_999_999_999, max: 9_999_999_999 }), (amount) => {
        expect(formatRupees(amount)).toBe(whole.format(amount));
        if (amount % 100 !== 0) expect(formatPaise(amount)).toBe(exact.format(amount / 100));
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });

  it('round half up', () => {
    expect(percentOf(1010, 5)).toBe(51);
    expect(percentOf(1009, 5)).toBe(50);
    expect(perDay(5, 2)).toBe(3);
    expect(perDay(10, 3)).toBe(3);
    expect(toPaise(1999)).toBe(199_900);
  });
});

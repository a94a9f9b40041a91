import { describe, expect, it } from 'vitest';
import { DEFAULT_BREAKFAST_PRICE, DEFAULT_EXTRA_BED_PRICE, priceAddOns } from '#domain/money/add-ons.ts';
import { advanceOf, splitPayment, totalOf, withCharges, withCodeDiscount } from '#domain/money/totals.ts';
import { sumNights } from '#domain/rates/pricing.ts';

describe('add-ons', () => {
  it('count breakfast per person and day, and extra beds per bed and day', () => {
    const prices = { breakfast: DEFAULT_BREAKFAST_PRICE, extraBed: DEFAULT_EXTRA_BED_PRICE };
    expect(priceAddOns({ breakfasts: 3, extraBeds: 1 }, prices, 2)).toEqual({
      breakfast: 300,
      extraBed: 400,
    });
  });
});

describe('the grand total', () => {
  it('is the final prices plus the add-ons', () => {
    const room = sumNights([{ night: '2026-12-20', price: 2000, discount: 100 }], 5);
    const totals = totalOf([room, room], { breakfast: 200, extraBed: 400 });
    expect(totals).toEqual({
      price: 4000,
      discount: 200,
      rulesDiscount: 190,
      codeDiscount: 0,
      totalDiscount: 390,
      finalRoomPrice: 3610,
      breakfast: 200,
      extraBed: 400,
      total: 4210,
    });
    const off = { codeDiscount: 110, totalDiscount: 500, finalRoomPrice: 3500, total: 4100 };
    expect(withCodeDiscount(totals, 110)).toEqual({ ...totals, ...off });
    expect(withCharges(totals, 90)).toEqual({ ...totals, total: 4300 });
  });

  it('is paid in full, or 50% as an advance, rounded up', () => {
    expect(advanceOf(4211)).toBe(2106);
    expect(splitPayment(4211, 'advance')).toEqual({ now: 2106, later: 2105 });
    expect(splitPayment(4211, 'full')).toEqual({ now: 4211, later: 0 });
  });
});

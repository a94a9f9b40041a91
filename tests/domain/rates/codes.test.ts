import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { billOf, type QuotedNights, roomPrices } from '#domain/booking/quote.ts';
import { addDays } from '#domain/dates/calendar.ts';
import { percentOf, toPaise } from '#domain/money/money.ts';
import { linesOf } from '#domain/papers/paper-lines.ts';
import { type Code, codeDiscountOf, codeProblem, withCode } from '#domain/rates/codes.ts';
import { PROPERTY_RUNS } from '../../support/repeats.ts';

const SUMMER: Code = {
  percent: 10,
  rupees: null,
  propertyIds: [1],
  uses: 2,
  validUntil: '2026-12-31',
  minimumNights: 2,
  isEnded: false,
};
const asked = { propertyId: 1, nights: 2, today: '2026-12-31', used: 1 };

describe('a code', () => {
  it.each([
    ['can be used on its last day', {}, {}, undefined],
    ['ends with its last day', {}, { today: '2027-01-01' }, 'code_expired'],
    ['ends when the host ends it', { isEnded: true }, {}, 'code_expired'],
    ['is for its homestays', {}, { propertyId: 2 }, 'code_not_applicable'],
    ['is for stays that are long enough', {}, { nights: 1 }, 'code_not_applicable'],
    ['has so many uses', {}, { used: 2 }, 'code_used_up'],
  ])('%s', (_, code, changes, problem) => {
    expect(codeProblem({ ...SUMMER, ...code }, { ...asked, ...changes })).toBe(problem);
  });

  it.each([
    [{ percent: 10, rupees: null }, 4995, 500],
    [{ percent: 10, rupees: null }, 4994, 499],
    [{ percent: null, rupees: 700 }, 5000, 700],
    [{ percent: null, rupees: 700 }, 700, 699],
    [{ percent: 99, rupees: null }, 30, 29],
    [{ percent: null, rupees: 5 }, 1, 0],
  ])('%j takes off %i rupees %i', (terms, total, off) => {
    expect(codeDiscountOf(terms, total)).toBe(off);
  });
});

const terms = fc.oneof(
  fc.record({ percent: fc.integer({ min: 1, max: 99 }), rupees: fc.constant(null) }),
  fc.record({ percent: fc.constant(null), rupees: fc.integer({ min: 1, max: 60_000 }) }),
);
const cart = fc.record({
  rooms: fc.array(
    fc.array(fc.record({ price: fc.integer({ min: 1, max: 9000 }), off: fc.integer({ min: 0, max: 90 }) }), {
      minLength: 4,
      maxLength: 4,
    }),
    { minLength: 1, maxLength: 3 },
  ),
  rulesPercent: fc.constantFrom(0, 0, 5, 15),
  addOns: fc.record({ breakfasts: fc.nat(3), extraBeds: fc.nat(2) }),
  terms,
  kept: fc.integer({ min: 1, max: 4 }),
  laterPercent: fc.constantFrom(0, 5, 15, 40),
});
const ADD_ONS = { breakfast: 50, extraBed: 200 };

describe('a cart with a code', () => {
  it('has it taken off its nights by what they cost after their own discounts', () => {
    const nights = [1000, 0].map((discount) => ({ night: '2026-12-18', price: 1000 + discount, discount }));
    const [room] = withCode([{ id: 1, nights }], 0, { percent: null, rupees: 100 });
    expect(room?.nights.map(({ codeDiscount }) => codeDiscount)).toEqual([50, 50]);
  });

  it('costs what its paper says, never less than a rupee, and the add-ons keep their price', () => {
    fc.assert(
      fc.property(cart, ({ rooms, rulesPercent, addOns, terms }) => {
        const plain = rooms.map((nights, id) => ({
          id,
          nights: nights.map(({ price, off }, day) => {
            const discount = Math.floor((price * off) / 100);
            return { night: addDays('2026-12-18', day), price, discount };
          }),
        }));
        const bill = (quoted: readonly QuotedNights[]) =>
          billOf(roomPrices({ rooms: quoted, rulesPercent }), addOns, ADD_ONS, 4);
        const before = bill(plain);
        const coded = withCode(plain, rulesPercent, terms);
        const after = bill(coded);
        expect(after.codeDiscount).toBe(codeDiscountOf(terms, before.finalRoomPrice));
        if (terms.percent !== null)
          expect(after.codeDiscount).toBe(
            Math.min(percentOf(before.finalRoomPrice, terms.percent), before.finalRoomPrice - 1),
          );
        expect(after.total).toBe(before.total - after.codeDiscount);
        expect(after.totalDiscount).toBe(before.totalDiscount + after.codeDiscount);
        expect(after.finalRoomPrice).toBeGreaterThanOrEqual(1);
        expect([after.breakfast, after.extraBed]).toEqual([before.breakfast, before.extraBed]);
        // Another code, or none, begins from the plain prices: two never add up.
        expect(withCode(coded, rulesPercent, undefined)).toEqual(plain);
        expect(withCode(coded, rulesPercent, terms)).toEqual(coded);

        const sold = roomPrices({ rooms: coded, rulesPercent });
        const lines = linesOf(
          {
            rooms: sold.map((room) => ({ ...room, name: '' })),
            breakfasts: addOns.breakfasts,
            breakfastCharges: after.breakfast,
            extraBeds: addOns.extraBeds,
            extraBedCharges: after.extraBed,
            fee: 0,
            charges: [],
          },
          undefined,
        );
        expect(lines.reduce((sum, { gross }) => sum + gross, 0)).toBe(toPaise(after.total));
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });

  it('keeps the discount of booked nights, and never costs less than nothing, when the stay changes', () => {
    fc.assert(
      fc.property(cart, ({ rooms, rulesPercent, terms, kept, laterPercent }) => {
        const plain = rooms.map((nights, id) => ({
          id,
          nights: nights.map(({ price }, day) => ({ night: addDays('2026-12-18', day), price, discount: 0 })),
        }));
        const coded = withCode(plain, rulesPercent, terms);
        const changed = coded.map(({ id, nights }) => ({
          id,
          nights: [...nights.slice(0, kept), { night: '2026-12-30', price: 100, discount: 0 }],
        }));
        for (const { finalPrice, codeDiscount, nights } of roomPrices({
          rooms: changed,
          rulesPercent: laterPercent,
        })) {
          expect(finalPrice).toBeGreaterThanOrEqual(0);
          const shares = nights.reduce((sum, night) => sum + (night.codeDiscount ?? 0), 0);
          expect(codeDiscount).toBeLessThanOrEqual(shares);
          if (laterPercent <= rulesPercent) expect(codeDiscount).toBe(shares);
        }
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });
});

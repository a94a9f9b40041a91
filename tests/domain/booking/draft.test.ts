import { describe, expect, it } from 'vitest';
import { type CartItem, NO_SERVICES } from '#domain/booking/cart.ts';
import { addOnCounts, draftTotals, groupCart, NEW_DRAFT } from '#domain/booking/draft.ts';
import { cartItem } from '../../support/rooms.ts';

const PARTY = { adults: 2, children: 1 };
const PRICES = { breakfast: 50, extraBed: 200 };

/** Three nights, with a discount of their own and one for the length of the stay. */
const STAY = { homestay_name: 'Sagar', checkOutDate: '2026-12-21', stay_days: 3 };
const COSTS = { price: 6000, discount: 600, rules_discount: 270, total_discount: 870, final_price: 5130 };
const item = (id: number, change: Partial<CartItem> = {}) => cartItem(id, { ...STAY, ...COSTS, ...change });

describe('a new draft', () => {
  it('has breakfast for every guest, and no other add-on', () => {
    expect(NEW_DRAFT.selectedServices).toEqual({
      breakfast: true,
      extraCot: false,
      mahaprasad: false,
      busTickets: false,
    });
    expect(addOnCounts(NEW_DRAFT, PARTY)).toEqual({ breakfasts: 3, extraBeds: 0 });
  });

  it('has no payment method', () => {
    expect(NEW_DRAFT.paymentMethod).toBeNull();
  });
});

describe('add-ons', () => {
  it('use the typed count, and one extra bed by default', () => {
    const selectedServices = { ...NEW_DRAFT.selectedServices, extraCot: true };
    expect(addOnCounts({ ...NEW_DRAFT, selectedServices, breakfastCount: 2 }, PARTY)).toEqual({
      breakfasts: 2,
      extraBeds: 1,
    });
  });

  it('that are not selected count as zero', () => {
    const draft = { ...NEW_DRAFT, selectedServices: NO_SERVICES, breakfastCount: 4, extraCotCount: 2 };
    expect(addOnCounts(draft, PARTY)).toEqual({ breakfasts: 0, extraBeds: 0 });
  });
});

describe('the total', () => {
  it('is the rooms after all discounts, breakfasts per person and day, beds per bed and day', () => {
    const selectedServices = { ...NEW_DRAFT.selectedServices, extraCot: true };
    const draft = { ...NEW_DRAFT, selectedServices };
    expect(draftTotals(addOnCounts(draft, PARTY), [item(1), item(2)], PRICES)).toEqual({
      price: 12000,
      discount: 1200,
      rulesDiscount: 540,
      codeDiscount: 0,
      totalDiscount: 1740,
      finalRoomPrice: 10260,
      breakfast: 3 * 50 * 3,
      extraBed: 200 * 3,
      total: 10260 + 450 + 600,
    });
  });

  it('of an empty cart is zero', () => {
    expect(draftTotals(addOnCounts(NEW_DRAFT, PARTY), [], PRICES).total).toBe(0);
  });
});

describe('a cart of several stays', () => {
  it('is grouped by homestay and dates', () => {
    const other = item(7, { homestay_name: 'Lotus' });
    const later = item(3, { checkOutDate: '2026-12-22' });
    const groups = groupCart([item(1), other, item(2), later]);
    expect(groups.map((group) => group.items.map(({ id }) => id))).toEqual([[1, 2], [7], [3]]);
    expect(groups[0]).toMatchObject({ homestay: 'Sagar', checkIn: '2026-12-18', checkOut: '2026-12-21' });
  });
});

import { describe, expect, it } from 'vitest';
import {
  differenceFrom,
  isSameSearch,
  proposeBooking,
  unsellableRooms,
} from '#domain/booking/one-booking.ts';
import { cartItem, foundRoom } from '../../support/rooms.ts';

const BOOKED = { checkIn: '2026-12-18', checkOut: '2026-12-20', adults: 2, children: 0 };
const LATER = { checkIn: '2027-03-10', checkOut: '2027-03-12', adults: 3, children: 0 };
const ERROR_NOTICE = {
  pricing_error: 'Minimum stay: 3 days required',
  pricing_error_type: 'minimum_stay_violation',
};

describe('a room added to a booking', () => {
  it('fits with the same homestay, stay and party, and in an empty cart always', () => {
    expect(differenceFrom([cartItem(1)], [foundRoom(2)], BOOKED)).toBeUndefined();
    expect(differenceFrom([], [foundRoom(2)], LATER)).toBeUndefined();
  });

  it.each([
    ['homestay', [foundRoom(2), foundRoom(7, { homestay_name: 'Lighthouse' })], BOOKED],
    ['homestay', [foundRoom(7, { homestay_name: 'Lighthouse' })], BOOKED],
    ['stay', [foundRoom(2)], { ...BOOKED, checkOut: '2026-12-21' }],
    ['party', [foundRoom(2)], { ...BOOKED, children: 1 }],
  ] as const)('differs by its %s alone', (part, rooms, search) => {
    const none = { homestay: false, stay: false, party: false };
    expect(differenceFrom([cartItem(1)], rooms, search)).toEqual({ ...none, [part]: true });
  });

  it('compares homestays by name: wishlist items have id 1', () => {
    const wished = cartItem(8, { homestay_id: 1, homestay_name: 'Lighthouse' });
    const room = foundRoom(7, { property_id: 2, homestay_name: 'Lighthouse' });
    expect(differenceFrom([wished], [room], BOOKED)).toBeUndefined();
  });

  it('is the same search only with the same dates and party', () => {
    expect(isSameSearch(BOOKED, { ...BOOKED })).toBe(true);
    for (const part of [
      { adults: 3 },
      { children: 1 },
      { checkIn: '2026-12-17' },
      { checkOut: '2026-12-22' },
    ])
      expect(isSameSearch(BOOKED, { ...BOOKED, ...part })).toBe(false);
  });
});

describe('a booking for another stay', () => {
  it('has the rooms that can be sold, at that stay’s prices, for its party', () => {
    const found = [foundRoom(9), foundRoom(1, { final_price: 6000 }), foundRoom(3, ERROR_NOTICE)];
    const { items, unsellable } = proposeBooking([cartItem(1), cartItem(2), cartItem(3)], found, LATER);
    expect(items).toMatchObject([
      { id: 1, checkInDate: '2027-03-10', checkOutDate: '2027-03-12', guests: 3, final_price: 6000 },
    ]);
    expect(unsellable).toMatchObject([
      { id: 2, name: 'Room 2' },
      { id: 3, name: 'Room 3', found: ERROR_NOTICE },
    ]);
    expect(unsellable[0]).not.toHaveProperty('found');
  });

  it('has no room without a price', () => {
    const found = [foundRoom(1, { price_per_day: 0, final_price_per_day: 0 })];
    expect(unsellableRooms([cartItem(1)], found)).toMatchObject([{ id: 1 }]);
  });
});

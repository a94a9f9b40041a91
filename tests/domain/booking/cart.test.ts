import { describe, expect, it } from 'vitest';
import {
  cartItemOf,
  cartProblem,
  priceChanges,
  putItem,
  redateItems,
  refreshItems,
  roomsOfStay,
} from '#domain/booking/cart.ts';
import { cartItem, foundRoom } from '../../support/rooms.ts';

const today = '2026-12-18';

describe('the problem of a cart', () => {
  it('is undefined for rooms with a price, from today on', () => {
    expect(cartProblem([], today)).toBeUndefined();
    expect(cartProblem([cartItem(1), cartItem(2)], today)).toBeUndefined();
  });

  it('is a stay that begins before today', () => {
    expect(cartProblem([cartItem(1), cartItem(2)], '2026-12-19')).toMatchObject({
      code: 'past',
      item: { id: 1 },
    });
  });

  it('is a policy, with or without a sentence', () => {
    const refused = cartItem(2, { pricing_error: 'Minimum stay: 3 days required' });
    expect(cartProblem([cartItem(1), refused], today)).toMatchObject({ code: 'refused', item: { id: 2 } });
    const silent = cartItem(3, { pricing_error_type: 'rates_not_open' });
    expect(cartProblem([silent], today)).toMatchObject({ code: 'refused' });
  });

  it('is a price, or a price after discount, of zero', () => {
    expect(cartProblem([cartItem(1, { price: 0 })], today)).toMatchObject({ code: 'no_price' });
    expect(cartProblem([cartItem(1, { final_price: 0 })], today)).toMatchObject({ code: 'no_price' });
  });
});

describe('the rooms of a cart', () => {
  const [one, two, dearer] = [cartItem(1), cartItem(2), cartItem(1, { final_price: 4500 })];
  const stay = { checkIn: '2026-12-18', checkOut: '2026-12-20' };
  const otherStays = [{ checkInDate: '2026-12-17' }, { checkOutDate: '2026-12-21' }];

  it('have the first picture, or none', () => {
    const imageOf = (more = {}) => cartItemOf(foundRoom(3, more), stay, { adults: 2, children: 0 }).image;
    expect([imageOf(), imageOf({ images: [] })]).toEqual(['/api/admin/uploads/rooms/3.webp', '']);
  });

  it('are each in it once', () => {
    expect(putItem([two, one], dearer)).toEqual([two, dearer]);
    expect(putItem([one], two)).toEqual([one, two]);
  });

  it('cost as much for each night of another stay, until it is searched', () => {
    const [moved] = redateItems([cartItem(1, { price: 4000, discount: 300, rules_discount: 100 })], {
      checkIn: '2027-01-01',
      checkOut: '2027-01-04',
    });
    expect(moved).toMatchObject({ checkInDate: '2027-01-01', checkOutDate: '2027-01-04', stay_days: 3 });
    expect(moved).toMatchObject({ price: 6000, discount: 450, rules_discount: 150, total_discount: 600 });
    expect(moved?.final_price).toBe(5400);
    expect(redateItems([cartItem(1, { price: 10, stay_days: 0 })], stay)[0]?.price).toBe(20);
  });

  it('get the prices and names of a new search, and stay if it lacks them', () => {
    const found = foundRoom(1, { name: 'ସାଗର', homestay_name: '', final_price: 4500 });
    const refreshed = { items: [{ ...dearer, name: 'ସାଗର' }, two], missing: [two] };
    expect(refreshItems([one, two], [found])).toEqual(refreshed);
    const renamed = foundRoom(1, { homestay_name: 'Sagar' });
    expect(refreshItems([one], [renamed]).items[0]?.homestay_name).toBe('Sagar');
  });

  it('have a changed price only for the same stay', () => {
    expect(priceChanges([one, two], [dearer, two])).toEqual([{ name: 'Room 1', from: 4000, to: 4500 }]);
    const others = [...otherStays, { id: 3 }].map((more) => ({ ...dearer, ...more }));
    expect(priceChanges([one, two], others)).toEqual([]);
    expect(roomsOfStay([one, ...others, two], stay)).toEqual([1, 3, 2]);
  });
});

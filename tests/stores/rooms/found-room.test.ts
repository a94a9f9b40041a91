import { describe, expect, it, vi } from 'vitest';
import { readFacts, readRoom } from '#stores/rooms/found-room.ts';
import { wireRoom } from '../../support/rooms.ts';

describe('a room of an answer', () => {
  it('needs no more than an id and a name: the rest has defaults', () => {
    expect(readRoom({ id: 7, room_name: 'Malli Room' }, 2)).toMatchObject({
      id: 7,
      name: 'Malli Room',
      capacity: 2,
      meets_minimum_stay: true,
      images: [],
      is_ac: false,
      stay_days: 2,
      price_per_day: 0,
      pricing_error: null,
      pricing_error_type: null,
    });
  });

  it('has the figures that follow from those it came with', () => {
    const room = { id: 1, room_name: 'A', price: 4000, discount: 400, rules_discount: 180, stay_days: 2 };
    expect(readRoom(room, 2)).toMatchObject({
      price_per_day: 2000,
      discount_per_day: 200,
      net_price: 3600,
      net_price_per_day: 1800,
      total_discount: 580,
      final_price: 3420,
      final_price_per_day: 1710,
    });
    expect(readRoom({ id: 1, room_name: 'A', price_per_day: 1500 }, 3)).toMatchObject({ price: 4500 });
  });

  it('keeps a pricing error of any type, and is dropped for a system error alone', () => {
    const refused = { ...wireRoom(1), pricing_error: 'Closed for repairs', pricing_error_type: 'closed' };
    expect(readRoom(refused, 2)).toMatchObject({ pricing_error: 'Closed for repairs' });
    expect(readRoom({ ...wireRoom(1), pricing_error: '' }, 2)).toMatchObject({ pricing_error: null });
    expect(readRoom({ ...wireRoom(1), pricing_error_type: 'system_error' }, 2)).toBeUndefined();
  });

  it("has its homestay's rating, and is shown without one that can't be read", () => {
    const rating = { value: 4.7, count: 12 };
    expect(readRoom({ ...wireRoom(1), rating }, 2)).toMatchObject({ rating });
    expect(readRoom({ ...wireRoom(1), rating: null }, 2)).toMatchObject({ rating: null });
    expect(readRoom({ ...wireRoom(1), rating: '4.7' }, 2)).toMatchObject({ id: 1, rating: undefined });
  });

  it('without details is dropped for a system error, too', () => {
    const facts = { ...wireRoom(1), amenities: ['Air Conditioner'] };
    expect(readFacts(facts)).toMatchObject({ id: 1, name: 'Room 1', is_ac: true });
    expect(readFacts({ ...facts, pricing_error_type: 'system_error' })).toBeUndefined();
  });

  it('without id or name is dropped, and told in the console', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const bad = [{ room_name: 'A' }, { id: 1 }, { id: 1, room_name: ' ' }, 'room', null];
    for (const room of bad) expect(readRoom(room, 2)).toBeUndefined();
    expect(log).toHaveBeenCalledTimes(bad.length);
  });
});

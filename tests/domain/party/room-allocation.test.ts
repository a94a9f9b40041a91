import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Party } from '#domain/dates/stay.ts';
import { type AllocatableRoom, cheapestRooms, takesParty } from '#domain/party/room-allocation.ts';
import { PROPERTY_RUNS } from '../../support/repeats.ts';

const room = (id: number, final_price: number, capacity = 2, property_id = 1): AllocatableRoom => ({
  id,
  property_id,
  capacity,
  final_price,
});
const ids = (rooms: readonly AllocatableRoom[] | undefined) =>
  rooms?.map(({ id }) => id).sort((a, b) => a - b);
const priceOf = (rooms: readonly AllocatableRoom[]) =>
  rooms.reduce((sum, { final_price }) => sum + final_price, 0);

/** Every possible set of rooms, as a slow reference. */
function bruteForce(rooms: readonly AllocatableRoom[], party: Party, chosen: readonly number[]) {
  let best: number | undefined;
  for (let mask = 1; mask < 2 ** rooms.length; mask += 1) {
    const set = rooms.filter((_, index) => mask & (1 << index));
    if (!chosen.every((id) => set.some((one) => one.id === id)) || !takesParty(set, party)) continue;
    if (best === undefined || priceOf(set) < best) best = priceOf(set);
  }
  return best;
}

const offers = fc
  .array(
    fc.record({
      property_id: fc.integer({ min: 1, max: 2 }),
      capacity: fc.integer({ min: 1, max: 4 }),
      final_price: fc.integer({ min: 0, max: 40 }).map((hundreds) => hundreds * 100),
    }),
    { maxLength: 10 },
  )
  .map((rooms) => rooms.map((one, index) => ({ id: index + 1, ...one })));
const parties = fc.record({
  adults: fc.integer({ min: 1, max: 12 }),
  children: fc.integer({ min: 0, max: 6 }),
});

describe('the room allocation for a party', () => {
  it('is the cheapest with enough beds: six guests in two rooms of three, not three of two', () => {
    const rooms = [room(1, 2000), room(2, 2000), room(3, 2000), room(4, 2900, 3), room(5, 2900, 3)];
    expect(ids(cheapestRooms(rooms, { adults: 6, children: 0 }))).toEqual([4, 5]);
  });

  it('is found where picking the cheapest rooms first fails', () => {
    const rooms = [room(1, 1000, 1), room(2, 3000, 3), room(3, 3500, 4)];
    expect(ids(cheapestRooms(rooms, { adults: 2, children: 2 }))).toEqual([3]);
  });

  it('has as many rooms as the capacity rule needs, whatever their beds', () => {
    expect(ids(cheapestRooms([room(1, 1000, 9), room(2, 900, 1)], { adults: 4, children: 0 }))).toEqual([
      1, 2,
    ]);
  });

  it('is of one homestay', () => {
    const rooms = [room(1, 1000, 2, 1), room(2, 1000, 2, 2), room(3, 5000, 2, 2)];
    expect(ids(cheapestRooms(rooms, { adults: 4, children: 0 }))).toEqual([2, 3]);
    expect(cheapestRooms(rooms.slice(0, 2), { adults: 4, children: 0 })).toBeUndefined();
  });

  it('includes the chosen rooms', () => {
    const rooms = [room(1, 9000), room(2, 1000), room(3, 1000), room(4, 100, 4, 2)];
    expect(ids(cheapestRooms(rooms, { adults: 4, children: 0 }, [1]))).toEqual([1, 2]);
    expect(cheapestRooms(rooms, { adults: 4, children: 0 }, [1, 4])).toBeUndefined();
  });

  it('is undefined if the free rooms are too few', () => {
    expect(cheapestRooms([], { adults: 1, children: 0 })).toBeUndefined();
    expect(cheapestRooms([room(1, 1000)], { adults: 3, children: 0 })).toBeUndefined();
  });

  it('costs as much as the cheapest of all sets', () => {
    const cases = fc.tuple(offers, parties, fc.array(fc.integer({ min: 1, max: 10 }), { maxLength: 2 }));
    fc.assert(
      fc.property(cases, ([rooms, party, requested]) => {
        const chosen = requested.filter((id) => id <= rooms.length);
        const found = cheapestRooms(rooms, party, chosen);
        const best = bruteForce(rooms, party, chosen);
        expect(found && priceOf(found)).toBe(best);
        if (!found) return;
        expect(takesParty(found, party)).toBe(true);
        expect(new Set(ids(found)).size).toBe(found.length);
        expect(chosen.every((id) => found.some((one) => one.id === id))).toBe(true);
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });

  it('has no superfluous room: without any of them the party does not fit, or the price is the same', () => {
    fc.assert(
      fc.property(offers, parties, (rooms, party) => {
        const found = cheapestRooms(rooms, party) ?? [];
        for (const one of found) {
          const rest = found.filter((other) => other !== one);
          if (takesParty(rest, party)) expect(one.final_price).toBe(0);
        }
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });

  it('of 40 rooms takes fewer than 10,000 steps, not 2^40 sets', () => {
    let steps = 0;
    const rooms = Array.from({ length: 40 }, (_, index) => {
      const { final_price, ...rest } = room(index + 1, 1500 + ((index * 7919) % 2500), 2 + (index % 3));
      return {
        ...rest,
        get final_price() {
          steps += 1;
          return final_price;
        },
      };
    });
    expect(cheapestRooms(rooms, { adults: 30, children: 10 })).toBeDefined();
    expect(steps).toBeGreaterThan(40);
    expect(steps).toBeLessThan(10_000);
  });
});

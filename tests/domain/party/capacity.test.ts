import { describe, expect, it } from 'vitest';
import { checkCapacity, homestaysThatFit, partyFit, roomsNeeded } from '#domain/party/capacity.ts';

describe('capacity', () => {
  it('needs max(ceil(total guests/4), ceil(adults/3)) rooms', () => {
    const needs = [
      [1, 0, 1],
      [3, 0, 1],
      [3, 1, 1],
      [4, 0, 2],
      [2, 3, 2],
      [6, 0, 2],
      [7, 0, 3],
      [1, 8, 3],
    ] as const;
    for (const [adults, children, rooms] of needs) {
      expect(roomsNeeded({ adults, children }), `${adults} adults, ${children} children`).toBe(rooms);
    }
  });

  it('refuses a party without guests, or of children only', () => {
    expect(checkCapacity({ adults: 0, children: 0 }, 1)).toEqual({ code: 'no_guests' });
    expect(checkCapacity({ adults: 0, children: 2 }, 1)).toEqual({ code: 'no_adults' });
  });

  it('has its own code for exactly 4 adults in 1 room', () => {
    expect(checkCapacity({ adults: 4, children: 0 }, 1)).toEqual({ code: 'four_adults_one_room', needed: 2 });
    expect(checkCapacity({ adults: 4, children: 0 }, 2)).toBeUndefined();
    expect(checkCapacity({ adults: 1, children: 1 }, 2)).toBeUndefined();
    expect(checkCapacity({ adults: 1, children: 1 }, 3)).toEqual({ code: 'too_many_rooms', guests: 2 });
    expect(checkCapacity({ adults: 4, children: 5 }, 1)).toEqual({
      code: 'too_few_rooms',
      guests: 9,
      needed: 3,
    });
  });

  it('returns how many rooms a party needs', () => {
    expect(checkCapacity({ adults: 5, children: 0 }, 1)).toEqual({
      code: 'too_few_rooms',
      guests: 5,
      needed: 2,
    });
    expect(checkCapacity({ adults: 3, children: 1 }, 1)).toBeUndefined();
  });

  it('a homestay fits if its rooms on sale take the party at 4 a room', () => {
    const rooms = [
      { homestayId: 1, sellable: true },
      { homestayId: 1, sellable: false },
      { homestayId: 2, sellable: true },
      { homestayId: 2, sellable: true },
    ];
    expect([...homestaysThatFit(rooms, 4)]).toEqual([1, 2]);
    expect([...homestaysThatFit(rooms, 5)]).toEqual([2]);
    expect([...homestaysThatFit(rooms, 9)]).toEqual([]);
  });
});

describe('whether rooms suit a party', () => {
  const rooms = (...capacities: number[]) => capacities.map((capacity) => ({ capacity }));
  it.each([
    ['fits its beds', 2, 0, [2], { fit: 'fits' }],
    ['fits a family room', 2, 2, [4], { fit: 'fits' }],
    ['needs an extra bed', 3, 0, [2], { fit: 'extra-beds', beds: 1, sleeps: 2 }],
    ['needs an extra bed in each room', 4, 2, [2, 2], { fit: 'extra-beds', beds: 2, sleeps: 4 }],
    ['is too large for the beds and an extra one', 2, 2, [2], { fit: 'more-rooms', needed: 2 }],
    ['is too large by the rule, whatever the beds', 4, 0, [6], { fit: 'more-rooms', needed: 2 }],
    ['needs a room first', 2, 0, [], { fit: 'more-rooms', needed: 1 }],
    ['needs three rooms', 7, 0, [3], { fit: 'more-rooms', needed: 3 }],
  ] as const)('%s', (_, adults, children, capacities, fit) => {
    expect(partyFit({ adults, children }, rooms(...capacities))).toEqual(fit);
  });

  it('counts the booked extra beds, one a room', () => {
    const sessionId = { adults: 3, children: 0 };
    expect(partyFit(sessionId, rooms(2), 1)).toEqual({ fit: 'fits' });
    expect(partyFit({ adults: 2, children: 2 }, rooms(2), 2)).toEqual({ fit: 'more-rooms', needed: 2 });
    expect(partyFit({ adults: 2, children: 0 }, rooms(2), 0)).toEqual({ fit: 'fits' });
  });
});

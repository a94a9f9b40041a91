import { describe, expect, test } from 'vitest';
import { clockTime } from '#domain/clock-time.ts';
import { canWait, roomForParty, waitingStateAt } from '#domain/waiting.ts';

const until = new Date('2026-11-21T08:00:00Z');

describe('a place in line', () => {
  test('whose offer has run out is over at that very instant', () => {
    const entry = { state: 'offered', offer_until: until } as const;
    expect(waitingStateAt(entry, new Date(until.getTime() - 1))).toBe('offered');
    expect(waitingStateAt(entry, until)).toBe('lapsed');
    expect(waitingStateAt({ state: 'booked', offer_until: until }, until)).toBe('booked');
  });

  test('is for a party that one room takes, and sleeps', () => {
    expect(canWait({ adults: 3, children: 1 }, [2, 4])).toBe(true);
    expect(canWait({ adults: 3, children: 1 }, [2, 3])).toBe(false);
    expect(canWait({ adults: 4, children: 0 }, [4])).toBe(false);
    expect(canWait({ adults: 0, children: 1 }, [4])).toBe(false);
  });

  test('gets the room it names, else the cheapest that sleeps the party, of equal ones the first', () => {
    const room = (id: number, capacity: number, finalPrice: number) => ({ id, capacity, finalPrice });
    const free = [room(1, 2, 900), room(4, 3, 2000), room(3, 4, 2000), room(2, 3, 2500)];
    const party = { adults: 2, children: 1 };
    expect(roomForParty(free, { ...party, roomId: null })?.id).toBe(3);
    expect(roomForParty(free, { ...party, roomId: 2 })?.id).toBe(2);
    expect(roomForParty(free, { ...party, roomId: 9 })).toBeUndefined();
    expect(roomForParty(free, { adults: 3, children: 2, roomId: null })).toBeUndefined();
  });
});

test.each([
  ['2026-11-21T11:00:00Z', '4:30 pm'],
  ['2026-11-21T18:29:59Z', '11:59 pm'],
  ['2026-11-21T18:30:00Z', '12:00 am'],
  ['2026-11-21T06:35:00Z', '12:05 pm'],
  ['2026-11-21T00:00:00Z', '5:30 am'],
])('%s is %s in Puri', (instant, words) => {
  expect(clockTime(new Date(instant))).toBe(words);
});

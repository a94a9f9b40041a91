import { describe, expect, test } from 'vitest';
import {
  canWait,
  entryStateAt,
  offerEnds,
  roomsForEntry,
  waitlistStateAt,
} from '#domain/booking/waitlist.ts';
import { clockTime } from '#domain/dates/instant.ts';

const until = new Date('2026-11-21T08:00:00Z');

describe('a waitlist entry', () => {
  test('has lapsed at the instant its offer expires', () => {
    const entry = { state: 'offered', offer_until: until } as const;
    expect(waitlistStateAt(entry, new Date(until.getTime() - 1))).toBe('offered');
    expect(waitlistStateAt(entry, until)).toBe('lapsed');
    expect(waitlistStateAt({ state: 'booked', offer_until: until }, until)).toBe('booked');
    expect(waitlistStateAt({ state: 'offered', offer_until: null }, until)).toBe('offered');
  });

  test('is unconfirmed until its mailbox is verified, and paused until its guest confirms', () => {
    const waits = { state: 'waiting', offer_until: null, confirmed_at: until, paused_at: null } as const;
    expect(entryStateAt(waits, until)).toBe('waiting');
    expect(entryStateAt({ ...waits, confirmed_at: null }, until)).toBe('unconfirmed');
    expect(entryStateAt({ ...waits, paused_at: until }, until)).toBe('paused');
    expect(entryStateAt({ ...waits, state: 'left', confirmed_at: null }, until)).toBe('left');
    expect(entryStateAt({ ...waits, state: 'offered', offer_until: until }, until)).toBe('lapsed');
  });

  const room = (id: number, capacity: number, final_price: number, property_id = 1) => ({
    id,
    capacity,
    final_price,
    property_id,
  });
  const anyRoom = { adults: 2, children: 1, roomId: null };

  test('needs a party that one homestay could take if all rooms were free', () => {
    const rooms = [room(1, 4, 0), room(2, 4, 0), room(3, 4, 0, 2)];
    const can = (adults: number, children: number, roomId: number | null = null) =>
      canWait(rooms, { adults, children, roomId });
    expect(can(3, 1)).toBe(true);
    expect(can(6, 2)).toBe(true);
    expect(can(6, 3)).toBe(false);
    expect(can(7, 0)).toBe(false);
    expect(can(4, 0, 3)).toBe(false);
    expect(can(2, 0, 9)).toBe(false);
    expect(can(0, 1)).toBe(false);
    expect(can(0, 0, 1)).toBe(false);
  });

  test('is offered the requested room, else the cheapest that sleeps the party, of equal ones the first', () => {
    const free = [room(1, 2, 900), room(4, 3, 2000), room(3, 4, 2000), room(2, 3, 2500)];
    const ids = (waiter: typeof anyRoom | { adults: number; children: number; roomId: number }) =>
      roomsForEntry(free, waiter)?.map(({ id }) => id);
    expect(ids(anyRoom)).toEqual([3]);
    expect(roomsForEntry([room(1, 3, 500), room(2, 4, 900)], anyRoom)).toEqual([room(1, 3, 500)]);
    expect(ids({ ...anyRoom, roomId: 2 })).toEqual([2]);
    // A requested room is offered whatever its beds, as in a booking.
    expect(ids({ ...anyRoom, roomId: 1 })).toEqual([1]);
    expect(ids({ ...anyRoom, roomId: 9 })).toBeUndefined();
  });

  test('is offered several rooms of one homestay if no single one takes the party, all or none', () => {
    const ids = (free: ReturnType<typeof room>[], waiter: { adults: number; roomId: number | null }) =>
      roomsForEntry(free, { children: 0, ...waiter })
        ?.map(({ id }) => id)
        .sort();
    const free = [room(1, 3, 900), room(2, 3, 1000), room(3, 3, 1100), room(7, 3, 100, 2)];
    expect(ids(free, { adults: 4, roomId: null })).toEqual([1, 2]);
    expect(ids(free, { adults: 4, roomId: 3 })).toEqual([1, 3]);
    expect(ids(free, { adults: 4, roomId: 7 })).toBeUndefined();
    expect(ids(free.slice(2), { adults: 4, roomId: null })).toBeUndefined();
    // The rule would allow one room for three, but none has the beds.
    expect(ids([room(1, 2, 900), room(2, 2, 1000)], { adults: 3, roomId: null })).toEqual([1, 2]);
  });
});

test.each([
  ['2026-11-21T11:00:00Z', '4:30 pm'],
  ['2026-11-21T18:29:59Z', '11:59 pm'],
  ['2026-11-21T18:30:00Z', '12:00 am'],
  ['2026-11-21T06:35:00Z', '12:05 pm'],
  ['2026-11-21T00:00:00Z', '5:30 am'],
])('%s is %s in India', (instant, words) => {
  expect(clockTime(new Date(instant))).toBe(words);
});

const inPuri = (text: string) => new Date(`${text}:00+05:30`);

test.each([
  ['by day it is two hours', '2026-12-18T10:00', '2026-12-18T12:00'],
  ['until ten in the evening, too', '2026-12-18T20:00', '2026-12-18T22:00'],
  ['a minute later it is the morning', '2026-12-18T20:01', '2026-12-19T09:00'],
  ['before midnight', '2026-12-18T21:59', '2026-12-19T09:00'],
  ['after midnight', '2026-12-19T00:30', '2026-12-19T09:00'],
  ['early', '2026-12-19T06:59', '2026-12-19T09:00'],
  ['from nine on it is two hours again', '2026-12-19T07:00', '2026-12-19T09:00'],
  ['and a minute', '2026-12-19T07:01', '2026-12-19T09:01'],
  ['over the end of the year', '2026-12-31T21:00', '2027-01-01T09:00'],
])('the end of an offer: %s', (_, made, ends) => {
  expect(offerEnds(inPuri(made), '2027-02-01')).toEqual(inPuri(ends));
});

test('an offer for tonight does not wait for the morning', () => {
  expect(offerEnds(inPuri('2026-12-18T21:00'), '2026-12-18')).toEqual(inPuri('2026-12-18T23:00'));
  expect(offerEnds(inPuri('2026-12-18T21:00'), '2026-12-19')).toEqual(inPuri('2026-12-19T09:00'));
  expect(offerEnds(inPuri('2026-12-18T00:30'), '2026-12-18')).toEqual(inPuri('2026-12-18T09:00'));
});

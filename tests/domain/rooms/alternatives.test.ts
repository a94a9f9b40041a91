import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, nightsOf } from '#domain/dates/calendar.ts';
import type { Party, Stay } from '#domain/dates/stay.ts';
import { type Alternative, findAlternatives, type SearchableRoom } from '#domain/rooms/alternatives.ts';
import { searchableRoom as room } from '../../support/searchable-room.ts';

const TODAY = '2027-02-01';
const STAY = { checkIn: '2027-02-13', checkOut: '2027-02-15' };
const COUPLE = { adults: 2, children: 0 };

const find = (rooms: readonly SearchableRoom[], stay: Stay = STAY, party: Party = COUPLE, roomId?: number) =>
  findAlternatives(rooms, { stay, party, roomId }, TODAY);
const ofKind = (found: readonly Alternative[], kind: string) => found.filter((one) => one.kind === kind);
const daysAway = (found: readonly Alternative[]) =>
  ofKind(found, 'near_dates').map(({ stay }) => daysBetween(STAY.checkIn, stay.checkIn));
const ASKED = nightsOf(STAY.checkIn, STAY.checkOut);
const AROUND = nightsOf('2027-01-30', '2027-03-02');

describe('near dates', () => {
  it('are the free stays of as many nights, the nearest first', () => {
    const found = find([room(1, { taken: ['2027-02-13', '2027-02-16'] })]);
    expect(daysAway(found)).toEqual([1, -2, -3, -4, 4, -5]);
    expect(found[0]).toEqual({
      kind: 'near_dates',
      stay: { checkIn: '2027-02-14', checkOut: '2027-02-16' },
      rooms: [{ id: 1, name: 'Room 1' }],
      total: 2002,
    });
  });

  it('begin at most 14 days away and not before today', () => {
    const far = room(1, { taken: AROUND.filter((night) => night < '2027-02-27') });
    expect(daysAway(find([far]))).toEqual([14]);
    expect(
      daysAway(find([room(1, { taken: [...AROUND, '2027-02-27'].filter((night) => night < '2027-02-28') })])),
    ).toEqual([]);
    const early = room(1, { taken: AROUND.filter((night) => night > '2027-02-03') });
    // 1 and 2 February are free; January is over.
    expect(daysAway(find([early]))).toEqual([-11, -12]);
  });

  it('of a room contain it', () => {
    const rooms = [room(1, { taken: ASKED }), room(2)];
    const found = ofKind(find(rooms, STAY, COUPLE, 1), 'near_dates');
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ rooms: [first] }) => first?.id === 1)).toBe(true);
  });

  it('have the cheapest rooms of one homestay that take and sleep the party', () => {
    const rooms = [
      room(1),
      room(2),
      room(3, { price: 900 }, { property_id: 2 }),
      room(4, { price: 1500 }, { capacity: 4 }),
    ];
    const [first] = find(rooms, STAY, { adults: 2, children: 2 });
    expect(first).toMatchObject({ rooms: [{ id: 4 }], total: 3000 });
    const [many] = find(rooms, STAY, { adults: 4, children: 0 });
    expect(many).toMatchObject({ rooms: [{ id: 1 }, { id: 2 }], total: 4006 });
  });
});

describe('a longer stay', () => {
  it('has the asked nights and as many around them as the minimum stay wants, for the least', () => {
    const dear = room(5, { minimumStay: 3 });
    const nights = dear.nights.map((one) => (one.night === '2027-02-15' ? { ...one, price: 5000 } : one));
    expect(ofKind(find([{ ...dear, nights }]), 'longer')).toEqual([
      {
        kind: 'longer',
        stay: { checkIn: '2027-02-12', checkOut: '2027-02-15' },
        rooms: [{ id: 5, name: 'Room 5' }],
        total: 3015,
      },
    ]);
  });

  it('is of the cheapest room, or of the one that the guest looks at', () => {
    const rooms = [room(5, { minimumStay: 3 }), room(6, { minimumStay: 3, price: 500 })];
    expect(ofKind(find(rooms), 'longer')).toMatchObject([{ rooms: [{ id: 6 }], total: 1500 }]);
    expect(ofKind(find(rooms, STAY, COUPLE, 5), 'longer')).toMatchObject([{ rooms: [{ id: 5 }] }]);
  });

  it('is not offered where a night of it is taken, or the minimum is beyond the longest stay', () => {
    const blocked = room(5, { minimumStay: 3, taken: ['2027-02-12', '2027-02-15'] });
    expect(ofKind(find([blocked]), 'longer')).toEqual([]);
    expect(ofKind(find([room(5, { minimumStay: 3 }, { maxStay: 2 })]), 'longer')).toEqual([]);
  });

  it('is not offered with a room that the party does not need', () => {
    const single = room(5, { minimumStay: 3 }, { capacity: 1 });
    expect(ofKind(find([single, room(1)]), 'longer')).toEqual([]);
    expect(ofKind(find([single, room(1)], STAY, { adults: 2, children: 1 }), 'longer')).toMatchObject([
      { rooms: [{ id: 1 }, { id: 5 }] },
    ]);
  });

  it('begins today at the earliest', () => {
    const tonight = { checkIn: TODAY, checkOut: addDays(TODAY, 1) };
    const found = ofKind(find([room(5, { minimumStay: 2 })], tonight), 'longer');
    expect(found.map(({ stay }) => stay)).toEqual([{ checkIn: TODAY, checkOut: addDays(TODAY, 2) }]);
  });
});

describe('a split', () => {
  const rooms = [room(1, { taken: ['2027-02-14'] }), room(2, { taken: ['2027-02-13'] })];

  it('is two rooms of one homestay, one after the other', () => {
    expect(ofKind(find(rooms), 'split')).toEqual([
      {
        kind: 'split',
        stay: STAY,
        rooms: [
          { id: 1, name: 'Room 1', stay: { checkIn: '2027-02-13', checkOut: '2027-02-14' } },
          { id: 2, name: 'Room 2', stay: { checkIn: '2027-02-14', checkOut: '2027-02-15' } },
        ],
        total: 2003,
      },
    ]);
  });

  it('is not offered in two homestays, to a party that needs two rooms, or for nights of a minimum stay', () => {
    const apart = rooms.map((one) => ({ ...one, property_id: one.id }));
    expect(ofKind(find(apart), 'split')).toEqual([]);
    expect(ofKind(find(rooms, STAY, { adults: 2, children: 1 }), 'split')).toEqual([]);
    const short = [room(1, { taken: ['2027-02-14'], minimumStay: 2 }), room(2, { taken: ['2027-02-13'] })];
    expect(ofKind(find(short), 'split')).toEqual([]);
  });

  it('contains the room that the guest looks at', () => {
    expect(ofKind(find([...rooms, room(3, { price: 1 })], STAY, COUPLE, 2), 'split')).toMatchObject([
      { rooms: [{ id: 3 }, { id: 2 }] },
    ]);
  });
});

describe('another homestay', () => {
  it('is offered for the asked nights, beside a room only', () => {
    const rooms = [room(1, { taken: ASKED }), room(2), room(7, {}, { property_id: 2 })];
    expect(ofKind(find(rooms, STAY, COUPLE, 1), 'other_homestay')).toEqual([
      { kind: 'other_homestay', stay: STAY, rooms: [{ id: 7, name: 'Room 7' }], total: 2014 },
    ]);
    expect(ofKind(find(rooms), 'other_homestay')).toEqual([]);
  });
});

describe('nothing', () => {
  it.each([
    ['for a stay in the past', { checkIn: '2027-01-31', checkOut: '2027-02-02' }, COUPLE],
    ['after the last open night', { checkIn: '2027-04-01', checkOut: '2027-04-03' }, COUPLE],
    ['for a stay that is too long', { checkIn: '2027-02-05', checkOut: '2027-03-08' }, COUPLE],
    ['for more people than beds', STAY, { adults: 4, children: 1 }],
    ['for children alone', STAY, { adults: 0, children: 2 }],
  ])('is offered %s', (_, stay, party) => {
    expect(find([room(1), room(2)], stay, party)).toEqual([]);
  });

  it('is offered in a room without a price, or closed', () => {
    expect(find([room(1, { price: 0 })])).toEqual([]);
    expect(find([room(1, { closed: AROUND })])).toEqual([]);
  });
});

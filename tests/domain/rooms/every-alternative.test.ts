import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, nightsOf } from '#domain/dates/calendar.ts';
import { nightsOfStay, type Party, type Stay, totalGuests } from '#domain/dates/stay.ts';
import { checkCapacity } from '#domain/party/capacity.ts';
import { takesParty } from '#domain/party/room-allocation.ts';
import { priceStay } from '#domain/rates/pricing.ts';
import { type Alternative, findAlternatives, type SearchableRoom } from '#domain/rooms/alternatives.ts';
import { PROPERTY_RUNS } from '../../support/repeats.ts';
import { searchableRoom } from '../../support/searchable-room.ts';

const TODAY = '2027-02-01';
const CHECK_IN = '2027-02-13';

interface Case {
  rooms: readonly SearchableRoom[];
  stay: Stay;
  party: Party;
  roomId?: number | undefined;
}

function priceOf({ nights, rules, maxStay }: SearchableRoom, stay: Stay): number | undefined {
  const own = nights.filter(({ night }) => stay.checkIn <= night && night < stay.checkOut);
  const quote = priceStay(stay, own, rules);
  const isFree = stay.checkIn >= TODAY && nightsOfStay(stay) <= maxStay && !own.some(({ taken }) => taken);
  return isFree && quote.sellable && quote.price.finalPrice > 0 ? quote.price.finalPrice : undefined;
}

/** The price of the cheapest of all sets of rooms, as a slow reference. */
function leastPrice(rooms: readonly SearchableRoom[], stay: Stay, party: Party, of?: number): number {
  let least = Number.POSITIVE_INFINITY;
  const priced = rooms.flatMap(({ id, property_id, capacity, ...rest }) => {
    const final_price = priceOf({ id, property_id, capacity, ...rest }, stay);
    return final_price === undefined ? [] : [{ id, property_id, capacity, final_price }];
  });
  for (let mask = 1; mask < 2 ** priced.length; mask += 1) {
    const set = priced.filter((_, index) => mask & (1 << index));
    const isOf = of === undefined || set.some(({ id }) => id === of);
    if (!isOf || !takesParty(set, party) || checkCapacity(party, set.length)) continue;
    least = Math.min(
      least,
      set.reduce((sum, { final_price }) => sum + final_price, 0),
    );
  }
  return least;
}

/** The days by which every near stay that exists is away, the nearest first. */
function everyNearStay(rooms: readonly SearchableRoom[], stay: Stay, party: Party, of?: number) {
  const shifted = (days: number) => ({
    checkIn: addDays(stay.checkIn, days),
    checkOut: addDays(stay.checkOut, days),
  });
  return Array.from({ length: 29 }, (_, index) => index - 14)
    .filter((days) => days !== 0)
    .map((days) => ({ away: Math.abs(days), total: leastPrice(rooms, shifted(days), party, of) }))
    .filter(({ total }) => Number.isFinite(total))
    .sort((one, other) => one.away - other.away || one.total - other.total);
}

function expectBookable(
  { kind, stay, rooms: set, total }: Alternative,
  { rooms, party, roomId }: Case,
): void {
  const whole = set.flatMap(({ id }) => rooms.find((one) => one.id === id) ?? []);
  const prices = whole.map((one, index) => priceOf(one, set[index]?.stay ?? stay) ?? Number.NaN);
  expect(prices.reduce((sum, price) => sum + price, 0)).toBe(total);
  expect(new Set(whole.map(({ property_id }) => property_id)).size).toBe(1);
  expect(new Set(set.map(({ id }) => id)).size).toBe(set.length);
  for (const one of kind === 'split' ? whole.map((each) => [each]) : [whole]) {
    expect(checkCapacity(party, one.length)).toBeUndefined();
    expect(one.reduce((beds, { capacity }) => beds + capacity, 0)).toBeGreaterThanOrEqual(totalGuests(party));
  }
  if (roomId !== undefined) expect(set.some(({ id }) => id === roomId)).toBe(kind !== 'other_homestay');
}

/** The kinds besides near dates that exist, each with its least price. */
function otherKinds({ rooms, stay, party, roomId }: Case): Map<string, number> {
  const home = rooms.find(({ id }) => id === roomId)?.property_id;
  const elsewhere = rooms.filter(({ property_id }) => roomId !== undefined && property_id !== home);
  const splits = rooms.flatMap((one) =>
    rooms
      .filter((other) => one.id !== other.id && one.property_id === other.property_id)
      .filter((other) => roomId === undefined || [one.id, other.id].includes(roomId))
      .flatMap((other) =>
        nightsOf(stay.checkIn, stay.checkOut)
          .slice(1)
          .map(
            (change) =>
              leastPrice([one], { checkIn: stay.checkIn, checkOut: change }, party) +
              leastPrice([other], { checkIn: change, checkOut: stay.checkOut }, party),
          ),
      ),
  );
  const least = new Map([
    ['other_homestay', leastPrice(elsewhere, stay, party)],
    ['split', nightsOfStay(stay) > 1 ? Math.min(...splits) : Number.POSITIVE_INFINITY],
  ]);
  return new Map([...least].filter(([, price]) => Number.isFinite(price)));
}

const calendars = fc.record({
  property_id: fc.integer({ min: 1, max: 2 }),
  capacity: fc.integer({ min: 1, max: 4 }),
  price: fc.integer({ min: 0, max: 9 }).map((hundreds) => hundreds * 100),
  minimumStay: fc.integer({ min: 1, max: 4 }),
  taken: fc.subarray(nightsOf('2027-02-05', '2027-02-25')),
});
const houses = fc
  .array(calendars, { minLength: 1, maxLength: 6 })
  .map((all) =>
    all.map(({ property_id, capacity, ...calendar }, index) =>
      searchableRoom(index + 1, calendar, { property_id, capacity }),
    ),
  );
const cases = fc.record({
  rooms: houses,
  stay: fc.integer({ min: 1, max: 4 }).map((nights) => ({
    checkIn: CHECK_IN,
    checkOut: addDays(CHECK_IN, nights),
  })),
  party: fc.record({ adults: fc.integer({ min: 1, max: 7 }), children: fc.integer({ min: 0, max: 4 }) }),
  roomId: fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }),
});

describe('of every house', () => {
  it('alternatives can be booked, at the least price, and each kind that exists has a place', () => {
    fc.assert(
      fc.property(cases, (one) => {
        const { rooms, stay, party, roomId } = one;
        const found = findAlternatives(rooms, { stay, party, roomId }, TODAY);
        for (const each of found) expectBookable(each, one);
        const others = found.filter(({ kind }) => kind !== 'near_dates' && kind !== 'longer');
        expect(new Map(others.map(({ kind, total }) => [kind, total]))).toEqual(otherKinds(one));
        const near = everyNearStay(rooms, stay, party, roomId);
        const places = 6 - others.length - found.filter(({ kind }) => kind === 'longer').length;
        expect(
          found
            .filter(({ kind }) => kind === 'near_dates')
            .map(({ stay: { checkIn }, total }) => {
              return { away: Math.abs(daysBetween(stay.checkIn, checkIn)), total };
            }),
        ).toEqual(near.slice(0, places));
        for (const { stay: long, rooms: set } of found.filter(({ kind }) => kind === 'longer')) {
          expect(long.checkIn <= stay.checkIn && stay.checkOut <= long.checkOut).toBe(true);
          const minimums = rooms.filter(({ id }) => set.some((other) => other.id === id));
          const longest = Math.max(...minimums.map(({ nights }) => nights[0]?.minimumStay ?? 0));
          expect(nightsOfStay(long)).toBe(longest);
          expect(longest).toBeGreaterThan(nightsOfStay(stay));
        }
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween, nightsOf, weekday } from '#domain/dates/calendar.ts';
import {
  changedPrice,
  nightsOfPlan,
  orderSeasons,
  type RateSeason,
  type Rates,
  rateProblems,
  seasonsBefore,
} from '#domain/rates/rate-plan.ts';
import { PROPERTY_RUNS } from '../../support/repeats.ts';

const FROM = '2026-12-01';

const season = (from: string, to: string, more: Partial<RateSeason> = {}): RateSeason => ({
  name: 'Season',
  from,
  to,
  weekdays: [],
  room_ids: [],
  minimum_stay: null,
  change: { kind: 'percent', percent: 50 },
  ...more,
});

const plan = (more: Partial<Rates> = {}): Rates => ({
  rooms: [
    { room_id: 1, price: 2000, weekend_price: 2400 },
    { room_id: 2, price: 1500, weekend_price: null },
  ],
  weekend: [5, 6],
  minimum_stay: 1,
  seasons: [],
  until: '2026-12-07',
  ...more,
});

const pricesOf = (rates: Rates, roomId: number) =>
  nightsOfPlan(rates, [1, 2], FROM)
    .filter(({ room_id }) => room_id === roomId)
    .map(({ price }) => price);

describe('the nights of a plan', () => {
  test('cost the usual price, and that of the weekend', () => {
    // 4 December 2026 is a Friday.
    expect(pricesOf(plan(), 1)).toEqual([2000, 2000, 2000, 2400, 2400, 2000, 2000]);
    expect(pricesOf(plan(), 2)).toEqual(Array(7).fill(1500));
  });

  test('are changed by seasons: rooms, days, percent of the usual price, a later one first', () => {
    const seasons = [
      season('2026-12-02', '2026-12-05', { minimum_stay: 2 }),
      season('2026-12-03', '2026-12-03', { change: { kind: 'price', price: 999 }, room_ids: [1] }),
      season('2026-12-01', '2026-12-31', { change: { kind: 'usual' }, weekdays: [6] }),
    ];
    expect(pricesOf(plan({ seasons }), 1)).toEqual([2000, 3000, 999, 3600, 2400, 2000, 2000]);
    expect(pricesOf(plan({ seasons }), 2)).toEqual([1500, 2250, 2250, 2250, 1500, 1500, 1500]);
    const stays = nightsOfPlan(plan({ seasons }), [2], FROM).map(({ minimum_stay }) => minimum_stay);
    expect(stays).toEqual([1, 2, 2, 2, 1, 1, 1]);
    const rooms = plan().rooms.map((rate) => ({ ...rate, minimum_stay: 4 }));
    const own = nightsOfPlan(plan({ seasons, rooms }), [2], FROM).map(({ minimum_stay }) => minimum_stay);
    expect(own).toEqual([4, 2, 2, 2, 4, 4, 4]);
  });

  test('end with the last night on sale', () => {
    expect(nightsOfPlan(plan({ until: '2026-11-30' }), [1, 2], FROM)).toEqual([]);
    expect(nightsOfPlan(plan({ until: FROM }), [1, 2], FROM)).toHaveLength(2);
  });
});

test('percent are rounded half up to ten rupees, and a night costs something', () => {
  const percent = (usual: number, value: number) => changedPrice(usual, { kind: 'percent', percent: value });
  expect([percent(1750, 30), percent(1150, 10), percent(1149, 10)]).toEqual([2280, 1270, 1260]);
  expect([percent(3, -90), percent(900_000, 500)]).toEqual([1, 1_000_000]);
});

test('a longer season comes first, and says which go before it', () => {
  const festival = season('2026-12-24', '2026-12-26');
  const winter = season('2026-12-25', '2027-02-28');
  const other = season('2026-12-24', '2026-12-24', { room_ids: [1], weekdays: [0] });
  const ordered = orderSeasons([festival, winter, other]);
  expect(ordered).toEqual([winter, festival, other]);
  expect(seasonsBefore(winter, ordered)).toEqual([festival]);
  expect(seasonsBefore(festival, ordered)).toEqual([other]);
  const apart = season('2026-12-24', '2026-12-25', { room_ids: [2] });
  expect(seasonsBefore(apart, [apart, other])).toEqual([]);
});

test('a season that ends before it begins, and rooms of others, are problems', () => {
  const seasons = [season('2026-12-03', '2026-12-02'), season(FROM, FROM, { room_ids: [7] })];
  const rooms = [1, 1, 7].map((room_id) => ({ room_id, price: 1, weekend_price: null }));
  expect(rateProblems(plan(), [1, 2])).toEqual([]);
  expect(rateProblems(plan({ rooms, seasons }), [1, 2])).toEqual([
    { field: 'plan.rooms.1', problem: 'room_twice' },
    { field: 'plan.rooms.2', problem: 'unknown_room' },
    { field: 'plan.seasons.0.to', problem: 'ends_before' },
    { field: 'plan.seasons.1.room_ids', problem: 'unknown_room' },
  ]);
});

const anyDay = fc.integer({ min: -10, max: 70 }).map((days) => addDays(FROM, days));
const anyWeekdays = fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 7 });
const anyPrice = fc.integer({ min: 1, max: 1_000_000 });
const anySeason: fc.Arbitrary<RateSeason> = fc.record({
  name: fc.constant('Season'),
  from: anyDay,
  to: anyDay,
  weekdays: anyWeekdays,
  room_ids: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 4 }),
  change: fc.oneof(
    fc.record({
      kind: fc.constant('percent' as const),
      percent: fc.integer({ min: -90, max: 500 }),
    }),
    fc.record({ kind: fc.constant('price' as const), price: anyPrice }),
    fc.constant({ kind: 'usual' as const }),
  ),
  minimum_stay: fc.option(fc.integer({ min: 1, max: 30 })),
});
const anyRates: fc.Arbitrary<Rates> = fc.record({
  rooms: fc.uniqueArray(
    fc.record({
      room_id: fc.integer({ min: 1, max: 4 }),
      price: anyPrice,
      weekend_price: fc.option(anyPrice),
      minimum_stay: fc.option(fc.integer({ min: 1, max: 30 }), { nil: undefined }),
    }),
    { selector: ({ room_id }) => room_id },
  ),
  weekend: anyWeekdays,
  minimum_stay: fc.integer({ min: 1, max: 30 }),
  seasons: fc.array(anySeason, { maxLength: 6 }),
  until: anyDay,
});
const ROOMS = [1, 2, 3, 4];

test('every night of every room has one price in whole rupees, whatever the order of the rooms', () => {
  fc.assert(
    fc.property(anyRates, (rates) => {
      const nights = nightsOfPlan(rates, ROOMS, FROM);
      const days = Math.max(0, daysBetween(FROM, rates.until) + 1);
      const keys = nights.map(({ night, room_id }) => `${night} ${room_id}`);
      expect(keys).toHaveLength(days * rates.rooms.length);
      expect(keys).toEqual([...new Set(keys)].sort());
      for (const { night, price, minimum_stay } of nights) {
        expect(night >= FROM && night <= rates.until).toBe(true);
        expect(Number.isInteger(price) && price >= 1 && price <= 1_000_000).toBe(true);
        expect(minimum_stay).toBeGreaterThanOrEqual(1);
      }
      const turned = { ...rates, rooms: rates.rooms.toReversed() };
      expect(nightsOfPlan(turned, ROOMS.toReversed(), FROM)).toEqual(nights);
    }),
    { numRuns: PROPERTY_RUNS },
  );
});

test('the last season of a night decides', () => {
  fc.assert(
    fc.property(anyRates, anySeason, (rates, last) => {
      const without = new Map(nightsOfPlan(rates, ROOMS, FROM).map((one) => [one.night + one.room_id, one]));
      const covered = new Set(
        last.to < last.from
          ? []
          : nightsOf(last.from, addDays(last.to, 1)).filter(
              (night) => last.weekdays.length === 0 || last.weekdays.includes(weekday(night)),
            ),
      );
      const rooms = last.room_ids.length === 0 ? ROOMS : last.room_ids;
      const alone = nightsOfPlan({ ...rates, seasons: [last] }, ROOMS, FROM);
      const both = nightsOfPlan({ ...rates, seasons: [...rates.seasons, last] }, ROOMS, FROM);
      both.forEach((one, index) => {
        const isItsOwn = covered.has(one.night) && rooms.includes(one.room_id);
        expect(one).toEqual(isItsOwn ? alone[index] : without.get(one.night + one.room_id));
      });
    }),
    { numRuns: PROPERTY_RUNS },
  );
});

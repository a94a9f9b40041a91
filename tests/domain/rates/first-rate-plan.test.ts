import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, weekday } from '#domain/dates/calendar.ts';
import { type PricedNight, planFromNights } from '#domain/rates/first-rate-plan.ts';
import { nightsOfPlan } from '#domain/rates/rate-plan.ts';
import { PROPERTY_RUNS } from '../../support/repeats.ts';

const TODAY = '2026-12-01';
const days = (count: number) => Array.from({ length: count }, (_, index) => addDays(TODAY, index));
const night = (date: string, price: number, more: Partial<PricedNight> = {}): PricedNight => ({
  room_id: 1,
  night: date,
  closed: false,
  price,
  minimum_stay: 1,
  ...more,
});
const isWeekend = (date: string) => weekday(date) >= 5;

test('a first plan is what most open nights cost', () => {
  const usual = (date: string) => (isWeekend(date) ? 2400 : 2000);
  const nights = days(20).flatMap((date, index) => [
    night(date, usual(date) + (index > 17 ? 900 : 0)),
    night(date, 1500, { room_id: 2, minimum_stay: 2, closed: index === 19 }),
    night(date, 0, { room_id: 3, closed: true }),
  ]);
  expect(planFromNights(nights, TODAY)).toEqual({
    rooms: [
      { room_id: 1, price: 2000, weekend_price: 2400 },
      { room_id: 2, price: 1500, weekend_price: null, minimum_stay: 2 },
    ],
    weekend: [5, 6],
    minimum_stay: 1,
    seasons: [],
    until: '2026-12-20',
  });
});

test('of an empty calendar, it sells a year', () => {
  expect(planFromNights([], TODAY)).toMatchObject({ rooms: [], minimum_stay: 1, until: '2027-11-30' });
});

test('a calendar of usual prices comes back as it was', () => {
  const price = fc.integer({ min: 1, max: 9000 });
  fc.assert(
    fc.property(price, price, fc.integer({ min: 7, max: 60 }), (usual, weekend, count) => {
      const nights = days(count).map((date) => night(date, isWeekend(date) ? weekend : usual));
      const planned = nightsOfPlan(planFromNights(nights, TODAY), [1], TODAY);
      expect(planned).toEqual(nights.map(({ closed: _, ...rest }) => rest));
    }),
    { numRuns: PROPERTY_RUNS },
  );
});

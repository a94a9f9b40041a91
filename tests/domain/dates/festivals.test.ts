import { describe, expect, test } from 'vitest';
import {
  arrangeFestivals,
  festivalDates,
  festivalPath,
  festivalRooms,
  festivalSearch,
  nextOccurrence,
  plentyOfRooms,
} from '#domain/dates/festivals.ts';

const rathYatra = { festival: 'rath-yatra', start: '2025-06-27', end: '2025-06-29' };
const snanaPurnima = { festival: 'snana-purnima', start: '2025-06-11', end: '2025-06-11' };
const dusshera = { festival: 'dusshera', start: '2025-10-01', end: '2025-10-04' };
const diwali = { festival: 'diwali', start: '2025-10-18', end: '2025-10-21' };
const newYear2026 = { festival: 'new-year', start: '2026-01-01', end: '2026-01-03' };
const newYear2027 = { festival: 'new-year', start: '2027-01-01', end: '2027-01-03' };
const all = [rathYatra, snanaPurnima, dusshera, diwali, newYear2026, newYear2027];

test('a card says how many rooms are left only when few are', () => {
  expect([10, 8, 7, 3, 1].map(plentyOfRooms)).toEqual([4, 4, 4, 2, 1]);
});

test('a past festival leads to the dates that follow, if they are fixed', () => {
  expect(nextOccurrence(all, newYear2026)).toBe(newYear2027);
  expect(nextOccurrence(all, newYear2027)).toBeUndefined();
  expect(nextOccurrence(all, diwali)).toBeUndefined();
  // A festival of one day does not follow itself.
  expect(nextOccurrence(all, snanaPurnima)).toBeUndefined();
  const newYear2028 = { festival: 'new-year', start: '2028-01-01', end: '2028-01-03' };
  expect(nextOccurrence([newYear2028, newYear2027], newYear2026)).toBe(newYear2027);
  expect(festivalPath('new-year')).toBe('/festivals/new-year');
});

describe('the order of the festivals', () => {
  const startsAt = (today: string) => arrangeFestivals(all, today).map(({ start }) => start.slice(2));

  test.each([
    [
      'soonest first, before all of them',
      '2025-06-01',
      '25-06-11 25-06-27 25-10-01 25-10-18 26-01-01 27-01-01',
    ],
    [
      'upcoming ones, then past, latest first',
      '2025-11-01',
      '26-01-01 27-01-01 25-10-18 25-10-01 25-06-27 25-06-11',
    ],
    [
      'with both New Years between them',
      '2026-11-21',
      '27-01-01 26-01-01 25-10-18 25-10-01 25-06-27 25-06-11',
    ],
  ])('is %s', (_, today, starts) => expect(startsAt(today)).toEqual(starts.split(' ')));

  test('only the latest past occurrence of a festival is kept', () => {
    expect(arrangeFestivals(all, '2027-02-01')).not.toContain(newYear2026);
    expect(arrangeFestivals(all, '2027-02-01')[0]).toBe(newYear2027);
  });

  test('a festival counts as upcoming until its last day is over', () => {
    expect(arrangeFestivals([dusshera, diwali], '2025-10-04')[0]).toBe(dusshera);
    expect(arrangeFestivals([dusshera, diwali], '2025-10-05')[0]).toBe(diwali);
  });

  test('the given list is not changed', () => {
    const given = [newYear2026, rathYatra];
    arrangeFestivals(given, '2026-11-21');
    expect(given).toEqual([newYear2026, rathYatra]);
  });
});

describe('Book Now of a festival', () => {
  test('searches its dates for 2 guests', () => {
    expect(festivalSearch(newYear2027, '2026-11-21')).toBe(
      '/rooms?checkIn=2027-01-01&checkOut=2027-01-03&guests=2&children=0',
    );
  });

  test('adds pastDate when it started before today', () => {
    expect(festivalSearch(rathYatra, '2026-11-21')).toContain('&pastDate=true');
    expect(festivalSearch(rathYatra, '2025-06-27')).not.toContain('pastDate');
    expect(festivalSearch(rathYatra, '2025-06-28')).toContain('&pastDate=true');
  });

  test('a one-day festival is searched for one night', () => {
    expect(festivalSearch(snanaPurnima, '2025-01-01')).toContain('checkIn=2025-06-11&checkOut=2025-06-12');
  });
});

test.each([
  [rathYatra, 'June 27-29 2025'],
  [snanaPurnima, 'June 11 2025'],
  [dusshera, 'Oct 1-4 2025'],
  [diwali, 'Oct 18-21 2025'],
  [newYear2026, 'Jan 1-3 2026'],
  [{ start: '2026-10-30', end: '2026-11-02' }, 'Oct 30 - Nov 2 2026'],
  [{ start: '2026-12-30', end: '2027-01-02' }, 'Dec 30 2026 - Jan 2 2027'],
])('%o reads %s', (occurrence, words) => {
  expect(festivalDates(occurrence)).toBe(words);
});

describe('what can be booked for a festival', () => {
  const found = (...types: (string | null)[]) =>
    festivalRooms(types.map((pricing_error_type) => ({ pricing_error_type })));

  test.each([
    ['the rooms that have a price', found(null, 'minimum_stay_violation', null), { state: 'free', rooms: 2 }],
    ['nothing while every room is taken', found(), { state: 'taken' }],
    ['nothing before rates open', found('rates_not_open', 'rates_not_open'), { state: 'not_open' }],
    ['nothing while the host has closed all rooms', found('closed', 'rates_not_open'), { state: 'taken' }],
    ['longer stays', found('rates_not_open', 'minimum_stay_violation'), { state: 'longer_only' }],
    ['what nobody can price is unknown', found('system_error', 'rates_not_open'), undefined],
  ])('%s', (_, rooms, expected) => {
    expect(rooms).toEqual(expected);
  });
});

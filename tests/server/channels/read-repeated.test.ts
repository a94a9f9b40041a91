import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { calendarFile, event } from '../../support/calendar-file.ts';
import { eventsOf, nightsIn, read } from '../../support/read-nights.ts';
import { PROPERTY_RUNS } from '../../support/repeats.ts';

const START = 'DTSTART;VALUE=DATE:20261218';

test.each([
  ['COUNT', 'FREQ=DAILY;COUNT=3', '12-18 12-19 12-20'],
  ['INTERVAL', 'FREQ=DAILY;INTERVAL=3;COUNT=3', '12-18 12-21 12-24'],
  ['UNTIL, a date', 'FREQ=DAILY;UNTIL=20261220', '12-18 12-19 12-20'],
  ['UNTIL, a time', 'FREQ=DAILY;UNTIL=20261219T183000Z', '12-18 12-19 12-20'],
  ['UNTIL, a moment earlier', 'FREQ=DAILY;UNTIL=20261219T182959Z', '12-18 12-19'],
  ['weekdays', 'FREQ=WEEKLY;BYDAY=FR,SA;COUNT=4', '12-18 12-19 12-25 12-26'],
  [
    'every other week from Sunday',
    'FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=FR,SU;COUNT=4',
    '12-18 12-27 2027-01-01 2027-01-10',
  ],
  [
    'every other week from Monday',
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR,SU;COUNT=4',
    '12-18 12-20 2027-01-01 2027-01-03',
  ],
  ['the last Sunday', 'FREQ=MONTHLY;BYDAY=-1SU;COUNT=2', '12-18 12-27 2027-01-31'],
  ['the third Friday', 'FREQ=MONTHLY;BYDAY=3FR;COUNT=2', '12-18 2027-01-15'],
  ['the last working day', 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=2', '12-18 12-31 2027-01-29'],
  ['the last day', 'FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=3', '12-18 12-31 2027-01-31 2027-02-28'],
  [
    'a day that few months have',
    'FREQ=MONTHLY;BYMONTHDAY=30;BYMONTH=1,2,3;COUNT=2',
    '12-18 2027-01-30 2027-03-30',
  ],
  ['years', 'FREQ=YEARLY', '12-18'],
  ['days of the year', 'FREQ=YEARLY;BYYEARDAY=1,-1;COUNT=2', '12-18 12-31 2027-01-01'],
  ['small letters', 'freq=daily;count=2', '12-18 12-19'],
  ['a day that never comes', 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', '12-18'],
  ['an interval of thousands of years', 'FREQ=MONTHLY;INTERVAL=999999999', '12-18'],
  ['several times a day', 'FREQ=HOURLY;COUNT=25', '12-18 12-19'],
  ['every hour of one day', 'FREQ=HOURLY;COUNT=24', '12-18'],
  ['every two days, in hours', 'FREQ=HOURLY;INTERVAL=48;UNTIL=20261222', '12-18 12-20 12-22'],
  ['every second', 'FREQ=SECONDLY;UNTIL=20261219T120000', '12-18 12-19'],
])('a rule: %s', (_, rule, nights) => {
  expect(nightsIn(START, `RRULE:${rule}`)).toBe(nights);
});

test('without an end, a rule ends with the range', () => {
  for (const frequency of ['SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY'])
    expect(nightsIn('DTSTART:20261218T000000', `RRULE:FREQ=${frequency}`).split(' ')).toHaveLength(348);
});

test('what began long ago goes on', () => {
  expect(nightsIn('DTSTART;VALUE=DATE:16041231', 'RRULE:FREQ=YEARLY')).toBe('12-31');
  expect(nightsIn('DTSTART:19700101T000000Z', 'RRULE:FREQ=SECONDLY').split(' ')).toHaveLength(365);
  // A stay that begins before the range, and repeats.
  expect(nightsIn('DTSTART:20261124', 'DTEND:20261203', 'RRULE:FREQ=YEARLY;COUNT=1')).toBe('12-01 12-02');
  expect(nightsIn('DTSTART:20201128', 'DTEND:20201203', 'RRULE:FREQ=YEARLY;UNTIL=20270101')).toBe(
    '12-01 12-02',
  );
});

test('each time lasts as long as the first one', () => {
  expect(nightsIn(START, 'DTEND;VALUE=DATE:20261220', 'RRULE:FREQ=WEEKLY;COUNT=2')).toBe(
    '12-18 12-19 12-25 12-26',
  );
});

test('times repeat on the clock of their zone', () => {
  // 19:45 in Berlin is 00:15 of the next day in India in winter, and 23:15 of the same day in summer.
  const berlin = (day: string) =>
    nightsIn(`DTSTART;TZID=Europe/Berlin:${day}T194500`, 'RRULE:FREQ=DAILY;COUNT=3');
  expect(berlin('20261218')).toBe('12-19 12-20 12-21');
  expect(berlin('20270327')).toBe('2027-03-28 2027-03-29');
});

test('of several times a day, the last ones may be on the next day, but earlier', () => {
  expect(nightsIn('DTSTART:20261218T230000', 'RRULE:FREQ=HOURLY;COUNT=3')).toBe('12-18 12-19');
  expect(nightsIn('DTSTART:20261218T230000', 'RRULE:FREQ=HOURLY;UNTIL=20261219T010000')).toBe('12-18 12-19');
});

test('at the ends of the range, the days of other zones are those of India', () => {
  expect(
    nightsIn('DTSTART;TZID=America/New_York:20261028T200000', 'RRULE:FREQ=MONTHLY;BYMONTHDAY=30;COUNT=2'),
  ).toBe('12-01');
  expect(nightsIn('DTSTART;TZID=Asia/Tokyo:20271101T020000', 'RRULE:FREQ=MONTHLY;COUNT=2')).toBe(
    '2027-10-31 2027-11-30',
  );
});

test('dates and periods are added', () => {
  expect(nightsIn(START, 'RDATE;VALUE=DATE:20261224,20261226')).toBe('12-18 12-24 12-26');
  expect(
    nightsIn(
      'DTSTART:20261218T140000',
      'RDATE;VALUE=PERIOD:20261224T120000Z/P2D,20261228T120000Z/20261229T120000Z',
    ),
  ).toBe('12-18 12-24 12-25 12-28');
});

describe('times that are left out', () => {
  const daily = 'RRULE:FREQ=DAILY;COUNT=4';

  test.each([
    ['a date', START, 'EXDATE;VALUE=DATE:20261219,20261220', '12-18 12-21'],
    ['the first one', START, 'EXDATE;VALUE=DATE:20261218', '12-19 12-20 12-21'],
    ['a time', 'DTSTART:20261218T140000', 'EXDATE:20261219T140000', '12-18 12-20 12-21'],
    ['a time of another zone', 'DTSTART:20261218T140000', 'EXDATE:20261219T083000Z', '12-18 12-20 12-21'],
    [
      'another time of that day leaves it in',
      'DTSTART:20261218T140000',
      'EXDATE:20261219T150000',
      '12-18 12-19 12-20 12-21',
    ],
    ['a date for a time', 'DTSTART:20261218T140000', 'EXDATE;VALUE=DATE:20261219', '12-18 12-20 12-21'],
  ])('%s', (_, start, excluded, nights) => {
    expect(nightsIn(start, daily, excluded)).toBe(nights);
  });

  test('an hour of a day that is taken every hour frees nothing', () => {
    expect(nightsIn('DTSTART:20261218T140000', 'RRULE:FREQ=HOURLY;COUNT=2', 'EXDATE:20261218T140000')).toBe(
      '12-18',
    );
  });

  test('one time may move, or be cancelled', () => {
    const file = calendarFile(
      event('UID:a', START, daily),
      event('UID:a', 'RECURRENCE-ID;VALUE=DATE:20261219', 'DTSTART;VALUE=DATE:20261225'),
      event('UID:a', 'RECURRENCE-ID;VALUE=DATE:20261220', 'DTSTART;VALUE=DATE:20261220', 'STATUS:CANCELLED'),
      event('UID:b', START),
    );
    expect(eventsOf(file).map(({ nights }) => nights)).toEqual([
      ['2026-12-18', '2026-12-21', '2026-12-25'],
      ['2026-12-18'],
    ]);
  });
});

test.each([
  'FREQ=NEVER',
  'COUNT=2',
  'FREQ=DAILY;BYMONTH=13',
  'FREQ=DAILY;UNTIL=20261399',
  'FREQ=YEARLY;BYWEEKNO=20',
  'FREQ=DAILY;INTERVAL=x',
  'FREQ=YEARLY;RSCALE=CHINESE',
  '',
])('a rule that can not be followed makes its event unreadable: "%s"', (rule) => {
  const file = calendarFile(event('UID:bad', START, `RRULE:${rule}`), event('UID:good', START));
  expect(read(file)).toMatchObject({ events: [{ uid: 'good' }], unreadable: 1 });
});

test('rules give the days that ical.js finds for them', () => {
  const weekday = fc.constantFrom('MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU');
  const some = (values: fc.Arbitrary<string>) =>
    fc.uniqueArray(values, { minLength: 1, maxLength: 3 }).map(String);
  const interval = fc.integer({ min: 1, max: 4 });
  const rules = fc.oneof(
    interval.map((every) => `FREQ=DAILY;INTERVAL=${every}`),
    fc
      .tuple(interval, some(weekday), weekday)
      .map(([every, days, first]) => `FREQ=WEEKLY;INTERVAL=${every};BYDAY=${days};WKST=${first}`),
    fc
      .tuple(interval, fc.integer({ min: 1, max: 28 }))
      .map(([every, day]) => `FREQ=MONTHLY;INTERVAL=${every};BYMONTHDAY=${day}`),
    fc.tuple(fc.constantFrom(-1, 1, 2, 3, 4), weekday).map(([nth, day]) => `FREQ=MONTHLY;BYDAY=${nth}${day}`),
    fc
      .tuple(fc.integer({ min: 1, max: 12 }), fc.constantFrom(-1, 1, 2), weekday)
      .map(([month, nth, day]) => `FREQ=YEARLY;BYMONTH=${month};BYDAY=${nth}${day}`),
  );
  const starts = fc
    .integer({ min: 0, max: 500 })
    .map((days) => new Date(Date.UTC(2026, 5, 1 + days)).toISOString().slice(0, 10));
  fc.assert(
    fc.property(rules, starts, fc.integer({ min: 2, max: 20 }), (rule, start, count) => {
      const text = `${rule};COUNT=${count}`;
      const iterator = ICAL.Recur.fromString(text).iterator(ICAL.Time.fromDateString(start));
      // A start that is not on the rule counts as the first time for some, and for others does not.
      const days = new Set([start]);
      for (let day = iterator.next(); day; day = iterator.next()) days.add(day.toString());
      const range = { from: '2026-12-01', to: '2028-12-31' };
      const file = calendarFile(event(`DTSTART;VALUE=DATE:${start.replaceAll('-', '')}`, `RRULE:${text}`));
      expect(eventsOf(file, range)[0]?.nights ?? []).toEqual(
        [...days].filter((day) => day >= range.from && day <= range.to).sort(),
      );
    }),
    { numRuns: PROPERTY_RUNS },
  );
});

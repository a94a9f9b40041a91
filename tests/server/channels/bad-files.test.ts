import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { booking, bytesOf, calendarFile, event } from '../../support/calendar-file.ts';
import { read, YEAR } from '../../support/read-nights.ts';
import { PROPERTY_RUNS } from '../../support/repeats.ts';

const MEGABYTE = 1024 * 1024;
const good = booking('good', '2026-12-18', '2026-12-19');
const file = calendarFile(good);

test.each([
  ['a login page', '<!doctype html><html><title>Log in</title>BEGIN:VCALENDAR</html>'],
  [
    'XML with entities',
    '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  ],
  ['JSON', '{"error":"expired"}'],
  ['a zip', 'PK\u0003\u0004\u0014\u0000'],
  ['NUL', '\0'.repeat(1000)],
  ['a card', 'BEGIN:VCARD\r\nEND:VCARD'],
  ['only an event', good],
  ['text before it', `Warning: slow\r\n${file}`],
])('%s is not a calendar', (_, text) => {
  expect(read(text)).toEqual({ problem: { code: 'not_a_calendar' } });
});

test.each([
  ['nothing', ''],
  ['blanks', ' \r\n\r\n'],
  ['a part of the first line', 'BEGIN:VCAL'],
  [
    'two events, the second one open',
    calendarFile(good, good).replace(/END:VEVENT\r\nEND:VCALENDAR\r\n$/, ''),
  ],
  ['an event that never ends', calendarFile(good.replace('\nEND:VEVENT', ''))],
  ['an end of something else', calendarFile(good.replace('END:VEVENT', 'END:VTODO'))],
  ['a second calendar that is cut off', `${file}${file.slice(0, -20)}`],
])('%s is half a calendar', (_, text) => {
  expect(read(text)).toEqual({ problem: { code: 'half_a_calendar' } });
});

test('a file cut off anywhere is never read as a whole one', () => {
  const bytes = bytesOf(file);
  for (let length = 0; length < file.trimEnd().length; length += 1)
    expect(read(bytes.subarray(0, length)), `${length}`).toMatchObject({
      problem: { code: 'half_a_calendar' },
    });
});

test.each([
  ['no beginning', event('UID:bad', 'SUMMARY:x')],
  ['a 13th month', event('UID:bad', 'DTSTART;VALUE=DATE:20261301')],
  ['30 February', event('UID:bad', 'DTSTART;VALUE=DATE:20270230')],
  ['a word', event('UID:bad', 'DTSTART:tomorrow')],
  ['25 hours', event('UID:bad', 'DTSTART:20261218T250000')],
  ['an end that is none', event('UID:bad', 'DTSTART:20261218', 'DTEND:soon')],
  ['a duration that is none', event('UID:bad', 'DTSTART:20261218', 'DURATION:long')],
  ['an open quote', event('UID:bad', 'DTSTART;TZID="Asia:20261218T100000')],
  ['a parameter without a name', event('UID:bad', 'DTSTART;=x:20261218')],
  ['a line without a value', event('UID:bad', 'DTSTART;VALUE=DATE')],
  ['a date with NUL', event('UID:bad', 'DTSTART:2026\u00001218')],
  ['a line of a megabyte', event('UID:bad', `DTSTART${';A=B'.repeat(MEGABYTE / 4)}:20261218`)],
  ['a replaced time that is none', event('UID:bad', 'DTSTART:20261218', 'RECURRENCE-ID:x')],
])('an event with %s is counted, and the others are read', (_, bad) => {
  expect(read(calendarFile(bad, good))).toMatchObject({ events: [{ uid: 'good' }], unreadable: 1 });
});

test.each([
  [
    'a wrong charset',
    new Uint8Array(
      Buffer.from(calendarFile(good, 'X-A:é').replace('UID:good', 'SUMMARY:José\r\nUID:good'), 'latin1'),
    ),
  ],
  ['a name with NUL', calendarFile(good.replace('END:', 'SUMMARY:a\u0000\nEND:'))],
  [
    'a description that can not be read',
    calendarFile(good.replace('END:', 'DESCRIPTION;=:x\nURL;A="\nSUMMARY\nEND:')),
  ],
  ['a megabyte in a line', calendarFile(good.replace('END:', `SUMMARY:${'x'.repeat(MEGABYTE)}\nEND:`))],
  [
    'names of objects',
    calendarFile(
      good.replace('END:', 'SUMMARY;__proto__=x;constructor=y;VALUE=toString:z\nEND:'),
      'CONSTRUCTOR:x',
      '__PROTO__:x',
    ),
  ],
  ['parts inside of parts', calendarFile('BEGIN:A\n'.repeat(100_000) + 'END:A\n'.repeat(100_000) + good)],
  [
    'an endless zone',
    calendarFile(
      'BEGIN:VTIMEZONE\nTZID:A\nBEGIN:STANDARD\nDTSTART:19700101T000000\nTZOFFSETFROM:+0100\nTZOFFSETTO:+0100\nRRULE:FREQ=SECONDLY\nEND:STANDARD\nEND:VTIMEZONE',
      event('UID:good', 'DTSTART;TZID=A:20261218T120000'),
    ),
  ],
  ['a zone of one line', calendarFile('BEGIN:VTIMEZONE\nTZID;="\nEND:VTIMEZONE', good)],
])('%s does no harm', (_, text) => {
  expect(read(text)).toMatchObject({ events: [{ uid: 'good', nights: ['2026-12-18'] }], unreadable: 0 });
});

test('parts that are opened without end', () => {
  expect(read(`BEGIN:VCALENDAR\n${'BEGIN:VEVENT\n'.repeat(100_000)}`)).toEqual({
    problem: { code: 'half_a_calendar' },
  });
});

describe('too many events', () => {
  const many = (count: number, make: (index: number) => string) =>
    read(calendarFile(...Array.from({ length: count }, (_, index) => make(index))));
  const tooMany = { problem: { code: 'too_many_events' } };

  test('are more than 5,000 in the range', () => {
    const one = (index: number) => event(`UID:${index}`, 'DTSTART:20261218');
    expect(many(5000, one)).toMatchObject({ unreadable: 0 });
    expect(many(5001, one)).toEqual(tooMany);
    expect(many(5001, (index) => event(`UID:${index}`, 'DTSTART:20200101'))).toMatchObject({ events: [] });
  });

  test('are also those of rules', () => {
    expect(many(20, (index) => event(`UID:${index}`, 'DTSTART:20200101', 'RRULE:FREQ=DAILY'))).toEqual(
      tooMany,
    );
  });

  test.each([
    [
      'rules without a day',
      (index: number) =>
        event(`UID:${index}`, 'DTSTART:20261201', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'),
    ],
    [
      'rules that count from long ago',
      (index: number) => event(`UID:${index}`, 'DTSTART:16000101', 'RRULE:FREQ=MINUTELY;BYMONTH=1;COUNT=9'),
    ],
    ['zones', (index: number) => event(`UID:${index}`, `DTSTART;TZID=Zone/${index}:20261218T000000`)],
    [
      'a family of events that replace each other',
      (index: number) => event('UID:a', 'DTSTART:20200101', ...(index % 2 ? ['RECURRENCE-ID:20200102'] : [])),
    ],
    ['years of nights', (index: number) => event(`UID:${index}`, 'DTSTART:20261201', 'DTEND:20991201')],
  ])('%s end the reading early', (_, make) => {
    expect(many(4000, make)).toEqual(tooMany);
  });
});

test('whatever the file says, reading it ends, and nothing outside of the range comes out', () => {
  const value = fc.oneof(
    fc.constantFrom(
      '20261218',
      '20261218T100000Z',
      '20261399',
      'P1D',
      '-P1W',
      'FREQ=DAILY',
      'FREQ=YEARLY;BYDAY=5MO;COUNT=9',
      'FREQ=MONTHLY;BYSETPOS=2,-3;BYDAY=MO',
      '20261218/P1D',
      'x@rooms.stay.example',
      'CANCELLED',
    ),
    fc.string({ maxLength: 20, unit: 'binary' }),
  );
  const name = fc.constantFrom(
    'UID',
    'DTSTART',
    'DTEND',
    'DURATION',
    'RRULE',
    'RDATE',
    'EXDATE',
    'RECURRENCE-ID',
    'STATUS',
    'SUMMARY',
    'URL',
    'DESCRIPTION',
    'BEGIN',
    'END',
    'X',
  );
  const parameter = fc.constantFrom(
    '',
    ';VALUE=DATE',
    ';VALUE=PERIOD',
    ';TZID=Asia/Tokyo',
    ';TZID=Nowhere',
    ';A="',
    ';VALUE=TEXT',
  );
  const line = fc.tuple(name, parameter, value).map(([first, middle, last]) => `${first}${middle}:${last}`);
  const events = fc.array(
    fc.array(line, { maxLength: 8 }).map((lines) => event('DTSTART:20261218', ...lines)),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(events, (parts) => {
      const content = read(calendarFile(...parts));
      const found = 'events' in content ? content.events : [];
      for (const { uid, nights, summary } of found) {
        expect(uid).toMatch(/^\P{Cc}{1,200}$/u);
        expect([...nights]).toEqual([...new Set(nights)].sort());
        expect(nights.every((night) => night >= YEAR.from && night <= YEAR.to)).toBe(true);
        expect(summary).toMatch(/^\P{Cc}{0,200}$/u);
      }
    }),
    { numRuns: PROPERTY_RUNS },
  );
});

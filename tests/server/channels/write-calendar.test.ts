import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { addDays, nightsOf } from '#domain/dates/calendar.ts';
import { readCalendar } from '#server/channels/read-calendar.ts';
import { type TakenNights, writeCalendar } from '#server/channels/write-calendar.ts';
import { bytesOf } from '../../support/calendar-file.ts';
import { PROPERTY_RUNS } from '../../support/repeats.ts';

const block: TakenNights = {
  uid: '7-1@rooms.stay.example',
  checkIn: '2026-12-18',
  checkOut: '2026-12-20',
  sequence: 2,
  modifiedAt: new Date('2026-11-02T23:04:05Z'),
};

test('a file says when the room is taken, and nothing else', () => {
  expect(writeCalendar([block]).body.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Direct booking//Room calendar//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:7-1@rooms.stay.example',
    'SEQUENCE:2',
    'DTSTAMP:20261102T230405Z',
    'DTSTART;VALUE=DATE:20261218',
    'DTEND;VALUE=DATE:20261220',
    'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
    'X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE',
    'SUMMARY:Not available',
    'TRANSP:OPAQUE',
    'LAST-MODIFIED:20261102T230405Z',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('a free room has a whole calendar, too', () => {
  const { body } = writeCalendar([]);
  const calendar = new ICAL.Component(ICAL.parse(body));
  // A calendar needs a component (RFC 5545, 3.4), and this one must take no night.
  expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(['vtimezone']);
  expect(body).toMatch(/END:VTIMEZONE\r\nEND:VCALENDAR\r\n$/);
  expect(writeCalendar([]).etag).toBe(writeCalendar([]).etag);
});

test('a block without a night is one', () => {
  expect(writeCalendar([{ ...block, checkOut: block.checkIn }]).body).toContain('DTEND;VALUE=DATE:20261219');
});

test('what is written is read as the same nights, by ical.js and by us', () => {
  const blocks = fc.array(
    fc.record({
      start: fc.integer({ min: 0, max: 600 }),
      length: fc.integer({ min: 1, max: 30 }),
      sequence: fc.integer({ min: 0, max: 99 }),
      modifiedAt: fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true }),
    }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(blocks, (drawn) => {
      const taken = drawn.map(({ start, length, ...rest }, index) => {
        const checkIn = addDays('2026-12-01', start);
        return { ...rest, uid: `${index}@channel.example`, checkIn, checkOut: addDays(checkIn, length) };
      });
      const { body } = writeCalendar(taken);
      const nights = taken.map(({ uid, checkIn, checkOut }) => ({
        uid,
        nights: nightsOf(checkIn, checkOut),
      }));
      const component = new ICAL.Component(ICAL.parse(body));
      const byLibrary = component.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part));
      expect(
        byLibrary.map(({ uid, startDate, endDate }) => ({
          uid,
          nights: nightsOf(startDate.toString(), endDate.toString()),
        })),
      ).toEqual(nights);
      const content = readCalendar(bytesOf(body), { from: '2026-12-01', to: '2029-12-01' });
      const byUs = 'events' in content ? content.events : [];
      expect(byUs.map(({ uid, nights: own }) => ({ uid, nights: own }))).toEqual(nights);
      for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }),
    { numRuns: PROPERTY_RUNS },
  );
});

test('a file has a type and a strong mark of its content', () => {
  const [one, same, other] = [0, 0, 1].map((sequence) => writeCalendar([{ ...block, sequence }]));
  expect(one).toMatchObject({
    type: 'text/calendar; charset=utf-8',
    etag: expect.stringMatching(/^"[\w-]{43}"$/),
  });
  expect(same).toEqual(one);
  expect(other?.etag).not.toBe(one?.etag);
});

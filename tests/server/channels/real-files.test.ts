import { describe, expect, test } from 'vitest';
import { booking, bytesOf, calendarFile, event } from '../../support/calendar-file.ts';
import { eventsOf, nightsIn, read } from '../../support/read-nights.ts';

const file = calendarFile(booking('a', '2026-12-18', '2026-12-20', 'SUMMARY:ଅମିତ'));
const utf16 = (text: string, order: 'little' | 'big') => {
  const bytes = Buffer.from(text, 'utf16le');
  return new Uint8Array(order === 'little' ? bytes : bytes.swap16());
};

test.each([
  ['lone carriage returns', bytesOf(file.replaceAll('\r\n', '\r'))],
  ['lone carriage returns and a fold', bytesOf(file.replaceAll('\r\n', '\r').replace('2026', '20\r 26'))],
  ['UTF-16, with a mark', utf16(`\ufeff${file}`, 'little')],
  ['UTF-16, the other way round', utf16(`\ufeff${file}`, 'big')],
  ['UTF-16 without a mark', utf16(file, 'little')],
  ['UTF-16 without a mark, the other way round', utf16(file, 'big')],
  ['an odd byte at the end of UTF-16', Uint8Array.from([...utf16(`\ufeff${file}`, 'little'), 10])],
])('a file with %s is read', (_, bytes) => {
  expect(eventsOf(bytes)).toMatchObject([{ summary: 'ଅମିତ', nights: ['2026-12-18', '2026-12-19'] }]);
});

test.each([
  ['a blank before a date', ['DTSTART;VALUE=DATE: 20261218', 'DTEND;VALUE=DATE:  20261220']],
  ['a blank before a time', ['DTSTART: 20261218T140000', 'DTEND: 20261220T110000']],
  ['no seconds', ['DTSTART:20261218T1400', 'DTEND:20261220T1100']],
  ['no seconds, in UTC', ['DTSTART:20261218T0830Z', 'DTEND:20261220T0530Z']],
  [
    'no seconds, with a zone',
    ['DTSTART;TZID=Asia/Kolkata:20261218T1400', 'DTEND;TZID=Asia/Kolkata:20261220T1100'],
  ],
])('dates with %s are read', (_, lines) => {
  expect(nightsIn(...lines)).toBe('12-18 12-19');
});

test.each([['STATUS:CANCELED'], ['STATUS:CANCELLED'], ['STATUS: Canceled']])(
  'an event with %s takes nothing',
  (line) => {
    expect(eventsOf(calendarFile(event('DTSTART:20261218', line)))).toEqual([]);
  },
);

test.each([['METHOD:CANCEL'], ['method:cancel'], ['METHOD: CANCEL']])(
  'a calendar with %s takes nothing',
  (line) => {
    expect(eventsOf(calendarFile(line, event('DTSTART:20261218')))).toEqual([]);
    // The next calendar in the file is another one.
    expect(eventsOf(calendarFile(line) + file)).toHaveLength(1);
  },
);

describe('busy times', () => {
  const busy = (...lines: string[]) => ['BEGIN:VFREEBUSY', ...lines, 'END:VFREEBUSY'].join('\n');
  const nights = (...lines: string[]) =>
    eventsOf(calendarFile(busy('UID:all', ...lines))).map((found) => [found.isBlock, ...found.nights]);

  test.each([
    ['with an end', ['FREEBUSY:20261217T183000Z/20261219T183000Z']],
    ['with a length', ['FREEBUSY;FBTYPE=BUSY:20261217T183000Z/P2D']],
    ['of another kind', ['FREEBUSY;FBTYPE=BUSY-UNAVAILABLE:20261217T183000Z/PT48H']],
    ['that may change', ['FREEBUSY;FBTYPE=BUSY-TENTATIVE:20261217T183000Z/PT48H']],
    ['beside free ones', ['FREEBUSY;FBTYPE=FREE:20261201T000000Z/P90D', 'FREEBUSY:20261217T183000Z/P2D']],
  ])('%s close nights', (_, lines) => {
    expect(nights(...lines)).toEqual([[true, '2026-12-18', '2026-12-19']]);
  });

  test('several in a line are several blocks with names that stay', () => {
    const lines = 'FREEBUSY:20261217T183000Z/P1D,20261220T183000Z/P1D';
    const found = () => eventsOf(calendarFile(busy('UID:all', lines)));
    expect(found().map((one) => one.nights)).toEqual([['2026-12-18'], ['2026-12-21']]);
    expect(new Set(found().map(({ uid }) => uid)).size).toBe(2);
    expect(found()).toEqual(found());
  });

  test('of none, or cancelled ones, close nothing', () => {
    expect(nights('DTSTART:20261201T000000Z', 'DTEND:20271201T000000Z')).toEqual([]);
    expect(eventsOf(calendarFile('METHOD:CANCEL', busy('FREEBUSY:20261217T183000Z/P2D')))).toEqual([]);
    expect(read(calendarFile(busy('FREEBUSY:soon')))).toMatchObject({ events: [], unreadable: 1 });
  });
});

import { describe, expect, test } from 'vitest';
import { booking, bytesOf, calendarFile, event } from '../../support/calendar-file.ts';
import { eventsOf, nightsIn, read } from '../../support/read-nights.ts';

const DAY = 'DTSTART;VALUE=DATE:20261218';

test.each([
  ['the end is the day of departure', ['DTEND;VALUE=DATE:20261221'], '12-18 12-19 12-20'],
  ['without an end it is one night', [], '12-18'],
  ['an end on the same day is one night', ['DTEND;VALUE=DATE:20261218'], '12-18'],
  ['an end before the beginning is one night', ['DTEND;VALUE=DATE:20261201'], '12-18'],
  ['a duration in days', ['DURATION:P2D'], '12-18 12-19'],
  ['a duration in weeks', ['DURATION:P1W'], '12-18 12-19 12-20 12-21 12-22 12-23 12-24'],
  ['a duration in hours', ['DURATION:PT48H'], '12-18 12-19'],
  ['a negative duration is one night', ['DURATION:-P3D'], '12-18'],
  ['an end without VALUE=DATE', ['DTEND:20261220'], '12-18 12-19'],
  ['an end with a time', ['DTEND:20261220T110000'], '12-18 12-19'],
])('whole days: %s', (_, lines, nights) => {
  expect(nightsIn(DAY, ...lines)).toBe(nights);
});

test('a beginning without VALUE=DATE, and one with a time that it must not have', () => {
  expect(nightsIn('DTSTART:20261218', 'DTEND:20261220')).toBe('12-18 12-19');
  expect(nightsIn('DTSTART;VALUE=DATE:20261218T000000', 'DTEND;VALUE=DATE:20261220T000000')).toBe(
    '12-18 12-19',
  );
});

/** 00:30 on 19 December in India is 19:00 on 18 December in UTC. */
test.each([
  ['floating times are those of India', 'DTSTART:20261218T140000', 'DTEND:20261220T110000', '12-18 12-19'],
  ['UTC, of the next day in India', 'DTSTART:20261218T190000Z', 'DTEND:20261219T190000Z', '12-19'],
  ['UTC, of the same day in India', 'DTSTART:20261218T182959Z', 'DTEND:20261219T182959Z', '12-18'],
  ['until midnight in India', 'DTSTART:20261218T083000Z', 'DTEND:20261219T183000Z', '12-18 12-19'],
  ['an hour is a night', 'DTSTART:20261218T140000', 'DTEND:20261218T150000', '12-18'],
  [
    'New York',
    'DTSTART;TZID=America/New_York:20261218T140000',
    'DTEND;TZID=America/New_York:20261219T140000',
    '12-19',
  ],
  ['quoted', 'DTSTART;TZID="America/New_York":20261218T140000', 'DURATION:PT1H', '12-19'],
  ['Berlin', 'DTSTART;TZID=Europe/Berlin:20261218T200000', 'DURATION:PT24H', '12-19'],
  ['with a longer name', 'DTSTART;TZID=/x.org/2005/Europe/Berlin:20261218T200000', 'DURATION:PT24H', '12-19'],
  ['with the name in small letters', 'DTSTART;TZID=europe/berlin:20261218T200000', 'DURATION:PT24H', '12-19'],
  ['an offset of minutes', 'DTSTART;TZID=America/St_Johns:20261218T145959', 'DURATION:PT1H', '12-18'],
  ['and the next second', 'DTSTART;TZID=America/St_Johns:20261218T150000', 'DURATION:PT1H', '12-19'],
  ['London in winter', 'DTSTART;TZID=Europe/London:20261218T190000', 'DURATION:PT1H', '12-19'],
  ['Kolkata', 'DTSTART;TZID=Asia/Kolkata:20261218T233000', 'DURATION:PT1H', '12-18'],
  ['an unknown zone is India', 'DTSTART;TZID=Moon/Base:20261218T233000', 'DURATION:PT1H', '12-18'],
  ['two zones', 'DTSTART;TZID=Asia/Tokyo:20261219T020000', 'DTEND:20261220T110000', '12-18 12-19'],
  [
    'hours after a clock was changed',
    'DTSTART;TZID=America/Adak:20270314T084000',
    'DURATION:PT1H',
    '2027-03-14',
  ],
  [
    'the hour that a clock skips',
    'DTSTART;TZID=Europe/Berlin:20270328T023000',
    'DURATION:PT1H',
    '2027-03-28',
  ],
])('times: %s', (_, start, end, nights) => {
  expect(nightsIn(start, end)).toBe(nights);
});

test('the well-known name of a zone counts, and not what the file says about it', () => {
  // 23:30 two hours behind UTC would be 7 am on the next day in India.
  const nights = (name: string) => {
    const zone = `BEGIN:VTIMEZONE
TZID:${name}
BEGIN:STANDARD
DTSTART:19700101T000000
TZOFFSETFROM:-0200
TZOFFSETTO:-0200
END:STANDARD
END:VTIMEZONE`;
    return eventsOf(calendarFile(zone, event(`DTSTART;TZID=${name}:20261218T233000`)))[0]?.nights;
  };
  expect(nights('Ours')).toEqual(['2026-12-19']);
  expect(nights('India Standard Time')).toEqual(['2026-12-18']);
  expect(nights('Asia/Kolkata')).toEqual(['2026-12-18']);
  expect(nights('Europe/Berlin')).toEqual(['2026-12-19']);
});

describe('how a file is written', () => {
  const nights = (file: string | Uint8Array) => eventsOf(file)[0]?.nights;
  const file = calendarFile(booking('a', '2026-12-18', '2026-12-19'));

  test.each([
    ['ends of lines of Unix', file.replaceAll('\r\n', '\n')],
    ['ends of lines doubled', file.replaceAll('\r\n', '\r\r\n')],
    ['without an end of the last line', file.trimEnd()],
    ['a byte order mark', `\ufeff${file}`],
    ['empty lines', file.replaceAll('\r\n', '\r\n\r\n')],
    ['small letters', file.toLowerCase()],
    ['folded anywhere', file.replaceAll('2026', '20\r\n 26').replaceAll('VALUE', 'VA\r\n\tLUE')],
    ['blanks after names', file.replaceAll('VEVENT', 'VEVENT ').replace('END:VCALENDAR', 'END:VCALENDAR  ')],
    ['blanks before its beginning', ` \r\n \r\n${file}`],
    ['a fold after empty lines', file.replaceAll('2026', '20\r\n\r\n 26')],
    ['a remark after its end', `${file}<!-- cached -->`],
    ['two calendars', `${calendarFile()}${file}`],
    [
      'an alarm before its dates',
      calendarFile(event('BEGIN:VALARM', 'DTSTART:20270101', 'END:VALARM', 'DTSTART:20261218')),
    ],
    ['lines that mean nothing', file.replace('END:VEVENT', 'nonsense\r\n;;;\r\n:\r\nX-A;:\r\nEND:VEVENT')],
  ])('%s', (_, text) => {
    expect(nights(text)).toEqual(['2026-12-18']);
  });

  test('letters of UTF-8, even divided by a fold', () => {
    const whole = bytesOf(calendarFile(booking('a', '2026-12-18', '2026-12-19', 'SUMMARY:ଅମିତ é')));
    const at = whole.indexOf(0xc3) + 1;
    const divided = Uint8Array.from([...whole.subarray(0, at), 13, 10, 32, ...whole.subarray(at)]);
    for (const bytes of [whole, divided]) expect(eventsOf(bytes)[0]?.summary).toBe('ଅମିତ é');
  });
});

test('what a booking is called, and where it is found', () => {
  const shown = (...lines: string[]) => {
    const [found] = eventsOf(calendarFile(event(DAY, ...lines)));
    return [found?.summary, found?.link];
  };
  expect(shown('SUMMARY:Reserved\\, Amit\\nKumar', 'URL:https://x.example/a?b=1')).toEqual([
    'Reserved, Amit Kumar',
    'https://x.example/a?b=1',
  ]);
  expect(shown('SUMMARY;LANGUAGE=en:  a\u0000\u202eb\u0007 ')).toEqual(['a b', undefined]);
  expect(shown(`SUMMARY:${'😀'.repeat(300)}`)).toEqual(['😀'.repeat(200), undefined]);
  expect(shown('SUMMARY:x'.padEnd(10_000, 'y'))[0]).toHaveLength(200);
  const link = (...lines: string[]) => shown(...lines)[1];
  expect(link('URL:http://x.example/', 'DESCRIPTION:see https://y.example/1.\\nbye')).toBe(
    'https://y.example/1',
  );
  expect(link('URL:javascript:alert(1)')).toBeUndefined();
  expect(link('URL:https://me:secret@x.example/')).toBeUndefined();
  expect(link('DESCRIPTION:http://x.example/ ftp://y.example/')).toBeUndefined();
  expect(link('DESCRIPTION:<a href="https://x.example/1">')).toBe('https://x.example/1');
  expect(link(`URL:https://x.example/${'a'.repeat(500)}`)).toBeUndefined();
});

describe('events', () => {
  const uids = (...parts: string[]) =>
    eventsOf(calendarFile(...parts)).map(({ uid, nights }) => [uid, nights.length]);

  test('of one UID are one, with the nights of all', () => {
    const file = calendarFile(
      booking('a', '2026-12-20', '2026-12-22', 'SUMMARY:first'),
      booking('b', '2026-12-20', '2026-12-21'),
      booking('a', '2026-12-18', '2026-12-21', 'SUMMARY:second'),
    );
    expect(eventsOf(file)).toEqual([
      {
        uid: 'a',
        isBlock: false,
        nights: ['2026-12-18', '2026-12-19', '2026-12-20', '2026-12-21'],
        summary: 'first',
        link: undefined,
      },
      { uid: 'b', isBlock: false, nights: ['2026-12-20'], summary: '', link: undefined },
    ]);
  });

  test('without a UID get one of their dates', () => {
    const without = (day: string) => `BEGIN:VEVENT\nDTSTART;VALUE=DATE:${day}\nEND:VEVENT`;
    const twice = () => uids(without('20261218'), without('20261219'), without('20261218'));
    expect(twice()).toEqual([
      ['without-uid-2026-12-18-2026-12-18', 1],
      ['without-uid-2026-12-19-2026-12-19', 1],
    ]);
  });

  test('with a UID that is too long, or has what no database takes', () => {
    const [[long] = [], [strange] = []] = uids(
      booking('x'.repeat(3000), '2026-12-18', '2026-12-19'),
      booking('a\u0000b', '2026-12-18', '2026-12-19'),
    );
    expect(long).toMatch(/^sha256-[0-9a-f]{64}$/);
    expect(strange).toBe('a b');
  });

  test('that are cancelled are left out; "free" ones are not', () => {
    const day = ['2026-12-18', '2026-12-19'] as const;
    expect(
      uids(
        booking('cancelled', ...day, 'STATUS:CANCELLED'),
        booking('small', ...day, 'STATUS:cancelled'),
        booking('tentative', ...day, 'STATUS:TENTATIVE'),
        booking('free', ...day, 'TRANSP:TRANSPARENT'),
      ),
    ).toEqual([
      ['tentative', 1],
      ['free', 1],
    ]);
  });

  test('are cut to the range', () => {
    const nights = eventsOf(
      calendarFile(
        booking('a', '2020-01-01', '2026-12-03'),
        booking('b', '2027-11-29', '2099-01-01'),
        booking('c', '2020-01-01', '2026-12-01'),
      ),
    ).map((one) => one.nights);
    expect(nights).toEqual([
      ['2026-12-01', '2026-12-02'],
      ['2027-11-29', '2027-11-30'],
    ]);
  });

  test('to-dos and journals are none', () => {
    expect(eventsOf(calendarFile(event(DAY).replaceAll('VEVENT', 'VTODO')))).toEqual([]);
    expect(read(calendarFile())).toEqual({ events: [], unreadable: 0 });
  });
});

import { expect, test } from 'vitest';
import { calendarFile, event } from '../../support/calendar-file.ts';
import { read } from '../../support/read-nights.ts';

/** Returns the nights of all events, and the zone that nothing explains. */
function nightsOf(...parts: string[]): string {
  const content = read(calendarFile(...parts));
  if (!('events' in content) || content.unreadable > 0) throw new Error(JSON.stringify(content));
  const nights = content.events.flatMap((found) => found.nights.map((night) => night.slice(5)));
  return [...nights, content.unknownZone].filter((word) => word !== undefined).join(' ');
}

const hour = (zone: string, time: string) => event(`DTSTART;TZID=${zone}:${time}`, 'DURATION:PT1H');

/** Midnight in India is 18:30 of the day before in UTC. */
test.each([
  ['W. Europe Standard Time', '20270310T210000', '03-11'],
  ['"W. Europe Standard Time"', '20270310T190000', '03-10'],
  ['w. europe standard time', '20270310T193000', '03-11'],
  ['Pacific Standard Time', '20270310T103000', '03-11'],
  ['Pacific Standard Time', '20270710T112900', '07-10'],
  ['Pacific Standard Time', '20270710T113000', '07-11'],
  ['W. Europe Standard Time 1', '20270310T193000', '03-11'],
  ['Singapore Standard Time', '20270310T020000', '03-09'],
  ['India Standard Time', '20270310T235900', '03-10'],
  ['UTC', '20270310T183000', '03-11'],
  ['tzone://Microsoft/Utc', '20270310T183000', '03-11'],
  ['(UTC-08:00) Pacific Time (US & Canada)', '20270310T103000', '03-11'],
  ['"(UTC-08:00) Pacific Time (US & Canada)"', '20270310T102900', '03-10'],
  ['(UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi', '20270310T235900', '03-10'],
  ['(GMT+01:00) Amsterdam, Berlin', '20270310T193000', '03-11'],
  ['(UTC) Coordinated Universal Time', '20270310T183000', '03-11'],
  ['(UTC+13:00) Samoa', '20270310T070000', '03-09'],
  ['GMT-0500', '20270310T133000', '03-11'],
  ['GMT+0900', '20270310T030000', '03-09'],
  ['GMT+9', '20270310T033000', '03-10'],
  ['UTC+5:45', '20270310T001400', '03-09'],
  ['-08:00', '20270310T103000', '03-11'],
  ['Etc/GMT+5', '20270310T133000', '03-11'],
])('the zone %s is known: %s', (zone, time, night) => {
  expect(nightsOf(hour(zone, time))).toBe(night);
});

const zone = (name: string) => `BEGIN:VTIMEZONE
TZID:${name}
BEGIN:STANDARD
DTSTART:16011028T030000
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10
TZOFFSETFROM:-0400
TZOFFSETTO:-0500
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010325T020000
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3
TZOFFSETFROM:-0500
TZOFFSETTO:-0400
END:DAYLIGHT
END:VTIMEZONE`;
const fixed = (name: string, offset: string, ...lines: string[]) => `BEGIN:VTIMEZONE
TZID:${name}
BEGIN:STANDARD
DTSTART:19700101T000000
TZOFFSETFROM:${offset}
TZOFFSETTO:${offset}
${['TZNAME:X', ...lines].join('\n')}
END:STANDARD
END:VTIMEZONE`;

test.each([
  ['in winter', [zone('Ours'), hour('Ours', '20270110T133000')], '01-11'],
  ['a minute before, in winter', [zone('Ours'), hour('Ours', '20270110T132900')], '01-10'],
  ['in summer', [zone('Ours'), hour('Ours', '20270710T143000')], '07-11'],
  ['a minute before, in summer', [zone('Ours'), hour('Ours', '20270710T142900')], '07-10'],
  ['after the events', [hour('Ours', '20270110T133000'), zone('Ours')], '01-11'],
  [
    'with a comma',
    [fixed('New York\\, Miami', '-0500'), hour('"New York, Miami"', '20270110T133000')],
    '01-11',
  ],
  [
    'without a rule',
    [fixed('Customized Time Zone', '+0100'), hour('Customized Time Zone', '20270110T193000')],
    '01-11',
  ],
  [
    'with dates of its changes',
    [fixed('Ours', '-0500', 'RDATE:20260101T000000'), hour('Ours', '20270110T133000')],
    '01-11',
  ],
])('a zone that the file explains %s', (_, parts, night) => {
  expect(nightsOf(...parts)).toBe(night);
});

test.each([
  ['a name', 'X-WR-TIMEZONE:Europe/Berlin', '20270310T193000', '03-11'],
  ['a name of Windows', 'X-WR-TIMEZONE:W. Europe Standard Time', '20270310T193000', '03-11'],
  ['a distance', 'X-WR-TIMEZONE;VALUE=TEXT:GMT-0500', '20270310T133000', '03-11'],
  ['nothing', 'X-WR-TIMEZONE:', '20270310T193000', '03-10'],
])('times without a zone have that of the calendar: %s', (_, line, time, night) => {
  expect(nightsOf(line, event(`DTSTART:${time}`, 'DURATION:PT1H'))).toBe(night);
  // Neither whole days nor times in UTC are in that zone.
  expect(nightsOf(line, event('DTSTART;VALUE=DATE:20270310'))).toBe('03-10');
  expect(nightsOf(line, event('DTSTART:20270310T180000Z', 'DURATION:PT1H'))).toBe('03-10');
});

test.each([
  ['Moon/Base', [hour('Moon/Base', '20270310T233000')]],
  ['Customized Time Zone', [hour('Customized Time Zone', '20270310T233000')]],
  ['GMT-9900', [hour('GMT-9900', '20270310T233000')]],
  ['Broken', [fixed('Broken', 'later'), hour('Broken', '20270310T233000')]],
  ['Empty', ['BEGIN:VTIMEZONE\nTZID:Empty\nEND:VTIMEZONE', hour('Empty', '20270310T233000')]],
  ['Mars', ['X-WR-TIMEZONE:Mars', event('DTSTART:20270310T233000', 'DURATION:PT1H')]],
])('the zone %s is unknown, and read as India’s', (name, parts) => {
  expect(nightsOf(...parts)).toBe(`03-10 ${name}`);
});

test('an unknown zone that no time is in is not told', () => {
  expect(nightsOf('X-WR-TIMEZONE:Mars', event('DTSTART;VALUE=DATE:20270310'))).toBe('03-10');
});

test('a zone with rules that never end is not followed for ever', () => {
  const rule = 'RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30';
  const started = performance.now();
  nightsOf(fixed('Ours', '-0500', ...Array(20).fill(rule)), hour('Ours', '20270110T133000'));
  expect(performance.now() - started).toBeLessThan(500);
});

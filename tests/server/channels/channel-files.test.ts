import { expect, test } from 'vitest';
import { calendarFile } from '../../support/calendar-file.ts';
import { eventsOf } from '../../support/read-nights.ts';

/** Files in the shape that channels write, with names and numbers made up. */

test('Airbnb: bookings with a folded link, and nights that its host has closed', () => {
  const file = calendarFile(
    'CALSCALE:GREGORIAN',
    `BEGIN:VEVENT
DTEND;VALUE=DATE:20261221
DTSTART;VALUE=DATE:20261218
UID:1418fb94e984-0a1b2c3d4e5f60718293a4b5c6d7e8f9@airbnb.com
DESCRIPTION:Reservation URL: https://www.airbnb.com/hosting/reservations/de
 tails/HMABCDE123\\nPhone Number (Last 4 Digits): 1234
SUMMARY:Reserved
END:VEVENT
BEGIN:VEVENT
DTEND;VALUE=DATE:20270105
DTSTART;VALUE=DATE:20270104
UID:7f662ec65913-00112233445566778899aabbccddeeff@airbnb.com
SUMMARY:Airbnb (Not available)
END:VEVENT`,
  );
  expect(eventsOf(file)).toEqual([
    {
      uid: '1418fb94e984-0a1b2c3d4e5f60718293a4b5c6d7e8f9@airbnb.com',
      isBlock: false,
      nights: ['2026-12-18', '2026-12-19', '2026-12-20'],
      summary: 'Reserved',
      link: 'https://www.airbnb.com/hosting/reservations/details/HMABCDE123',
    },
    {
      uid: '7f662ec65913-00112233445566778899aabbccddeeff@airbnb.com',
      isBlock: true,
      nights: ['2027-01-04'],
      summary: 'Airbnb (Not available)',
      link: undefined,
    },
  ]);
});

test('Booking.com: closed nights without a word about the guest', () => {
  const file = `BEGIN:VCALENDAR
PRODID;X-RICAL-TZSOURCE=TZINFO:-//Booking.com//Calendar v1.0//EN
CALSCALE:GREGORIAN
VERSION:2.0
BEGIN:VEVENT
DTEND;VALUE=DATE:20261220
DTSTART;VALUE=DATE:20261218
DTSTAMP:20261101T000000Z
UID:0f1e2d3c4b5a69788796a5b4c3d2e1f0@booking.com
SUMMARY: CLOSED - Not available
END:VEVENT
END:VCALENDAR
`;
  expect(eventsOf(file)).toEqual([
    {
      uid: '0f1e2d3c4b5a69788796a5b4c3d2e1f0@booking.com',
      isBlock: true,
      nights: ['2026-12-18', '2026-12-19'],
      summary: 'CLOSED - Not available',
      link: undefined,
    },
  ]);
});

test('Google Calendar: times of a zone that it explains, repeated, with one of them moved', () => {
  const zone = `BEGIN:VTIMEZONE
TZID:Europe/Berlin
X-LIC-LOCATION:Europe/Berlin
BEGIN:DAYLIGHT
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
TZNAME:GMT+2
DTSTART:19700329T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
TZNAME:GMT+1
DTSTART:19701025T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE`;
  // 20:00 in Berlin is 00:30 of the next day in India in winter, and 23:30 in summer.
  const file = calendarFile(
    'CALSCALE:GREGORIAN\nMETHOD:PUBLISH\nX-WR-CALNAME:Sea room\nX-WR-TIMEZONE:Asia/Kolkata',
    zone,
    `BEGIN:VEVENT
DTSTART;TZID=Europe/Berlin:20270322T200000
DTEND;TZID=Europe/Berlin:20270322T210000
RRULE:FREQ=WEEKLY;WKST=MO;UNTIL=20270412T215959Z;BYDAY=MO
EXDATE;TZID=Europe/Berlin:20270405T200000
DTSTAMP:20261101T101112Z
UID:4k2abc9def@google.com
STATUS:CONFIRMED
SUMMARY:Cleaning
TRANSP:OPAQUE
BEGIN:VALARM
ACTION:DISPLAY
DESCRIPTION:This is an event reminder https://x.example/
TRIGGER:-P0DT0H30M0S
END:VALARM
END:VEVENT
BEGIN:VEVENT
DTSTART;TZID=Europe/Berlin:20270414T120000
DTEND;TZID=Europe/Berlin:20270414T130000
UID:4k2abc9def@google.com
RECURRENCE-ID;TZID=Europe/Berlin:20270412T200000
SUMMARY:Cleaning
END:VEVENT
BEGIN:VEVENT
DTSTART:20261218T083000Z
DTEND:20261220T053000Z
UID:stay@google.com
SUMMARY:Aunt Mina
END:VEVENT`,
  );
  expect(eventsOf(file)).toEqual([
    {
      uid: '4k2abc9def@google.com',
      isBlock: false,
      nights: ['2027-03-23', '2027-03-29', '2027-04-14'],
      summary: 'Cleaning',
      link: undefined,
    },
    {
      uid: 'stay@google.com',
      isBlock: false,
      nights: ['2026-12-18', '2026-12-19'],
      summary: 'Aunt Mina',
      link: undefined,
    },
  ]);
});

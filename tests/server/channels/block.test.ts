import { expect, test } from 'vitest';
import { calendarFile, event } from '../../support/calendar-file.ts';
import { eventsOf } from '../../support/read-nights.ts';

const isBlock = (...lines: string[]) =>
  eventsOf(calendarFile(event('DTSTART;VALUE=DATE:20261218', ...lines)))[0]?.isBlock;

test.each([
  ['SUMMARY:Airbnb (Not available)'],
  ['SUMMARY: CLOSED - Not available'],
  ['SUMMARY:not   available'],
  ['SUMMARY:Unavailable'],
  ['SUMMARY:Blocked by the owner'],
  ['SUMMARY;LANGUAGE=en:Closed'],
  ['SUMMARY:Blocked', 'DESCRIPTION:https://www.airbnb.com/multicalendar/123'],
  ['SUMMARY:Not available', 'URL:https://admin.booking.com/hotel/hoteladmin/calendar.html?hotel_id=1'],
  ['SUMMARY:Blocked', 'DESCRIPTION:Closed by the host on 12 May 2026'],
])('a block: %s %s', (...lines) => {
  expect(isBlock(...lines)).toBe(true);
});

test.each([
  ['SUMMARY:Reserved'],
  ['SUMMARY:'],
  ['SUMMARY:Busy'],
  ['SUMMARY:Rahul Das'],
  ['SUMMARY:Available'],
  ['SUMMARY:Undisclosed guest'],
  ['SUMMARY:Unblocked'],
  ['DESCRIPTION:Not available'],
  [
    'SUMMARY:Airbnb (Not available)',
    'DESCRIPTION:Reservation URL: https://www.airbnb.com/hosting/reservations/details/HMABCDE123',
  ],
  ['SUMMARY:Not available', 'DESCRIPTION:HMABCDE123'],
  ['SUMMARY:Closed', 'DESCRIPTION:Booking ID: 4711 08'],
  ['SUMMARY:Not available', 'DESCRIPTION:Confirmation code: ABC-123'],
  ['SUMMARY:CLOSED - Not available', 'URL:https://admin.booking.com/booking.html?res_id=4711'],
  ['SUMMARY:Blocked', 'URL:https://www.vrbo.com/rsv/4711'],
])('a booking: %s %s', (...lines) => {
  expect(isBlock(...lines)).toBe(false);
});

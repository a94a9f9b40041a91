import { describe, expect, it } from 'vitest';
import { type CalendarEvent, toICalendar } from '#domain/dates/calendar-event.ts';

const EVENT: CalendarEvent = {
  uid: 'SH107@homestays',
  title: 'Stay in Puri, Sagar Room',
  description: 'Booking SH107\nCheck-in 09:00 AM; gate \\ open',
  location: 'Chakratirtha Road, Puri',
  checkIn: '2026-12-30',
  checkOut: '2027-01-02',
  status: 'CONFIRMED',
};
const written = () => toICalendar(EVENT, new Date('2026-11-21T07:04:05.678Z'));
const unfolded = () => written().replaceAll('\r\n ', '');

describe('a stay in a calendar', () => {
  it('is an all-day event whose end is the check-out day, exclusive', () => {
    expect(unfolded()).toContain('\r\nDTSTART;VALUE=DATE:20261230\r\n');
    expect(unfolded()).toContain('\r\nDTEND;VALUE=DATE:20270102\r\n');
    expect(unfolded()).toContain('\r\nSTATUS:CONFIRMED\r\n');
    expect(unfolded()).toContain('\r\nDTSTAMP:20261121T070405Z\r\n');
  });

  it('escapes commas, semicolons, backslashes and line breaks', () => {
    expect(unfolded()).toContain('SUMMARY:Stay in Puri\\, Sagar Room\r\n');
    expect(unfolded()).toContain('DESCRIPTION:Booking SH107\\nCheck-in 09:00 AM\\; gate \\\\ open\r\n');
  });

  it('starts and ends as iCalendar requires, with CR LF line ends', () => {
    expect(written().split('\r\n').slice(0, 7)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Homestays Puri//Booking//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:SH107@homestays',
    ]);
    expect(unfolded()).toContain('\r\nLOCATION:Chakratirtha Road\\, Puri\r\n');
    expect(unfolded()).toContain('\r\nTRANSP:OPAQUE\r\n');
    expect(written().endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
    expect(written().replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('has no line over 75 bytes, and splits no character', () => {
    const title = 'ପୁରୀରେ ରହଣି '.repeat(12);
    const long = toICalendar({ ...EVENT, title }, new Date(0));
    const bytes = long.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...bytes)).toBeLessThanOrEqual(75);
    const full = toICalendar({ ...EVENT, title: 'x'.repeat(68) }, new Date(0));
    expect(full).toContain(`\r\nSUMMARY:${'x'.repeat(67)}\r\n x\r\n`);
    expect(long.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`);
  });
});

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
const text = toICalendar(EVENT, new Date('2026-11-21T07:04:05.678Z'));
const unfolded = text.replaceAll('\r\n ', '');

describe('a stay in a calendar', () => {
  it('is an all-day event whose end is the check-out day, exclusive', () => {
    expect(unfolded).toContain('\r\nDTSTART;VALUE=DATE:20261230\r\n');
    expect(unfolded).toContain('\r\nDTEND;VALUE=DATE:20270102\r\n');
    expect(unfolded).toContain('\r\nSTATUS:CONFIRMED\r\n');
    expect(unfolded).toContain('\r\nDTSTAMP:20261121T070405Z\r\n');
  });

  it('escapes commas, semicolons, backslashes and line breaks', () => {
    expect(unfolded).toContain('SUMMARY:Stay in Puri\\, Sagar Room\r\n');
    expect(unfolded).toContain('DESCRIPTION:Booking SH107\\nCheck-in 09:00 AM\\; gate \\\\ open\r\n');
  });

  it('starts and ends as iCalendar requires, with CR LF line ends', () => {
    expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
    expect(text.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('has no line over 75 bytes, and splits no character', () => {
    const title = 'ପୁରୀରେ ରହଣି '.repeat(12);
    const long = toICalendar({ ...EVENT, title }, new Date(0));
    const bytes = long.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...bytes)).toBeLessThanOrEqual(75);
    expect(long.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`);
  });
});

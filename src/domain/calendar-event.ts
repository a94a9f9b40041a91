import type { Stay } from './stay.ts';

/** A stay as an entry of somebody's calendar. */
export interface CalendarEvent extends Stay {
  /** Stays the same when the entry is saved twice. */
  uid: string;
  title: string;
  description: string;
  location: string;
}

/** Commas, semicolons, backslashes and line breaks have a meaning of their own in an iCalendar value. */
function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

/** Lines longer than 75 bytes go on in the next one, behind a space; never inside a letter. */
function fold(line: string): string {
  const bytes = new TextEncoder();
  let width = 0;
  let folded = '';
  for (const template of line) {
    const size = bytes.encode(template).length;
    if (width + size > 75) {
      folded += '\r\n ';
      width = 1;
    }
    folded += template;
    width += size;
  }
  return folded;
}

/**
 * An all-day event in iCalendar's form (RFC 5545). Its end is exclusive: the check-out day itself is the day after
 * the last one, as a stay's range is. `stamp` is the instant it was made.
 */
export function toICalendar(event: CalendarEvent, stamp: Date): string {
  const day = (date: string) => date.replaceAll('-', '');
  const instant = stamp.toISOString().replace(/[-:]|\.\d+/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Homestays Puri//Booking//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${instant}`,
    `DTSTART;VALUE=DATE:${day(event.checkIn)}`,
    `DTEND;VALUE=DATE:${day(event.checkOut)}`,
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `LOCATION:${escapeText(event.location)}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

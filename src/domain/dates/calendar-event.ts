import type { Stay } from './stay.ts';

export interface CalendarEvent extends Stay {
  /** Stays the same for each export, so that a second import updates the event. */
  uid: string;
  title: string;
  description: string;
  location: string;
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
}

/** Escapes commas, semicolons, backslashes and line breaks, which have a meaning in iCalendar values. */
function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

/** Folds lines at 75 bytes; a continued line starts with a space. Never splits a character. */
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
 * Returns an all-day iCalendar event (RFC 5545). Its end is exclusive, as a stay's check-out is. `stamp` is when it was
 * made.
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
    `STATUS:${event.status}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

import { createHash } from 'node:crypto';
import { ICalCalendarMethod, ICalEventTransparency, default as ical } from 'ical-generator';
import { addDays } from '#domain/dates/calendar.ts';

/** Nights of a room that are sold or closed here. `checkOut` is the day after the last night. No guest data. */
export interface TakenNights {
  /** Stays the same when the block moves. */
  uid: string;
  checkIn: string;
  checkOut: string;
  /** How often the block has changed, and when it last did. */
  sequence: number;
  modifiedAt: Date;
}

/** Every event has this text, because a channel needs no more. */
const SUMMARY = 'Not available';

/** A calendar must have a component (RFC 5545, 3.4). A zone is one that takes no night. */
const INDIA = [
  ...['BEGIN:VTIMEZONE', 'TZID:Asia/Kolkata', 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
  ...['TZOFFSETFROM:+0530', 'TZOFFSETTO:+0530', 'TZNAME:IST', 'END:STANDARD', 'END:VTIMEZONE'],
].join('\r\n');

/** Returns midnight in UTC, because without a zone the library writes the days of UTC. */
const day = (date: string) => new Date(`${date}T00:00:00Z`);

/** The calendar of a room as a file (RFC 5545). The same nights always give the same bytes. */
export function writeCalendar(taken: readonly TakenNights[]): { body: string; type: string; etag: string } {
  const calendar = ical({
    prodId: { company: 'Direct booking', product: 'Room calendar' },
    method: ICalCalendarMethod.PUBLISH,
    events: taken.map(({ uid, checkIn, checkOut, sequence, modifiedAt }) => ({
      id: uid,
      allDay: true,
      start: day(checkIn),
      end: day(checkOut > checkIn ? checkOut : addDays(checkIn, 1)),
      stamp: modifiedAt,
      lastModified: modifiedAt,
      sequence,
      summary: SUMMARY,
      transparency: ICalEventTransparency.OPAQUE,
    })),
  });
  const text = `${calendar.toString()}\r\n`;
  const body = taken.length > 0 ? text : text.replace('END:VCALENDAR', `${INDIA}\r\nEND:VCALENDAR`);
  const digest = createHash('sha256').update(body).digest('base64url');
  return { body, type: 'text/calendar; charset=utf-8', etag: `"${digest}"` };
}

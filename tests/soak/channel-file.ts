import { addDays, nightsOf } from '#domain/dates/calendar.ts';

/** An event of a channel's calendar; `checkOut` is the day after its last night. */
export interface FileEvent {
  uid: string;
  checkIn: string;
  checkOut: string;
  summary: string;
}

const OUTLOOK_ZONE = 'W. Europe Standard Time';
const berlin = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'medium',
});
/** Check-in and check-out in India. In Berlin, both are still the evening before. */
const CLOCK_IN_INDIA = '02:30:00+05:30';

const plain = (date: string) => date.replaceAll('-', '');
const civil = (date: string) => date.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');

/** Writes a date as most channels do, or as a time in Berlin under Outlook's name of that zone. */
function written(property: string, date: string, isOutlook: boolean): string {
  if (!isOutlook) return `${property};VALUE=DATE:${plain(date)}`;
  const moment = berlin.format(new Date(`${date}T${CLOCK_IN_INDIA}`));
  return `${property};TZID=${OUTLOOK_ZONE}:${moment.replace(' ', 'T').replaceAll(/[-:]/g, '')}`;
}

/** Writes the calendar file of a channel. `at` is the stamp of its events. */
export function calendarFile(events: readonly FileEvent[], at: number, isOutlook: boolean): string {
  const stamp = new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');
  const lines = events.flatMap(({ uid, checkIn, checkOut, summary }) => [
    ...['BEGIN:VEVENT', `UID:${uid}`, `DTSTAMP:${stamp}`, written('DTSTART', checkIn, isOutlook)],
    ...[written('DTEND', checkOut, isOutlook), `SUMMARY:${summary}`, 'END:VEVENT'],
  ]);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Channel//EN', ...lines, 'END:VCALENDAR', ''].join(
    '\r\n',
  );
}

/** Reads the nights of our calendar. */
export function nightsIn(ics: string): Set<string> {
  const days = (name: string) =>
    [...ics.matchAll(new RegExp(`^${name};VALUE=DATE:(\\d{8})`, 'gm'))].map(([, day = '']) => civil(day));
  const ends = days('DTEND');
  return new Set(days('DTSTART').flatMap((from, index) => nightsOf(from, ends[index] ?? addDays(from, 1))));
}

/** Joins nights that follow each other to one closed stretch, as channels do with what they have read elsewhere. */
export function stretchesOf(nights: Iterable<string>): { checkIn: string; checkOut: string }[] {
  const stretches: { checkIn: string; checkOut: string }[] = [];
  for (const night of [...nights].sort()) {
    const last = stretches.at(-1);
    if (last?.checkOut === night) last.checkOut = addDays(night, 1);
    else stretches.push({ checkIn: night, checkOut: addDays(night, 1) });
  }
  return stretches;
}

import { readCalendar } from '#server/channels/read-calendar.ts';
import { bytesOf, calendarFile, event } from './calendar-file.ts';

export const YEAR = { from: '2026-12-01', to: '2027-11-30' };

export const read = (file: string | Uint8Array, range = YEAR) =>
  readCalendar(typeof file === 'string' ? bytesOf(file) : file, range);

export function eventsOf(file: string | Uint8Array, range = YEAR) {
  const content = read(file, range);
  if ('problem' in content || content.unreadable > 0) throw new Error(JSON.stringify(content));
  return content.events;
}

export function nightsIn(...lines: string[]): string {
  const [found, ...others] = eventsOf(calendarFile(event(...lines)));
  if (others.length > 0) throw new Error('several events');
  return (found?.nights ?? []).map((night) => night.replace(/^2026-/, '')).join(' ');
}

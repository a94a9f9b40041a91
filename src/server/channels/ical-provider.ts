import { type FetchSettings, fetchCalendar } from './fetch-calendar.ts';
import type { BookingsRequest, ChannelProvider, Reading } from './provider.ts';
import { readCalendar } from './read-calendar.ts';
import { writeCalendar } from './write-calendar.ts';

/** Channels that read and write calendar files (iCal), each at an address of its own. */
export function icalProvider(settings: FetchSettings): ChannelProvider {
  return {
    receiveBookings: (request) => receive(request, settings),
    pushAvailability: async ({ taken }) => writeCalendar(taken),
  };
}

async function receive(request: BookingsRequest, settings: FetchSettings): Promise<Reading> {
  const { url, range, signal } = request;
  const fetched = await fetchCalendar({ url, etag: etagOf(request), signal }, settings);
  if (fetched.kind !== 'file') return fetched;
  const content = readCalendar(fetched.bytes, range);
  if ('problem' in content) return { kind: 'failed', problem: content.problem };
  const { events, unreadable } = content;
  if (unreadable > 0)
    return { kind: 'partial', events, problem: { code: 'unreadable_events', count: unreadable } };
  return { kind: 'whole', events, mark: fetched.etag && `${range.to} ${fetched.etag}` };
}

/**
 * A mark is the last night that was asked for, and the ETag. When more nights count, an unchanged file may hold
 * bookings that were left out before: so it is read as a whole.
 */
function etagOf({ mark, range }: BookingsRequest): string | null {
  const [, to = '', etag = ''] = /^(\S+) (.+)$/.exec(mark ?? '') ?? [];
  return to >= range.to && etag ? etag : null;
}

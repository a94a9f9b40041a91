import { type FetchSettings, fetchCalendar } from './fetch-calendar.ts';
import type { BookingsRequest, ChannelProvider, Reading } from './provider.ts';
import { readCalendarPolitely } from './read-calendar.ts';

/** The host of the demo's calendars. `.invalid` is no domain of the internet: they never change and are never fetched. */
export const DEMO_CALENDARS = 'calendars.demo.invalid';

/** Channels with calendar files (iCal), each at an address of its own. */
export function icalProvider(settings: FetchSettings): ChannelProvider {
  return { receiveBookings: (request) => receive(request, settings) };
}

async function receive(
  { url, mark, range, signal }: BookingsRequest,
  settings: FetchSettings,
): Promise<Reading> {
  if (new URL(url).hostname === DEMO_CALENDARS) return { kind: 'unchanged' };
  const fetched = await fetchCalendar({ url, etag: mark, signal }, settings);
  if (fetched.kind !== 'file') return fetched;
  const content = await readCalendarPolitely(fetched.bytes, range);
  if ('problem' in content) return { kind: 'failed', problem: content.problem };
  const { events, unreadable, unknownZone } = content;
  if (unreadable > 0)
    return {
      kind: 'partial',
      events,
      problem: { code: 'unreadable_events', count: unreadable },
      unknownZone,
    };
  return { kind: 'whole', events, mark: fetched.etag, unknownZone };
}

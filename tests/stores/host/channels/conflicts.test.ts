import '../../../support/browser.ts';
import { describe, expect, it } from 'vitest';
import { type AllChannels, connectionsOf, minutesSince } from '#stores/host/channels/channels.ts';
import { nightsInWords, stayInWords } from '#stores/host/channels/conflicts.ts';

describe('nights sold twice', () => {
  it('are named as days, or as ranges', () => {
    expect(nightsInWords(['2026-12-18'])).toBe('night of Fri, 18 Dec');
    expect(nightsInWords(['2026-12-18', '2026-12-19', '2026-12-20'])).toBe('nights 18–20 Dec');
    expect(nightsInWords(['2026-12-18', '2026-12-19', '2026-12-22'])).toBe('nights 18–19 Dec, 22 Dec');
  });

  it('belong to two stays', () => {
    expect(stayInWords({ check_in: '2026-12-30', check_out: '2027-01-02' })).toBe('30 Dec – 2 Jan, 3 nights');
  });
});

describe('the sites of a room', () => {
  const feed = (id: number, room_id: number, name: string) => ({ id, room_id, name });
  const given = (room_id: number, channel: string) => ({ room_id, channel });
  const channels = {
    feeds: [feed(3, 1, 'Booking.com'), feed(2, 1, 'Airbnb'), feed(4, 2, 'Airbnb'), feed(1, 1, 'airbnb')],
    export_urls: [given(1, 'Agoda'), given(1, 'AIRBNB'), given(2, 'Airbnb')],
  } as unknown as AllChannels;

  it('are one for each name, in which capitals don’t count', () => {
    const sites = connectionsOf(1, channels).map(({ site, feeds, exportUrl }) => ({
      site,
      feeds: feeds.map(({ id }) => id),
      address: exportUrl?.channel,
    }));
    expect(sites).toEqual([
      { site: 'Agoda', feeds: [], address: 'Agoda' },
      { site: 'Airbnb', feeds: [1, 2], address: 'AIRBNB' },
      { site: 'Booking.com', feeds: [3], address: undefined },
    ]);
  });

  it('were read whole minutes ago, never in the future', () => {
    const now = Date.parse('2026-12-18T09:10:00Z');
    expect(minutesSince('2026-12-18T09:05:30Z', now)).toBe(4);
    expect(minutesSince('2026-12-18T09:11:00Z', now)).toBe(0);
  });
});

import '../../support/browser.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ChannelConflict } from '#contract/host/channels.ts';
import { ConflictCard } from '#islands/host/channels/ConflictCard.tsx';
import { bookingLine } from '../../support/host-lines.ts';

const AIRBNB = bookingLine({ guest_name: 'Airbnb', phone: '', source: 'channel' });
const rooms = (...names: string[]) => names.map((name, index) => ({ id: index + 2, name }));

/** A night that Agoda has sold, too. */
const conflictOf = (changes: Partial<ChannelConflict> = {}): ChannelConflict => ({
  id: 1,
  room_id: 1,
  nights: ['2026-12-19'],
  reservation_id: 12,
  feed_id: 3,
  booking: bookingLine(),
  found_at: '2026-11-21T06:00:00.000Z',
  resolved_at: null,
  event: {
    channel: 'Agoda',
    check_in: '2026-12-19',
    check_out: '2026-12-22',
    summary: 'Reserved',
    link: 'https://agoda.example/1',
  },
  free_rooms: { for_booking: rooms('Tulsi Room'), for_channel: rooms('Tulsi Room') },
  ...changes,
});

/** The card as text, and where its links lead. */
function show(changes: Partial<ChannelConflict> = {}) {
  const html = renderToStaticMarkup(<ConflictCard conflict={conflictOf(changes)} disabled={false} />);
  const text = html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  return { text, links: [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address) };
}

describe('the card of a night sold twice', () => {
  it('shows both bookings, and the ways out of it', () => {
    const { text, links } = show();
    expect(text).toContain('Conch Room, night of Sat, 19 Dec');
    expect(text).toContain('Booked here Asha Mishra 18–20 Dec, 2 nights SH12');
    expect(text).toContain('Agoda Reserved 19–22 Dec, 3 nights Open on Agoda');
    expect(text).toContain('The booking here stands. Move one of the guests, or cancel on Agoda.');
    expect(text).toContain('Move Asha Mishra to Tulsi Room');
    expect(text).toContain('For the guest of Agoda: Tulsi Room is free.');
    expect(text).toContain('If this is only the copy of SH12 that we sent to Agoda, press “Mark as solved”.');
    expect(links).toContain('/host/bookings/12#move-1-2');
    expect(links).toContain('https://agoda.example/1');
  });

  it('of two other sites leaves both bookings to them, and moves neither here', () => {
    const { text, links } = show({ booking: AIRBNB });
    expect(text).toContain(
      'Both were sold on other sites. Move or cancel one of them, on Airbnb or on Agoda.',
    );
    expect(text).not.toMatch(/Move Airbnb|Booked here|Call/);
    expect(links).toEqual(['/host/bookings/12', 'https://agoda.example/1']);
  });

  it('of one site that has sold both says so', () => {
    const { text } = show({ booking: { ...AIRBNB, guest_name: 'Agoda' } });
    expect(text).toContain('Agoda has sold both. Move or cancel one of them there.');
  });

  it('names three free rooms at most, or says that there is none', () => {
    const many = rooms('Lotus Room', 'Conch Room', 'Tulsi Room', 'Malli Room');
    const { text } = show({ free_rooms: { for_booking: many, for_channel: many } });
    expect(text).toContain('For the guest of Agoda these are free: Lotus Room, Conch Room, Tulsi Room.');
    expect(text).not.toContain('Malli Room');
    const none = show({ free_rooms: { for_booking: [], for_channel: [] } });
    expect(none.text).toContain('No room of this kind is free for either guest.');
  });
});

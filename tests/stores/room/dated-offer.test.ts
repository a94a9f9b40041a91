import '../../support/browser.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connect } from '#client/connection.ts';
import { $datedOffer, withDatedOffer } from '#stores/room/dated-offer.ts';
import { $others, $room, openRoom } from '#stores/room/room.ts';
import { visit } from '../../support/browser.ts';
import { eventually } from '../../support/eventually.ts';
import { wireDetail, wireRoom } from '../../support/rooms.ts';
import { fakeApi, json } from '../../support/transport.ts';

const PLACE = { '@type': 'LodgingBusiness', identifier: '1' };
const BUILT = JSON.stringify({ '@type': 'HotelRoom', name: 'Room 3', containedInPlace: PLACE });
const placeOf = (text: string) => JSON.parse(text).containedInPlace;
let close = () => {};

async function open(free: number[], checkIn = '2026-12-18'): Promise<number> {
  fakeApi(({ path }) =>
    path.endsWith('/check-room-availability')
      ? json({ rooms: free.map((id) => wireRoom(id)) })
      : json({ room: wireDetail(3) }),
  );
  visit(`/rooms/3?checkIn=${checkIn}&checkOut=2026-12-20&guests=2`);
  close = openRoom(3);
  await eventually(() => expect($others.get().state).toBe('ready'));
  const shown = $room.get();
  return shown.state === 'ready' ? shown.room.net_price : 0;
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T06:00:00Z'), toFake: ['Date'] });
  $room.set({ state: 'loading' });
  $others.set({ state: 'checking' });
});
afterEach(() => {
  close();
  connect();
  vi.useRealTimers();
});

it('search engines read the offer of a free room for its dates, at the price of the page', async () => {
  const price = await open([3]);
  expect(price).toBeGreaterThan(0);
  const offered = withDatedOffer(BUILT, $datedOffer.get());
  expect(placeOf(offered)).toEqual({
    ...PLACE,
    makesOffer: {
      '@type': 'Offer',
      availabilityStarts: '2026-12-18',
      availabilityEnds: '2026-12-20',
      price,
      priceCurrency: 'INR',
    },
  });
  $others.set({ state: 'checking' });
  expect(placeOf(withDatedOffer(offered, $datedOffer.get()))).toEqual(PLACE);
});

it('they read none of a room that is sold out', async () => {
  await open([], '2026-12-17');
  expect(placeOf(withDatedOffer(BUILT, $datedOffer.get()))).toEqual(PLACE);
});

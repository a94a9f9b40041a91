import '../../support/browser.ts';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { connect } from '#client/connection.ts';
import { hasDetails } from '#domain/rooms/room.ts';
import { clearCart } from '#stores/cart/cart.ts';
import { $details } from '#stores/search/more-rooms.ts';
import { $filterChoices, $matchingRooms, $rooms, $shownRooms, openResults } from '#stores/search/rooms.ts';
import { changeView } from '#stores/search/search.ts';
import { testApp } from '../../support/app.ts';
import { visit } from '../../support/browser.ts';
import { browserOf } from '../../support/browser-of.ts';
import { eventually } from '../../support/eventually.ts';
import { addManyRooms } from '../../support/many-rooms.ts';
import { appOfFile } from '../../support/open-app.ts';

const api = appOfFile();
let close = () => {};

beforeAll(async () => {
  await addManyRooms(api.deps.db, 60);
  vi.useFakeTimers({ now: new Date('2026-11-21T06:00:00Z'), toFake: ['Date'] });
});
afterEach(() => close());
afterAll(() => {
  connect();
  vi.useRealTimers();
});

it('the results of a large house come a page at a time, sorted and filtered among all rooms', async () => {
  clearCart();
  browserOf(testApp(api.deps));
  visit('/rooms?checkIn=2026-12-18&checkOut=2026-12-20&guests=2');
  close = openResults();
  await eventually(() => expect($rooms.get().state).toBe('ready'));
  const shown = () => $shownRooms.get().filter(hasDetails);
  const ids = () => shown().map(({ id }) => id);
  const loaded = () => eventually(() => expect($details.get()).toBe('loaded'));
  expect($matchingRooms.get()).toHaveLength(64);
  await loaded();
  expect(ids()).toEqual([7, 1, 2, ...Array.from({ length: 21 }, (_, index) => 160 - index)]);
  expect($filterChoices.get()).toMatchObject({
    amenities: ['Balcony', 'Free WiFi'],
    homestays: [{ id: 1 }, { id: 2 }],
  });
  changeView({ sort: 'price-low' });
  await loaded();
  expect(ids().slice(0, 4)).toEqual([7, 1, 2, 160]);
  expect(shown()[3]).toMatchObject({
    name: 'Many 160',
    description: 'The text of room 160.',
    images: [{ url: 'http://localhost:4321/api/admin/uploads/rooms/160/1.webp' }],
  });
  changeView({ amenities: ['Balcony'] });
  await loaded();
  expect(ids()).toEqual([160, 150, 140, 130, 120, 110]);
});

import { beforeEach, expect, test } from 'vitest';
import { PLAIN_VIEW } from '#domain/rooms/results.ts';
import { $compared, clearCompared, toggleCompared } from '#stores/search/compare.ts';
import { $leastPrices, $rooms } from '#stores/search/rooms.ts';
import { $search, $view } from '#stores/search/search.ts';
import { foundRoom } from '../../support/rooms.ts';

const ids = () => $compared.get().map(({ id }) => id);

beforeEach(() => {
  clearCompared();
  $view.set(PLAIN_VIEW);
  const temple = { property_id: 2, homestay_name: 'Temple Courtyard' };
  $rooms.set({
    state: 'ready',
    rooms: [
      foundRoom(1, { final_price: 4000 }),
      foundRoom(2, { final_price: 3000, is_ac: false }),
      foundRoom(3, { ...temple, final_price: 2000, is_ac: false }),
      foundRoom(4, { ...temple, final_price: 0, pricing_error: 'Closed' }),
    ],
  });
});

test('three rooms are compared at most, in the order of choosing', () => {
  for (const id of [3, 1, 4, 2]) toggleCompared(id);
  expect(ids()).toEqual([3, 1, 4]);
  toggleCompared(1);
  toggleCompared(2);
  expect(ids()).toEqual([3, 4, 2]);
});

test('a room that the results no longer show gives up its place', () => {
  for (const id of [1, 2, 3]) toggleCompared(id);
  $view.set({ ...PLAIN_VIEW, ac: 'non-ac' });
  expect(ids()).toEqual([2, 3]);
});

test('the least that the stay costs the party in each homestay follows the other filters', () => {
  const prices = () => Object.fromEntries($leastPrices.get());
  expect(prices()).toEqual({ 1: 3000, 2: 2000 });
  $view.set({ ...PLAIN_VIEW, ac: 'ac', homestay: 2 });
  expect(prices()).toEqual({ 1: 4000 });
  $view.set(PLAIN_VIEW);
  $search.set({
    checkIn: '2027-02-18',
    checkOut: '2027-02-20',
    adults: 4,
    children: 0,
    pastDate: false,
  });
  expect(prices()).toEqual({ 1: 7000 });
  $search.set(undefined);
});

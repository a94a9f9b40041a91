import { beforeEach, expect, test } from 'vitest';
import { PLAIN_VIEW } from '#domain/rooms/results.ts';
import { $compared, clearCompared, toggleCompared } from '#stores/search/compare.ts';
import { $lowestPrices, $rooms } from '#stores/search/rooms.ts';
import { $view } from '#stores/search/search.ts';
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

test('the lowest price of each homestay follows the filters, but not that of the homestay', () => {
  expect([...$lowestPrices.get()]).toEqual([
    [1, 1500],
    [2, 1000],
  ]);
  $view.set({ ...PLAIN_VIEW, ac: 'ac', homestay: 2 });
  expect([...$lowestPrices.get()]).toEqual([[1, 2000]]);
});

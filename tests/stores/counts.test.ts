import { beforeEach, expect, test } from 'vitest';
import { $counts, countStored, tellCount } from '#stores/counts.ts';

beforeEach(() => countStored());

test('counts what is stored', () => {
  localStorage.setItem('cart', '[{"id":1},{"id":2}]');
  localStorage.setItem('wishlist', '[{"id":1}]');
  countStored();
  expect($counts.get()).toEqual({ cart: 2, wishlist: 1 });
});

test('nothing stored, or nothing that is a list, counts as none', () => {
  expect($counts.get()).toEqual({ cart: 0, wishlist: 0 });
  localStorage.setItem('cart', '{');
  localStorage.setItem('wishlist', '"two"');
  countStored();
  expect($counts.get()).toEqual({ cart: 0, wishlist: 0 });
});

test('the owner of a list tells its length', () => {
  tellCount('cart', 3);
  expect($counts.get()).toEqual({ cart: 3, wishlist: 0 });
});

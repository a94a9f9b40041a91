import { beforeEach, expect, test, vi } from 'vitest';
import { $counts, countStored, setCount } from '#stores/browser/stored-counts.ts';

beforeEach(() => countStored());

test('counts what is stored', () => {
  localStorage.setItem('cart', '[{"id":1},{"id":2}]');
  localStorage.setItem('wishlist', '[{"id":1}]');
  countStored();
  expect($counts.get()).toEqual({ cart: 2, wishlist: 1 });
});

test('nothing stored counts as none, and an empty list leaves no key', () => {
  expect($counts.get()).toEqual({ cart: 0, wishlist: 0 });
  localStorage.setItem('cart', '[]');
  countStored();
  expect(localStorage.getItem('cart')).toBeNull();
});

test.each(['{', '"two"', '{}', 'null', '7', '[1, "x", null, {}]'])(
  '%s is broken: told, and removed',
  (broken) => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    localStorage.setItem('cart', broken);
    localStorage.setItem('wishlist', broken);
    countStored();
    expect($counts.get()).toEqual({ cart: 0, wishlist: 0 });
    expect([localStorage.getItem('cart'), localStorage.getItem('wishlist')]).toEqual([null, null]);
    expect(told.mock.calls).toEqual([
      ['The stored "cart" can\'t be read'],
      ['The stored "wishlist" can\'t be read'],
    ]);
    told.mockRestore();
  },
);

test('the owner of a list tells its length', () => {
  setCount('cart', 3);
  expect($counts.get()).toEqual({ cart: 3, wishlist: 0 });
});

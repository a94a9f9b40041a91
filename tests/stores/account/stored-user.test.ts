import { expect, test } from 'vitest';
import { $storedUser, forgetStoredUser, readStoredUser } from '#stores/account/stored-user.ts';

const signIn = (user: unknown, key = 'auth_token') => {
  localStorage.setItem(key, 'token');
  localStorage.setItem('user', JSON.stringify(user));
  readStoredUser();
};

test('nobody without a token', () => {
  localStorage.setItem('user', '{"name":"Asha","email":"asha@example.com"}');
  readStoredUser();
  expect($storedUser.get()).toBeUndefined();
});

test('the stored user is greeted at once', () => {
  signIn({ name: 'Asha', email: 'asha@example.com' });
  expect($storedUser.get()).toEqual({ name: 'Asha', email: 'asha@example.com' });
});

test('the older token key counts too, and a user may have no name', () => {
  signIn({ name: null, email: 'asha@example.com' }, 'access_token');
  expect($storedUser.get()).toEqual({ name: '', email: 'asha@example.com' });
});

test('broken data greets nobody', () => {
  localStorage.setItem('auth_token', 'token');
  localStorage.setItem('user', '{');
  readStoredUser();
  expect($storedUser.get()).toBeUndefined();
});

test('forgetting removes every stored key', () => {
  signIn({ name: 'Asha', email: 'asha@example.com' });
  localStorage.setItem('refresh_token', 'token');
  // What a booking in the making knows of its guest.
  localStorage.setItem('booking', '{}');
  forgetStoredUser();
  expect($storedUser.get()).toBeUndefined();
  expect(
    ['auth_token', 'access_token', 'refresh_token', 'user', 'booking'].map((key) =>
      localStorage.getItem(key),
    ),
  ).toEqual([null, null, null, null, null]);
});

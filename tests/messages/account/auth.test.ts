import { expect, test } from 'vitest';
import { tooManyTries } from '#messages/account/auth.ts';

test.each([
  [30, '30 seconds'],
  [60, 'a minute'],
  [61, '2 minutes'],
  [3600, '60 minutes'],
  [3601, '2 hours'],
  [86_400, '24 hours'],
])('after too many tries, %i seconds are shown as %s', (seconds, wait) => {
  expect(tooManyTries(seconds)).toBe(`Too many attempts. Please wait ${wait} and try again.`);
});

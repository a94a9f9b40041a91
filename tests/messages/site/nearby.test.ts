import { expect, test } from 'vitest';
import { distance } from '#messages/site/nearby.ts';

test.each([
  [600, '600 m'],
  [999, '999 m'],
  [1000, '1 km'],
  [1234, '1.2 km'],
  [1500, '1.5 km'],
  [12_960, '13 km'],
])('%i metres are %s', (metres, text) => {
  expect(distance(metres)).toBe(text);
});

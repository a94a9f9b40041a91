import { expect, it } from 'vitest';
import { inSeconds } from '#domain/dates/duration.ts';
import { formatDeadline } from '#domain/dates/instant.ts';

it.each([
  ['2026-11-27T18:00:00Z', '11:30 pm'],
  // It is already tomorrow in India.
  ['2026-11-27T18:30:00Z', 'Sat, 28 Nov, 12:00 am'],
  ['2026-11-28T17:30:00Z', 'Sat, 28 Nov, 11:00 pm'],
])('a wait that ends at %s ends at %s', (end, said) => {
  expect(formatDeadline(new Date(end), new Date('2026-11-27T17:00:00Z'))).toBe(said);
});

it('seconds are whole', () => {
  expect([1499, 1500, 60_000].map(inSeconds)).toEqual([1, 2, 60]);
});

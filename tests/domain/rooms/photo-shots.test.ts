import { expect, it } from 'vitest';
import { missingShots } from '#domain/rooms/photo-shots.ts';

const photos = (...tags: string[]) => tags.map((tag) => ({ tag, alt: '' }));

it('names what guests look for and no photo shows', () => {
  expect(missingShots('room', [])).toEqual(['bed', 'bathroom', 'view']);
  expect(missingShots('room', photos('Bedroom', 'Balcony'))).toEqual(['bathroom']);
  expect(missingShots('room', [{ tag: 'Room', alt: 'The bath with a shower' }])).toEqual(['bed', 'view']);
  expect(missingShots('property', photos('Main gate', 'Roof terrace'))).toEqual([]);
});

import { expect, test } from 'vitest';
import { kmToTemple } from '#domain/rooms/map-link.ts';
import { fromTemple } from '#messages/rooms/room-sections.ts';

test('a homestay has its distance to the temple', () => {
  // The sea end of Chakratirtha Road and the railway station, measured on a map.
  expect(kmToTemple({ lat: 19.7983, lng: 85.8249 })).toBeCloseTo(1.03, 1);
  expect(kmToTemple({ lat: 19.8106, lng: 85.8385 })).toBeCloseTo(2.25, 1);
  expect(fromTemple(1.03)).toBe('Jagannath Temple: 1.0 km in a straight line');
});

import { expect, it } from 'vitest';
import { readPosition } from '#domain/rooms/map-position.ts';

it.each([
  ['19.7983, 85.8249', { lat: 19.7983, lng: 85.8249 }],
  [' 19.7983 85.8249 ', { lat: 19.7983, lng: 85.8249 }],
  ['19.7983°, 85.8249°', { lat: 19.7983, lng: 85.8249 }],
  ['-33.9, 151', { lat: -33.9, lng: 151 }],
  ['https://www.google.com/maps/@19.7983,85.8249,17z', { lat: 19.7983, lng: 85.8249 }],
  ['https://maps.google.com/?q=19.7983,85.8249', { lat: 19.7983, lng: 85.8249 }],
  ['https://www.openstreetmap.org/?mlat=19.7983&mlon=85.8249#map=17', { lat: 19.7983, lng: 85.8249 }],
  ['https://maps.app.goo.gl/abc', undefined],
  ['Chakratirtha Road 12', undefined],
  ['95, 85', undefined],
  ['', undefined],
])('the position in "%s"', (typed, position) => {
  expect(readPosition(typed)).toEqual(position);
});

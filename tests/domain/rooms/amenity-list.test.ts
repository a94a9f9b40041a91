import { expect, it } from 'vitest';
import { withAmenity } from '#domain/rooms/amenity-list.ts';

const AC = { name: 'Air Conditioner', available: true };
const KETTLE = { name: 'Kettle', available: true };

it('adds an amenity, says that it is not there, and takes it off the list', () => {
  expect(withAmenity([AC], 'Kettle', true)).toEqual([AC, KETTLE]);
  expect(withAmenity([AC, KETTLE], 'Air Conditioner', false)).toEqual([{ ...AC, available: false }, KETTLE]);
  expect(withAmenity([AC, KETTLE], 'Kettle', undefined)).toEqual([AC]);
});

import { expect, test } from 'vitest';
import { homestayOf } from '#stores/booking/homestay.ts';

const found = { homestay_name: 'Sagar Kutir', address: 'Chakratirtha Road, Puri' };

test('a booking has the address of its own homestay', () => {
  expect(homestayOf({ property: 'Sagar Kutir' }, found)?.address).toBe('Chakratirtha Road, Puri');
});

test('a booking has no address while another homestay, or none, was looked up', () => {
  expect(homestayOf({ property: 'Mandir Villa' }, found)).toBeUndefined();
  expect(homestayOf({ property: 'Sagar Kutir' }, undefined)).toBeUndefined();
});

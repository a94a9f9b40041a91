import { expect, test } from 'vitest';
import { homestayOf } from '#stores/booking/homestay.ts';

const found = { id: 7, homestay_name: 'Sagar Kutir', address: 'Chakratirtha Road, Puri' };

test('a booking has the address of its own homestay', () => {
  expect(homestayOf({ property: 'Sagar Kutir', rooms: [{ id: 8 }] }, found)?.address).toBe(found.address);
});

test('a booking has it, too, while the homestay is named in another language', () => {
  expect(homestayOf({ property: 'সাগর কুটির', rooms: [{ id: 7 }] }, found)?.address).toBe(found.address);
});

test('a booking has no address while another homestay, or none, was looked up', () => {
  expect(homestayOf({ property: 'Mandir Villa', rooms: [{ id: 1 }] }, found)).toBeUndefined();
  expect(homestayOf({ property: 'Sagar Kutir', rooms: [{ id: 1 }] }, undefined)).toBeUndefined();
});

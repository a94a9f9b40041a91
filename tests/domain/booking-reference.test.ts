import { expect, it } from 'vitest';
import { bookingReference, readBookingReference } from '#domain/booking-reference.ts';

it.each(['SH12', 'sh12', 'sh 12', ' Sh-12 ', '12', 'SH0012'])('%j names reservation 12', (typed) => {
  expect(readBookingReference(typed)).toBe(12);
});

it.each(['', 'SH', 'SH12a', '12 13', '-', '1.5', 'XX12', '12345678901'])('%j names none', (typed) => {
  expect(readBookingReference(typed)).toBeUndefined();
});

it('reads what is shown', () => {
  expect(readBookingReference(bookingReference(4711))).toBe(4711);
});

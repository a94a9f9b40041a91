import { expect, it } from 'vitest';
import {
  bookingReference,
  invoiceFileName,
  readBookingReference,
} from '#domain/booking/booking-reference.ts';

it.each(['SH12', 'sh12', 'sh 12', ' Sh-12 ', '12', 'SH0012'])('%j is reservation 12', (typed) => {
  expect(readBookingReference(typed)).toBe(12);
});

it.each(['', 'SH', 'SH12a', '12 13', '-', '1.5', 'XX12', '12345678901'])('%j is no reference', (typed) => {
  expect(readBookingReference(typed)).toBeUndefined();
});

it('parses the displayed reference', () => {
  expect(readBookingReference(bookingReference(4711))).toBe(4711);
});

it('a long name in the name of a file ends after a whole syllable', () => {
  const name = /^Invoice_SH7_(.*)\.pdf$/.exec(invoiceFileName(7, `ক${'ন্দ্যা'.repeat(12)}`))?.[1] ?? '';
  expect(name).toBe(`ক${'ন্দ্যা'.repeat(9)}`);
});

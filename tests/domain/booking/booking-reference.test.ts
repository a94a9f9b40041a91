import { expect, it } from 'vitest';
import {
  bookingReference,
  calendarFileName,
  invoiceFileName,
  paperFileName,
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

it.each([
  ['Das  &  Sons', 'Das_Sons'],
  ["-_ Rani's (Puri) _-", 'Ranis_Puri'],
  ['Anna-Lena 2', 'Anna-Lena_2'],
  ['ରାଣୀ ଦାସ', 'ରାଣୀ_ଦାସ'],
  ['a'.repeat(60), 'a'.repeat(60)],
  ['a'.repeat(61), 'a'.repeat(60)],
  ['!?', 'guest'],
])('the file of %s is named by %s', (guest, name) => {
  expect(invoiceFileName(7, guest)).toBe(`Invoice_SH7_${name}.pdf`);
});

it('a file is named by what it is', () => {
  const names = (['invoice', 'tax_invoice', 'credit_note'] as const).map((kind) =>
    paperFileName(kind, 7, 'Das'),
  );
  expect(names).toEqual(['Invoice_SH7_Das.pdf', 'Invoice_SH7_Das.pdf', 'Credit_note_SH7_Das.pdf']);
  expect(calendarFileName(7)).toBe('SH7.ics');
});

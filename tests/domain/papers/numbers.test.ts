import { describe, expect, it } from 'vitest';
import { readGstin, stateOfGstin } from '#domain/papers/gstin.ts';
import { creditsTax, financialYear, numberOf, seriesOf } from '#domain/papers/paper-number.ts';

describe('numbers of papers', () => {
  it.each([
    ['2026-11-27', '26-27'],
    ['2027-03-31', '26-27'],
    ['2027-04-01', '27-28'],
    ['2028-02-29', '27-28'],
    ['2099-12-31', '99-00'],
  ])('on %s are those of the financial year %s', (day, year) => {
    expect(financialYear(day)).toBe(year);
  });

  it('name the seller, the kind and the year, in at most 16 signs', () => {
    const number = numberOf(seriesOf('H1', 'tax_invoice', '2026-11-27'), 1);
    expect(number).toBe('H1T/26-27/00001');
    expect(numberOf(seriesOf('ABC', 'credit_note', '2026-11-27'), 99_999)).toMatch(/^[A-Z0-9/-]{1,16}$/);
  });

  it.each([
    ['2026-11-27', '2027-11-30', true],
    ['2026-11-27', '2027-12-01', false],
    ['2027-03-31', '2027-12-01', false],
    ['2027-04-01', '2027-12-01', true],
  ])('a credit note for an invoice of %s lowers the tax on %s: %s', (invoiced, day, can) => {
    expect(creditsTax(invoiced, day)).toBe(can);
  });
});

describe('a GSTIN', () => {
  it.each([
    ['21AAAAA0000A1ZA', undefined],
    ['27AAPFU0939F1ZV', '27AAPFU0939F1ZV'],
    [' 27aapfu0939f1zv ', '27AAPFU0939F1ZV'],
    ['27AAPFU0939F1ZW', undefined],
    ['27AAPFU0939F0ZV', undefined],
    ['27AAPFU0939F1XV', undefined],
    ['00AAPFU0939F1ZV', undefined],
    ['27AAPFU0939F1Z', undefined],
    ['', undefined],
  ])('"%s" is read as %s', (typed, read) => {
    expect(readGstin(typed)).toBe(read);
  });

  it('begins with its state, a territory or the central government', () => {
    const read = ['00G', '01E', '38X', '39V', '97T', '98R', '99P'].map((ends) =>
      readGstin(`${ends.slice(0, 2)}ABCDE1234F1Z${ends.at(-1)}`)?.slice(0, 2),
    );
    expect(read).toEqual([undefined, '01', '38', undefined, '97', undefined, '99']);
    expect(stateOfGstin('27AAPFU0939F1ZV')).toBe('27');
  });
});

import { describe, expect, it } from 'vitest';
import { CHECK_CODE_SIGNS, checkCodeOf, formatCheckCode, readCheckCode } from '#domain/booking/check-code.ts';
import { overFrom, paidPart, proofAddress } from '#domain/booking/proof.ts';

describe('a check code', () => {
  it('has six signs, none of them a vowel or like another', () => {
    expect(CHECK_CODE_SIGNS).toBe('23456789CDFGHJKMNPQRTVWX');
    expect(new Set(CHECK_CODE_SIGNS)).toHaveLength(24);
    expect(checkCodeOf(0n)).toBe('222222');
    expect(checkCodeOf(24n ** 6n - 1n)).toBe('XXXXXX');
    expect(checkCodeOf(24n ** 6n)).toBe('222222');
    expect(checkCodeOf(25n)).toBe('332222');
  });

  it('is printed in two halves', () => {
    expect(formatCheckCode('K7QF2M')).toBe('K7Q-F2M');
  });

  it.each(['K7Q-F2M', 'k7qf2m', ' K7Q F2M ', 'k-7-q–f2m', 'K7Q\u00a0F2M'])('is read in %j', (typed) => {
    expect(readCheckCode(typed)).toBe('K7QF2M');
  });

  it.each(['', 'K7Q-F2', 'K7Q-F2MM', 'K7Q-F2A', 'K7Q_F2M', 'K7Q-F2０'])('is not in %j', (typed) => {
    expect(readCheckCode(typed)).toBeUndefined();
  });
});

describe('what a code proves', () => {
  it.each([
    [0, 0, 'full'],
    [500, 0, 'full'],
    [500, 1, 'half'],
    [0, 500, 'later'],
  ] as const)('of %i paid and %i due: %s', (paid, due, part) => {
    expect(paidPart({ paid, due })).toBe(part);
  });

  it('is over from the second day after check-out', () => {
    expect(overFrom('2026-12-31')).toBe('2027-01-02');
  });

  it('has an address that any camera reads', () => {
    expect(proofAddress('https://stay.example', 'a.b-_.c')).toBe('https://stay.example/check#a.b-_.c');
  });
});

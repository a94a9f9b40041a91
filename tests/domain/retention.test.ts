import { describe, expect, test } from 'vitest';
import { deleteBefore } from '#domain/retention.ts';

describe('the retention period', () => {
  test('in days', () => {
    expect(deleteBefore({ days: 30 }, '2026-12-31')).toBe('2026-12-01');
    expect(deleteBefore({ days: 0 }, '2026-12-31')).toBe('2026-12-31');
  });

  test.each([
    // A stay of December 2026 belongs to the financial year that ends on 31 March 2027.
    ['2035-03-31', '2026-04-01'],
    ['2035-04-01', '2027-04-01'],
    ['2035-12-31', '2027-04-01'],
    ['2036-01-01', '2027-04-01'],
  ])('on %s eight financial years go back to %s', (today, since) => {
    expect(deleteBefore({ financialYears: 8 }, today)).toBe(since);
  });
});

import { expect, test } from 'vitest';
import { cancellationClock, cancellationTerms } from '#messages/booking/cancellation-terms.ts';

const day = (days: number, percent: number) => ({ hoursBefore: days * 24, percent });

test.each([
  [
    'the usual terms',
    [day(7, 100), day(3, 50)],
    [
      '7 days or more before check-in 100%',
      '3 to 7 days before check-in 50%',
      'Less than 3 days before check-in 0%',
    ],
  ],
  [
    'a refund until check-in',
    [day(1, 100), day(0, 20)],
    ['1 day or more before check-in 100%', 'Less than 1 day before check-in 20%'],
  ],
  ['one refund at any time', [day(0, 80)], ['At any time before check-in 80%']],
  [
    'hours that are no days',
    [{ hoursBefore: 36, percent: 90 }, day(1, 10)],
    [
      '36 hours or more before check-in 90%',
      '1 day to 36 hours before check-in 10%',
      'Less than 1 day before check-in 0%',
    ],
  ],
  ['no refund at all', [], ['At any time 0%']],
])('the cancellation clock of %s', (_, refunds, rows) => {
  expect(cancellationClock(refunds).map(({ when, refund }) => `${when} ${refund}`)).toEqual(rows);
});

test('the sentence of the terms begins with a capital letter', () => {
  expect(cancellationTerms([day(7, 100), day(3, 50)])).toBe(
    'Free up to 7 days before check-in, 50% refund 3 to 7 days before, no refund under 3 days',
  );
});

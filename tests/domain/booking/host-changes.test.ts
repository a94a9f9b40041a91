import { expect, it } from 'vitest';
import { subjectOf } from '#domain/booking/host-changes.ts';

it.each([
  ['set price', false, false, 'prices'],
  ['block nights', false, false, 'nights'],
  ['block nights', true, false, 'prices'],
  ['record payment', true, true, 'payments'],
  ['cancel', false, true, 'bookings'],
  ['change mails', false, false, 'settings'],
])(
  '%s (with the right to prices: %s, of a booking: %s) is about %s',
  (action, needsPrices, isOfBooking, subject) => {
    expect(subjectOf({ action, needsPrices, isOfBooking })).toBe(subject);
  },
);

import { describe, expect, test } from 'vitest';
import { deleteBefore, RETENTION } from '#domain/content/retention.ts';

/** As the privacy page promises. */
test('is this long for each kind of data', () => {
  const days = Object.entries(RETENTION).map(([kind, { keep }]) => [
    kind,
    'days' in keep ? keep.days : 'years',
  ]);
  expect(Object.fromEntries(days)).toEqual({
    unpaidBooking: 30,
    invoice: 'years',
    channelEvent: 30,
    guestEmail: 365,
    stayDetails: 90,
    bookingLink: 90,
    bookingTrace: 30,
    hostAct: 'years',
    quote: 0,
    waiting: 30,
    unprovenEntry: 2,
    sentMail: 30,
    unprovenAccount: 30,
    session: 0,
    accountLink: 0,
    invitation: 0,
    leftPicture: 1,
    counter: 0,
    pageView: 400,
  });
});

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

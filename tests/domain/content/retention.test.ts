import { describe, expect, test } from 'vitest';
import { deleteBefore, RETENTION, registerBefore } from '#domain/content/retention.ts';
import { howLong } from '#messages/site/retention.ts';

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
    register: 'years',
    bookingLink: 90,
    bookingTrace: 30,
    reviewName: 'years',
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

describe('the register of guests', () => {
  test('is kept for whole years', () => {
    expect(registerBefore(1, '2027-12-20')).toBe('2026-12-20');
    expect(registerBefore(5, '2028-02-29')).toBe('2023-02-28');
  });

  test('is kept as each homestay says', () => {
    const { keep, after } = RETENTION.register;
    expect(howLong(keep, after)).toBe('1 year after check-out');
    const [one, other] = [
      { name: 'Kutir', years: 2 },
      { name: 'Bhavan', years: 2 },
    ];
    expect(howLong(keep, after, [one, other])).toBe('2 years after check-out');
    expect(howLong(keep, after, [one, { ...other, years: 5 }])).toBe(
      'Kutir: 2 years, Bhavan: 5 years after check-out',
    );
  });
});

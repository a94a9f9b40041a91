import { describe, expect, test } from 'vitest';
import { mayAsk, mayReview } from '#domain/reviews/asking.ts';
import { firstName } from '#domain/reviews/first-name.ts';
import { homestayRating, ratingOf } from '#domain/reviews/rating.ts';

const STAY = {
  status: 'confirmed',
  check_out: '2027-02-12',
  no_show_at: null,
  paid_paise: 200_000,
  total: 4000,
  charges_total: 0,
  due_now: 0,
} as const;

describe('when a stay is reviewed', () => {
  test('from check-out on; its guest is asked two days later', () => {
    const days = ['2027-02-11', '2027-02-12', '2027-02-13', '2027-02-14', '2028-02-14'];
    expect(days.map((day) => mayReview(STAY, day))).toEqual([false, true, true, true, true]);
    expect(days.map((day) => mayAsk(STAY, day))).toEqual([false, false, false, true, true]);
  });

  test.each([
    { paid_paise: 0 },
    { paid_paise: 100 },
    { paid_paise: 199_999 },
    { paid_paise: 100_000, due_now: 2000 },
    { paid_paise: 100_000, due_now: 4000 },
    { paid_paise: 0, total: 0 },
    { status: 'cancelled' },
    { status: 'held' },
    { no_show_at: new Date() },
  ] as const)('never with %j', (changes) => {
    expect(mayReview({ ...STAY, ...changes }, '2027-03-01')).toBe(false);
  });

  test.each([
    { paid_paise: 400_000, due_now: 4000 },
    { total: 5000, charges_total: 1000 },
    { total: 6000, due_now: 2000 },
    { paid_paise: 100, total: 1, due_now: 1 },
  ])('paid by the advance of what it cost then, with %j', (changes) => {
    expect(mayReview({ ...STAY, ...changes }, '2027-03-01')).toBe(true);
  });
});

test.each([
  ['Asha Mishra', 'Asha'],
  ['Mr. Ravi Panda', 'Ravi'],
  ['Smt. Sabita Das', 'Sabita'],
  ['DR Hans Müller', 'Hans'],
  ['Mr. & Mrs. Das', 'Das'],
  ['Dr.Asha', 'Asha'],
  ['ଶ୍ରୀମତୀ ସବିତା ଦାସ', 'ସବିତା'],
  ['শ্রী রবি', 'রবি'],
  ['Prof. Dr.', ''],
  ['', ''],
])('the first name of “%s” is “%s”', (name, first) => {
  expect(firstName(name)).toBe(first);
});

test('a homestay has a rating from its third review on, with one decimal', () => {
  expect(ratingOf({ stay: 5, cleanliness: 4, host: 5, value: 5 })).toBe(4.75);
  expect([homestayRating(0, 0), homestayRating(2, 40)]).toEqual([undefined, undefined]);
  expect(homestayRating(3, 57)).toEqual({ value: 4.8, count: 3 });
  expect(homestayRating(3, 60)).toEqual({ value: 5, count: 3 });
});

import { describe, expect, it } from 'vitest';
import { byFirstNight, draftOf, NO_PRICE, nextKey, type RatesDraft } from '#stores/host/rates/rate-draft.ts';
import { readDraft } from '#stores/host/rates/read-rates.ts';
import { DISCOUNTS, RATES, season } from '../../../support/host-rates.ts';
import { seasonDraft } from '../../../support/season-draft.ts';

const ROOMS = [1, 2, 3].map((id) => ({ id, name: `Room ${id}` }));
const ANSWER = { plan: RATES, length_discounts: DISCOUNTS };
const DRAFT = draftOf(ANSWER, ROOMS);

function readPlan(change: Partial<RatesDraft>) {
  const read = readDraft({ ...DRAFT, ...change });
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return read;
}
const problemsOf = (change: Partial<RatesDraft>) => {
  const read = readDraft({ ...DRAFT, ...change });
  return 'problems' in read ? read.problems : {};
};
const prices = (change: object) => ({ prices: { ...DRAFT.prices, 1: { ...NO_PRICE, ...change } } });

describe('rates as they are typed', () => {
  it('are the same again when nothing was typed', () => {
    expect(readDraft(DRAFT)).toEqual(ANSWER);
  });

  it('show each change of a season as its own kind, in the order of their first nights', () => {
    const seasons = [
      season('2026-12-20', '2027-01-02', { name: 'New Year', change: { kind: 'percent', percent: -10 } }),
      season('2026-12-01', '2026-12-05', { change: { kind: 'price', price: 2500 }, minimum_stay: 2 }),
      season('2026-12-10', '2026-12-12', { change: { kind: 'usual' }, weekdays: [0, 6], room_ids: [] }),
      season('2026-11-25', '2026-11-26'),
    ];
    const typed = draftOf({ ...ANSWER, plan: { ...RATES, seasons } }, ROOMS).seasons;
    expect(typed.map(({ change, value, minimumStay }) => [change, value, minimumStay])).toEqual([
      ['more', '50', ''],
      ['price', '2500', '2'],
      ['usual', '', ''],
      ['less', '10', ''],
    ]);
    expect(typed[2]).toMatchObject({ key: 2, weekdays: [0, 6], roomIds: [] });
    // Longer ones go first in the plan: where two have the same night, the shorter one counts.
    const { plan } = readPlan({ seasons: typed });
    expect(plan.seasons.map(({ from }) => from)).toEqual([
      '2026-12-20',
      '2026-12-01',
      '2026-12-10',
      '2026-11-25',
    ]);
    expect(plan.seasons).toEqual(expect.arrayContaining(seasons));
  });

  it('give a room without a price an empty row, and each new row a key of its own', () => {
    const { prices: typed } = draftOf(ANSWER, [...ROOMS, { id: 4, name: 'New' }]);
    expect(typed[4]).toEqual({ usual: '', weekend: '', stay: '' });
    expect([nextKey([]), nextKey([{ key: 4 }, { key: 1 }])]).toEqual([0, 5]);
    const dates = ['', '2026-12-02', '2026-11-30'].map((from) => ({ from }));
    expect(dates.toSorted(byFirstNight).map(({ from }) => from)).toEqual(['2026-11-30', '2026-12-02', '']);
  });
});

describe('reading them', () => {
  it('takes rupees and percent as people write them', () => {
    const { plan, length_discounts } = readPlan({
      ...prices({ usual: ' ₹2,400 ', weekend: '3 000', stay: '2' }),
      discounts: [
        { key: 0, nights: '7', percent: '12 %' },
        { key: 1, nights: '2', percent: '0' },
      ],
      seasons: [seasonDraft({ name: ' Rath Yatra ', value: '30%', minimumStay: ' 2 ' })],
    });
    expect(plan.rooms[0]).toEqual({ room_id: 1, price: 2400, weekend_price: 3000, minimum_stay: 2 });
    expect(length_discounts).toEqual([
      { nights: 2, percent: 0 },
      { nights: 7, percent: 12 },
    ]);
    expect(plan.seasons).toMatchObject([
      { name: 'Rath Yatra', change: { kind: 'percent', percent: 30 }, minimum_stay: 2 },
    ]);
  });

  it('leaves the nights of a room alone whose row is empty', () => {
    const { plan } = readPlan(prices({ weekend: ' ' }));
    expect(plan.rooms.map(({ room_id }) => room_id)).toEqual([2, 3]);
  });

  it.each([
    [
      'the weekend price has no weekday price',
      { weekend: '3000' },
      'usual',
      'Enter a price from ₹1 to ₹10,00,000.',
    ],
    ['a price is in words', { usual: 'two' }, 'usual', 'Enter a price from ₹1 to ₹10,00,000.'],
    ['a price is over a million', { usual: '1000001' }, 'usual', 'Enter a price from ₹1 to ₹10,00,000.'],
    [
      'the weekend is free',
      { usual: '2000', weekend: '0' },
      'weekend',
      'Enter a price from ₹1 to ₹10,00,000.',
    ],
    ['a minimum stay is over a month', { usual: '2000', stay: '31' }, 'stay', 'Enter 1 to 30 nights.'],
  ])('says at the field of a room that %s', (_, typed, field, sentence) => {
    expect(problemsOf(prices(typed))).toEqual({ [`rooms.1.${field}`]: sentence });
  });

  it.each([
    ['no name', { name: ' ' }, { name: 'Enter a name.' }],
    ['no dates', { from: '', to: '' }, { from: 'Choose a date.', to: 'Choose a date.' }],
    ['no last night', { to: '' }, { to: 'Choose a date.' }],
    ['its end first', { from: '2026-12-20' }, { to: 'The last night must not be before the first.' }],
    ['nothing more', { change: 'more', value: '0' }, { value: 'Enter 1 to 500.' }],
    ['too much more', { change: 'more', value: '501' }, { value: 'Enter 1 to 500.' }],
    ['too much less', { change: 'less', value: '91' }, { value: 'Enter 1 to 90.' }],
    ['no price', { change: 'price', value: '' }, { value: 'Enter a price from ₹1 to ₹10,00,000.' }],
    ['the usual price', { change: 'usual', value: '' }, {}],
    ['a stay of no night', { minimumStay: '0' }, { minimumStay: 'Enter 1 to 30 nights.' }],
  ] as const)('says what is wrong with a season that has %s', (_, change, problems) => {
    const found = Object.entries(problems).map(([field, sentence]) => [`seasons.3.${field}`, sentence]);
    expect(problemsOf({ seasons: [seasonDraft({ key: 3, ...change })] })).toEqual(Object.fromEntries(found));
  });

  it.each([
    ['1', '500', { 'discounts.0.percent': 'Enter 0 to 100.' }],
    ['0', '5', { 'discounts.0.nights': 'Enter 1 to 365 nights.' }],
    [
      '366',
      'ten',
      { 'discounts.0.nights': 'Enter 1 to 365 nights.', 'discounts.0.percent': 'Enter 0 to 100.' },
    ],
    ['5', '5', { 'discounts.9.nights': 'There is a discount from this number of nights already.' }],
  ])('says what is wrong with a discount from %s nights of %s %%', (nights, percent, problems) => {
    const discounts = [
      { key: 0, nights, percent },
      { key: 9, nights: '5', percent: '10' },
    ];
    expect(problemsOf({ discounts })).toEqual(problems);
  });

  it('names all that is wrong at once', () => {
    const wrong = { ...prices({ usual: '-' }), minimumStay: '', until: '' };
    expect(problemsOf({ ...wrong, seasons: [seasonDraft({ value: '-' })] })).toEqual({
      'rooms.1.usual': 'Enter a price from ₹1 to ₹10,00,000.',
      minimumStay: 'Enter 1 to 30 nights.',
      'seasons.0.value': 'Enter 1 to 500.',
      until: 'Choose a date.',
    });
  });
});

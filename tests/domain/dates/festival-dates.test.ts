import { describe, expect, test } from 'vitest';
import { festivalYears, occurrencesIn, shownOccurrences } from '#domain/dates/festival-dates.ts';
import { festivalVisit, visitSearch } from '#domain/dates/festivals.ts';

const TODAY = '2026-11-27';
const rathYatra = {
  festival: 'rath-yatra',
  own: [
    { start: '2025-06-27', end: '2025-06-29' },
    { start: '2027-07-05', end: '2027-07-07' },
  ],
};
const diwali = { festival: 'diwali', own: [{ start: '2025-10-18', end: '2025-10-21' }] };
const newYear = { festival: 'new-year', own: [{ start: '2026-01-01', end: '2026-01-03' }] };
const ofTheVillage = { festival: 'village-fair', own: [{ start: '2027-03-01', end: '2027-03-02' }] };
const startsOf = (list: readonly { start: string }[]) => list.map(({ start }) => start);

describe('the dates of a year', () => {
  test.each([
    ['rath-yatra', 2028, '2028-06-24', '2028-06-26'],
    ['snana-purnima', 2027, '2027-06-18', '2027-06-18'],
    ['dusshera', 2027, '2027-10-08', '2027-10-11'],
    ['diwali', 2030, '2030-10-24', '2030-10-27'],
    ['new-year', 2041, '2041-01-01', '2041-01-03'],
  ])('of %s in %i are published', (festival, year, start, end) => {
    expect(occurrencesIn(year, { festival, own: [] })).toEqual([{ festival, start, end }]);
  });

  test('have the length of the dates that the host has written', () => {
    for (const { festival, own } of [rathYatra, diwali, newYear]) {
      for (const { start, end } of own) {
        expect(occurrencesIn(Number(start.slice(0, 4)), { festival, own: [] })).toEqual([
          { festival, start, end },
        ]);
      }
    }
  });

  test('are those of the host, where there are any', () => {
    const own = [
      { start: '2028-07-20', end: '2028-07-21' },
      { start: '2028-06-23', end: '2028-07-02' },
    ];
    expect(startsOf(occurrencesIn(2028, { festival: 'rath-yatra', own }))).toEqual([
      '2028-06-23',
      '2028-07-20',
    ]);
    expect(startsOf(occurrencesIn(2029, { festival: 'rath-yatra', own }))).toEqual(['2029-07-13']);
  });

  test('are unknown after the last almanac, and for a festival of the host alone', () => {
    expect(occurrencesIn(2031, diwali)).toEqual([]);
    expect(occurrencesIn(2028, ofTheVillage)).toEqual([]);
  });
});

describe('the page of a festival', () => {
  const yearsOf = (festival: typeof diwali, today = TODAY) =>
    festivalYears(festival, today).map((one) => [
      one.year,
      one.state === 'known' ? startsOf(one.occurrences) : one.state,
    ]);

  test('has what is left of this year and the next three', () => {
    expect(yearsOf(rathYatra)).toEqual([
      [2026, 'over'],
      [2027, ['2027-07-05']],
      [2028, ['2028-06-24']],
      [2029, ['2029-07-13']],
    ]);
    expect(yearsOf(rathYatra, '2026-07-18')[0]).toEqual([2026, ['2026-07-16']]);
    expect(yearsOf(rathYatra, '2026-07-19')[0]).toEqual([2026, 'over']);
  });

  test('says which years are not known yet', () => {
    expect(yearsOf(diwali, '2028-12-01')).toEqual([
      [2028, 'over'],
      [2029, ['2029-11-03']],
      [2030, ['2030-10-24']],
      [2031, 'unknown'],
    ]);
    expect(yearsOf(ofTheVillage)).toEqual([
      [2026, 'unknown'],
      [2027, ['2027-03-01']],
      [2028, 'unknown'],
      [2029, 'unknown'],
    ]);
  });
});

describe('the home page', () => {
  test('shows what the file names and the next coming occurrence', () => {
    expect(startsOf(shownOccurrences(diwali, TODAY))).toEqual(['2025-10-18', '2027-10-27']);
    expect(startsOf(shownOccurrences(newYear, TODAY))).toEqual(['2026-01-01', '2027-01-01']);
    expect(startsOf(shownOccurrences(ofTheVillage, TODAY))).toEqual(['2027-03-01']);
  });

  test('shows nothing twice, and nothing later', () => {
    expect(startsOf(shownOccurrences(rathYatra, TODAY))).toEqual(['2025-06-27', '2027-07-05']);
  });

  test('shows one that the host has written for a later year beside the next', () => {
    const own = [{ start: '2029-11-01', end: '2029-11-02' }];
    expect(startsOf(shownOccurrences({ festival: 'diwali', own }, TODAY))).toEqual([
      '2029-11-01',
      '2027-10-27',
    ]);
  });

  test('shows one that began last year until it is over', () => {
    const own = [{ start: '2026-12-30', end: '2027-01-02' }];
    expect(startsOf(shownOccurrences({ festival: 'village-fair', own }, '2027-01-02'))).toEqual([
      '2026-12-30',
    ]);
    const newYear = { festival: 'new-year', own: [{ start: '2026-12-31', end: '2027-01-02' }] };
    expect(startsOf(shownOccurrences(newYear, '2027-01-02'))).toEqual(['2026-12-31']);
    expect(startsOf(shownOccurrences(newYear, '2027-01-04'))).toEqual(['2026-12-31', '2028-01-01']);
  });
});

describe('a visit', () => {
  test('begins on the evening before, if that is still to come', () => {
    const festival = { start: '2027-07-05', end: '2027-07-07' };
    expect(festivalVisit(festival, TODAY)).toEqual({ checkIn: '2027-07-04', checkOut: '2027-07-07' });
    expect(festivalVisit(festival, '2027-07-04')).toEqual({ checkIn: '2027-07-04', checkOut: '2027-07-07' });
    expect(festivalVisit(festival, '2027-07-05')).toEqual({ checkIn: '2027-07-05', checkOut: '2027-07-07' });
  });

  test('of one day is two nights', () => {
    const snana = { festival: 'snana-purnima', start: '2027-06-18', end: '2027-06-18' };
    expect(visitSearch(snana, TODAY)).toBe(
      '/rooms?checkIn=2027-06-17&checkOut=2027-06-19&guests=2&children=0',
    );
  });
});

import { describe, expect, it } from 'vitest';
import { chosenExtras, NEW_DRAFT } from '#domain/booking/draft.ts';
import { daysOfStay, type Extra, extraProblem, firstFullDay, moveExtras } from '#domain/booking/extras.ts';

const STAY = { checkIn: '2026-12-18', checkOut: '2026-12-21' };
const PARTY = { adults: 3, children: 1 };
const meal = (date: string, count = 4): Extra => ({ kind: 'mahaprasad', count, date });

describe('the days of an extra', () => {
  it('are those of the stay, both ends inclusive', () => {
    expect(daysOfStay(STAY)).toEqual(['2026-12-18', '2026-12-19', '2026-12-20', '2026-12-21']);
    const wrong = ['2026-12-17', '2026-12-22'].map((date) => extraProblem(meal(date), STAY, 4));
    expect(wrong).toEqual(['date', 'date']);
    expect(daysOfStay(STAY).map((date) => extraProblem(meal(date), STAY, 4))).toEqual(
      Array.from({ length: 4 }),
    );
  });

  it('default to the first full day, for one night to the day of arrival', () => {
    expect(firstFullDay(STAY)).toBe('2026-12-19');
    expect(firstFullDay({ checkIn: '2026-12-31', checkOut: '2027-01-01' })).toBe('2026-12-31');
  });
});

describe('the count', () => {
  it.each([0, -1, 1.5, 5])('%d for four guests is wrong', (count) => {
    expect(extraProblem(meal('2026-12-19', count), STAY, 4)).toBe('count');
  });

  it.each([1, 4])('%d for four guests is valid', (count) => {
    expect(extraProblem(meal('2026-12-19', count), STAY, 4)).toBeUndefined();
  });
});

describe('a pick-up', () => {
  const pickUp: Extra = { kind: 'pick_up', count: 2, date: STAY.checkIn, from: 'airport' };

  it('is on the day of arrival, from a place; no other extra has a place', () => {
    expect(extraProblem(pickUp, STAY, 4)).toBeUndefined();
    expect(extraProblem({ ...pickUp, date: '2026-12-19' }, STAY, 4)).toBe('date');
    expect(extraProblem({ ...pickUp, from: undefined }, STAY, 4)).toBe('from');
    expect(extraProblem({ ...meal('2026-12-19'), from: 'station' }, STAY, 4)).toBe('from');
  });
});

describe('a moved stay', () => {
  it('keeps dates that are still in it; others keep their distance from arrival', () => {
    const extras = [meal('2026-12-19'), meal('2026-12-21')];
    const to = { checkIn: '2026-12-21', checkOut: '2026-12-24' };
    expect(moveExtras(extras, STAY, to, 4).map(({ date }) => date)).toEqual(['2026-12-22', '2026-12-21']);
  });

  it('takes a pick-up along to its own day of arrival', () => {
    const pickUp: Extra = { kind: 'pick_up', count: 2, date: STAY.checkIn, from: 'airport' };
    const to = { checkIn: '2026-12-16', checkOut: '2026-12-19' };
    expect(moveExtras([pickUp], STAY, to, 2)).toEqual([{ ...pickUp, date: '2026-12-16' }]);
  });

  it('gives a place to a pick-up that was booked without one', () => {
    const pickUp: Extra = { kind: 'pick_up', count: 2, date: STAY.checkIn };
    const moved = moveExtras([pickUp], STAY, STAY, 2);
    expect(moved).toEqual([{ ...pickUp, from: 'station' }]);
    expect(moved.map((extra) => extraProblem(extra, STAY, 2))).toEqual([undefined]);
  });

  it('never leaves an extra outside, however short it is', () => {
    const to = { checkIn: '2027-02-01', checkOut: '2027-02-02' };
    const moved = moveExtras([meal('2026-12-18'), meal('2026-12-21')], STAY, to, 2);
    expect(moved).toEqual([meal('2027-02-01', 2), meal('2027-02-02', 2)]);
    expect(moved.map((extra) => extraProblem(extra, to, 2))).toEqual([undefined, undefined]);
  });
});

describe('the extras of a draft', () => {
  const ticked = {
    ...NEW_DRAFT,
    selectedServices: { ...NEW_DRAFT.selectedServices, mahaprasad: true, busTickets: true },
  };

  it('are none without a stay', () => {
    expect(chosenExtras(ticked, PARTY, undefined)).toEqual([]);
  });

  it('are for all guests on the first full day by default', () => {
    expect(chosenExtras(ticked, PARTY, STAY)).toEqual([
      { kind: 'mahaprasad', count: 4, date: '2026-12-19' },
      { kind: 'bus_tickets', count: 4, date: '2026-12-19' },
    ]);
    const extras = { mahaprasad: { count: 2, date: '2026-12-20', note: ' at noon ' } };
    expect(chosenExtras({ ...ticked, extras }, PARTY, STAY)[0]).toEqual({
      kind: 'mahaprasad',
      count: 2,
      date: '2026-12-20',
      note: 'at noon',
    });
  });

  it('follow a smaller party and another stay', () => {
    const extras = { bus_tickets: { count: 4, date: '2026-12-20' } };
    const later = { checkIn: '2027-01-05', checkOut: '2027-01-08' };
    expect(chosenExtras({ ...ticked, extras }, { adults: 1, children: 0 }, later)[1]).toEqual({
      kind: 'bus_tickets',
      count: 1,
      date: '2027-01-06',
    });
  });

  it('include a priest for all guests, and a pick-up from the station on arrival', () => {
    const selectedServices = { ...NEW_DRAFT.selectedServices, priest: true, pickUp: true };
    const draft = { ...NEW_DRAFT, selectedServices };
    expect(chosenExtras(draft, PARTY, STAY)).toEqual([
      { kind: 'priest', count: 4, date: '2026-12-19' },
      { kind: 'pick_up', count: 4, date: '2026-12-18', from: 'station' },
    ]);
    const extras = { pick_up: { from: 'airport', date: '2026-12-20', note: '6E 2075' } } as const;
    expect(chosenExtras({ ...draft, extras }, PARTY, STAY)[1]).toEqual({
      kind: 'pick_up',
      count: 4,
      date: '2026-12-18',
      from: 'airport',
      note: '6E 2075',
    });
  });

  it('exclude those that are not selected', () => {
    expect(chosenExtras({ ...NEW_DRAFT, extras: { mahaprasad: { count: 2 } } }, PARTY, STAY)).toEqual([]);
  });
});

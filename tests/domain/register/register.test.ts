import { describe, expect, it } from 'vitest';
import { ageOn, isAdult } from '#domain/register/age.ts';
import { eventOf, formAlertAt, formDueAt, isReported } from '#domain/register/form-iii.ts';
import { isMasked, mask, masked } from '#domain/register/masking.ts';
import { matchTravellers } from '#domain/register/match-travellers.ts';
import { dueNight, nightsToAlert, occupancyDueAt, sleptIn, touches } from '#domain/register/occupancy.ts';
import { areIdsReady, areIdsSeen } from '#domain/register/party-ids.ts';
import { ASHA, HANS } from '../../support/travellers.ts';

describe('the age of a traveller', () => {
  it('counts full years', () => {
    expect(ageOn('2008-12-19', '2026-12-18')).toBe(17);
    expect(ageOn('2008-12-18', '2026-12-18')).toBe(18);
    expect(isAdult({ birth_date: '2008-12-18' }, '2026-12-18')).toBe(true);
  });

  it('grows on 1 March of other years for who was born on 29 February', () => {
    expect(ageOn('2008-02-29', '2026-02-28')).toBe(17);
    expect(ageOn('2008-02-29', '2026-03-01')).toBe(18);
    expect(ageOn('2008-02-29', '2028-02-29')).toBe(20);
  });
});

describe('masking', () => {
  it('shows the last three characters', () => {
    expect(mask('K1234678')).toBe('•••••678');
    expect(mask('678')).toBe('•••••');
    expect(isMasked('•••••678')).toBe(true);
  });

  it('hides the numbers of passport and visa, and nothing else', () => {
    expect(masked(HANS).foreign).toEqual({
      ...HANS.foreign,
      passport_number: '•••••T47',
      visa_number: '•••••12C',
    });
    expect(masked(ASHA)).toEqual(ASHA);
  });
});

describe('whom an entry is about', () => {
  const stored = [{ id: 5 }, { id: 6 }];
  const ids = (entries: { id?: number }[]) =>
    matchTravellers(entries, stored).map(({ stored: one, isNamed }) => [one?.id, isNamed]);

  it('is who has its id, else who was at its place', () => {
    expect(ids([{ id: 6 }, { id: 5 }])).toEqual([
      [6, true],
      [5, true],
    ]);
    expect(ids([{}, {}, {}])).toEqual([
      [5, false],
      [6, false],
      [undefined, false],
    ]);
  });

  it('is nobody whom another entry names', () => {
    expect(ids([{}, { id: 5 }])).toEqual([
      [undefined, false],
      [5, true],
    ]);
    expect(ids([{ id: 5 }, { id: 5 }])).toEqual([
      [5, true],
      [6, false],
    ]);
  });

  it('treats an unknown id as none', () => {
    expect(ids([{ id: 99 }])).toEqual([[5, false]]);
  });
});

describe('IDs of a party', () => {
  const party = { adults: 2, checkIn: '2026-12-18' };
  const child = { ...ASHA, birth_date: '2015-01-01', id_kind: null, id_last4: null };

  it('are ready with as many as there are adults', () => {
    expect(areIdsReady([], party)).toBe(false);
    expect(areIdsReady([ASHA, child], party)).toBe(false);
    expect(areIdsReady([ASHA, HANS, child], party)).toBe(true);
    expect(areIdsReady([ASHA, HANS, { ...ASHA, id_kind: null }], party)).toBe(false);
  });

  it('are seen when those of all adults are', () => {
    const seen = { ...ASHA, id_seen: true };
    expect(areIdsSeen([seen, { ...HANS, id_seen: true }], party)).toBe(true);
    expect(areIdsSeen([seen, { ...HANS, id_seen: false }], party)).toBe(false);
  });
});

describe('Form III', () => {
  it('is due 24 hours after the event, with an alert six hours before', () => {
    const due = formDueAt(new Date('2026-12-18T07:30:00Z'));
    expect(due.toISOString()).toBe('2026-12-19T07:30:00.000Z');
    expect(formAlertAt(due).toISOString()).toBe('2026-12-19T01:30:00.000Z');
    expect(eventOf(due).toISOString()).toBe('2026-12-18T07:30:00.000Z');
    expect([isReported(ASHA), isReported(HANS)]).toEqual([false, true]);
  });
});

describe('the occupancy report', () => {
  const stay = {
    check_in: '2026-12-18',
    check_out: '2026-12-20',
    checked_in_at: new Date('2026-12-18T08:00:00Z'),
    checked_out_at: null,
  };

  it('covers who was checked in and had not left by that day', () => {
    const nights = ['2026-12-17', '2026-12-18', '2026-12-19', '2026-12-20'];
    const of = (changes: object) => nights.filter((night) => sleptIn({ ...stay, ...changes }, night));
    expect(of({})).toEqual(['2026-12-18', '2026-12-19']);
    expect(of({ checked_in_at: null })).toEqual([]);
    // 20:00 of 19 December in India.
    expect(of({ checked_out_at: new Date('2026-12-19T14:30:00Z') })).toEqual(['2026-12-18']);
  });

  it('is due at ten the next morning, with an alert from nine for a day', () => {
    expect(occupancyDueAt('2026-12-18').toISOString()).toBe('2026-12-19T04:30:00.000Z');
    expect(dueNight(new Date('2026-12-18T18:31:00Z'))).toBe('2026-12-18');
    expect(nightsToAlert(new Date('2026-12-19T03:29:00Z'))).toEqual(['2026-12-17']);
    expect(nightsToAlert(new Date('2026-12-19T03:30:00Z'))).toEqual(['2026-12-17', '2026-12-18']);
    expect(nightsToAlert(new Date('2026-12-19T04:30:00Z'))).toEqual(['2026-12-18']);
  });

  it('touches the days until the guests left', () => {
    expect(touches(stay, '2026-12-20', '2026-12-25')).toBe(true);
    expect(touches(stay, '2026-12-21', '2026-12-25')).toBe(false);
    const left = { ...stay, checked_out_at: new Date('2026-12-19T05:00:00Z') };
    expect(touches(left, '2026-12-20', '2026-12-25')).toBe(false);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftOf } from '#stores/host/rates/rate-draft.ts';
import { $ratesOf, patchRates, shownRates, showPage } from '#stores/host/rates/rates.ts';
import {
  addFestival,
  addSeason,
  changeSeason,
  type Festival,
  festivalsToAdd,
  namesBefore,
  removeSeason,
} from '#stores/host/rates/seasons.ts';
import { RATES } from '../../../support/host-rates.ts';
import { seasonDraft } from '../../../support/season-draft.ts';

const ROOMS = [{ id: 1, name: 'Room 1' }];
const RATH_YATRA: Festival = ['Rath Yatra', '2027-07-05', '2027-07-07'];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T06:00:00Z'), toFake: ['Date'] });
  const saved = draftOf({ plan: RATES, length_discounts: [] }, ROOMS);
  const page = { rooms: ROOMS, version: 'v', saved, draft: saved, problems: {}, isBusy: false };
  showPage(1, { state: 'ready', ...page, isOverwriting: false });
  $ratesOf.set(1);
});
afterEach(() => vi.useRealTimers());

const page = () => shownRates()?.page;
const seasons = () => page()?.draft.seasons ?? [];

describe('a season', () => {
  it('begins as 30 % more for every room and night, without dates', () => {
    const key = addSeason();
    expect(seasons()).toEqual([
      {
        key,
        name: 'Season',
        from: '',
        to: '',
        weekdays: [],
        roomIds: [],
        change: 'more',
        value: '30',
        minimumStay: '',
      },
    ]);
  });

  it('of a festival has its name and nights, and needs two nights', () => {
    addSeason();
    const key = addFestival(RATH_YATRA);
    expect(seasons().at(-1)).toMatchObject({
      key,
      name: 'Rath Yatra',
      from: '2027-07-05',
      to: '2027-07-07',
      change: 'more',
      value: '30',
      minimumStay: '2',
    });
    expect(seasons()).toHaveLength(2);
  });

  it('is changed and removed by itself, also after others were removed', () => {
    const [first, second] = [addSeason(), addSeason()];
    removeSeason(first);
    const third = addSeason();
    changeSeason(third, { name: 'Fair', change: 'less' });
    expect(seasons().map(({ key, name, change }) => [key, name, change])).toEqual([
      [second, 'Season', 'more'],
      [third, 'Fair', 'less'],
    ]);
    removeSeason(second);
    expect(seasons().map(({ name }) => name)).toEqual(['Fair']);
  });

  it('loses the sentence of a field as the field changes; the kind of change is that of its value', () => {
    const key = addSeason();
    const field = (name: string) => `seasons.${key}.${name}`;
    const problems = { [field('value')]: 'Enter 1 to 500.', [field('from')]: 'Choose a date.' };
    patchRates({ problems });
    changeSeason(key, { change: 'usual' });
    expect(page()?.problems).toEqual({ [field('from')]: 'Choose a date.' });
    changeSeason(key, { from: '2026-12-10' });
    expect(page()?.problems).toEqual({});
  });

  it('can’t be added to rates that are not there', () => {
    $ratesOf.set(2);
    addSeason();
    expect(shownRates()).toBeUndefined();
    $ratesOf.set(1);
    expect(seasons()).toEqual([]);
  });
});

describe('the festivals to add', () => {
  const DIWALI: Festival = ['Diwali', '2026-11-08', '2026-11-09'];
  const FAIR: Festival = ['Fair', '2026-11-18', '2026-11-21'];

  it('are those that are not over', () => {
    expect(festivalsToAdd([DIWALI, FAIR, RATH_YATRA], [])).toEqual([FAIR, RATH_YATRA]);
    vi.setSystemTime('2026-11-21T18:31:00Z');
    expect(festivalsToAdd([DIWALI, FAIR, RATH_YATRA], [])).toEqual([RATH_YATRA]);
  });

  it('lack those that have a season of their name on one of their days', () => {
    const toAdd = (from: string, to: string, name = 'Rath Yatra') =>
      festivalsToAdd([RATH_YATRA], [{ name, from, to }]).length;
    expect([toAdd('2027-07-07', '2027-07-09'), toAdd('2027-07-01', '2027-07-05')]).toEqual([0, 0]);
    expect([toAdd('2027-07-08', '2027-07-09'), toAdd('2026-07-05', '2026-07-07')]).toEqual([1, 1]);
    expect(toAdd('2027-07-05', '2027-07-07', 'Other')).toBe(1);
  });
});

describe('the seasons that count before one', () => {
  const winter = seasonDraft({ key: 1, name: 'Winter', from: '2026-12-01', to: '2027-01-31' });
  const fair = seasonDraft({ key: 2 });

  it('are shorter ones with the same nights', () => {
    expect(namesBefore(winter, [fair, winter])).toEqual(['Fair']);
    expect(namesBefore(fair, [winter, fair])).toEqual([]);
  });

  it('are not those of other rooms, other weekdays or other months', () => {
    const rooms = [
      { ...winter, roomIds: [1] },
      { ...fair, roomIds: [2] },
    ] as const;
    expect(namesBefore(rooms[0], rooms)).toEqual([]);
    const days = [
      { ...winter, weekdays: [1] },
      { ...fair, weekdays: [5, 6] },
    ] as const;
    expect(namesBefore(days[0], days)).toEqual([]);
    const later = seasonDraft({ key: 3, from: '2027-03-01', to: '2027-03-02' });
    expect(namesBefore(winter, [winter, later])).toEqual([]);
  });

  it('are none while dates are missing', () => {
    const undated = seasonDraft({ key: 4, from: '' });
    expect(namesBefore(undated, [winter, undated])).toEqual([]);
    expect(namesBefore(winter, [winter, undated])).toEqual([]);
  });
});

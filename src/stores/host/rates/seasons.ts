import { orderSeasons, seasonsBefore } from '#domain/rates/rate-plan.ts';
import { newSeason } from '#messages/host/rates.ts';
import { today } from '#stores/browser/today.ts';
import { nextKey, nightsOfSeason, type SeasonDraft } from './rate-draft.ts';
import { changeRates, shownRates } from './rates.ts';

export type Festival = readonly [name: string, start: string, end: string];

/** Festivals usually raise prices by 30 % with a minimum stay of two nights. The host may change that. */
const FESTIVAL = { change: 'more', value: '30', minimumStay: '2' } as const;

function addDraft(season: Pick<SeasonDraft, 'name' | 'from' | 'to' | 'minimumStay'>): number {
  const seasons = shownRates()?.page.draft.seasons ?? [];
  const key = nextKey(seasons);
  const { change, value } = FESTIVAL;
  changeRates({ seasons: [...seasons, { key, ...season, weekdays: [], roomIds: [], change, value }] });
  return key;
}

export const addSeason = () => addDraft({ name: newSeason, from: '', to: '', minimumStay: '' });
export const addFestival = ([name, from, to]: Festival) =>
  addDraft({ name, from, to, minimumStay: FESTIVAL.minimumStay });

export function changeSeason(key: number, change: Partial<SeasonDraft>): void {
  const seasons = shownRates()?.page.draft.seasons ?? [];
  const [field] = Object.keys(change);
  changeRates(
    { seasons: seasons.map((season) => (season.key === key ? { ...season, ...change } : season)) },
    `seasons.${key}.${field === 'change' ? 'value' : field}`,
  );
}

export function removeSeason(key: number): void {
  const seasons = shownRates()?.page.draft.seasons ?? [];
  changeRates({ seasons: seasons.filter((season) => season.key !== key) });
}

export function festivalsToAdd(
  festivals: readonly Festival[],
  seasons: readonly Pick<SeasonDraft, 'name' | 'from' | 'to'>[],
): Festival[] {
  const isCovered = ([name, start, end]: Festival) =>
    seasons.some((season) => season.name === name && season.from <= end && start <= season.to);
  return festivals.filter((festival) => festival[2] >= today() && !isCovered(festival));
}

/** Returns the names of the seasons that take precedence over this one on shared nights. */
export function namesBefore(season: SeasonDraft, seasons: readonly SeasonDraft[]): string[] {
  const dated = seasons.filter(({ from, to }) => from !== '' && to !== '');
  const nights = new Map(dated.map((one) => [one.key, nightsOfSeason(one)]));
  const own = nights.get(season.key);
  return own ? seasonsBefore(own, orderSeasons([...nights.values()])).map(({ name }) => name) : [];
}

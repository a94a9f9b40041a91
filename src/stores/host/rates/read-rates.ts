import type { RatePlan, Season } from '#contract/host/rates.ts';
import { readRupees } from '#domain/money/typed-rupees.ts';
import { orderSeasons } from '#domain/rates/rate-plan.ts';
import * as messages from '#messages/host/rates.ts';
import type { DiscountDraft, RatesDraft, SeasonDraft } from './rate-draft.ts';

/** The sentences for fields that can't be read. The keys are like `rooms.1.usual` and `seasons.0.from`. */
export type RateProblems = Readonly<Record<string, string>>;

export interface ReadRates {
  plan: RatePlan;
  length_discounts: { nights: number; percent: number }[];
}

const MAX_PRICE = 1_000_000;
const MAX_STAY = 30;

/** Turns the typed rates into a request; if a field can't be read, it returns the problems instead. */
export function readDraft(draft: RatesDraft): ReadRates | { problems: RateProblems } {
  const problems: Record<string, string> = {};
  const numberOf = (field: string, typed: string, [least, most]: [number, number], sentence: string) => {
    const number = readRupees(typed.replace('%', ''));
    if (number !== undefined && number >= least && number <= most) return number;
    problems[field] = sentence;
    return least;
  };
  const priceOf = (field: string, typed: string) =>
    numberOf(field, typed, [1, MAX_PRICE], messages.PRICE_NEEDED);
  const stayOf = (field: string, typed: string) =>
    numberOf(field, typed, [1, MAX_STAY], messages.STAY_NEEDED);
  const need = (field: string, isThere: boolean, sentence: string) => {
    if (!isThere) problems[field] ??= sentence;
  };

  const changeOf = (field: string, { change, value }: SeasonDraft): Season['change'] => {
    if (change === 'usual') return { kind: 'usual' };
    if (change === 'price') return { kind: 'price', price: priceOf(field, value) };
    if (change === 'less')
      return { kind: 'percent', percent: -numberOf(field, value, [1, 90], messages.LESS_NEEDED) };
    return { kind: 'percent', percent: numberOf(field, value, [1, 500], messages.MORE_NEEDED) };
  };
  const seasonOf = (season: SeasonDraft): Season => {
    const field = (name: string) => `seasons.${season.key}.${name}`;
    const { from, to, weekdays, roomIds, minimumStay } = season;
    const name = season.name.trim();
    need(field('name'), name !== '', messages.NAME_NEEDED);
    need(field('from'), from !== '', messages.DATE_NEEDED);
    need(field('to'), to !== '', messages.DATE_NEEDED);
    need(field('to'), to >= from, messages.ENDS_BEFORE);
    const stay = minimumStay.trim();
    return {
      name,
      from,
      to,
      weekdays: [...weekdays],
      room_ids: [...roomIds],
      change: changeOf(field('value'), season),
      minimum_stay: stay === '' ? null : stayOf(field('minimumStay'), stay),
    };
  };
  const discountOf = ({ key, nights, percent }: DiscountDraft) => ({
    nights: numberOf(`discounts.${key}.nights`, nights, [1, 365], messages.NIGHTS_NEEDED),
    percent: numberOf(`discounts.${key}.percent`, percent, [0, 100], messages.OFF_NEEDED),
  });

  const rooms = Object.entries(draft.prices).flatMap(([id, { usual, weekend, stay }]) => {
    if ([usual, weekend, stay].every((typed) => typed.trim() === '')) return [];
    const price = priceOf(`rooms.${id}.usual`, usual);
    const weekendPrice = weekend.trim() === '' ? null : priceOf(`rooms.${id}.weekend`, weekend);
    const minimum = stay.trim() !== '' && { minimum_stay: stayOf(`rooms.${id}.stay`, stay) };
    return [{ room_id: Number(id), price, weekend_price: weekendPrice, ...minimum }];
  });
  const discounts = draft.discounts.map(discountOf);
  discounts.forEach(({ nights }, index) => {
    const isFirst = discounts.findIndex((other) => other.nights === nights) === index;
    need(`discounts.${draft.discounts[index]?.key}.nights`, isFirst, messages.NIGHTS_TWICE);
  });
  need('until', draft.until !== '', messages.DATE_NEEDED);
  const plan = {
    rooms,
    weekend: [...draft.weekend],
    minimum_stay: stayOf('minimumStay', draft.minimumStay),
    seasons: orderSeasons(draft.seasons.map(seasonOf)),
    until: draft.until,
  };
  if (Object.keys(problems).length > 0) return { problems };
  return { plan, length_discounts: discounts.toSorted((a, b) => a.nights - b.nights) };
}

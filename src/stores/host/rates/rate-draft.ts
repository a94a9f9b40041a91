import type { RatePlan } from '#contract/host/rates.ts';
import type { RateChange, RateSeason } from '#domain/rates/rate-plan.ts';

export interface RatesDraft {
  /** The keys are room ids. If a room's fields are all empty, its nights get no price; the weekend and stay may be empty. */
  prices: Readonly<Record<number, PriceDraft>>;
  weekend: readonly number[];
  minimumStay: string;
  discounts: readonly DiscountDraft[];
  seasons: readonly SeasonDraft[];
  until: string;
}

export type PriceDraft = Record<'usual' | 'weekend' | 'stay', string>;
export const NO_PRICE: PriceDraft = { usual: '', weekend: '', stay: '' };

export interface DiscountDraft {
  key: number;
  nights: string;
  percent: string;
}

export type ChangeKind = 'more' | 'less' | 'price' | 'usual';

export interface SeasonDraft {
  key: number;
  name: string;
  from: string;
  to: string;
  weekdays: readonly number[];
  roomIds: readonly number[];
  change: ChangeKind;
  /** Percent or rupees, depending on `change`. */
  value: string;
  /** Empty means the usual minimum stay. */
  minimumStay: string;
}

export interface NamedRoom {
  id: number;
  name: string;
}

interface Answer {
  plan: RatePlan;
  length_discounts: readonly { nights: number; percent: number }[];
}

export function draftOf({ plan, length_discounts }: Answer, rooms: readonly NamedRoom[]): RatesDraft {
  const rates = new Map(plan.rooms.map((rate) => [rate.room_id, rate]));
  const prices = rooms.map(({ id }) => {
    const rate = rates.get(id);
    const [usual, weekend] = [textOf(rate?.price), textOf(rate?.weekend_price)];
    return [id, { usual, weekend, stay: textOf(rate?.minimum_stay) }];
  });
  return {
    prices: Object.fromEntries(prices),
    weekend: plan.weekend,
    minimumStay: String(plan.minimum_stay),
    discounts: length_discounts.map(({ nights, percent }, key) => ({
      key,
      nights: String(nights),
      percent: String(percent),
    })),
    seasons: plan.seasons
      .map((season, key) => ({
        key,
        name: season.name,
        from: season.from,
        to: season.to,
        weekdays: season.weekdays,
        roomIds: season.room_ids,
        ...typedChange(season.change),
        minimumStay: textOf(season.minimum_stay),
      }))
      .sort(byFirstNight),
    until: plan.until,
  };
}

const textOf = (number: number | null | undefined) => String(number ?? '');

function typedChange(change: RateChange): Pick<SeasonDraft, 'change' | 'value'> {
  if (change.kind === 'usual') return { change: 'usual', value: '' };
  if (change.kind === 'price') return { change: 'price', value: String(change.price) };
  const { percent } = change;
  return { change: percent < 0 ? 'less' : 'more', value: String(Math.abs(percent)) };
}

/** Sorts seasons by their first day; seasons without one come last. */
export function byFirstNight(a: Pick<SeasonDraft, 'from'>, b: Pick<SeasonDraft, 'from'>): number {
  return Number(a.from === '') - Number(b.from === '') || a.from.localeCompare(b.from);
}

export const nextKey = (list: readonly { key: number }[]): number =>
  Math.max(-1, ...list.map(({ key }) => key)) + 1;

/** Returns a season's nights. Its price is left out, because it may be unreadable while it is typed. */
export function nightsOfSeason({ name, from, to, weekdays, roomIds }: SeasonDraft): RateSeason {
  const change = { kind: 'usual' } as const;
  return { name, from, to, weekdays, room_ids: roomIds, change, minimum_stay: null };
}

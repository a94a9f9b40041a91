import { daysBetween, nightsOf, weekday } from '#domain/dates/calendar.ts';

/** The prices of a homestay: a usual one for each room, and seasons that change it. */

export type RateChange =
  /** The percentage applies to the usual price of the night, and the result is rounded half up to 10 rupees. */
  { kind: 'percent'; percent: number } | { kind: 'price'; price: number } | { kind: 'usual' };

export interface RateSeason {
  name: string;
  /** The first night; `to` is the last. */
  from: string;
  to: string;
  /** 0 is Sunday; an empty list means every day. */
  weekdays: readonly number[];
  /** An empty list means every room. */
  room_ids: readonly number[];
  change: RateChange;
  /** Null means the minimum stay of the room or the plan. */
  minimum_stay: number | null;
}

export interface UsualRate {
  room_id: number;
  price: number;
  /** Null means the same price as on other days. */
  weekend_price: number | null;
  /** Absent means the plan's minimum stay. */
  minimum_stay?: number | undefined;
}

export interface Rates {
  rooms: readonly UsualRate[];
  weekend: readonly number[];
  minimum_stay: number;
  /** If two seasons share nights, the later one applies. */
  seasons: readonly RateSeason[];
  /** The last night on sale. */
  until: string;
}

export interface PlannedNight {
  room_id: number;
  night: string;
  price: number;
  minimum_stay: number;
}

const MAX_PRICE = 1_000_000;

/**
 * Returns every night from a day to the last one on sale, in the order `(night, room_id)`. A room without a usual price
 * has none.
 */
export function nightsOfPlan(plan: Rates, roomIds: readonly number[], from: string): PlannedNight[] {
  const priced = plan.rooms
    .filter(({ room_id }) => roomIds.includes(room_id))
    .sort((a, b) => a.room_id - b.room_id);
  return nightsBetween(from, plan.until).flatMap((night) => {
    const seasons = plan.seasons.filter((season) => includesNight(season, night));
    return priced.map((rate) => plannedNight(plan, rate, seasons, night));
  });
}

function plannedNight(
  plan: Rates,
  rate: UsualRate,
  seasons: readonly RateSeason[],
  night: string,
): PlannedNight {
  const { room_id } = rate;
  const isWeekend = plan.weekend.includes(weekday(night));
  const usual = isWeekend ? (rate.weekend_price ?? rate.price) : rate.price;
  const season = seasons.findLast(({ room_ids }) => room_ids.length === 0 || room_ids.includes(room_id));
  return {
    room_id,
    night,
    price: season ? changedPrice(usual, season.change) : usual,
    minimum_stay: season?.minimum_stay ?? rate.minimum_stay ?? plan.minimum_stay,
  };
}

/** Returns what a night costs instead of its usual price. */
export function changedPrice(usual: number, change: RateChange): number {
  if (change.kind === 'usual') return usual;
  if (change.kind === 'price') return change.price;
  const tens = Math.floor((usual * (100 + change.percent) + 500) / 1000);
  return Math.min(MAX_PRICE, Math.max(1, tens * 10));
}

function includesNight({ from, to, weekdays }: RateSeason, night: string): boolean {
  return from <= night && night <= to && (weekdays.length === 0 || weekdays.includes(weekday(night)));
}

/** Returns the nights from `from` to `to`, both included; none if `to` is earlier. */
function nightsBetween(from: string, to: string): string[] {
  return to < from ? [] : [...nightsOf(from, to), ...(to > from ? [to] : [])];
}

/** Sorts longer seasons first, so that a festival overrides the months around it. */
export function orderSeasons<Season extends RateSeason>(seasons: readonly Season[]): Season[] {
  return seasons.toSorted(
    (a, b) => daysBetween(b.from, b.to) - daysBetween(a.from, a.to) || a.from.localeCompare(b.from),
  );
}

/** Returns the later seasons of a plan that take nights of a season from it. */
export function seasonsBefore<Season extends RateSeason>(
  season: Season,
  seasons: readonly Season[],
): Season[] {
  const isShared = (one: readonly number[], other: readonly number[]) =>
    one.length === 0 || other.length === 0 || one.some((value) => other.includes(value));
  return seasons
    .slice(seasons.indexOf(season) + 1)
    .filter(
      (later) =>
        later.from <= season.to &&
        season.from <= later.to &&
        isShared(later.room_ids, season.room_ids) &&
        isShared(later.weekdays, season.weekdays),
    );
}

/** Says which part of a plan can't be saved, and why. */
export interface RateProblem {
  field: string;
  problem: 'ends_before' | 'unknown_room' | 'room_twice';
}

export function rateProblems(plan: Rates, roomIds: readonly number[]): RateProblem[] {
  const ids = plan.rooms.map(({ room_id }) => room_id);
  return [
    ...ids.flatMap((id, index): RateProblem[] => {
      if (!roomIds.includes(id)) return [{ field: `plan.rooms.${index}`, problem: 'unknown_room' }];
      return ids.indexOf(id) < index ? [{ field: `plan.rooms.${index}`, problem: 'room_twice' }] : [];
    }),
    ...plan.seasons.flatMap((season, index): RateProblem[] => {
      const field = `plan.seasons.${index}`;
      if (season.to < season.from) return [{ field: `${field}.to`, problem: 'ends_before' }];
      const isUnknown = season.room_ids.some((id) => !roomIds.includes(id));
      return isUnknown ? [{ field: `${field}.room_ids`, problem: 'unknown_room' }] : [];
    }),
  ];
}

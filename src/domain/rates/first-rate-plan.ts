import { addDays, weekday } from '#domain/dates/calendar.ts';
import type { Rates, UsualRate } from './rate-plan.ts';

/** A night of a calendar that was filled without a plan. */
export interface PricedNight {
  room_id: number;
  night: string;
  closed: boolean;
  price: number;
  minimum_stay: number;
}

interface FirstPlan extends Rates {
  rooms: UsualRate[];
  weekend: number[];
  seasons: [];
}

/** A hotel's weekend nights are those before a free day: Friday and Saturday. */
const WEEKEND: readonly number[] = [5, 6];
const FIRST_YEAR = 364;

/**
 * Returns a first plan from the open nights of a calendar: what most of them cost. It invents no seasons, so nights
 * with another price would change. A room without an open night has no price.
 */
export function planFromNights(nights: readonly PricedNight[], today: string): FirstPlan {
  const open = nights.filter(({ closed, price }) => !closed && price > 0);
  const byRoom = [...Map.groupBy(open, ({ room_id }) => room_id)].sort(([a], [b]) => a - b);
  const minimum_stay = usualStay(open) ?? 1;
  return {
    rooms: byRoom.flatMap(([room_id, own]) => usualRate(room_id, own, minimum_stay)),
    weekend: [...WEEKEND],
    minimum_stay,
    seasons: [],
    until:
      open
        .map(({ night }) => night)
        .sort()
        .at(-1) ?? addDays(today, FIRST_YEAR),
  };
}

function usualRate(room_id: number, nights: readonly PricedNight[], minimumStay: number): UsualRate[] {
  const isWeekend = ({ night }: PricedNight) => WEEKEND.includes(weekday(night));
  const pricesOf = (some: readonly PricedNight[]) => mostFrequent(some.map(({ price }) => price));
  const weekend = pricesOf(nights.filter(isWeekend));
  const price = pricesOf(nights.filter((night) => !isWeekend(night))) ?? weekend;
  if (price === undefined) return [];
  const stay = usualStay(nights);
  return [
    {
      room_id,
      price,
      weekend_price: weekend === undefined || weekend === price ? null : weekend,
      ...(stay !== minimumStay && { minimum_stay: stay }),
    },
  ];
}

const usualStay = (nights: readonly PricedNight[]) =>
  mostFrequent(nights.map(({ minimum_stay }) => minimum_stay));

/** Returns the lowest of several numbers that are equally frequent. */
function mostFrequent(numbers: readonly number[]): number | undefined {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts].sort(([a, many], [b, more]) => more - many || a - b)[0]?.[0];
}

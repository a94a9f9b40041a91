import { BOOKING_SOURCES, type BookingSource } from '#domain/booking/booking-source.ts';
import { addMonths, todayInIndia } from '#domain/dates/calendar.ts';
import { floorRupees } from './money.ts';

/** A booking with all its nights; amounts in whole rupees. */
export interface SoldStay {
  source: BookingSource;
  /** The prices of the rooms less discounts, without add-ons. */
  roomTotal: number;
  /** `isFreed`: the guests paid for the night and left it to others, so it is not sold by this stay. */
  nights: readonly { night: string; price: number; discount: number; isFreed?: boolean }[];
}

/** A cancelled booking with its payments less its refunds. */
export interface CancelledStay {
  cancelledAt: Date;
  paidPaise: number;
}

export interface MonthFigures {
  /** `YYYY-MM`. */
  month: string;
  nightsSold: number;
  nightsOpen: number;
  occupancy: number;
  revenue: number;
  /** Counts only nights with a known price, because other sites do not report theirs. */
  adr: number;
  revpar: number;
  /** What was kept of the bookings that were cancelled in this month; no part of the revenue. */
  cancellationFees: number;
  bySource: Record<BookingSource, { nights: number; revenue: number }>;
}

/**
 * Returns the room total of a stay, night by night. A length discount or the host's own price is of the whole stay, so
 * each night gets its share by its price less discount; what is lost by rounding is added to the next night.
 */
export function revenueByNight(
  stay: Pick<SoldStay, 'roomTotal' | 'nights'>,
): { night: string; revenue: number; isFreed: boolean }[] {
  const nets = stay.nights.map(({ price, discount }) => Math.max(0, price - discount));
  const sum = nets.reduce((total, net) => total + net, 0);
  const weights = sum > 0 ? nets : nets.map(() => 1);
  const all = sum > 0 ? sum : weights.length;
  let weighed = 0;
  let given = 0;
  return stay.nights.map(({ night, isFreed = false }, index) => {
    weighed += weights[index] ?? 0;
    const revenue = Math.round((stay.roomTotal * weighed) / all) - given;
    given += revenue;
    return { night, revenue, isFreed };
  });
}

/**
 * Returns the figures of each month from `from` to `to`, both included; of a month that is only partly in the range,
 * its days in the range count. `unsold` are room nights that could still be sold, by month.
 */
export function figuresByMonth(
  range: { from: string; to: string },
  stays: readonly SoldStay[],
  unsold: ReadonlyMap<string, number>,
  cancelled: readonly CancelledStay[],
): MonthFigures[] {
  const isInRange = (day: string) => day >= range.from && day <= range.to;
  const sold = stays.flatMap((stay) =>
    revenueByNight(stay)
      .filter(({ night }) => isInRange(night))
      .map(({ night, ...sold }) => ({ month: night.slice(0, 7), source: stay.source, ...sold })),
  );
  const byMonth = Map.groupBy(sold, ({ month }) => month);
  const fees = cancelled
    .map(({ cancelledAt, paidPaise }) => ({ day: todayInIndia(cancelledAt), fee: floorRupees(paidPaise) }))
    .filter(({ day }) => isInRange(day));
  return monthsOf(range).map((month) => ({
    ...figuresOf(month, byMonth.get(month) ?? [], unsold.get(month) ?? 0),
    cancellationFees: fees
      .filter(({ day }) => day.startsWith(month))
      .reduce((total, { fee }) => total + fee, 0),
  }));
}

function monthsOf({ from, to }: { from: string; to: string }): string[] {
  const monthNumber = (date: string) => 12 * Number(date.slice(0, 4)) + Number(date.slice(5, 7));
  const count = monthNumber(to) - monthNumber(from) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => addMonths(from, index).slice(0, 7));
}

interface SoldNight {
  source: BookingSource;
  revenue: number;
  isFreed: boolean;
}

function figuresOf(
  month: string,
  sold: readonly SoldNight[],
  unsold: number,
): Omit<MonthFigures, 'cancellationFees'> {
  const revenue = sumOf(sold);
  const nightsSold = countUsed(sold);
  const nightsOpen = nightsSold + unsold;
  const bySource = Object.fromEntries(
    BOOKING_SOURCES.map((source) => {
      const nights = sold.filter((night) => night.source === source);
      return [source, { nights: countUsed(nights), revenue: sumOf(nights) }];
    }),
  ) as MonthFigures['bySource'];
  return {
    month,
    nightsSold,
    nightsOpen,
    occupancy: share(nightsSold, nightsOpen),
    revenue,
    adr: Math.round(share(revenue, nightsSold - bySource.channel.nights)),
    revpar: Math.round(share(revenue, nightsOpen)),
    bySource,
  };
}

const countUsed = (nights: readonly SoldNight[]) => nights.filter(({ isFreed }) => !isFreed).length;

function sumOf(nights: readonly SoldNight[]): number {
  return nights.reduce((total, { revenue }) => total + revenue, 0);
}

function share(part: number, whole: number): number {
  return whole > 0 ? part / whole : 0;
}

import { toPaise } from '#domain/money/money.ts';

/** A rate of rooms, in percent. It counts for values up to `upTo`, or above `above`, rupees for a room and night. */
export interface RoomBand {
  upTo?: number | undefined;
  above?: number | undefined;
  rate: number;
}

/** The rates of the law from a civil date on, in percent. Values are without the tax. */
export interface TaxRates {
  from: string;
  rooms: readonly RoomBand[];
  food: number;
  /** Food of a house that sells rooms above the limit of the law. */
  foodSpecified: number;
  other: number;
  source: string;
}

/** Returns the rates in force on a civil date: the last that begin by then, else the first. */
export function ratesOn(table: readonly TaxRates[], day: string): TaxRates {
  const byDate = table.toSorted((one, other) => one.from.localeCompare(other.from));
  const rates = byDate.findLast(({ from }) => from <= day) ?? byDate[0];
  if (!rates) throw new Error('There are no tax rates');
  return rates;
}

/** Returns whether a price with tax, in paise, has a value that the rate of the band counts for. */
function isIn(paise: number, { upTo, above, rate }: RoomBand): boolean {
  const value = paise * 100;
  const limit = (rupees: number) => toPaise(rupees) * (100 + rate);
  return (upTo === undefined || value <= limit(upTo)) && (above === undefined || value > limit(above));
}

const bandOf = (paise: number, { rooms }: TaxRates) => rooms.find((band) => isIn(paise, band));

/**
 * Returns the rate, in percent, of a room and night at a price with tax, in paise. A price at which no rate agrees with
 * its value has the highest one.
 */
export function roomRate(paise: number, rates: TaxRates): number {
  return bandOf(paise, rates)?.rate ?? Math.max(0, ...rates.rooms.map(({ rate }) => rate));
}

/** Returns whether no rate agrees with a price with tax, in rupees, for a room and night. */
export function isInGap(rupees: number, rates: TaxRates): boolean {
  return bandOf(toPaise(rupees), rates) === undefined;
}

/** Returns the nearest whole rupees below and above a price in the gap. */
export function nearestPrices(rupees: number, rates: TaxRates): [number, number] {
  let [below, above] = [Math.ceil(rupees) - 1, Math.floor(rupees) + 1];
  while (isInGap(below, rates)) below -= 1;
  while (isInGap(above, rates)) above += 1;
  return [below, above];
}

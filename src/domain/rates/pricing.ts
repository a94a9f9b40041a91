import { nightsOf } from '#domain/dates/calendar.ts';
import { nightsOfStay, type Stay } from '#domain/dates/stay.ts';
import { percentOf, perDay } from '#domain/money/money.ts';

/** One row of the rate calendar: a night that is open for booking, in whole rupees. */
export interface NightRate {
  night: string;
  price: number;
  discount: number;
  minimumStay: number;
  closed?: boolean;
}

/** A discount in percent of the net price, from this many nights on. */
export interface LengthRule {
  minNights: number;
  percent: number;
}

/** A room's price for one stay, in rupees. Fields are explained in the availability contract. */
export interface StayTotal {
  stayDays: number;
  price: number;
  discount: number;
  netPrice: number;
  rulesPercent: number;
  rulesDiscount: number;
  totalDiscount: number;
  finalPrice: number;
}

/** A night as it is sold, in whole rupees. `codeDiscount` is its share of the discount of a code. */
export interface SoldNightPrice {
  night: string;
  price: number;
  discount: number;
  codeDiscount?: number;
}

export interface StayPrice extends StayTotal {
  /** What a code takes off; it is a part of the total discount. */
  codeDiscount: number;
  nights: SoldNightPrice[];
}

/** The sum over the nights of a stay, all of them open. `minimumStay` is that of the first night. */
export type NightSum = Omit<NightRate, 'night' | 'closed'>;

/** The reason why a room can't be sold for a stay, in the terms of spec section 3 (`pricing_error_type`). */
export type PricingRefusal =
  /** `closed`: the host took the night off sale; otherwise it has no rate yet. */
  | { type: 'rates_not_open'; night: string; closed: boolean }
  | { type: 'minimum_stay_violation'; minimumStay: number }
  | { type: 'stay_too_long'; maxStay: number };

export type Quote<Price extends StayTotal = StayPrice> =
  | { sellable: true; price: Price }
  | { sellable: false; refusal: PricingRefusal };

/** Returns the percentage of the longest rule that the stay reaches; 0 if none. */
export function lengthPercent(rules: readonly LengthRule[], nights: number): number {
  let best: LengthRule | undefined;
  for (const rule of rules) {
    if (rule.minNights <= nights && (!best || rule.minNights > best.minNights)) best = rule;
  }
  return best?.percent ?? 0;
}

/**
 * Returns the price of a room for a stay, for search, room detail, reservation, order and invoice alike. A night
 * without a rate, or closed, is not sold; the minimum stay is that of the first night.
 */
export function priceStay(stay: Stay, rates: readonly NightRate[], rules: readonly LengthRule[]): Quote {
  const byNight = new Map(rates.map((rate) => [rate.night, rate]));
  const nights: NightRate[] = [];
  for (const night of nightsOf(stay.checkIn, stay.checkOut)) {
    const rate = byNight.get(night);
    if (!rate || rate.closed) {
      return { sellable: false, refusal: { type: 'rates_not_open', night, closed: rate !== undefined } };
    }
    nights.push(rate);
  }
  const sum = { ...addNights(nights), minimumStay: nights[0]?.minimumStay ?? 1 };
  const quote = priceSum(stay, sum, rules);
  if (!quote.sellable) return quote;
  return { sellable: true, price: { ...quote.price, codeDiscount: 0, nights: nights.map(priceOfNight) } };
}

/** Returns the price of `priceStay` from nights that are summed already. */
export function priceSum(stay: Stay, sum: NightSum, rules: readonly LengthRule[]): Quote<StayTotal> {
  const days = nightsOfStay(stay);
  const { minimumStay } = sum;
  if (days < minimumStay) {
    return { sellable: false, refusal: { type: 'minimum_stay_violation', minimumStay } };
  }
  return { sellable: true, price: discounted(sum, days, lengthPercent(rules, days)) };
}

const priceOfNight = ({ night, price, discount }: SoldNightPrice) => ({ night, price, discount });

function addNights(nights: readonly SoldNightPrice[]) {
  return {
    price: nights.reduce((sum, night) => sum + night.price, 0),
    discount: nights.reduce((sum, night) => sum + night.discount, 0),
  };
}

function discounted(
  { price, discount }: Pick<NightSum, 'price' | 'discount'>,
  stayDays: number,
  rulesPercent: number,
): StayTotal {
  const netPrice = price - discount;
  const rulesDiscount = percentOf(netPrice, rulesPercent);
  return {
    stayDays,
    price,
    discount,
    netPrice,
    rulesPercent,
    rulesDiscount,
    totalDiscount: discount + rulesDiscount,
    finalPrice: netPrice - rulesDiscount,
  };
}

/**
 * Sums nights up. Stored nights of a reservation are summed here as well, so that invoices match the search. A code never
 * takes off more than is left: after a change the discount for the length of the stay may be a larger one.
 */
export function sumNights(nights: readonly SoldNightPrice[], rulesPercent: number): StayPrice {
  const total = discounted(addNights(nights), nights.length, rulesPercent);
  const ofCode = nights.reduce((sum, night) => sum + (night.codeDiscount ?? 0), 0);
  const codeDiscount = Math.min(ofCode, total.finalPrice);
  return {
    ...total,
    codeDiscount,
    totalDiscount: total.totalDiscount + codeDiscount,
    finalPrice: total.finalPrice - codeDiscount,
    nights: nights.map((night) => ({
      ...priceOfNight(night),
      ...(night.codeDiscount && { codeDiscount: night.codeDiscount }),
    })),
  };
}

/** Returns the `_per_day` figures: the total divided by days, rounded half up. For display only. */
export function perDayOf(price: StayTotal) {
  const share = (rupees: number) => perDay(rupees, price.stayDays);
  return {
    price: share(price.price),
    discount: share(price.discount),
    netPrice: share(price.netPrice),
    rulesDiscount: share(price.rulesDiscount),
    totalDiscount: share(price.totalDiscount),
    finalPrice: share(price.finalPrice),
  };
}

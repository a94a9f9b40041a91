import { nightsOf } from './calendar.ts';
import { percentOf, perDay } from './money.ts';
import { nightsOfStay, type Stay } from './stay.ts';

/** One row of the rate calendar: a night that is open for booking, in whole rupees. */
export interface NightRate {
  night: string;
  price: number;
  discount: number;
  /** The least number of nights a stay beginning on this night must have. */
  minimumStay: number;
  /** The host took it off sale. */
  closed?: boolean;
}

/** From this many nights on, so many percent off the net price. */
export interface LengthRule {
  minNights: number;
  percent: number;
}

/** The price of one room for one stay. Rupees for the whole stay. Field meanings: contract of availability. */
export interface StayPrice {
  stayDays: number;
  price: number;
  discount: number;
  netPrice: number;
  rulesPercent: number;
  rulesDiscount: number;
  totalDiscount: number;
  finalPrice: number;
  nights: { night: string; price: number; discount: number }[];
}

/** Why a room can't be sold for a stay, in the terms of spec section 3 (`pricing_error_type`). */
export type PricingRefusal =
  /** `closed`: the host took the night off sale; else it has no rate yet. */
  | { type: 'rates_not_open'; night: string; closed: boolean }
  | { type: 'minimum_stay_violation'; minimumStay: number }
  /** Longer than the host takes online. */
  | { type: 'stay_too_long'; maxStay: number };

export type Quote = { sellable: true; price: StayPrice } | { sellable: false; refusal: PricingRefusal };

/** The percentage of the longest rule the stay reaches; 0 when it reaches none. */
export function lengthPercent(rules: readonly LengthRule[], nights: number): number {
  let best: LengthRule | undefined;
  for (const rule of rules) {
    if (rule.minNights <= nights && (!best || rule.minNights > best.minNights)) best = rule;
  }
  return best?.percent ?? 0;
}

/**
 * The one price of a room for a stay: used by search, room detail, reservation, order and invoice, so that the
 * same stay never has two prices. A night without a rate, or closed, is not sold; the minimum stay is that of the first night.
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
  const minimumStay = nights[0]?.minimumStay ?? 1;
  if (nights.length < minimumStay) {
    return { sellable: false, refusal: { type: 'minimum_stay_violation', minimumStay } };
  }
  return { sellable: true, price: sumNights(nights, lengthPercent(rules, nightsOfStay(stay))) };
}

/** Adds nights up. Also used for stored reservation nights, so an invoice adds up as the search did. */
export function sumNights(
  nights: readonly { night: string; price: number; discount: number }[],
  rulesPercent: number,
): StayPrice {
  const price = nights.reduce((sum, night) => sum + night.price, 0);
  const discount = nights.reduce((sum, night) => sum + night.discount, 0);
  const netPrice = price - discount;
  const rulesDiscount = percentOf(netPrice, rulesPercent);
  return {
    stayDays: nights.length,
    price,
    discount,
    netPrice,
    rulesPercent,
    rulesDiscount,
    totalDiscount: discount + rulesDiscount,
    finalPrice: netPrice - rulesDiscount,
    nights: nights.map(({ night, price, discount }) => ({ night, price, discount })),
  };
}

/** The `_per_day` figures: the whole stay's, divided by its days, rounded half up. For display only. */
export function perDayOf(price: StayPrice) {
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

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

/** What a room costs for one stay. Rupees for the whole stay. Field meanings: contract of availability. */
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

/** The same, night by night. */
export interface StayPrice extends StayTotal {
  nights: { night: string; price: number; discount: number }[];
}

/** The nights of a stay added up, where all of them are open. `minimumStay` is that of the first night. */
export type NightSum = Omit<NightRate, 'night' | 'closed'>;

/** Why a room can't be sold for a stay, in the terms of spec section 3 (`pricing_error_type`). */
export type PricingRefusal =
  /** `closed`: the host took the night off sale; else it has no rate yet. */
  | { type: 'rates_not_open'; night: string; closed: boolean }
  | { type: 'minimum_stay_violation'; minimumStay: number }
  /** Longer than the host takes online. */
  | { type: 'stay_too_long'; maxStay: number };

export type Quote<Price extends StayTotal = StayPrice> =
  | { sellable: true; price: Price }
  | { sellable: false; refusal: PricingRefusal };

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
  const sum = { ...addNights(nights), minimumStay: nights[0]?.minimumStay ?? 1 };
  const quote = priceSum(stay, sum, rules);
  if (!quote.sellable) return quote;
  return { sellable: true, price: { ...quote.price, nights: nights.map(priceOfNight) } };
}

/** The same price, from nights that are added up already. */
export function priceSum(stay: Stay, sum: NightSum, rules: readonly LengthRule[]): Quote<StayTotal> {
  const days = nightsOfStay(stay);
  const { minimumStay } = sum;
  if (days < minimumStay) {
    return { sellable: false, refusal: { type: 'minimum_stay_violation', minimumStay } };
  }
  return { sellable: true, price: discounted(sum, days, lengthPercent(rules, days)) };
}

type PricedNight = StayPrice['nights'][number];

const priceOfNight = ({ night, price, discount }: PricedNight) => ({ night, price, discount });

function addNights(nights: readonly PricedNight[]) {
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

/** Adds nights up. Also used for stored reservation nights, so an invoice adds up as the search did. */
export function sumNights(nights: readonly PricedNight[], rulesPercent: number): StayPrice {
  const total = discounted(addNights(nights), nights.length, rulesPercent);
  return { ...total, nights: nights.map(priceOfNight) };
}

/** The `_per_day` figures: the whole stay's, divided by its days, rounded half up. For display only. */
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

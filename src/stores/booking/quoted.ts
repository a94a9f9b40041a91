import type { BodyInput } from '#contract/endpoint.ts';
import type { createQuote, Quote } from '#contract/quote.ts';
import type { CartItem } from '#domain/booking/cart.ts';
import type { Party, Stay } from '#domain/dates/stay.ts';
import type { AddOnCounts, AddOnPrices } from '#domain/money/add-ons.ts';
import type { BookingTotals } from '#domain/money/totals.ts';

export type QuoteQuestion = BodyInput<typeof createQuote> & { rooms: number[] };

/** Returns the question for a quote; undefined for an empty cart and for rooms that can't be one booking. */
export function questionOf(
  groups: readonly { items: readonly CartItem[] }[],
  party: Party,
  counts: AddOnCounts,
  code: string | undefined,
): QuoteQuestion | undefined {
  const [group, other] = groups;
  const first = group?.items[0];
  if (!first || other) return undefined;
  return {
    check_in: first.checkInDate,
    check_out: first.checkOutDate,
    adults: party.adults,
    children: party.children,
    rooms: group.items.map(({ id }) => id),
    extra_beds: counts.extraBeds,
    breakfast: counts.breakfasts,
    ...(code ? { code } : {}),
  };
}

/** Returns whether a quote is the answer to a question: it has the same rooms, stay, party, add-ons and code. */
export function answers(quote: Quote, question: QuoteQuestion): boolean {
  const { stay, rooms } = quote;
  return (
    stay.check_in === question.check_in &&
    stay.check_out === question.check_out &&
    stay.adults === question.adults &&
    stay.children === question.children &&
    quote.breakfast.count === question.breakfast &&
    quote.extra_bed.count === question.extra_beds &&
    (quote.code ?? undefined) === question.code &&
    rooms.length === question.rooms.length &&
    rooms.every(({ id }) => question.rooms.includes(id))
  );
}

const isOfStay = ({ stay }: Quote, { checkIn, checkOut }: Stay) =>
  stay.check_in === checkIn && stay.check_out === checkOut;

/** Returns whether a quote has a room of a stay: then its prices stay while the booking grows. */
export function isKept(quote: Quote, requested: Stay, items: readonly CartItem[]): boolean {
  return isOfStay(quote, requested) && items.some((item) => quote.rooms.some(({ id }) => id === item.id));
}

/** Returns the rupees that a code takes off rooms, as far as a quote tells: an add-on does not change them. */
export function codeDiscountOf(
  quote: Quote | null,
  items: readonly CartItem[],
  requested: Stay | undefined,
  code: string | undefined,
): number {
  if (!quote || !requested || !code || quote.code !== code || !isOfStay(quote, requested)) return 0;
  const { rooms } = quote;
  const areSame =
    rooms.length === items.length && rooms.every(({ id }) => items.some((item) => item.id === id));
  return areSame ? (quote.code_discount ?? 0) : 0;
}

/** Returns the quoted prices of add-ons. */
export function addOnPricesOf({ breakfast, extra_bed }: Quote): AddOnPrices {
  return { breakfast: breakfast.unit_price, extraBed: extra_bed.unit_price };
}

/** Returns a quote's figures as the pages show totals. */
export function totalsOf(quote: Quote): BookingTotals {
  return {
    price: quote.price,
    discount: quote.discount,
    rulesDiscount: quote.rules_discount,
    codeDiscount: quote.code_discount ?? 0,
    totalDiscount: quote.total_discount,
    finalRoomPrice: quote.total_price - quote.breakfast_charges - quote.extra_bed_charges,
    breakfast: quote.breakfast_charges,
    extraBed: quote.extra_bed_charges,
    total: quote.total_price,
  };
}

/** Returns the cart at a quote's prices; the very same list where nothing differs. */
export function atQuotedPrices(items: readonly CartItem[], quote: Quote): readonly CartItem[] {
  let isChanged = false;
  const priced = items.map((item) => {
    const room = quote.rooms.find(({ id }) => id === item.id);
    const isOfStay = item.checkInDate === quote.stay.check_in && item.checkOutDate === quote.stay.check_out;
    if (!room || !isOfStay) return item;
    const figures = {
      price: room.price,
      discount: room.discount,
      rules_discount: room.rules_discount,
      total_discount: room.total_discount,
      final_price: room.final_price,
      stay_days: quote.stay.nights,
      rules_discount_percentage: room.rules_discount_percentage,
      // A room with a quoted price is no longer refused.
      meets_minimum_stay: true,
      pricing_error: null,
      pricing_error_type: null,
    };
    const isSame = Object.entries(figures).every(([name, value]) => item[name as keyof CartItem] === value);
    if (isSame) return item;
    isChanged = true;
    return { ...item, ...figures };
  });
  return isChanged ? priced : items;
}

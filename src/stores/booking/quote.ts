import * as z from 'zod/mini';
import type { BodyInput } from '#contract/endpoint.ts';
import { type createQuote, type Quote, quote as quoteSchema } from '#contract/quote.ts';
import type { AddOnCounts, AddOnPrices } from '#domain/add-ons.ts';
import type { CartItem } from '#domain/cart.ts';
import type { Party, Stay } from '#domain/stay.ts';
import type { BookingTotals } from '#domain/totals.ts';
import { persistentValue } from '#stores/browser/persistent-value.ts';

export type QuoteQuestion = BodyInput<typeof createQuote> & { rooms: number[] };

/** The price that was promised for the rooms in the cart; it survives a reload, as the draft does. */
export const $quote = persistentValue<Quote | null>('quote', null, z.nullable(quoteSchema));

/** What the price of a cart is asked for; nothing for an empty one and for rooms that can't be one booking. */
export function questionOf(
  groups: readonly { items: readonly CartItem[] }[],
  party: Party,
  counts: AddOnCounts,
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
  };
}

/** True when a quote is the answer to a question: the same rooms, stay, party and add-ons. */
export function answers(quote: Quote, question: QuoteQuestion): boolean {
  const { stay, rooms } = quote;
  return (
    stay.check_in === question.check_in &&
    stay.check_out === question.check_out &&
    stay.adults === question.adults &&
    stay.children === question.children &&
    quote.breakfast.count === question.breakfast &&
    quote.extra_bed.count === question.extra_beds &&
    rooms.length === question.rooms.length &&
    rooms.every(({ id }) => question.rooms.includes(id))
  );
}

/** True when a quote has a room of a stay: then its prices are kept while the booking grows. */
export function isKept({ stay, rooms }: Quote, requested: Stay, items: readonly CartItem[]): boolean {
  const isOfStay = stay.check_in === requested.checkIn && stay.check_out === requested.checkOut;
  return isOfStay && items.some((item) => rooms.some(({ id }) => id === item.id));
}

export function addOnPricesOf({ breakfast, extra_bed }: Quote): AddOnPrices {
  return { breakfast: breakfast.unit_price, extraBed: extra_bed.unit_price };
}

/** A quote's figures as the pages show totals. */
export function totalsOf(quote: Quote): BookingTotals {
  return {
    price: quote.price,
    discount: quote.discount,
    rulesDiscount: quote.rules_discount,
    totalDiscount: quote.total_discount,
    finalRoomPrice: quote.total_price - quote.breakfast_charges - quote.extra_bed_charges,
    breakfast: quote.breakfast_charges,
    extraBed: quote.extra_bed_charges,
    total: quote.total_price,
  };
}

/** The cart at a quote's prices; the very same list where nothing differs. */
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
      // What has a price is refused no more.
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

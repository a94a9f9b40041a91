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

/** Returns whether a quote has the rooms, the stay and the code of a question: an add-on does not change their price. */
export function isOfRooms({ stay, rooms, code }: Quote, question: QuoteQuestion): boolean {
  return (
    stay.check_in === question.check_in &&
    stay.check_out === question.check_out &&
    (code ?? undefined) === question.code &&
    rooms.length === question.rooms.length &&
    rooms.every(({ id }) => question.rooms.includes(id))
  );
}

/** Returns whether a quote is the answer to a question: it has the same party and add-ons, too. */
export function answers(quote: Quote, question: QuoteQuestion): boolean {
  const { stay } = quote;
  return (
    isOfRooms(quote, question) &&
    stay.adults === question.adults &&
    stay.children === question.children &&
    quote.breakfast.count === question.breakfast &&
    quote.extra_bed.count === question.extra_beds
  );
}

/** Returns whether a quote has a room of a stay: then its prices stay while the booking grows. */
export function isKept({ stay, rooms }: Quote, requested: Stay, items: readonly CartItem[]): boolean {
  const isOfStay = stay.check_in === requested.checkIn && stay.check_out === requested.checkOut;
  return isOfStay && items.some((item) => rooms.some(({ id }) => id === item.id));
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

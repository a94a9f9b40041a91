import type { Quote } from '#contract/quote.ts';
import { toWireRules } from '#domain/booking/cancellation.ts';
import { billOf, roomPrices } from '#domain/booking/quote.ts';
import { nightsOfStay } from '#domain/dates/stay.ts';
import { advanceOf } from '#domain/money/totals.ts';
import { specialRequestsView } from '#server/reservations/special-requests.ts';
import type { StoredQuote } from './quote-queries.ts';

/** Returns a quote on the wire: every amount is computed from its unit prices. */
export function quoteView(quote: StoredQuote): Quote {
  const { prices, stay, party } = quote;
  const rooms = roomPrices(prices);
  const days = nightsOfStay(stay);
  const counts = { breakfasts: quote.breakfasts, extraBeds: quote.extraBeds };
  const totals = billOf(rooms, counts, prices.addOns, days);
  return {
    id: quote.id,
    valid_until: quote.validUntil.toISOString(),
    property_id: quote.propertyId,
    stay: { check_in: stay.checkIn, check_out: stay.checkOut, nights: days, ...party },
    rooms: rooms.map((room, position) => ({
      id: room.id,
      name: quote.names[position] ?? '',
      nights: room.nights.map(({ night, price, discount }) => ({ date: night, price, discount })),
      price: room.price,
      discount: room.discount,
      net_price: room.netPrice,
      rules_discount_percentage: room.rulesPercent,
      rules_discount: room.rulesDiscount,
      total_discount: room.totalDiscount - room.codeDiscount,
      final_price: room.finalPrice + room.codeDiscount,
    })),
    breakfast: { count: counts.breakfasts, unit_price: prices.addOns.breakfast, total: totals.breakfast },
    extra_bed: { count: counts.extraBeds, unit_price: prices.addOns.extraBed, total: totals.extraBed },
    ...specialRequestsView(quote.requests),
    cancellation: toWireRules(prices.cancellation.rules),
    cancellation_time: prices.cancellation.time,
    price: totals.price,
    discount: totals.discount,
    rules_discount: totals.rulesDiscount,
    rules_discount_percentage: prices.rulesPercent,
    total_discount: totals.totalDiscount,
    ...(quote.code && { code: quote.code.code, code_discount: totals.codeDiscount }),
    breakfast_charges: totals.breakfast,
    extra_bed_charges: totals.extraBed,
    total_price: totals.total,
    advance_amount: advanceOf(totals.total),
  };
}

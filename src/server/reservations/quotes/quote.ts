import type { BodyOf } from '#contract/endpoint.ts';
import type { createQuote } from '#contract/quote.ts';
import { keepPrices, QUOTE_MINUTES, type UnitPrices } from '#domain/booking/quote.ts';
import { todayInIndia } from '#domain/dates/calendar.ts';
import { MINUTE } from '#domain/dates/duration.ts';
import { nightsOfStay, type Stay } from '#domain/dates/stay.ts';
import { withCode } from '#domain/rates/codes.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { randomToken } from '#server/platform/keys/tokens.ts';
import { refuseCode } from '#server/reservations/codes/read-code.ts';
import type { CodeRow } from '#server/reservations/codes/schema.ts';
import type { SoldRoom } from '#server/reservations/queries.ts';
import { addOnPricesOf, findTogether, sellRooms } from '#server/reservations/sell.ts';
import { readSpecialRequests } from '#server/reservations/special-requests.ts';
import { priceRooms } from '#server/rooms/price.ts';
import { listCancellationRules, listLengthRules, listNights, type OwnNights } from '#server/rooms/queries.ts';
import type { PropertyRow } from '#server/rooms/schema.ts';
import { findValidQuote, insertQuote, type StoredQuote } from './quote-queries.ts';

export type QuoteRequest = BodyOf<typeof createQuote>;

/**
 * Prices a stay and saves the quote. A room that is taken is priced, too: a quote holds no room. The guest's own held
 * nights count as open even if the host has closed them since.
 */
export async function quoteStay(
  db: Database,
  request: QuoteRequest,
  now: Date,
  { own, code }: { own?: OwnNights | undefined; code?: CodeRow | undefined } = {},
): Promise<StoredQuote | Refusal> {
  const stay = { checkIn: request.check_in, checkOut: request.check_out };
  const ids = [...new Set(request.rooms)];
  const found = await findTogether(db, ids);
  if (found instanceof Refusal) return found;
  const nights = await listNights(db, stay, now, ids, own);
  const sold = sellRooms(priceRooms(found.rooms, stay, nights, await listLengthRules(db)));
  if (sold instanceof Refusal) return sold;
  const asked = { propertyId: found.property.id, nights: nightsOfStay(stay), today: todayInIndia(now), now };
  const problem = code && (await refuseCode(db, code, asked));
  return problem ?? writeQuote(db, { ...request, stay, property: found.property, sold, code }, now);
}

type RequestedFields =
  | 'adults'
  | 'children'
  | 'breakfast'
  | 'extra_beds'
  | 'quote_id'
  | 'services'
  | 'arrival_time'
  | 'note';

interface QuoteTerms extends Pick<QuoteRequest, RequestedFields> {
  stay: Stay;
  property: PropertyRow;
  /** The rooms at today's prices. */
  sold: readonly SoldRoom[];
  /** Can be used for the stay. */
  code: CodeRow | undefined;
}

/** Saves a quote for the requested rooms; an earlier one for the same stay keeps its prices and its end. */
export async function writeQuote(db: Database | Tx, requested: QuoteTerms, now: Date): Promise<StoredQuote> {
  const { stay, property, sold, code } = requested;
  const today: UnitPrices = {
    rooms: sold.map(({ id, price }) => ({ id, nights: price.nights })),
    rulesPercent: sold[0]?.price.rulesPercent ?? 0,
    addOns: addOnPricesOf(property),
    cancellation: { time: property.check_in_time, rules: await listCancellationRules(db, property.id) },
  };
  const earlier = requested.quote_id ? await findValidQuote(db, requested.quote_id, now) : undefined;
  const quotedPrices =
    earlier && !earlier.change && isOfStay(earlier, stay) ? keepPrices(today, earlier.prices) : undefined;
  const prices = quotedPrices ?? today;
  const quote: StoredQuote = {
    id: randomToken(),
    propertyId: property.id,
    stay,
    party: { adults: requested.adults, children: requested.children },
    breakfasts: requested.breakfast,
    extraBeds: requested.extra_beds,
    requests: readSpecialRequests(requested),
    prices: { ...prices, rooms: withCode(prices.rooms, prices.rulesPercent, code) },
    names: sold.map(({ name }) => name),
    createdAt: now,
    validUntil: earlier && quotedPrices ? earlier.validUntil : quoteEnd(now),
    code,
  };
  await insertQuote(db, quote);
  return quote;
}

export function quoteEnd(now: Date): Date {
  return new Date(now.getTime() + QUOTE_MINUTES * MINUTE);
}

export function isOfStay(quote: StoredQuote, stay: Stay): boolean {
  return quote.stay.checkIn === stay.checkIn && quote.stay.checkOut === stay.checkOut;
}

import { roomPrices } from '#domain/booking/quote.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { ReservationRequest } from '#server/reservations/bill.ts';
import type { CodeRow } from '#server/reservations/codes/schema.ts';
import type { SoldRoom } from '#server/reservations/queries.ts';
import type { PropertyRow } from '#server/rooms/schema.ts';
import { isOfStay, writeQuote } from './quote.ts';
import { findValidQuote, type StoredQuote } from './quote-queries.ts';

export interface HonouredQuote {
  quote: StoredQuote;
  sold: SoldRoom[];
  /**
   * True if the quote in the request has expired or is for something else, so that this is a new one that the guest has
   * not seen.
   */
  isNew: boolean;
}

/**
 * Returns the quote in a request, if it is still valid and for these rooms, this stay, these add-ons and this code; else
 * a new one. Undefined when the request names none. `today`: the locked rooms, free, open and long enough.
 */
export async function honourQuote(
  tx: Tx,
  request: ReservationRequest,
  { today, property, code }: { today: readonly SoldRoom[]; property: PropertyRow; code: CodeRow | undefined },
  now: Date,
): Promise<HonouredQuote | undefined> {
  if (!request.quote_id) return undefined;
  const named = await findValidQuote(tx, request.quote_id, now);
  if (named && named.code?.id === code?.id && isFor(named, request, today))
    return { quote: named, sold: priced(named, today), isNew: false };
  const stay = { checkIn: request.check_in, checkOut: request.check_out };
  const quote = await writeQuote(tx, { ...request, stay, property, sold: today, code }, now);
  return { quote, sold: priced(quote, today), isNew: true };
}

function isFor(quote: StoredQuote, request: ReservationRequest, rooms: readonly SoldRoom[]): boolean {
  const quoted = new Set(quote.prices.rooms.map(({ id }) => id));
  return (
    !quote.change &&
    isOfStay(quote, { checkIn: request.check_in, checkOut: request.check_out }) &&
    quote.breakfasts === request.breakfast &&
    quote.extraBeds === request.extra_beds &&
    quoted.size === rooms.length &&
    rooms.every(({ id }) => quoted.has(id))
  );
}

function priced(quote: StoredQuote, rooms: readonly SoldRoom[]): SoldRoom[] {
  const prices = new Map(roomPrices(quote.prices).map(({ id, ...price }) => [id, price]));
  return rooms.map((room) => ({ ...room, price: prices.get(room.id) ?? room.price }));
}

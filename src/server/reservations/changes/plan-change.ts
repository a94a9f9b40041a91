import type { ChangeMoney } from '#domain/booking/change.ts';
import { roomPrices } from '#domain/booking/quote.ts';
import type { BookingTotals } from '#domain/money/totals.ts';
import { say } from '#server/language/say.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import { Refusal, refuse } from '#server/platform/http/refusal.ts';
import { refuseOfChannel } from '#server/reservations/channel-booking.ts';
import { isChargedSince } from '#server/reservations/charges/charge-queries.ts';
import type { SoldRoom } from '#server/reservations/queries.ts';
import { findValidQuote, type StoredQuote } from '#server/reservations/quotes/quote-queries.ts';
import type { ReservationRow } from '#server/reservations/schema.ts';
import type { RoomNight } from '#server/rooms/queries.ts';
import { changeMoneyOf } from './change-money.ts';
import { countChanges, lockModifiedNights, nightsOf } from './change-queries.ts';
import { whyUnchangeable } from './changeable.ts';
import { type RequestedStay, refuseRequestedStay, sellRequestedStay } from './requested-stay.ts';

/** A change that the locked nights allow: the rooms at the quoted prices, and the money. */
export interface PlannedChange {
  row: ReservationRow;
  quote: StoredQuote;
  sold: SoldRoom[];
  totals: BookingTotals;
  money: ChangeMoney;
  /** The refund percentage of the cancellation terms at the time of the quote. */
  percent: number;
}

export function requestOf(quote: StoredQuote): RequestedStay {
  return { ...quote, rooms: quote.prices.rooms.map(({ id }) => id) };
}

/** Returns why a booking can't be changed, whatever the request. */
export async function refuseChange(
  db: Database | Tx,
  row: ReservationRow,
  now: Date,
): Promise<Refusal | undefined> {
  const ofChannel = refuseOfChannel(row);
  if (ofChannel) return ofChannel;
  const { problem, cutoffHours } = await whyUnchangeable(db, row, now);
  if (problem === 'begun') return refuse('not_changeable', {}, say().siteApi.REFUSAL_SENTENCES.stay_begun);
  if (problem === 'late') return refuse('not_changeable', {}, say().siteApi.changeTooLate(cutoffHours));
  if (problem === 'often') return refuse('not_changeable', {}, say().siteApi.CHANGED_TOO_OFTEN);
  return problem && refuse('not_changeable');
}

/** True when the quote is for this booking and no other change was made since. */
export async function isForBooking(tx: Tx, { change }: StoredQuote, row: ReservationRow): Promise<boolean> {
  return change?.reservationId === row.id && change.changesBefore === (await countChanges(tx, row.id));
}

/**
 * Returns the change that a valid quote would make. The booking must be locked; this locks the nights of both stays.
 */
export async function planQuotedChange(
  tx: Tx,
  row: ReservationRow,
  quoteId: string,
  now: Date,
): Promise<PlannedChange | Refusal> {
  const refusal = await refuseChange(tx, row, now);
  if (refusal) return refusal;
  const quote = await findValidQuote(tx, quoteId, now);
  if (!quote || !(await isForBooking(tx, quote, row)))
    return refuse('price_changed', {}, say().siteApi.CHANGE_OVERTAKEN);
  // A charge since the quote changes amounts that the guest has not seen.
  if (await isChargedSince(tx, row.id, quote.createdAt))
    return refuse('price_changed', {}, say().siteApi.CHANGE_OVERTAKEN);
  return (
    refuseRequestedStay(requestOf(quote), now) ??
    planChange(tx, row, quote, await lockModifiedNights(tx, row, [requestOf(quote)], now))
  );
}

/** Plans the change from nights that are locked already. */
export async function planChange(
  tx: Tx,
  row: ReservationRow,
  quote: StoredQuote,
  locked: readonly RoomNight[],
): Promise<PlannedChange | Refusal> {
  const requested = requestOf(quote);
  const found = await sellRequestedStay(tx, row, requested, nightsOf(locked, requested));
  if (found instanceof Refusal) return found;
  const prices = new Map(roomPrices(quote.prices).map(({ id, ...price }) => [id, price]));
  const sold = found.sold.map((room) => ({ ...room, price: prices.get(room.id) ?? room.price }));
  const { totals, money, percent } = await changeMoneyOf(tx, row, quote);
  return { row, quote, sold, totals, money, percent };
}

import { refundPercent } from '#domain/booking/cancellation.ts';
import { termsAfterChange } from '#domain/booking/change.ts';
import type { UnitPrices } from '#domain/booking/quote.ts';
import { nightsOfStay, type Stay } from '#domain/dates/stay.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { randomToken } from '#server/platform/keys/tokens.ts';
import { codeById } from '#server/reservations/codes/code-queries.ts';
import { ownNightsOfBooking } from '#server/reservations/holds/hold-queries.ts';
import type { SoldRoom } from '#server/reservations/queries.ts';
import { quoteEnd } from '#server/reservations/quotes/quote.ts';
import { insertQuote, type StoredQuote } from '#server/reservations/quotes/quote-queries.ts';
import type { ReservationRow } from '#server/reservations/schema.ts';
import { promisedTerms } from '#server/reservations/terms-queries.ts';
import { listNights } from '#server/rooms/queries.ts';
import type { PropertyRow } from '#server/rooms/schema.ts';
import { listSoldNights } from './change-queries.ts';
import { type RequestedStay, refuseRequestedStay, sellRequestedStay } from './requested-stay.ts';

/**
 * Prices a change and saves the quote for this booking alone. The booking's own nights keep their prices.
 * `changesBefore` must be counted before `row` is read: a change in between makes the quote invalid.
 */
export async function writeChangeQuote(
  db: Database,
  row: ReservationRow,
  requested: RequestedStay,
  { now, changesBefore }: { now: Date; changesBefore: number },
): Promise<StoredQuote | Refusal> {
  const problem = refuseRequestedStay(requested, now);
  if (problem) return problem;
  const nights = await listNights(
    db,
    requested.stay,
    now,
    requested.rooms,
    await ownNightsOfBooking(db, row),
  );
  const found = await sellRequestedStay(db, row, requested, nights);
  if (found instanceof Refusal) return found;

  const terms = await promisedTerms(db, row);
  const percent = refundPercent(terms, row.check_in, now);
  const own = await listSoldNights(db, row.id);
  const sold = new Map(own.map((night) => [`${night.room_id} ${night.night}`, night]));
  const prices: UnitPrices = {
    rooms: found.sold.map(({ id, price }) => ({
      id,
      nights: price.nights.map((today) => {
        const { price, discount, codeDiscount } = sold.get(`${id} ${today.night}`) ?? today;
        return { night: today.night, price, discount, ...(codeDiscount && { codeDiscount }) };
      }),
    })),
    rulesPercent: lengthPercentOf(row, requested.stay, found.sold),
    addOns: addOnPricesOf(row, found.property),
    cancellation: termsAfterChange(terms, percent),
  };
  const quote: StoredQuote = {
    id: randomToken(),
    propertyId: row.property_id,
    stay: requested.stay,
    party: requested.party,
    breakfasts: requested.breakfasts,
    extraBeds: requested.extraBeds,
    requests: requested.requests,
    prices,
    names: found.sold.map(({ name }: SoldRoom) => name),
    createdAt: now,
    validUntil: quoteEnd(now),
    code: await codeById(db, row.code_id),
    change: { reservationId: row.id, changesBefore, paidPaise: row.paid_paise },
  };
  await insertQuote(db, quote);
  return quote;
}

/** Returns the length-of-stay discount in percent: as sold, else today's. */
export function lengthPercentOf(row: ReservationRow, requested: Stay, sold: readonly SoldRoom[]): number {
  const booked = { checkIn: row.check_in, checkOut: row.check_out };
  if (nightsOfStay(requested) === nightsOfStay(booked)) return row.rules_percent;
  return sold[0]?.price.rulesPercent ?? 0;
}

/** Returns the prices of breakfast and extra bed for this guest: as sold, else today's. */
export function addOnPricesOf(row: ReservationRow, property: PropertyRow): UnitPrices['addOns'] {
  const days = nightsOfStay({ checkIn: row.check_in, checkOut: row.check_out });
  return {
    breakfast: row.breakfasts > 0 ? row.breakfast_charges / row.breakfasts / days : property.breakfast_price,
    extraBed: row.extra_beds > 0 ? row.extra_bed_charges / row.extra_beds / days : property.extra_bed_price,
  };
}

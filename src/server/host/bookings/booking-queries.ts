import { sql } from 'kysely';
import type { QueryOf } from '#contract/endpoint.ts';
import type { listHostBookings } from '#contract/host/bookings.ts';
import { readBookingReference } from '#domain/booking/booking-reference.ts';
import { type BookingSource, SOURCE_NUMBERS } from '#domain/booking/booking-source.ts';
import { todayInIndia } from '#domain/dates/calendar.ts';
import { asciiDigits } from '#domain/party/guest-phone-link.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import { toE164 } from '#server/platform/phone-number.ts';
import { lockReservation } from '#server/reservations/queries.ts';
import type { ReservationRow } from '#server/reservations/schema.ts';
import { selectHostReservations } from './line-queries.ts';

type Search = QueryOf<typeof listHostBookings>;

const MOST_FOUND = 200;
/** Fewer digits are in nearly every phone number. */
const LEAST_DIGITS = 4;
/** The digits of every script, to compare them in SQL. */
const OTHER_DIGITS = Array.from({ length: 0xd8_00 }, (_, code) => String.fromCodePoint(code))
  .filter((sign) => /[^0-9\P{Nd}]/u.test(sign))
  .join('');
/** No reservation has this id. */
const NONE = 0;

/**
 * Returns the bookings of some homestays, at most 200: who is here or comes today, then the coming stays, the nearest
 * first, then the past, the latest first. Holds that ran out are found by a search for them only.
 */
export function findHostBookings(
  db: Database,
  propertyIds: readonly number[],
  { query, from, to, status, source, filter }: Search,
  now: Date,
): Promise<ReservationRow[]> {
  const ends = sql<Date | null>`(
    select ends_at from hold where hold.reservation_id = reservation.id and purpose = 'checkout')`;
  const runsOut = sql<boolean>`status = 'held' and ${ends} <= ${now}`;
  const isStatus = {
    held: sql<boolean>`status = 'held' and (${ends} is null or ${ends} > ${now})`,
    expired: runsOut,
    confirmed: sql<boolean>`status = 'confirmed' and no_show_at is null`,
    no_show: sql<boolean>`status = 'confirmed' and no_show_at is not null`,
    cancelled: sql<boolean>`status = 'cancelled'`,
  };
  const today = todayInIndia(now);
  // The balance is that of `balancePaise` in the domain.
  const isFiltered = {
    owes: sql<boolean>`status = 'confirmed' and no_show_at is null and source <> ${SOURCE_NUMBERS.channel}
      and (total + cancellation_fee) * 100 - paid_paise - refunded_offline_paise > 0`,
    unconfirmed: isStatus.held,
    not_told: NOT_TOLD,
  };
  return selectHostReservations(db, propertyIds)
    .$if(filter !== undefined, (bookings) => bookings.where(isFiltered[filter ?? 'owes']))
    .$if(query !== undefined && query !== '', (bookings) => bookings.where(matches(query ?? '')))
    .$if(!query && !status, (bookings) => bookings.where(sql<boolean>`not (${runsOut})`))
    .$if(status !== undefined, (bookings) => bookings.where(isStatus[status ?? 'held']))
    .$if(source !== undefined, (bookings) => bookings.where(isFrom(source ?? 'web')))
    .$if(from !== undefined, (bookings) => bookings.where('check_out', '>=', from ?? ''))
    .$if(to !== undefined, (bookings) => bookings.where('check_in', '<=', to ?? ''))
    .orderBy(sql`case when ${isOver(today)} then 2 when check_in > ${today} then 1 else 0 end`)
    .orderBy(sql`case when ${isOver(today)} then null else check_in end`)
    .orderBy('check_in', 'desc')
    .orderBy('reservation.id', 'desc')
    .limit(MOST_FOUND)
    .execute();
}

/** The guest must still be told of something. */
export const NOT_TOLD = sql<boolean>`not_told_at is not null and told_at is null`;

/** Matches a stay that is over or will not be: guests who left, did not come, or cancelled. */
const isOver = (today: string) => sql<boolean>`(
  check_out < ${today} or status = 'cancelled' or checked_out_at is not null or no_show_at is not null)`;

/** Matches a part of the name or the email, the digits of the phone number, or the reference. */
function matches(query: string) {
  const part = `%${query.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const phones = digitsToFind(query).map(
    (digits) => sql<boolean>`or concat(guest_phone_e164, ' ', regexp_replace(
      translate(guest_phone, ${OTHER_DIGITS}, ${asciiDigits(OTHER_DIGITS)}), '[^0-9]', '', 'g'))
      like ${`%${digits}%`}`,
  );
  return sql<boolean>`(
    guest_name ilike ${part} or guest_email ilike ${part} or reservation.id = ${readBookingReference(query) ?? NONE}
    ${sql.join(phones, sql` `)})`;
}

/** Returns the digits by which a phone number is found: as they are typed, and of a whole number as all others have it. */
function digitsToFind(query: string): string[] {
  const typed = asciiDigits(query).replaceAll(/\D/g, '');
  const whole = toE164(query)?.slice(1) ?? '';
  return [...new Set([typed, typed.replace(/^0+/, ''), whole])].filter(
    ({ length }) => length >= LEAST_DIGITS,
  );
}

/** Any other number is the website's, as in `sourceOf`. */
function isFrom(source: BookingSource) {
  const { web: _, ...others } = SOURCE_NUMBERS;
  return source === 'web'
    ? sql<boolean>`source not in (${sql.join(Object.values(others))})`
    : sql<boolean>`source = ${SOURCE_NUMBERS[source]}`;
}

/** Returns a booking of these homestays; undefined for any other. */
export function findHostBooking(
  db: Database | Tx,
  propertyIds: readonly number[],
  id: number,
): Promise<ReservationRow | undefined> {
  return selectHostReservations(db, propertyIds).where('reservation.id', '=', id).executeTakeFirst();
}

/** Returns a booking of these homestays like `findHostBooking`, and locks it until the transaction ends. */
export async function lockHostBooking(
  tx: Tx,
  propertyIds: readonly number[],
  id: number,
): Promise<ReservationRow | undefined> {
  const row = await lockReservation(tx, id);
  return row && !row.released_at && propertyIds.includes(row.property_id) ? row : undefined;
}

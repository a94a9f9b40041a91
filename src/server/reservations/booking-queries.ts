import type { Booking } from '#contract/profile.ts';
import { statusWords } from '#contract/reservation-status.ts';
import { toWireRules } from '#domain/booking/cancellation.ts';
import { statusAt } from '#domain/booking/reservation.ts';
import { nightsOfStay } from '#domain/dates/stay.ts';
import { floorRupees } from '#domain/money/money.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import { spellingsOf } from '#server/platform/email-spellings.ts';
import type { Bearer } from '#server/platform/keys/file-keys.ts';
import { inWords } from '#server/rooms/in-words.ts';
import { listCancellationRules } from '#server/rooms/queries.ts';
import { fileLinks } from './file-links.ts';
import { selectReservations } from './queries.ts';
import type { ReservationRow } from './schema.ts';
import { refundablePaise } from './terms-queries.ts';

/** Limits the size of a response; no guest has more bookings. */
const MAX_BOOKINGS = 500;

interface Owner {
  id: number;
  email: string;
  email_verified_at: Date | null;
}

/** Returns every reservation that a user made, and those with the same verified e-mail, made signed in or not. */
export function reservationsOf(db: Database | Tx, { id, email, email_verified_at }: Owner) {
  return selectReservations(db).where((where) =>
    where.or([
      where('user_id', '=', id),
      ...(email_verified_at ? [where('guest_email', 'in', spellingsOf(email))] : []),
    ]),
  );
}

/**
 * Returns the bookings of a user, newest stay first. Unpaid reservations that expired or were released are left out.
 */
export async function listGuestBookings(deps: AppContext, user: Owner, bearer: Bearer): Promise<Booking[]> {
  const { db, clock } = deps;
  const now = clock();
  const rows = await reservationsOf(db, user)
    .innerJoin('property', 'property.id', 'reservation.property_id')
    .select(['property.name as property_name', 'property.names as property_names', 'property.check_out_time'])
    .where('released_at', 'is', null)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('status', '!=', 'held'),
        exists(
          selectFrom('hold')
            .select('hold.id')
            .whereRef('hold.reservation_id', '=', 'reservation.id')
            .where('purpose', '=', 'checkout')
            .where('ends_at', '>', now),
        ),
      ]),
    )
    .orderBy('check_in', 'desc')
    .orderBy('reservation.id', 'desc')
    .limit(MAX_BOOKINGS)
    .execute();
  const rooms = await loadRooms(
    db,
    rows.map(({ id }) => id),
  );
  const rules = await rulesOfOlder(db, rows);
  const shown = rows.map(async (row) => ({
    id: row.id,
    status: statusWords(statusAt(row, now), row.payment_status).status,
    ...(row.awaits_host && { awaits_host: true as const }),
    booking_date: row.created_at.toISOString(),
    checkin_date: row.check_in,
    checkout_date: row.check_out,
    no_of_nights: nightsOfStay({ checkIn: row.check_in, checkOut: row.check_out }),
    property: inWords(row.property_name, row.property_names),
    rooms: rooms.get(row.id) ?? [],
    guest_info: {
      name: row.guest_name,
      no_of_guests: row.adults + row.children,
      no_of_children: row.children,
    },
    services: { no_of_breakfast: row.breakfasts, no_of_extra_bed: row.extra_beds },
    extras: [...row.services],
    payment: {
      total_amount: row.total,
      refundable_amount: floorRupees(refundablePaise(row)),
      payment_status: statusWords(statusAt(row, now), row.payment_status).payment_status,
    },
    cancellation_rules: toWireRules(row.cancellation_rules ?? rules.get(row.property_id) ?? []),
    cancellation_time: row.cancellation_time,
    check_out_time: row.check_out_time,
    files: await fileLinks(deps, row, bearer),
  }));
  return Promise.all(shown);
}

/** Returns the homestays' current policies, for bookings older than the column that stores their own. */
async function rulesOfOlder(db: Database, rows: readonly ReservationRow[]) {
  const older = rows.filter((row) => row.cancellation_rules === null);
  const homestays = [...new Set(older.map((row) => row.property_id))];
  return new Map(
    await Promise.all(homestays.map(async (id) => [id, await listCancellationRules(db, id)] as const)),
  );
}

async function loadRooms(db: Database, reservationIds: number[]): Promise<Map<number, Booking['rooms']>> {
  const byReservation = new Map<number, Booking['rooms']>();
  if (reservationIds.length === 0) return byReservation;
  const rows = await db
    .selectFrom('reservation_room')
    .leftJoin('room', 'room.id', 'room_id')
    .select(['reservation_id', 'room_id', 'reservation_room.name', 'names', 'is_ac', 'price', 'final_price'])
    .select(({ selectFrom }) =>
      selectFrom('room_image')
        .select('file_path')
        .whereRef('room_image.room_id', '=', 'reservation_room.room_id')
        .orderBy('room_image.position')
        .orderBy('room_image.id')
        .limit(1)
        .as('image'),
    )
    .where('reservation_id', 'in', reservationIds)
    .orderBy('position')
    .execute();
  for (const row of rows) {
    const rooms = byReservation.get(row.reservation_id) ?? [];
    rooms.push({
      id: row.room_id,
      name: inWords(row.name, row.names),
      image: row.image,
      price: row.price,
      net_amount: row.final_price,
      type: row.is_ac ? 'AC' : 'Non-AC',
    });
    byReservation.set(row.reservation_id, rooms);
  }
  return byReservation;
}

/** Returns the booked stays that begin, continue or end between two days, with the names of their rooms. */
export async function listStays(db: Database, from: string, to: string) {
  const rows = await db
    .selectFrom('reservation')
    .innerJoin('property', 'property.id', 'reservation.property_id')
    .selectAll('reservation')
    .select('property.name as property_name')
    .where('status', '=', 'confirmed')
    .where('check_in', '<=', to)
    .where('check_out', '>=', from)
    .orderBy('check_in')
    .orderBy('reservation.id')
    .execute();
  const rooms = await loadRooms(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, rooms: (rooms.get(row.id) ?? []).map(({ name }) => name) }));
}

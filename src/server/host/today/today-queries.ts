import type { BookingLine } from '#contract/host/booking-line.ts';
import type { WaitingLine } from '#contract/host/today.ts';
import { addDays, instantOf } from '#domain/dates/calendar.ts';
import { NOT_TOLD } from '#server/host/bookings/booking-queries.ts';
import { linesOf, selectHostReservations, withIds } from '#server/host/bookings/line-queries.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { listLastMessages } from '#server/reservations/messages/message-queries.ts';

const MOST_WAITING = 100;

/** Returns the confirmed stays that touch a day, by their rooms' homestay and arrival, with whether their IDs are entered. */
export async function listStaysOn(
  { db, sealer }: Pick<AppContext, 'db' | 'sealer'>,
  propertyIds: readonly number[],
  date: string,
  now: Date,
): Promise<BookingLine[]> {
  const rows = await selectHostReservations(db, propertyIds)
    .where('status', '=', 'confirmed')
    .where('check_in', '<=', date)
    .where('check_out', '>=', date)
    .orderBy('arrival_time')
    .orderBy('reservation.id')
    .execute();
  return withIds(db, sealer, rows, await linesOf(db, rows, now), now);
}

/** Returns the bookings made since the day before a date, newest first. */
export async function listNewBookings(
  db: Database,
  propertyIds: readonly number[],
  date: string,
  now: Date,
): Promise<BookingLine[]> {
  const rows = await selectHostReservations(db, propertyIds)
    .where('status', '=', 'confirmed')
    .where('reservation.created_at', '>=', instantOf(addDays(date, -1), '00:00'))
    .where('reservation.created_at', '<', instantOf(addDays(date, 1), '00:00'))
    .orderBy('reservation.created_at', 'desc')
    .orderBy('reservation.id', 'desc')
    .execute();
  return linesOf(db, rows, now);
}

/** Returns stays that are not over and whose guest wrote last. */
export async function listUnanswered(
  db: Database,
  propertyIds: readonly number[],
  date: string,
  now: Date,
): Promise<(BookingLine & { question: { text: string; at: string } })[]> {
  const rows = await selectHostReservations(db, propertyIds)
    .where('check_out', '>=', date)
    .where((where) =>
      where(
        where
          .selectFrom('booking_message')
          .select('author')
          .whereRef('reservation_id', '=', 'reservation.id')
          .where('author', '!=', 'note')
          .orderBy('booking_message.id', 'desc')
          .limit(1),
        '=',
        'guest',
      ),
    )
    .orderBy('check_in')
    .execute();
  const lines = await linesOf(db, rows, now);
  const questions = await listLastMessages(
    db,
    rows.map(({ id }) => id),
  );
  return lines.flatMap((line) => {
    const question = questions.get(line.id);
    return question
      ? [{ ...line, question: { text: question.text, at: question.created_at.toISOString() } }]
      : [];
  });
}

/** Returns the bookings of any date whose guest must still be told of something, the nearest stay first. */
export async function listNotTold(
  db: Database,
  propertyIds: readonly number[],
  now: Date,
): Promise<BookingLine[]> {
  const rows = await selectHostReservations(db, propertyIds).where(NOT_TOLD).orderBy('check_in').execute();
  return linesOf(db, rows, now);
}

/** Returns guests who wait for rooms of these homestays, or for any room, the longest first. */
export async function listWaiting(
  db: Database,
  propertyIds: readonly number[],
  date: string,
): Promise<WaitingLine[]> {
  const rows = await db
    .selectFrom('waitlist_entry')
    .leftJoin('room', 'room.id', 'room_id')
    .select(['waitlist_entry.id', 'email', 'check_in', 'check_out', 'adults', 'children', 'room_id', 'name'])
    .where('state', 'in', ['waiting', 'offered'])
    .where('confirmed_at', 'is not', null)
    .where('check_in', '>=', date)
    .where((where) =>
      where.or([where('room_id', 'is', null), where('property_id', 'in', [0, ...propertyIds])]),
    )
    .orderBy('queued_at')
    .limit(MOST_WAITING)
    .execute();
  return rows.map(({ id, email, check_in, check_out, adults, children, room_id, name }) => ({
    id,
    email,
    check_in,
    check_out,
    guests: adults + children,
    rooms: room_id !== null && name !== null ? [{ id: room_id, name }] : [],
  }));
}

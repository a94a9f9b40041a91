import type { BookingLine } from '#contract/host/booking-line.ts';
import { linesOf, selectHostReservations } from '#server/host/bookings/line-queries.ts';
import type { Database } from '#server/platform/database/database.ts';

export async function listLines(
  db: Database,
  propertyIds: readonly number[],
  ids: readonly number[],
  now: Date,
): Promise<BookingLine[]> {
  const rows = await selectHostReservations(db, propertyIds)
    .where('reservation.id', 'in', [0, ...ids])
    .orderBy('check_in')
    .orderBy('reservation.id')
    .execute();
  return linesOf(db, rows, now);
}

import type { Database, Tx } from '#server/platform/database/database.ts';
import { selectReservations } from './queries.ts';
import type { ReservationRow } from './schema.ts';

function selectRequests(db: Database | Tx) {
  return selectReservations(db)
    .innerJoin('hold', 'hold.reservation_id', 'reservation.id')
    .where('awaits_host', '=', true)
    .where('status', '=', 'held')
    .where('purpose', '=', 'checkout')
    .where('reservation.released_at', 'is', null);
}

/** Returns the requests to some homestays that can still be answered, the most urgent first. */
export function listOpenRequests(
  db: Database,
  propertyIds: readonly number[],
  now: Date,
): Promise<ReservationRow[]> {
  return selectRequests(db)
    .where('property_id', 'in', [0, ...propertyIds])
    .where('ends_at', '>', now)
    .orderBy('ends_at')
    .orderBy('reservation.id')
    .execute();
}

/** Returns the requests that have expired without an answer. */
export function listUnansweredRequests(db: Database, now: Date): Promise<ReservationRow[]> {
  return selectRequests(db).where('ends_at', '<=', now).orderBy('reservation.id').execute();
}

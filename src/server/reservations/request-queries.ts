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

/** Returns the requests to some homestays that can still be answered, the most urgent first; not those of strangers. */
export function listOpenRequests(
  db: Database,
  propertyIds: readonly number[],
  now: Date,
): Promise<ReservationRow[]> {
  return selectRequests(db)
    .where('property_id', 'in', [0, ...propertyIds])
    .where('ends_at', '>', now)
    .where((where) => where.or([where('awaits_link', '=', false), where('paid_reference', 'is not', null)]))
    .orderBy('ends_at')
    .orderBy('reservation.id')
    .execute();
}

/** Returns the requests that have expired without an answer of the host who was asked. */
export function listUnansweredRequests(db: Database, now: Date): Promise<ReservationRow[]> {
  return selectRequests(db)
    .where('ends_at', '<=', now)
    .where('awaits_link', '=', false)
    .orderBy('reservation.id')
    .execute();
}

/** Locks what the host was not mailed about yet: requests, and strangers who say that they have paid. */
export async function lockUnmailedRequests(tx: Tx): Promise<ReservationRow[]> {
  const ids = await tx
    .selectFrom('reservation')
    .select('id')
    .where('awaits_host', '=', true)
    .where('status', '=', 'held')
    .where('released_at', 'is', null)
    .where('host_mailed_at', 'is', null)
    .where((where) =>
      where.or([where('host_asked_at', 'is not', null), where('paid_reference', 'is not', null)]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  const found = [0, ...ids.map(({ id }) => id)];
  return selectReservations(tx).where('reservation.id', 'in', found).orderBy('reservation.id').execute();
}

/** Returns whether rooms are kept for another booking because this mailbox says that it has paid. */
export async function hasOpenClaim(tx: Tx, key: string, now: Date): Promise<boolean> {
  const open = await selectRequests(tx)
    .where('claim_key', '=', key)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return open !== undefined;
}

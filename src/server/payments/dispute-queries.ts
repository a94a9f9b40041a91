import type { Insertable, Selectable } from 'kysely';
import { DISPUTE_STEPS, type DisputeStatus, hasEnded } from '#domain/money/dispute.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import type { DisputeTable } from './schema.ts';

export type DisputeRow = Selectable<DisputeTable>;

const OPEN = (Object.keys(DISPUTE_STEPS) as DisputeStatus[]).filter((status) => !hasEnded(status));

export function findDispute(db: Database | Tx, id: string): Promise<DisputeRow | undefined> {
  return db.selectFrom('dispute').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function writeDispute(tx: Tx, row: Insertable<DisputeTable>): Promise<void> {
  const { id, created_at, ...update } = row;
  await tx
    .insertInto('dispute')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(update))
    .execute();
}

/** Returns the open disputes and those about these bookings, with the name of the guest. */
export function listDisputes(
  db: Database,
  reservationIds: readonly number[],
): Promise<(DisputeRow & { guest_name: string })[]> {
  return db
    .selectFrom('dispute')
    .innerJoin('reservation', 'reservation.id', 'dispute.reservation_id')
    .selectAll('dispute')
    .select('reservation.guest_name')
    .where((where) =>
      where.or([where('dispute.status', 'in', OPEN), where('reservation_id', 'in', [0, ...reservationIds])]),
    )
    .orderBy('dispute.created_at')
    .orderBy('dispute.id')
    .execute();
}

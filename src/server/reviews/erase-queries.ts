import { sql } from 'kysely';
import type { Database, Tx } from '#server/platform/database/database.ts';
import { inBatches } from '#server/platform/database/in-batches.ts';

/** Deletes the names at the reviews of some bookings; the words stay. */
export async function eraseReviewNames(tx: Tx, reservationIds: readonly number[]): Promise<void> {
  await tx
    .updateTable('review')
    .set({ name: '' })
    .where('reservation_id', 'in', [0, ...reservationIds])
    .execute();
}

/** Deletes the names at reviews of stays that ended before a day. */
export function eraseOldReviewNames(db: Database, day: string): Promise<void> {
  return inBatches((most) =>
    sql`
      update review set name = '' where id in (
        select review.id from review join reservation on reservation.id = reservation_id
        where check_out < ${day} and review.name <> ''
        limit ${most})`.execute(db),
  );
}

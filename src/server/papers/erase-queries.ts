import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';
import { inBatches } from '#server/platform/database/in-batches.ts';

/** Erases guests and companies on the papers of stays that ended before a day; numbers and sums stay. */
export function erasePaperData(db: Database, day: string): Promise<void> {
  return inBatches((most) =>
    sql`
      update paper set data = null, company = '' where id in (
        select paper.id from paper join reservation on reservation.id = reservation_id
        where check_out < ${day} and (data is not null or company <> '')
        limit ${most})`.execute(db),
  );
}

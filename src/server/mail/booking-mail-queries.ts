import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';

/** Returns the mails about a booking, newest first. One that was never sent has no `sent_at`. */
export function listMailsAbout(
  db: Database,
  reservationId: number,
): Promise<{ kind: string; to: string; created_at: Date; sent_at: Date | null }[]> {
  return db
    .selectFrom('outbox')
    .select(['kind', 'recipient as to', 'created_at'])
    .select(sql<Date | null>`case when last_error is null then sent_at end`.as('sent_at'))
    .where(sql`data->>'reservation_id'`, '=', String(reservationId))
    .orderBy('created_at', 'desc')
    .orderBy('outbox.id', 'desc')
    .execute();
}

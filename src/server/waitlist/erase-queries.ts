import { sql } from 'kysely';
import type { Database, Tx } from '#server/platform/database/database.ts';
import { inBatches } from '#server/platform/database/in-batches.ts';
import { spellingsOf } from '#server/platform/email-spellings.ts';
import { releaseHold } from '#server/reservations/holds/hold-queries.ts';
import { lockHoldLimits, WAITLIST_LOCK } from '#server/reservations/queries.ts';

/** Deletes every entry of a guest and frees their offers at once. */
export async function eraseEntriesOf(tx: Tx, email: string, now: Date): Promise<void> {
  await lockHoldLimits(tx, [WAITLIST_LOCK]);
  const entries = await tx
    .deleteFrom('waitlist_entry')
    .where('email', 'in', spellingsOf(email))
    .returning('offer_id')
    .execute();
  for (const { offer_id } of entries) if (offer_id !== null) await releaseHold(tx, offer_id, now);
}

/** Deletes entries whose mailbox was not proven since. */
export function eraseUnprovenEntries(db: Database, addedBefore: Date): Promise<void> {
  return inBatches((most) =>
    sql`
      delete from waitlist_entry where id in (
        select id from waitlist_entry where confirmed_at is null and created_at < ${addedBefore}
        limit ${most})`.execute(db),
  );
}

/** Forgets that entries led to reservations, which are deleted. */
export async function forgetBooked(tx: Tx, reservationIds: readonly number[]): Promise<void> {
  await tx
    .updateTable('waitlist_entry')
    .set({ booked_id: null })
    .where('booked_id', 'in', [0, ...reservationIds])
    .execute();
}

import type { Tx } from '#server/platform/database/database.ts';
import { openKey, setEntry } from './queries.ts';
import type { WaitlistEntryRow } from './schema.ts';

/**
 * Reopens the offer of a booked entry. A newer entry of the same guest is removed if it only waits; otherwise it stays
 * and this returns false. The entry must be locked.
 */
export async function reopenOffer(tx: Tx, entry: WaitlistEntryRow): Promise<boolean> {
  const open_key = openKey(entry);
  if (entry.open_key === null) {
    const { numUpdatedRows } = await tx
      .updateTable('waitlist_entry')
      .set({ state: 'left', open_key: null })
      .where('open_key', '=', open_key)
      .where('state', '=', 'waiting')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
  }
  await setEntry(tx, entry.id, { state: 'offered', booked_id: null, open_key });
  return true;
}

export async function markBooked(tx: Tx, offerId: number, reservationId: number): Promise<void> {
  await tx
    .updateTable('waitlist_entry')
    .set({ state: 'booked', booked_id: reservationId })
    .where('offer_id', '=', offerId)
    .execute();
}

/** Returns the open entry whose offer a reservation took; locked. */
export function lockBookedEntry(
  tx: Tx,
  reservationId: number,
  now: Date,
): Promise<WaitlistEntryRow | undefined> {
  return tx
    .selectFrom('waitlist_entry')
    .selectAll()
    .where('booked_id', '=', reservationId)
    .where('state', '=', 'booked')
    .where('offer_until', '>', now)
    .forUpdate()
    .executeTakeFirst();
}

export async function endOffer(tx: Tx, offerId: number, now: Date): Promise<void> {
  await tx.updateTable('waitlist_entry').set({ offer_until: now }).where('offer_id', '=', offerId).execute();
}

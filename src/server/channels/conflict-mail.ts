import { enqueueMail } from '#server/mail/queries.ts';
import type { Tx } from '#server/platform/database/database.ts';

/** Tells the host of nights sold twice, in the transaction that has found them. */
export function mailConflict(
  tx: Tx,
  hostEmail: string,
  { conflictId, reservationId }: { conflictId: number; reservationId: number },
  now: Date,
): Promise<void> {
  const data = { reservation_id: reservationId, conflict_id: conflictId };
  return enqueueMail(tx, hostEmail, { kind: 'channel_conflict', data }, now);
}

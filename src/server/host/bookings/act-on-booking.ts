import { HOUR } from '#domain/dates/duration.ts';
import type { Host } from '#server/host/access/access.ts';
import { hasMadeBooking, writeAudit } from '#server/host/access/audit-queries.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { type Refusal, refuse } from '#server/platform/http/refusal.ts';
import type { ReservationRow } from '#server/reservations/schema.ts';
import { lockHostBooking } from './booking-queries.ts';

interface Act {
  tx: Tx;
  /** The booking, locked until the transaction ends. */
  row: ReservationRow;
  now: Date;
  /** Writes the act to the booking's history; without it nothing is there, as of a preview. */
  audit: (action: string, facts?: { before?: unknown; after?: unknown }) => Promise<void>;
}

/** Does an act of a host on a booking, in one transaction; `work` may refuse it. A booking of other homestays is not found. */
export function actOnBooking<Done>(
  { clock }: Pick<AppContext, 'clock'>,
  host: Host,
  id: number,
  work: (act: Act) => Promise<Done | Refusal>,
): Promise<Done | Refusal> {
  return host.inTransaction(async (tx) => {
    const now = clock();
    const row = await lockHostBooking(tx, host.propertyIds, id);
    if (!row) return refuse('not_found');
    const about = { propertyId: row.property_id, reservationId: row.id };
    return work({
      tx,
      row,
      now,
      audit: (action, facts) => writeAudit(tx, host, { ...about, action, ...facts }, now),
    });
  });
}

/** Milliseconds for which staff may end a hold that they have made by mistake. */
const OWN_HOLD = HOUR;

/**
 * Ends the call of a person who may not give nights back that somebody has booked. Staff may always end a hold that
 * they have just made and nobody has paid for.
 */
export async function requireCancelling(tx: Tx, host: Host, row: ReservationRow, now: Date): Promise<void> {
  const age = now.getTime() - row.created_at.getTime();
  const isNewHold = row.status === 'held' && row.paid_paise === 0 && age < OWN_HOLD;
  const isOwn = isNewHold && (await hasMadeBooking(tx, host.user.id, row.id));
  if (!isOwn) host.require('cancel', row.property_id);
}

/** Ends the call of a person who may not pay so much back, or has not proven that it is them. */
export function requireRefunding(host: Host, row: Pick<ReservationRow, 'property_id'>, paise: number): void {
  if (paise > 0) host.require('refund', row.property_id, 'fresh proof');
}

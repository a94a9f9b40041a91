import { toPaise } from '#domain/money/money.ts';
import { endBooking } from '#server/payments/cancel.ts';
import { insertOfflinePayment } from '#server/payments/offline-queries.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { ReservationRow } from '#server/reservations/schema.ts';

/**
 * Returns the paise that go back when a request is not confirmed, because its guest says to have paid the host; 0 for
 * all others. Strangers, whose mailbox is not proven, can't cause a refund.
 */
export function saidPaise({
  status,
  awaits_host,
  awaits_link,
  paid_reference,
  due_now,
}: ReservationRow): number {
  const isSaid = status === 'held' && awaits_host && !awaits_link && paid_reference !== null;
  return isSaid ? toPaise(due_now) : 0;
}

/**
 * Ends a request whose guest says to have paid the host: the money stands as a refund that the host makes by hand, until
 * they tick it. Returns its paise. The reservation must be locked; hold and mail are left to the caller.
 */
export async function refundSaid(tx: Tx, row: ReservationRow, now: Date): Promise<number> {
  const paise = saidPaise(row);
  if (paise === 0) return 0;
  await insertOfflinePayment(tx, {
    id: `said_${row.id}`,
    reservationId: row.id,
    paise,
    method: 'upi',
    note: row.paid_reference,
    now,
  });
  return endBooking(tx, row, { refund: paise, by: 'host' }, now);
}

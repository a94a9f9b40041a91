import { toPaise } from '#domain/money/money.ts';
import { endBooking } from '#server/payments/cancel.ts';
import { insertOfflinePayment } from '#server/payments/offline-queries.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { ReservationRow } from '#server/reservations/schema.ts';

/**
 * Ends a request whose guest says to have paid the host: the money stands as a refund that the host makes by hand, until
 * they tick it. Returns its paise; 0 if nothing was said. The reservation must be locked; hold and mail are left to the
 * caller.
 */
export async function refundSaid(tx: Tx, row: ReservationRow, now: Date): Promise<number> {
  const paise = toPaise(row.due_now);
  if (row.paid_reference === null || paise === 0) return 0;
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

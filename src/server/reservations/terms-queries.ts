import type { CancellationTerms } from '#domain/booking/cancellation.ts';
import { toPaise } from '#domain/money/money.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import { listCancellationRules } from '#server/rooms/queries.ts';
import type { ReservationRow } from './schema.ts';

/** Returns the cancellation terms at the time of booking, whatever the host has changed since. */
export async function promisedTerms(
  db: Database | Tx,
  row: Pick<ReservationRow, 'property_id' | 'cancellation_rules' | 'cancellation_time'>,
): Promise<CancellationTerms> {
  const rules = row.cancellation_rules ?? (await listCancellationRules(db, row.property_id));
  return { time: row.cancellation_time, rules };
}

/**
 * Returns the paise that the refund percentage applies to: the amount paid, without the cancellation fee of earlier
 * changes.
 */
export function refundablePaise({
  paid_paise,
  cancellation_fee,
}: Pick<ReservationRow, 'paid_paise' | 'cancellation_fee'>): number {
  return Math.max(0, paid_paise - toPaise(cancellation_fee));
}

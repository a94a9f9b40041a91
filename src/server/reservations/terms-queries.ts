import type { CancellationTerms } from '#domain/cancellation.ts';
import { toPaise } from '#domain/money.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import { listCancellationRules } from '#server/rooms/queries.ts';
import type { ReservationRow } from './schema.ts';

/** What its guest was promised: the terms of the moment of booking, however the host has changed them since. */
export async function promisedTerms(
  db: Database | Tx,
  row: Pick<ReservationRow, 'property_id' | 'cancellation_rules' | 'cancellation_time'>,
): Promise<CancellationTerms> {
  const rules = row.cancellation_rules ?? (await listCancellationRules(db, row.property_id));
  return { time: row.cancellation_time, rules };
}

/** What cancelling gives a share of: what was paid, without what a change has left with the host. */
export function refundablePaise({
  paid_paise,
  cancellation_fee,
}: Pick<ReservationRow, 'paid_paise' | 'cancellation_fee'>): number {
  return Math.max(0, paid_paise - toPaise(cancellation_fee));
}

import { sql } from 'kysely';
import type { Database, Tx } from '#server/platform/database/database.ts';
import type { RefundRow } from './queries.ts';
import type { PaymentOrderRow } from './schema.ts';

/**
 * Takes one order that is due for a sync, and moves its next check to `lease`: nothing is lost when a worker dies,
 * and two workers never take the same one.
 */
export async function takeDueOrder(
  db: Database,
  now: Date,
  lease: Date,
): Promise<PaymentOrderRow | undefined> {
  const { rows } = await sql<PaymentOrderRow>`
    update payment_order set next_check_at = ${lease}
    where id = (
      select id from payment_order where not settled and next_check_at <= ${now}
      order by next_check_at, id limit 1 for update skip locked
    )
    returning *`.execute(db);
  return rows[0];
}

/**
 * Sets the next check of an order. With `seen`, the order as it was taken: skipped when its window was opened again
 * since, which has scheduled it already.
 */
export async function scheduleOrder(
  db: Database | Tx,
  orderId: string,
  at: Date | 'never',
  seen?: Pick<PaymentOrderRow, 'reopened_at'>,
): Promise<void> {
  await db
    .updateTable('payment_order')
    .set(at === 'never' ? { settled: true } : { settled: false, next_check_at: at })
    .where('id', '=', orderId)
    .$if(seen !== undefined, (query) =>
      query.where('reopened_at', 'is not distinct from', seen?.reopened_at ?? null),
    )
    .execute();
}

/** Takes one due refund for an attempt; the pause before the next attempt grows with their number. */
export async function takeDueRefund(
  db: Database,
  now: Date,
  waitSeconds: { first: number; longest: number },
  reservationId?: number,
): Promise<RefundRow | undefined> {
  const { rows } = await sql<RefundRow>`
    update refund set state = 'asked', attempts = attempts + 1,
      next_attempt_at = ${now}::timestamptz
        + least(${waitSeconds.first} * power(2, least(attempts, 20)), ${waitSeconds.longest}) * interval '1 second'
    where id = (
      select id from refund where state in ('due', 'asked') and not by_hand and next_attempt_at <= ${now}
        and reservation_id = coalesce(${reservationId ?? null}::int, reservation_id)
      order by next_attempt_at, id limit 1 for update skip locked
    )
    returning *`.execute(db);
  return rows[0];
}

/**
 * Marks that the provider has accepted the refund. Until it reports `processed`, it is called again from time to time
 * with the same key.
 */
export async function markRefundAccepted(
  tx: Tx,
  id: number,
  providerId: string,
  processed: boolean,
): Promise<void> {
  await tx
    .updateTable('refund')
    .set({ provider_id: providerId, ...(processed ? { state: 'processed' as const } : {}) })
    .where('id', '=', id)
    .execute();
}

/** Makes a failed refund due again, under a new key. Undefined when none of ours has this id. */
export async function renewFailedRefund(tx: Tx, providerId: string): Promise<RefundRow | undefined> {
  const refund = await tx
    .selectFrom('refund')
    .selectAll()
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
  if (!refund) return undefined;
  const idempotency_key = `${refund.idempotency_key.replace(AGAIN, '')}-again${refund.attempts}`;
  await tx
    .updateTable('refund')
    .set({ state: 'due', provider_id: null, idempotency_key })
    .where('id', '=', refund.id)
    .execute();
  return refund;
}
const AGAIN = /-again\d+$/;

/** Makes refunds due again that count as processed although the provider never sent their ids. */
export async function retryLostRefunds(
  tx: Tx,
  { payment_id, amount }: { payment_id: string; amount: number },
) {
  await tx
    .updateTable('refund')
    .set({ state: 'due' })
    .where('payment_id', '=', payment_id)
    .where('amount_paise', '=', amount)
    .where('provider_id', 'is', null)
    .where('state', '=', 'processed')
    .where('reason', 'not in', ['outside', 'disputed'])
    .execute();
}

/** Marks that the host is mailed about a refund that is not made; undefined when it is made or marked already. */
export function markHostMailed(tx: Tx, id: number): Promise<RefundRow | undefined> {
  return tx
    .updateTable('refund')
    .set({ host_told: true })
    .where('id', '=', id)
    .where('host_told', '=', false)
    .where('state', '!=', 'processed')
    .returningAll()
    .executeTakeFirst();
}

/** Saves the id of an event; false when it was received before. */
export async function insertEvent(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('webhook_event')
    .values({ id, received_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Deletes the ids of events that are too old to be sent again. */
export async function deleteEvents(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('webhook_event').where('received_at', '<', before).execute();
}

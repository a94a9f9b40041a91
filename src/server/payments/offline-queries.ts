import type { Selectable } from 'kysely';
import type { Database, Tx } from '#server/platform/database/database.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { RefundRow } from './queries.ts';

export type StoredPayment = Selectable<Schema['payment']>;

interface OfflinePayment {
  id: string;
  reservationId: number;
  paise: number;
  method: Exclude<StoredPayment['method'], 'online'>;
  note: string | null;
  now: Date;
}

const CURRENCY = 'INR';

/** Adds money that a host received, with a settled order of its own: no job asks the provider about it. */
export async function insertOfflinePayment(tx: Tx, payment: OfflinePayment): Promise<StoredPayment> {
  const { id, reservationId, paise, method, note, now } = payment;
  const money = { reservation_id: reservationId, amount_paise: paise, currency: CURRENCY, created_at: now };
  const order = { id, ...money, settled: true, purpose: 'balance' as const, next_check_at: now };
  await tx.insertInto('payment_order').values(order).execute();
  return tx
    .insertInto('payment')
    .values({ id, order_id: id, ...money, state: 'captured', applied: true, updated_at: now, method, note })
    .returningAll()
    .executeTakeFirstOrThrow();
}

type PaidOutMethod = Exclude<StoredPayment['method'], 'online'>;

export function findPaymentOf(
  db: Database | Tx,
  reservationId: number,
  id: string,
): Promise<StoredPayment | undefined> {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', id)
    .where('reservation_id', '=', reservationId)
    .executeTakeFirst();
}

/** Voids a recorded payment, which stays in the list but no longer counts. */
export function markVoided(tx: Tx, id: string, reason: string, now: Date): Promise<StoredPayment> {
  return tx
    .updateTable('payment')
    .set({ applied: false, state: 'failed', voided_at: now, void_reason: reason, updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Locks a refund's row; undefined when there is none. */
export function lockRefund(tx: Tx, id: number): Promise<RefundRow | undefined> {
  return tx.selectFrom('refund').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Marks a refund as paid out; without a method it is that of the booking's last payment at the desk. */
export async function markPaidByHand(
  tx: Tx,
  { id, reservation_id }: RefundRow,
  { method, by, now }: { method: PaidOutMethod | undefined; by: { id: number; name: string }; now: Date },
): Promise<RefundRow> {
  const last = await tx
    .selectFrom('payment')
    .select('method')
    .where('reservation_id', '=', reservation_id)
    .where('method', '!=', 'online')
    .where('voided_at', 'is', null)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  const usual = last && last.method !== 'online' ? last.method : 'cash';
  return tx
    .updateTable('refund')
    .set({
      state: 'processed',
      paid_out_at: now,
      paid_out_method: method ?? usual,
      paid_out_by: by.id,
      paid_out_name: by.name,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

import type { Insertable, Selectable } from 'kysely';
import type { Database, Tx } from '#server/platform/database/database.ts';
import type { Schema } from '#server/platform/database/schema.ts';

export type SandboxPayment = Selectable<Schema['sandbox_payment']>;

export async function insertOrder(db: Database, order: Insertable<Schema['sandbox_order']>): Promise<void> {
  await db.insertInto('sandbox_order').values(order).execute();
}

export function findOrder(db: Database, id: string) {
  return db.selectFrom('sandbox_order').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertPayment(db: Database, payment: SandboxPayment): Promise<void> {
  await db.insertInto('sandbox_payment').values(payment).execute();
}

/** The payments of an order, oldest first. */
export function listPayments(db: Database, orderId: string): Promise<SandboxPayment[]> {
  return db
    .selectFrom('sandbox_payment')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Captures an authorized payment; undefined if it is not authorized. */
export function markCaptured(db: Database, id: string): Promise<SandboxPayment | undefined> {
  return db
    .updateTable('sandbox_payment')
    .set({ status: 'captured' })
    .where('id', '=', id)
    .where('status', '=', 'authorized')
    .returningAll()
    .executeTakeFirst();
}

export function lockPayment(tx: Tx, id: string): Promise<SandboxPayment | undefined> {
  return tx.selectFrom('sandbox_payment').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export function listRefunds(db: Database | Tx, paymentId: string) {
  return db.selectFrom('sandbox_refund').selectAll().where('payment_id', '=', paymentId).execute();
}

/** Saves a refund; `isWhole`: nothing of the payment is left. */
export async function insertRefund(
  tx: Tx,
  refund: Insertable<Schema['sandbox_refund']>,
  isWhole: boolean,
): Promise<void> {
  await tx.insertInto('sandbox_refund').values(refund).execute();
  if (!isWhole) return;
  await tx
    .updateTable('sandbox_payment')
    .set({ status: 'refunded' })
    .where('id', '=', refund.payment_id)
    .execute();
}

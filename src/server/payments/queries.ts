import type { Insertable, Selectable } from 'kysely';
import { furthest, type PaymentState } from '#domain/money/payment.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { PaymentOrderRow, PaymentPurpose } from './schema.ts';

export type PaymentRow = Selectable<Schema['payment']> & {
  purpose: PaymentPurpose;
  quote_id: string | null;
  ordered_at: Date;
  ordered_paise: number;
};
export type RefundRow = Selectable<Schema['refund']>;
type NewOrder = Insertable<Schema['payment_order']>;
type NewRefund = Insertable<Schema['refund']>;
type RefundChange = Pick<NewRefund, 'amount_paise' | 'idempotency_key' | 'state' | 'next_attempt_at'>;

/** A payment as reported; the amount is paise. */
export interface ReportedPayment {
  id: string;
  orderId: string;
  amount: number;
  currency: string;
  state: PaymentState;
}

export function findOrder(db: Database, orderId: string): Promise<PaymentOrderRow | undefined> {
  return db.selectFrom('payment_order').selectAll().where('id', '=', orderId).executeTakeFirst();
}

export function findOrderOfPayment(db: Database, paymentId: string): Promise<PaymentOrderRow | undefined> {
  return db
    .selectFrom('payment_order')
    .innerJoin('payment', 'payment.order_id', 'payment_order.id')
    .selectAll('payment_order')
    .where('payment.id', '=', paymentId)
    .executeTakeFirst();
}

/** The purpose and the paise of an order; `quoteId` names the change. */
export interface OrderRequest {
  purpose: PaymentPurpose;
  due: number;
  quoteId?: string;
}

/**
 * Returns the order to use again for the same request and the same paise: the one for the booking, or an unpaid one for
 * the same balance or change.
 */
export function findReusableOrder(
  db: Database | Tx,
  reservationId: number,
  { purpose, due, quoteId }: OrderRequest,
): Promise<PaymentOrderRow | undefined> {
  return db
    .selectFrom('payment_order')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .where('purpose', '=', purpose)
    .where('amount_paise', '=', due)
    .where(({ not, exists, selectFrom }) =>
      // Money that a host recorded has an order that no guest can pay.
      not(
        exists(
          selectFrom('payment')
            .select('payment.id')
            .whereRef('payment.order_id', '=', 'payment_order.id')
            .where('method', '!=', 'online'),
        ),
      ),
    )
    .$if(purpose === 'change', (query) => query.where('quote_id', '=', quoteId ?? null))
    .$if(purpose !== 'booking', (query) =>
      query.where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('payment')
              .select('payment.id')
              .whereRef('payment.order_id', '=', 'payment_order.id')
              .where('payment.state', 'in', ['captured', 'refunded']),
          ),
        ),
      ),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

export async function insertOrder(tx: Tx, order: NewOrder): Promise<void> {
  await tx.insertInto('payment_order').values(order).execute();
}

/** Restarts the schedule of an order: it is synced at `nextCheck`, then less and less often. */
export async function reopenOrder(db: Database, id: string, now: Date, nextCheck: Date): Promise<void> {
  await db
    .updateTable('payment_order')
    .set({ settled: false, reopened_at: now, next_check_at: nextCheck })
    .where('id', '=', id)
    .execute();
}

/**
 * Returns payments with the oldest first: those of the booking itself come before later ones, even of the same instant.
 */
export function listPayments(db: Database | Tx, reservationId: number): Promise<PaymentRow[]> {
  return db
    .selectFrom('payment')
    .innerJoin('payment_order', 'payment_order.id', 'payment.order_id')
    .selectAll('payment')
    .select(['payment_order.purpose', 'payment_order.quote_id', 'payment_order.created_at as ordered_at'])
    .select('payment_order.amount_paise as ordered_paise')
    .where('payment.reservation_id', '=', reservationId)
    .orderBy((eb) => eb.case().when('payment_order.purpose', '=', 'booking').then(0).else(1).end())
    .orderBy('payment.created_at')
    .orderBy('payment.id')
    .execute();
}

/** Adds a report to what is known of a payment; its state never moves back. The reservation must be locked. */
export async function savePayment(
  tx: Tx,
  reservationId: number,
  reported: ReportedPayment,
  now: Date,
): Promise<void> {
  const known = await tx.selectFrom('payment').selectAll().where('id', '=', reported.id).executeTakeFirst();
  const update = { amount_paise: reported.amount, currency: reported.currency, updated_at: now };
  if (!known) {
    const { id, orderId: order_id, state } = reported;
    const row = { ...update, id, order_id, reservation_id: reservationId, state, created_at: now };
    await tx.insertInto('payment').values(row).execute();
    return;
  }
  const state = furthest(known.state, reported.state);
  const isCorrected = known.amount_paise !== reported.amount || known.currency !== reported.currency;
  // The provider may correct the amount until the capture: the latest one is captured.
  if (state === known.state && !(isCorrected && state === 'authorized')) return;
  await tx
    .updateTable('payment')
    .set({ ...update, state })
    .where('id', '=', reported.id)
    .execute();
}

/** Marks a payment as applied to the booking, its balance or a change of it. */
export async function markApplied(tx: Tx, paymentId: string): Promise<void> {
  await tx.updateTable('payment').set({ applied: true }).where('id', '=', paymentId).execute();
}

export function listRefunds(db: Database | Tx, reservationId: number): Promise<RefundRow[]> {
  return db.selectFrom('refund').selectAll().where('reservation_id', '=', reservationId).execute();
}

/** Returns the paise of a payment that are refunded or being refunded. */
export function refundedOf(paymentId: string, refunds: readonly RefundRow[]): number {
  return refunds
    .filter(({ payment_id }) => payment_id === paymentId)
    .reduce((sum, { amount_paise }) => sum + amount_paise, 0);
}

/** Returns the paise that the provider counts as refunded, without those that a lost dispute took. */
export function refundedOnline(paymentId: string, refunds: readonly RefundRow[]): number {
  return refundedOf(
    paymentId,
    refunds.filter(({ reason }) => reason !== 'disputed'),
  );
}

/**
 * Adds a refund; the key is unique, so the same refund can't be added twice. Money that a host received is paid back by
 * hand. Returns the paise that are.
 */
export async function insertRefund(tx: Tx, refund: NewRefund): Promise<number> {
  const { by_hand } = await tx
    .insertInto('refund')
    .values(({ selectFrom }) => ({
      ...refund,
      by_hand: selectFrom('payment')
        .select((eb) => eb('method', '!=', 'online').as('by_hand'))
        .where('id', '=', refund.payment_id)
        .$castTo<{ by_hand: boolean }>(),
    }))
    .returning('by_hand')
    .executeTakeFirstOrThrow();
  return by_hand ? refund.amount_paise : 0;
}

/** Sorts payments in the order of refunding: what the provider can refund by itself comes first. */
export function onlineFirst(payments: readonly PaymentRow[]): PaymentRow[] {
  const isOffline = ({ method }: PaymentRow) => Number(method !== 'online');
  return payments.toSorted((one, other) => isOffline(one) - isOffline(other));
}

/** Changes a refund for its next attempt. */
export async function updateRefund(tx: Tx, id: number, change: RefundChange): Promise<void> {
  await tx.updateTable('refund').set(change).where('id', '=', id).execute();
}

export async function markRefundsProcessed(tx: Tx, paymentId: string): Promise<void> {
  await tx
    .updateTable('refund')
    .set({ state: 'processed' })
    .where('payment_id', '=', paymentId)
    .where('state', '!=', 'processed')
    .execute();
}

export function getPayment(db: Database | Tx, id: string) {
  return db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

export function getRefund(db: Database | Tx, id: number) {
  return db.selectFrom('refund').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

import type { Insertable, Selectable } from 'kysely';
import { furthest, type PaymentState } from '#domain/payment.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { PaymentOrderRow, PaymentPurpose } from './schema.ts';

/** A payment with what its order is for, and since when. */
export type PaymentRow = Selectable<Schema['payment']> & {
  purpose: PaymentPurpose;
  quote_id: string | null;
  ordered_at: Date;
};
export type RefundRow = Selectable<Schema['refund']>;
type NewOrder = Insertable<Schema['payment_order']>;
type NewRefund = Insertable<Schema['refund']>;
type RefundChange = Pick<NewRefund, 'amount_paise' | 'idempotency_key' | 'state' | 'next_attempt_at'>;

/** What was heard of a payment; the amount is paise. */
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

/** What an order asks for, in paise; `quoteId` names the change. */
export interface OrderRequest {
  purpose: PaymentPurpose;
  due: number;
  quoteId?: string;
}

/**
 * The order of a reservation that a second request answers: the one for the booking, or the one for this rest or this
 * change, of so many paise, that no money has come for.
 */
export function findOrderOf(
  db: Database | Tx,
  reservationId: number,
  { purpose, due, quoteId }: OrderRequest,
): Promise<PaymentOrderRow | undefined> {
  return db
    .selectFrom('payment_order')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .where('purpose', '=', purpose)
    .$if(purpose === 'change', (query) => query.where('quote_id', '=', quoteId ?? null))
    .$if(purpose !== 'booking', (query) =>
      query
        .where('amount_paise', '=', due)
        .where(({ not, exists, selectFrom }) =>
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

/** The clock of an order begins anew: it is asked about at `nextCheck`, then ever more rarely. */
export async function reopenOrder(db: Database, id: string, now: Date, nextCheck: Date): Promise<void> {
  await db
    .updateTable('payment_order')
    .set({ settled: false, reopened_at: now, next_check_at: nextCheck })
    .where('id', '=', id)
    .execute();
}

/** Oldest first: those for the booking, then what was paid later, also where both came in the same instant. */
export function listPayments(db: Database | Tx, reservationId: number): Promise<PaymentRow[]> {
  return db
    .selectFrom('payment')
    .innerJoin('payment_order', 'payment_order.id', 'payment.order_id')
    .selectAll('payment')
    .select(['payment_order.purpose', 'payment_order.quote_id', 'payment_order.created_at as ordered_at'])
    .where('payment.reservation_id', '=', reservationId)
    .orderBy((eb) => eb.case().when('payment_order.purpose', '=', 'booking').then(0).else(1).end())
    .orderBy('payment.created_at')
    .orderBy('payment.id')
    .execute();
}

/** Adds what was heard to what is known; a payment never moves back. The reservation is locked. */
export async function rememberPayment(
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
  // Until it is captured, the provider may still tell of another amount than before: what it said last is asked for.
  if (state === known.state && !(isCorrected && state === 'authorized')) return;
  await tx
    .updateTable('payment')
    .set({ ...update, state })
    .where('id', '=', reported.id)
    .execute();
}

/** A payment that the reservation is booked with, or its rest or a change of it is paid with. */
export async function markApplied(tx: Tx, paymentId: string): Promise<void> {
  await tx.updateTable('payment').set({ applied: true }).where('id', '=', paymentId).execute();
}

export function listRefunds(db: Database | Tx, reservationId: number): Promise<RefundRow[]> {
  return db.selectFrom('refund').selectAll().where('reservation_id', '=', reservationId).execute();
}

/** What of a payment goes back or went back, in paise. */
export function refundedOf(paymentId: string, refunds: readonly RefundRow[]): number {
  return refunds
    .filter(({ payment_id }) => payment_id === paymentId)
    .reduce((sum, { amount_paise }) => sum + amount_paise, 0);
}

/** The same as the provider counts it: what a lost dispute took is no refund there. */
export function refundedOnline(paymentId: string, refunds: readonly RefundRow[]): number {
  return refundedOf(
    paymentId,
    refunds.filter(({ reason }) => reason !== 'disputed'),
  );
}

/** The key is unique, so a refund can't be written twice. */
export async function insertRefund(tx: Tx, refund: NewRefund): Promise<void> {
  await tx.insertInto('refund').values(refund).execute();
}

/** What is asked for from now on. */
export async function changeRefund(tx: Tx, id: number, change: RefundChange): Promise<void> {
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

/**
 * The next number of a series without gaps. Its row stays locked until the transaction ends, and everybody who pays
 * waits for it: so it is the last that a transaction asks for.
 */
export async function takeNumber(tx: Tx, series: string): Promise<number> {
  const { last } = await tx
    .updateTable('number_series')
    .set((q) => ({ last: q('last', '+', 1) }))
    .where('name', '=', series)
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

/** Gives a reservation that is confirmed in this transaction its invoice number. */
export async function numberInvoice(tx: Tx, reservationId: number): Promise<void> {
  const number = await takeNumber(tx, 'invoice');
  await tx
    .updateTable('reservation')
    .set({ invoice_number: number })
    .where('id', '=', reservationId)
    .execute();
}

export function getPayment(db: Database | Tx, id: string) {
  return db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

export function getRefund(db: Database | Tx, id: number) {
  return db.selectFrom('refund').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

import { enqueueMail } from '#server/mail/queries.ts';
import type { PaymentContext } from '#server/payments/context.ts';
import { type FailedRefund, PaymentRefused, PaymentUnavailable } from '#server/payments/provider.ts';
import {
  getPayment,
  getRefund,
  listRefunds,
  type RefundRow,
  refundedOnline,
} from '#server/payments/queries.ts';
import {
  markHostMailed,
  markRefundAccepted,
  renewFailedRefund,
  retryLostRefunds,
  takeDueRefund,
} from '#server/payments/queue-queries.ts';
import { settleReservation } from '#server/payments/settle.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { lockReservation } from '#server/reservations/queries.ts';
import { shrinkRefund } from './shrink-refund.ts';

const WAIT_SECONDS = { first: 60, longest: 6 * 3600 };
/** The host gets a mail after this many refusals of a refund, which is about an hour. */
const REFUSALS_BEFORE_MAIL = 6;

/**
 * Asks the provider for every refund that is due, or for those of one reservation. A refused or unanswered one is
 * tried again later with the same idempotency key, so the money is refunded once.
 */
export async function payDueRefunds(context: PaymentContext, reservationId?: number): Promise<void> {
  for (;;) {
    const refund = await takeDueRefund(context.db, context.clock(), WAIT_SECONDS, reservationId);
    if (!refund) return;
    try {
      if (await isStillDue(context, refund)) await pay(context, refund);
    } catch (error) {
      const known = error instanceof PaymentUnavailable || error instanceof PaymentRefused;
      if (!known) throw error;
      context.log.error({ refund: refund.id, reason: error.message }, 'refund failed, will be tried again');
      // If the provider is unavailable, the other refunds would fail, too.
      if (error instanceof PaymentUnavailable) return;
      await checkAfterRefusal(context, refund);
      if (refund.attempts > REFUSALS_BEFORE_MAIL)
        await inTransaction(context.db, (tx) => mailHost(tx, context, refund.id));
    }
  }
}

/** Pays the refunds of one reservation now. They are saved: what can't be paid now, the background job pays. */
export async function payNow(context: PaymentContext, reservationId: number): Promise<void> {
  await payDueRefunds(context, reservationId).catch((error: unknown) =>
    context.log.error({ reservation: reservationId, err: error }, 'refund not paid yet, will be tried again'),
  );
}

async function pay(context: PaymentContext, refund: RefundRow): Promise<void> {
  const result = await context.payments.refund({
    paymentId: refund.payment_id,
    amount: refund.amount_paise,
    idempotencyKey: refund.idempotency_key,
  });
  await inTransaction(context.db, async (tx) => {
    // The reservation is locked first, so that of two partial refunds at once the later one sees the earlier.
    await lockReservation(tx, refund.reservation_id);
    const isProcessed = result.state === 'processed';
    await markRefundAccepted(tx, refund.id, result.id, isProcessed);
    if (result.state === 'failed') await renewRefund(tx, context, result.id);
    if (!isProcessed) return;
    const payment = await getPayment(tx, refund.payment_id);
    const amount = payment.amount_paise;
    const processed = (await listRefunds(tx, refund.reservation_id)).filter(
      ({ state }) => state === 'processed',
    );
    // A partial refund leaves the payment as it is: only a full one undoes a booking.
    const refunded = refundedOnline(payment.id, processed);
    const state = refunded >= amount ? 'refunded' : payment.state;
    const reported = { ...payment, orderId: payment.order_id, amount, amountRefunded: refunded, state };
    await settleReservation(tx, context, refund.reservation_id, [reported]);
  });
}

/**
 * Handles the provider's report that a refund failed. One whose response was lost is not known by its id: it is tried
 * again under its old key, and the response shows its state. The reservation must be locked.
 */
export async function applyRefundFailure(
  tx: Tx,
  context: PaymentContext,
  failed: FailedRefund,
): Promise<void> {
  if (!(await renewRefund(tx, context, failed.id))) await retryLostRefunds(tx, failed);
}

/**
 * Schedules a refund that failed for good at the provider again under a new key, and mails the host. False for a
 * refund that isn't ours or is renewed already. The reservation must be locked.
 */
async function renewRefund(tx: Tx, context: PaymentContext, providerId: string): Promise<boolean> {
  const refund = await renewFailedRefund(tx, providerId);
  if (!refund) return false;
  context.log.error(
    { refund: refund.id },
    'refund failed at the provider, will be tried again with a new key',
  );
  await mailHost(tx, context, refund.id);
  return true;
}

/** Mails the host about a refund that is not made, once for each refund. */
async function mailHost(tx: Tx, { clock, config }: PaymentContext, refundId: number): Promise<void> {
  const refund = await markHostMailed(tx, refundId);
  if (!refund) return;
  const { reservation_id, amount_paise, payment_id } = refund;
  const job = { kind: 'refund_stuck', data: { reservation_id, amount_paise, payment_id } } as const;
  await enqueueMail(tx, config.hostEmail, job, clock());
}

/**
 * Returns whether the refund must still be made. After a mail about a partial refund the host may have made it by hand
 * without a webhook, so the payment is checked first: otherwise the provider would refund it a second time.
 */
async function isStillDue(context: PaymentContext, refund: RefundRow): Promise<boolean> {
  if (!refund.host_told || refund.provider_id !== null) return true;
  await syncPayment(context, refund);
  const { state, idempotency_key } = await getRefund(context.db, refund.id);
  return state === 'asked' && idempotency_key === refund.idempotency_key;
}

/** Checks the payment after a refusal: the host may have refunded some or all of it at the provider. */
async function checkAfterRefusal(context: PaymentContext, refund: RefundRow): Promise<void> {
  try {
    await syncPayment(context, refund);
  } catch (error) {
    if (!(error instanceof PaymentUnavailable || error instanceof PaymentRefused)) throw error;
  }
}

/** Asks the provider what is left of a refund's payment, and settles the result. */
async function syncPayment(context: PaymentContext, refund: RefundRow): Promise<void> {
  const payment = await getPayment(context.db, refund.payment_id);
  const payments = await context.payments.listPayments(payment.order_id);
  const reported = payments.filter(({ id }) => id === refund.payment_id);
  await inTransaction(context.db, async (tx) => {
    const reservation = await lockReservation(tx, refund.reservation_id);
    if (!reservation) return;
    const update = { refund, now: context.clock(), hostEmail: context.config.hostEmail };
    for (const payment of reported) await shrinkRefund(tx, reservation, { ...update, payment });
    await settleReservation(tx, context, reservation.id, reported);
  });
}

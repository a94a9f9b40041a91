import { enqueueMail } from '#server/mail/queries.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { lockReservation } from '#server/reservations/queries.ts';
import type { PaymentContext } from './context.ts';
import { type FailedRefund, PaymentRefused, PaymentUnavailable } from './provider.ts';
import { getPayment, getRefund, listRefunds, type RefundRow, refundedOnline } from './queries.ts';
import {
  askAgain,
  markHostTold,
  markRefundAccepted,
  renewFailedRefund,
  takeDueRefund,
} from './queue-queries.ts';
import { settleReservation } from './settle.ts';
import { shrinkRefund } from './shrink-refund.ts';

const WAIT_SECONDS = { first: 60, longest: 6 * 3600 };
/** So often a refund may be refused before the host is told: after about an hour. */
const REFUSALS_KEPT_QUIET = 6;

/**
 * Asks the provider for every refund that is due, or for those of one reservation. One that is refused or gets no answer
 * is asked again later, with the same idempotency key, so the money goes back once however often it is asked.
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
      context.log.error({ refund: refund.id, reason: error.message }, 'refund failed, will be asked again');
      // The others would fail, too.
      if (error instanceof PaymentUnavailable) return;
      await noteIfGone(context, refund);
      if (refund.attempts > REFUSALS_KEPT_QUIET)
        await inTransaction(context.db, (tx) => tellHost(tx, context, refund.id));
    }
  }
}

async function pay(context: PaymentContext, refund: RefundRow): Promise<void> {
  const answer = await context.payments.refund({
    paymentId: refund.payment_id,
    amount: refund.amount_paise,
    idempotencyKey: refund.idempotency_key,
  });
  await inTransaction(context.db, async (tx) => {
    // First, so that of two parts that go back at once the later one sees the other.
    await lockReservation(tx, refund.reservation_id);
    const isProcessed = answer.state === 'processed';
    await markRefundAccepted(tx, refund.id, answer.id, isProcessed);
    if (answer.state === 'failed') await renewRefund(tx, context, answer.id);
    if (!isProcessed) return;
    const payment = await getPayment(tx, refund.payment_id);
    const amount = payment.amount_paise;
    const processed = (await listRefunds(tx, refund.reservation_id)).filter(
      ({ state }) => state === 'processed',
    );
    // A part that went back leaves the payment what it was: only the whole of it undoes a booking.
    const gone = refundedOnline(payment.id, processed);
    const state = gone >= amount ? 'refunded' : payment.state;
    const reported = { ...payment, orderId: payment.order_id, amount, amountRefunded: gone, state };
    await settleReservation(tx, context, refund.reservation_id, [reported]);
  });
}

/**
 * The provider tells that a refund failed. One that it took while its answer was lost is not known by its id, and may
 * count as made since: it is asked for again, under its old key, and the answer says what became of it. The reservation
 * is locked.
 */
export async function applyRefundFailure(
  tx: Tx,
  context: PaymentContext,
  failed: FailedRefund,
): Promise<void> {
  if (!(await renewRefund(tx, context, failed.id))) await askAgain(tx, failed);
}

/**
 * A refund that the provider took and could not make is final there: it is asked for under a new key, in its turn, and
 * the host is told. False for one that we did not ask for, or have renewed already. The reservation is locked.
 */
async function renewRefund(tx: Tx, context: PaymentContext, providerId: string): Promise<boolean> {
  const refund = await renewFailedRefund(tx, providerId);
  if (!refund) return false;
  context.log.error({ refund: refund.id }, 'refund failed at the provider, will be asked for anew');
  await tellHost(tx, context, refund.id);
  return true;
}

/** Once for each refund, while it is not made. */
async function tellHost(tx: Tx, { clock, config }: PaymentContext, refundId: number): Promise<void> {
  const refund = await markHostTold(tx, refundId);
  if (!refund) return;
  const { reservation_id, amount_paise, payment_id } = refund;
  const job = { kind: 'refund_stuck', data: { reservation_id, amount_paise, payment_id } } as const;
  await enqueueMail(tx, config.hostEmail, job, clock());
}

/**
 * What the host was told of they may have given back by hand, and no webhook came. Of a part of a payment the provider
 * would make the same again, so the payment is looked at first. False when it changes what is to be asked for.
 */
async function isStillDue(context: PaymentContext, refund: RefundRow): Promise<boolean> {
  if (!refund.host_told || refund.provider_id !== null) return true;
  await lookAtPayment(context, refund);
  const { state, idempotency_key } = await getRefund(context.db, refund.id);
  return state === 'asked' && idempotency_key === refund.idempotency_key;
}

/** A refusal may mean that the host gave the money back at the provider's already, or some of it. */
async function noteIfGone(context: PaymentContext, refund: RefundRow): Promise<void> {
  try {
    await lookAtPayment(context, refund);
  } catch (error) {
    if (!(error instanceof PaymentUnavailable || error instanceof PaymentRefused)) throw error;
  }
}

/** Asks the provider what is left of a refund's payment, and settles what it says. */
async function lookAtPayment(context: PaymentContext, refund: RefundRow): Promise<void> {
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

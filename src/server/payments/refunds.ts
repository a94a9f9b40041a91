import { PaymentRefused, PaymentUnavailable } from '../providers/payments.ts';
import { markRefundAccepted, takeDueRefund } from '../storage/payment-queue.ts';
import { listRefunds, type RefundRow, refundedOf } from '../storage/payments.ts';
import { lockReservation } from '../storage/reservations.ts';
import { inTransaction } from '../storage/transaction.ts';
import type { PaymentDesk } from './desk.ts';
import { settleReservation } from './settle-reservation.ts';
import { shrinkRefund } from './shrink-refund.ts';

const WAIT_SECONDS = { first: 60, longest: 6 * 3600 };

/**
 * Asks the provider for every refund that is due, or for those of one reservation. One that fails is asked again later, with the same idempotency
 * key, so the money goes back once however often it is asked.
 */
export async function payDueRefunds(desk: PaymentDesk, reservationId?: number): Promise<void> {
  for (;;) {
    const refund = await takeDueRefund(desk.db, desk.clock(), WAIT_SECONDS, reservationId);
    if (!refund) return;
    try {
      await pay(desk, refund);
    } catch (error) {
      const known = error instanceof PaymentUnavailable || error instanceof PaymentRefused;
      if (!known) throw error;
      desk.log.error({ refund: refund.id, reason: error.message }, 'refund failed, will be asked again');
      // The others would fail, too.
      if (error instanceof PaymentUnavailable) return;
      await noteIfGone(desk, refund);
    }
  }
}

async function pay(desk: PaymentDesk, refund: RefundRow): Promise<void> {
  const answer = await desk.payments.refund({
    paymentId: refund.payment_id,
    amount: refund.amount_paise,
    idempotencyKey: refund.idempotency_key,
  });
  await inTransaction(desk.db, async (tx) => {
    // First, so that of two parts that go back at once the later one sees the other.
    await lockReservation(tx, refund.reservation_id);
    await markRefundAccepted(tx, refund.id, answer.id, answer.processed);
    if (!answer.processed) return;
    const payment = await tx
      .selectFrom('payment')
      .selectAll()
      .where('id', '=', refund.payment_id)
      .executeTakeFirstOrThrow();
    const amount = payment.amount_paise;
    const processed = (await listRefunds(tx, refund.reservation_id)).filter(
      ({ state }) => state === 'processed',
    );
    // A part that went back leaves the payment what it was: only the whole of it undoes a booking.
    const gone = refundedOf(payment.id, processed);
    const state = gone >= amount ? 'refunded' : payment.state;
    const heard = { ...payment, orderId: payment.order_id, amount, amountRefunded: gone, state };
    await settleReservation(tx, desk, refund.reservation_id, [heard]);
  });
}

/** A refusal may mean that the host gave the money back at the provider's already, or some of it. */
async function noteIfGone(desk: PaymentDesk, refund: RefundRow): Promise<void> {
  const payment = await desk.db
    .selectFrom('payment')
    .select('order_id')
    .where('id', '=', refund.payment_id)
    .executeTakeFirstOrThrow();
  try {
    const payments = await desk.payments.listPayments(payment.order_id);
    const heard = payments.filter(({ id }) => id === refund.payment_id);
    await inTransaction(desk.db, async (tx) => {
      const reservation = await lockReservation(tx, refund.reservation_id);
      if (!reservation) return;
      const news = { refund, now: desk.clock(), hostEmail: desk.config.hostEmail };
      for (const payment of heard) await shrinkRefund(tx, reservation, { ...news, payment });
      await settleReservation(tx, desk, reservation.id, heard);
    });
  } catch (error) {
    if (!(error instanceof PaymentUnavailable || error instanceof PaymentRefused)) throw error;
  }
}

import { applyDispute } from '#server/payments/apply-dispute.ts';
import type { PaymentContext } from '#server/payments/context.ts';
import { type PaymentEvent, PaymentRefused, type ProviderPayment } from '#server/payments/provider.ts';
import { insertEvent } from '#server/payments/queue-queries.ts';
import { applyRefundFailure, payDueRefunds } from '#server/payments/refunds/pay-refunds.ts';
import type { PaymentOrderRow } from '#server/payments/schema.ts';
import { type Settled, settleReservation } from '#server/payments/settle.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';

/** Asks the provider about an order and settles the result. Throws PaymentUnavailable and PaymentRefused. */
export async function syncOrder(context: PaymentContext, order: PaymentOrderRow): Promise<void> {
  await applyPayments(context, order, await listReported(context, order));
}

/** Returns the payments of an order, without those that were begun but not made. */
async function listReported(context: PaymentContext, order: PaymentOrderRow): Promise<ProviderPayment[]> {
  const payments = await context.payments.listPayments(order.id);
  return payments.filter(({ state }) => state !== 'created');
}

/** Settles the reported payments of an order, then captures and refunds what follows. */
export async function applyPayments(
  context: PaymentContext,
  order: PaymentOrderRow,
  reported: readonly ProviderPayment[],
): Promise<void> {
  await followUp(
    context,
    order,
    await inTransaction(context.db, (tx) => settleReservation(tx, context, order.reservation_id, reported)),
  );
}

/** Applies an event once; returns undefined if it was applied before. The caller then sends the mails and refunds. */
export function applyEvent(
  context: PaymentContext,
  order: PaymentOrderRow,
  { id, payment, failedRefund, dispute }: PaymentEvent,
): Promise<Settled | undefined> {
  return inTransaction(context.db, async (tx) => {
    if (!(await insertEvent(tx, id, context.clock()))) return undefined;
    const settled = await settleReservation(tx, context, order.reservation_id, payment ? [payment] : []);
    if (failedRefund) await applyRefundFailure(tx, context, failedRefund);
    if (dispute) await applyDispute(tx, context, order.reservation_id, dispute);
    return settled;
  });
}

/** Calls the provider for what settling asks: captures authorized money and settles it, then pays refunds. */
export async function followUp(
  context: PaymentContext,
  order: PaymentOrderRow,
  settled: Settled,
): Promise<void> {
  const captured = await capture(context, order, settled);
  const after =
    captured.length > 0
      ? await inTransaction(context.db, (tx) =>
          settleReservation(tx, context, order.reservation_id, captured),
        )
      : undefined;
  if (settled.refunds || after?.refunds) await payDueRefunds(context, order.reservation_id);
}

async function capture(
  context: PaymentContext,
  order: PaymentOrderRow,
  { captures }: Settled,
): Promise<ProviderPayment[]> {
  const captured: ProviderPayment[] = [];
  for (const payment of captures) {
    try {
      captured.push(await context.payments.capture(payment));
    } catch (error) {
      if (!(error instanceof PaymentRefused)) throw error;
      // Most likely it was captured meanwhile, by another process or by the provider itself.
      context.log.warn({ payment: payment.id, reason: error.message }, 'capture refused');
      captured.push(...(await listReported(context, order)).filter(({ id }) => id === payment.id));
    }
  }
  return captured;
}

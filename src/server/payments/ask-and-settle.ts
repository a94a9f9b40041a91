import { PaymentRefused, type ProviderDispute, type ProviderPayment } from '../providers/payments.ts';
import { rememberEvent } from '../storage/payment-queue.ts';
import type { PaymentOrderRow } from '../storage/payments-schema.ts';
import { inTransaction } from '../storage/transaction.ts';
import type { PaymentDesk } from './desk.ts';
import { hearOfDispute } from './hear-of-dispute.ts';
import { type FailedRefund, hearOfFailure, payDueRefunds } from './refunds.ts';
import { type Settled, settleReservation } from './settle-reservation.ts';

/** Asks the provider about an order and settles what it says. Throws PaymentUnavailable and PaymentRefused. */
export async function askAndSettle(desk: PaymentDesk, order: PaymentOrderRow): Promise<void> {
  await settleHeard(desk, order, await ask(desk, order));
}

/** A payment that was begun but not made is no news. */
async function ask(desk: PaymentDesk, order: PaymentOrderRow): Promise<ProviderPayment[]> {
  const payments = await desk.payments.listPayments(order.id);
  return payments.filter(({ state }) => state !== 'created');
}

/** Settles what was heard of an order's payments, then captures and refunds what follows from it. */
export async function settleHeard(
  desk: PaymentDesk,
  order: PaymentOrderRow,
  heard: readonly ProviderPayment[],
): Promise<void> {
  await followUp(
    desk,
    order,
    await inTransaction(desk.db, (tx) => settleReservation(tx, desk, order.reservation_id, heard)),
  );
}

interface EventNews {
  eventId: string;
  failedRefund: FailedRefund | undefined;
  dispute: ProviderDispute | undefined;
}

/** The same for news that carry the id of an event, once; `undefined` when they came before. Following up is left to the caller. */
export function settleEvent(
  desk: PaymentDesk,
  order: PaymentOrderRow,
  heard: readonly ProviderPayment[],
  { eventId, failedRefund, dispute }: EventNews,
): Promise<Settled | undefined> {
  return inTransaction(desk.db, async (tx) => {
    if (!(await rememberEvent(tx, eventId, desk.clock()))) return undefined;
    const settled = await settleReservation(tx, desk, order.reservation_id, heard);
    if (failedRefund) await hearOfFailure(tx, desk, failedRefund);
    if (dispute) await hearOfDispute(tx, desk, order.reservation_id, dispute);
    return settled;
  });
}

/** What settling asks of the provider: authorized money is taken, then settled, too; refunds are paid. */
export async function followUp(desk: PaymentDesk, order: PaymentOrderRow, settled: Settled): Promise<void> {
  const captured = await capture(desk, order, settled);
  const after =
    captured.length > 0
      ? await inTransaction(desk.db, (tx) => settleReservation(tx, desk, order.reservation_id, captured))
      : undefined;
  if (settled.refunds || after?.refunds) await payDueRefunds(desk, order.reservation_id);
}

async function capture(
  desk: PaymentDesk,
  order: PaymentOrderRow,
  { captures }: Settled,
): Promise<ProviderPayment[]> {
  const captured: ProviderPayment[] = [];
  for (const payment of captures) {
    try {
      captured.push(await desk.payments.capture(payment));
    } catch (error) {
      if (!(error instanceof PaymentRefused)) throw error;
      // Most likely it was captured meanwhile, by another process or by the provider itself.
      desk.log.warn({ payment: payment.id, reason: error.message }, 'capture refused');
      captured.push(...(await ask(desk, order)).filter(({ id }) => id === payment.id));
    }
  }
  return captured;
}

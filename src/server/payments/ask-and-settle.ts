import { PaymentRefused, type ProviderPayment } from '../providers/payments.ts';
import { rememberEvent } from '../storage/payment-queue.ts';
import type { PaymentOrderRow } from '../storage/schema.ts';
import { inTransaction } from '../storage/transaction.ts';
import type { PaymentDesk } from './desk.ts';
import { payDueRefunds } from './refunds.ts';
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

/**
 * Settles what was heard of an order's payments, then captures and refunds what follows from it. News that carry the
 * id of an event are settled once; `false` when they came before.
 */
export async function settleHeard(
  desk: PaymentDesk,
  order: PaymentOrderRow,
  heard: readonly ProviderPayment[],
  eventId?: string,
): Promise<boolean> {
  const settled = await inTransaction(desk.db, async (tx) => {
    if (eventId !== undefined && !(await rememberEvent(tx, eventId, desk.clock()))) return undefined;
    return settleReservation(tx, desk, order.reservation_id, heard);
  });
  if (!settled) return false;
  const captured = await capture(desk, order, settled);
  const after =
    captured.length > 0
      ? await inTransaction(desk.db, (tx) => settleReservation(tx, desk, order.reservation_id, captured))
      : undefined;
  if (settled.refunds || after?.refunds) await payDueRefunds(desk);
  return true;
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

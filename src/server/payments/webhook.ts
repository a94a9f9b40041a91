import { setTimeout as pause } from 'node:timers/promises';
import { scheduleSync } from '#server/payments/orders/reconcile.ts';
import { applyEvent, followUp } from '#server/payments/orders/sync-order.ts';
import type { PaymentContext } from './context.ts';
import type { PaymentEvent, Webhook } from './provider.ts';
import { findOrder, findOrderOfPayment } from './queries.ts';
import type { PaymentOrderRow } from './schema.ts';
import type { Settled } from './settle.ts';

/** The provider expects a response within 5 s, however slow its own API is. */
const FOLLOW_UP_MILLISECONDS = 3000;

/** Handles a webhook. Returns false if the signature is wrong; events about other things are ignored. */
export async function receiveWebhook(context: PaymentContext, webhook: Webhook): Promise<boolean> {
  const event = context.payments.readWebhook(webhook, context.clock());
  if (event === 'unsigned') return false;
  const order = event && (await orderOf(context, event));
  const settled = order && (await applyEvent(context, order, event));
  if (settled)
    await Promise.race([
      followUpOrSchedule(context, order, settled),
      pause(FOLLOW_UP_MILLISECONDS, undefined, { ref: false }),
    ]);
  return true;
}

async function orderOf(
  { db }: PaymentContext,
  { orderId, dispute }: PaymentEvent,
): Promise<PaymentOrderRow | undefined> {
  if (orderId) return findOrder(db, orderId);
  return dispute && findOrderOfPayment(db, dispute.paymentId);
}

/** The event is saved; what can't be done now is left to the background jobs. */
async function followUpOrSchedule(
  context: PaymentContext,
  order: PaymentOrderRow,
  settled: Settled,
): Promise<void> {
  try {
    await followUp(context, order, settled);
  } catch (error) {
    context.log.warn({ order: order.id, err: error }, 'payment follow-up failed, will be tried again');
    await scheduleSync(context, order.id).catch((cause: unknown) => {
      context.log.error({ order: order.id, err: cause }, 'order not scheduled');
    });
  }
}

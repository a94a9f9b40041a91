import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { PaymentContext } from './context.ts';
import { findOrder, findOrderOfPayment } from './queries.ts';
import { disputeOf, refundState, toPayment, webhookBody } from './razorpay/shapes.ts';
import { scheduleSync } from './reconcile.ts';
import type { PaymentOrderRow } from './schema.ts';
import type { Settled } from './settle.ts';
import { applyEvent, followUp } from './sync-order.ts';

/** Razorpay wants its answer within 5 s, however long it takes to answer us. */
const PATIENCE_MILLISECONDS = 3000;

export interface Webhook {
  /** As it came, byte for byte: the signature is over these. */
  body: Uint8Array;
  signature: string;
  /** `x-razorpay-event-id`; the same event comes more than once. */
  eventId: string | undefined;
}

/** The second way in for payments. False when the signature is wrong; events about other things are taken and ignored. */
export async function receiveWebhook(context: PaymentContext, webhook: Webhook): Promise<boolean> {
  if (!context.payments.isWebhookSigned(webhook.body, webhook.signature)) return false;
  const parsed = z.safeParse(webhookBody, readJson(webhook.body));
  if (!parsed.success) return true;
  const { payment, refund } = parsed.data.payload;
  const dispute = disputeOf(parsed.data, context.clock());
  const entity = payment?.entity.status === 'created' ? undefined : payment?.entity;
  const order = entity?.order_id
    ? await findOrder(context.db, entity.order_id)
    : dispute && (await findOrderOfPayment(context.db, dispute.paymentId));
  if (!order) return true;
  const eventId = webhook.eventId ?? createHash('sha256').update(webhook.body).digest('hex');
  const failedRefund = refund && refundState(refund.entity) === 'failed' ? refund.entity : undefined;
  const settled = await applyEvent(context, order, entity ? [toPayment(entity, order.id)] : [], {
    eventId,
    failedRefund,
    dispute,
  });
  if (settled)
    await Promise.race([
      followUpCalmly(context, order, settled),
      pause(PATIENCE_MILLISECONDS, undefined, { ref: false }),
    ]);
  return true;
}

/** What the event said is written down; what can't be done about it now is left to the background jobs. */
async function followUpCalmly(
  context: PaymentContext,
  order: PaymentOrderRow,
  settled: Settled,
): Promise<void> {
  try {
    await followUp(context, order, settled);
  } catch (error) {
    context.log.warn({ order: order.id, err: error }, 'payment not followed up yet');
    await scheduleSync(context, order.id).catch((cause: unknown) => {
      context.log.error({ order: order.id, err: cause }, 'order not scheduled');
    });
  }
}

function readJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    return undefined;
  }
}

import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { PaymentRefused, PaymentUnavailable } from '../providers/payments.ts';
import { toPayment, webhookBody } from '../providers/razorpay-shapes.ts';
import { findOrder } from '../storage/payments.ts';
import { settleHeard } from './ask-and-settle.ts';
import type { PaymentDesk } from './desk.ts';
import { askSoon } from './reconcile.ts';

export interface Webhook {
  /** As it came, byte for byte: the signature is over these. */
  body: Uint8Array;
  signature: string;
  /** `x-razorpay-event-id`; the same event comes more than once. */
  eventId: string | undefined;
}

/** The second way in for payments. False when the signature is wrong; events about other things are taken and ignored. */
export async function receiveWebhook(desk: PaymentDesk, webhook: Webhook): Promise<boolean> {
  if (!desk.payments.isWebhookSigned(webhook.body, webhook.signature)) return false;
  const parsed = z.safeParse(webhookBody, readJson(webhook.body));
  const entity = parsed.success ? parsed.data.payload.payment?.entity : undefined;
  if (!entity?.order_id || entity.status === 'created') return true;
  const order = await findOrder(desk.db, entity.order_id);
  if (!order) return true;
  const eventId = webhook.eventId ?? createHash('sha256').update(webhook.body).digest('hex');
  try {
    await settleHeard(desk, order, [toPayment(entity, order.id)], eventId);
  } catch (error) {
    if (!(error instanceof PaymentUnavailable || error instanceof PaymentRefused)) throw error;
    // What the event said is written down; capturing is left to the reconciler.
    desk.log.warn({ order: order.id, reason: error.message }, 'payment not captured yet');
    await askSoon(desk, order.id);
  }
  return true;
}

function readJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    return undefined;
  }
}

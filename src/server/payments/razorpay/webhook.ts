import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { DisputeStatus } from '#domain/money/dispute.ts';
import type { PaymentEvent, ProviderDispute, Webhook } from '../provider.ts';
import { paise, paymentEntity, refundEntity, refundState, toPayment } from './shapes.ts';
import { isSignature } from './signatures.ts';

const MAX_EVENT_ID = 200;

/** Reads a webhook of Razorpay, signed with the webhook's own secret. */
export function readWebhook(
  { body, header }: Webhook,
  secret: string,
  now: Date,
): PaymentEvent | 'unsigned' | undefined {
  if (!isSignature(body, header('X-Razorpay-Signature') ?? '', secret)) return 'unsigned';
  const parsed = z.safeParse(webhookBody, readJson(body));
  if (!parsed.success) return undefined;
  const { payment, refund } = parsed.data.payload;
  // A payment that was begun but not made reports nothing.
  const entity = payment?.entity.status === 'created' ? undefined : payment?.entity;
  const orderId = entity?.order_id ?? undefined;
  const eventId = header('X-Razorpay-Event-Id')?.slice(0, MAX_EVENT_ID);
  return {
    id: eventId ?? createHash('sha256').update(body).digest('hex'),
    orderId,
    payment: entity && orderId ? toPayment(entity, orderId) : undefined,
    failedRefund: refund && refundState(refund.entity) === 'failed' ? refund.entity : undefined,
    dispute: disputeOf(parsed.data, now),
  };
}

/** Amounts are paise; `respond_by` is in seconds. */
const disputeEntity = z.object({
  id: z.string().check(z.maxLength(100)),
  payment_id: z.string(),
  amount: paise,
  amount_deducted: z.nullish(paise),
  reason_code: z.nullish(z.string().check(z.maxLength(200))),
  respond_by: z.nullish(z.int()),
});

const DISPUTE_EVENT = /^payment\.dispute\.(created|under_review|action_required|closed|won|lost)$/;

/** A webhook's body: every event about a payment, an order, a refund or a dispute carries the payment. */
const webhookBody = z.object({
  event: z.string(),
  /** Seconds since 1970. */
  created_at: z.nullish(z.int()),
  payload: z.object({
    payment: z.optional(z.object({ entity: paymentEntity })),
    refund: z.optional(z.object({ entity: refundEntity })),
    dispute: z.optional(z.object({ entity: disputeEntity })),
  }),
});

/** Returns the dispute that an event reports; the event's name gives its status. */
function disputeOf(
  { event, created_at, payload }: z.infer<typeof webhookBody>,
  now: Date,
): ProviderDispute | undefined {
  const entity = payload.dispute?.entity;
  const [, step] = DISPUTE_EVENT.exec(event) ?? [];
  if (!entity || !step) return undefined;
  const status = step === 'created' ? 'open' : step;
  return {
    id: entity.id,
    paymentId: entity.payment_id,
    status: status as DisputeStatus,
    amount: entity.amount,
    deducted: entity.amount_deducted ?? entity.amount,
    reason: entity.reason_code ?? '',
    respondBy: entity.respond_by ? new Date(entity.respond_by * 1000) : null,
    reportedAt: created_at ? new Date(created_at * 1000) : now,
  };
}

function readJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    return undefined;
  }
}

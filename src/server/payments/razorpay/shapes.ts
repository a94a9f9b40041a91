import * as z from 'zod/mini';
import type { DisputeStatus } from '#domain/dispute.ts';
import type { ProviderDispute, ProviderPayment } from '../provider.ts';

/** Razorpay's JSON, as far as we read it. Everything else in it is ignored. */

const paise = z.int().check(z.gte(0));

export const orderEntity = z.object({ id: z.string(), amount: paise, currency: z.string() });

export const paymentEntity = z.object({
  id: z.string(),
  amount: paise,
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  order_id: z.nullish(z.string()),
  amount_refunded: z.nullish(paise),
});
export type PaymentEntity = z.infer<typeof paymentEntity>;

export const paymentList = z.object({ items: z.array(paymentEntity) });

export const refundEntity = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: paise,
  status: z.nullish(z.string()),
});

export function refundState({ status }: z.infer<typeof refundEntity>): 'pending' | 'processed' | 'failed' {
  return status === 'processed' || status === 'failed' ? status : 'pending';
}

/** Amounts as everywhere; `respond_by` is in seconds. */
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
export const webhookBody = z.object({
  event: z.string(),
  /** In seconds. */
  created_at: z.nullish(z.int()),
  payload: z.object({
    payment: z.optional(z.object({ entity: paymentEntity })),
    refund: z.optional(z.object({ entity: refundEntity })),
    dispute: z.optional(z.object({ entity: disputeEntity })),
  }),
});

/** The dispute that an event tells of; the event's own name says how far it is. */
export function disputeOf(
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
    toldAt: created_at ? new Date(created_at * 1000) : now,
  };
}

export function toPayment(entity: PaymentEntity, orderId: string): ProviderPayment {
  return {
    id: entity.id,
    orderId,
    amount: entity.amount,
    currency: entity.currency,
    state: entity.status,
    amountRefunded: entity.amount_refunded ?? 0,
  };
}

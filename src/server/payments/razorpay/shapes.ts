import * as z from 'zod/mini';
import type { ProviderPayment } from '../provider.ts';

/** Describes the parts of Razorpay's JSON that the server reads. Everything else in it is ignored. */

export const paise = z.int().check(z.gte(0));

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

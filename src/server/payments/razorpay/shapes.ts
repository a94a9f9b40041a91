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
  /** What the guest paid besides the order's amount, if the guest bears Razorpay's fee. */
  fee: z.nullish(paise),
  fee_bearer: z.nullish(z.string()),
  /** What a payment in another currency is in the currency of the account. */
  base_amount: z.nullish(paise),
  base_currency: z.nullish(z.string()),
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

const CURRENCY = 'INR';

/**
 * Returns the part of a payment that pays the order: without a fee that the guest bears, and in rupees. A payment that
 * is only authorized is captured as it is.
 */
function paidFor(entity: PaymentEntity): Pick<ProviderPayment, 'amount' | 'currency'> {
  const { amount, currency, status, fee, fee_bearer, base_amount, base_currency } = entity;
  if (status !== 'captured' && status !== 'refunded') return { amount, currency };
  if (fee_bearer === 'customer' && fee) return { amount: Math.max(0, amount - fee), currency };
  if (currency !== CURRENCY && base_amount && (base_currency ?? CURRENCY) === CURRENCY)
    return { amount: base_amount, currency: CURRENCY };
  return { amount, currency };
}

export function toPayment(entity: PaymentEntity, orderId: string): ProviderPayment {
  return {
    id: entity.id,
    orderId,
    ...paidFor(entity),
    state: entity.status,
    amountRefunded: entity.amount_refunded ?? 0,
  };
}

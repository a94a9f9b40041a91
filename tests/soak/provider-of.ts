import { randomUUID } from 'node:crypto';
import { furthest, type PaymentState } from '#domain/money/payment.ts';
import type { PaymentProvider, ProviderPayment } from '#server/payments/provider.ts';

/** Moves a payment to another state, at the provider. */
export function become(payment: ProviderPayment, state: PaymentState): ProviderPayment {
  payment.state = furthest(payment.state, state);
  if (payment.state === 'refunded') payment.amountRefunded = payment.amount;
  return payment;
}

/** A provider with only these payments, which pays refunds at once. */
export function providerOf(payments: readonly ProviderPayment[]): PaymentProvider {
  const find = (requested: string) => {
    const payment = payments.find(({ id }) => id === requested);
    if (!payment) throw new Error(`no payment ${requested}`);
    return payment;
  };
  return {
    keyId: '',
    checkoutScript: '',
    isCheckoutSigned: () => true,
    readWebhook: () => undefined,
    createOrder: async ({ amount, currency }) => ({ id: `order_${randomUUID()}`, amount, currency }),
    listPayments: async (order) =>
      payments.filter(({ orderId }) => orderId === order).map((payment) => ({ ...payment })),
    capture: async ({ id }) => ({ ...become(find(id), 'captured') }),
    refund: async ({ paymentId, amount }) => {
      const payment = find(paymentId);
      payment.amountRefunded += amount;
      if (payment.amountRefunded > payment.amount) throw new Error(`${paymentId} went back twice`);
      if (payment.amountRefunded === payment.amount) become(payment, 'refunded');
      return { id: `rfnd_${paymentId}_${amount}`, state: 'processed' };
    },
  };
}

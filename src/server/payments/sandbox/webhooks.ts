import type { PaymentContext } from '../context.ts';
import type { ProviderPayment } from '../provider.ts';
import { receiveWebhook } from '../webhook.ts';
import type { SandboxPayments } from './sandbox.ts';

/** Reports a test payment to the API as Razorpay would: with signed webhooks, through the webhook's own code. */
export async function sendSandboxWebhooks(
  context: PaymentContext,
  sandbox: SandboxPayments,
  payment: ProviderPayment,
): Promise<void> {
  const events = payment.state === 'failed' ? ['payment.failed'] : ['payment.captured', 'order.paid'];
  for (const event of events) {
    const text = JSON.stringify(webhookOf(event, payment));
    const headers = new Headers({
      'X-Razorpay-Signature': sandbox.signWebhook(text),
      'X-Razorpay-Event-Id': `evt_${event}_${payment.id}`,
    });
    await receiveWebhook(context, {
      body: Buffer.from(text),
      header: (name) => headers.get(name) ?? undefined,
    });
  }
}

function webhookOf(event: string, payment: ProviderPayment) {
  const entity = {
    id: payment.id,
    entity: 'payment',
    amount: payment.amount,
    currency: payment.currency,
    status: payment.state,
    order_id: payment.orderId,
    amount_refunded: payment.amountRefunded,
    captured: payment.state === 'captured',
    method: 'card',
  };
  const order = { id: payment.orderId, entity: 'order', amount: payment.amount, status: 'paid' };
  return {
    entity: 'event',
    account_id: 'acc_sandbox',
    event,
    contains: event === 'order.paid' ? ['payment', 'order'] : ['payment'],
    payload: { payment: { entity }, ...(event === 'order.paid' ? { order: { entity: order } } : {}) },
  };
}

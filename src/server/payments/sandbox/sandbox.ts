import { randomBytes } from 'node:crypto';
import type { Database } from '#server/platform/database/database.ts';
import { type PaymentProvider, PaymentRefused, type ProviderPayment } from '../provider.ts';
import { checkoutText, isSignature, sign } from '../razorpay/signatures.ts';
import { readWebhook } from '../razorpay/webhook.ts';
import * as queries from './queries.ts';

/** The sandbox has no real money, so its keys are no secrets. */
const KEY_ID = 'rzp_test_sandbox';
const KEY_SECRET = 'sandbox-key';
const WEBHOOK_SECRET = 'sandbox';
const CHECKOUT_SCRIPT = '/sandbox/razorpay/checkout.js';

export interface SandboxPayments extends PaymentProvider {
  /** Makes a payment as the guest would in the checkout window; undefined when there is no such order. */
  pay(orderId: string, outcome: 'captured' | 'authorized' | 'failed'): Promise<ProviderPayment | undefined>;
  signCheckout(orderId: string, paymentId: string): string;
  signWebhook(body: string): string;
}

/**
 * Simulates Razorpay in our own database: orders, payments and refunds. It queries the database itself, so never call
 * it inside a transaction.
 */
export function openSandboxPayments(db: Database, clock: () => Date): SandboxPayments {
  async function describe(row: queries.SandboxPayment, currency: string): Promise<ProviderPayment> {
    const refunds = await queries.listRefunds(db, row.id);
    return {
      id: row.id,
      orderId: row.order_id,
      amount: row.amount_paise,
      currency,
      state: row.status,
      amountRefunded: refunds.reduce((sum, refund) => sum + refund.amount_paise, 0),
    };
  }

  return {
    keyId: KEY_ID,
    checkoutScript: CHECKOUT_SCRIPT,
    isCheckoutSigned: ({ orderId, paymentId, signature }) =>
      isSignature(checkoutText(orderId, paymentId), signature, KEY_SECRET),
    readWebhook: (webhook, now) => readWebhook(webhook, WEBHOOK_SECRET, now),
    signCheckout: (orderId, paymentId) => sign(checkoutText(orderId, paymentId), KEY_SECRET),
    signWebhook: (body) => sign(body, WEBHOOK_SECRET),

    async createOrder({ amount, currency, receipt }) {
      const order = { id: newId('order'), amount_paise: amount, currency, receipt, created_at: clock() };
      await queries.insertOrder(db, order);
      return { id: order.id, amount, currency };
    },

    async pay(orderId, outcome) {
      const order = await queries.findOrder(db, orderId);
      if (!order) return undefined;
      const payment = {
        id: newId('pay'),
        order_id: orderId,
        amount_paise: order.amount_paise,
        status: outcome,
        created_at: clock(),
      };
      await queries.insertPayment(db, payment);
      return describe(payment, order.currency);
    },

    async listPayments(orderId) {
      const order = await queries.findOrder(db, orderId);
      if (!order) throw new PaymentRefused(`The sandbox has no order ${orderId}`);
      const payments: ProviderPayment[] = [];
      for (const row of await queries.listPayments(db, orderId))
        payments.push(await describe(row, order.currency));
      return payments;
    },

    async capture({ id, currency }) {
      const row = await queries.markCaptured(db, id);
      if (!row) throw new PaymentRefused(`The sandbox can't capture ${id}: it is not authorized`);
      return describe(row, currency);
    },

    refund: ({ paymentId, amount, idempotencyKey }) =>
      db.transaction().execute(async (tx) => {
        const payment = await queries.lockPayment(tx, paymentId);
        const refunds = await queries.listRefunds(tx, paymentId);
        const same = refunds.find((refund) => refund.idempotency_key === idempotencyKey);
        if (same) return { id: same.id, state: 'processed' };
        const total = refunds.reduce((sum, refund) => sum + refund.amount_paise, amount);
        if (payment?.status !== 'captured' || total > payment.amount_paise) {
          throw new PaymentRefused(`The sandbox can't refund ${amount} paise of ${paymentId}`);
        }
        const refund = {
          id: newId('rfnd'),
          payment_id: paymentId,
          amount_paise: amount,
          idempotency_key: idempotencyKey,
          created_at: clock(),
        };
        await queries.insertRefund(tx, refund, total === payment.amount_paise);
        return { id: refund.id, state: 'processed' };
      }),
  };
}

/** Returns an id in Razorpay's form: a kind and 14 characters. */
function newId(kind: 'order' | 'pay' | 'rfnd'): string {
  return `${kind}_${randomBytes(7).toString('hex')}`;
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import type { DisputeStatus } from '#domain/dispute.ts';
import type { PaymentState } from '#domain/payment.ts';

/** A payment as the provider tells it. Amounts are paise. */
export interface ProviderPayment {
  id: string;
  orderId: string;
  amount: number;
  currency: string;
  state: PaymentState;
  amountRefunded: number;
}

/** A dispute as the provider tells it. Amounts are paise. */
export interface ProviderDispute {
  id: string;
  paymentId: string;
  status: DisputeStatus;
  amount: number;
  /** What was taken, of one that is lost. */
  deducted: number;
  reason: string;
  respondBy: Date | null;
  toldAt: Date;
}

export interface ProviderOrder {
  id: string;
  amount: number;
  currency: string;
}

export interface NewOrder {
  amount: number;
  currency: string;
  receipt: string;
  notes: Record<string, string>;
}

export interface NewRefund {
  paymentId: string;
  amount: number;
  /** The same key is the same refund, however often it is asked. */
  idempotencyKey: string;
}

/**
 * The payment provider: Razorpay, or the sandbox in its shapes. Calls throw {@link PaymentUnavailable} when it can't
 * be asked and {@link PaymentRefused} when it says no.
 */
export interface Payments {
  /** Public; the checkout window needs it. */
  readonly keyId: string;
  /** Address of the script with the checkout window; a path is below the API's base. */
  readonly checkoutScript: string;
  createOrder(order: NewOrder): Promise<ProviderOrder>;
  listPayments(orderId: string): Promise<ProviderPayment[]>;
  /** Takes authorized money. */
  capture(payment: { id: string; amount: number; currency: string }): Promise<ProviderPayment>;
  /** `failed` is final: only another key makes another refund. */
  refund(refund: NewRefund): Promise<{ id: string; state: 'pending' | 'processed' | 'failed' }>;
  /** The signature that checkout hands to the browser: over the order id that we stored, and the payment's. */
  isCheckoutSigned(checkout: { orderId: string; paymentId: string; signature: string }): boolean;
  /** The signature of a webhook: over its body as it came, byte for byte, with the webhook's own secret. */
  isWebhookSigned(body: string | Uint8Array, signature: string): boolean;
}

/** The provider did not answer, or not in a form we know. What was asked may have been done. */
export class PaymentUnavailable extends Error {
  override readonly name = 'PaymentUnavailable';
}

/** The provider understood and said no. */
export class PaymentRefused extends Error {
  override readonly name = 'PaymentRefused';
}

/** HMAC-SHA256 in hexadecimal, as Razorpay signs. */
export function sign(text: string | Uint8Array, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

export function checkoutText(orderId: string, paymentId: string): string {
  return `${orderId}|${paymentId}`;
}

/** Compares in constant time. */
export function isSignature(text: string | Uint8Array, signature: string, secret: string): boolean {
  const expected = Buffer.from(sign(text, secret));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** The two signature checks, with their two secrets: mixing them is the classic failure. */
export function signatureChecks(
  keySecret: string,
  webhookSecret: string,
): Pick<Payments, 'isCheckoutSigned' | 'isWebhookSigned'> {
  return {
    isCheckoutSigned: ({ orderId, paymentId, signature }) =>
      isSignature(checkoutText(orderId, paymentId), signature, keySecret),
    isWebhookSigned: (body, signature) => isSignature(body, signature, webhookSecret),
  };
}

import type { DisputeStatus } from '#domain/money/dispute.ts';
import type { PaymentState } from '#domain/money/payment.ts';

export interface ProviderPayment {
  id: string;
  orderId: string;
  amount: number;
  currency: string;
  state: PaymentState;
  amountRefunded: number;
}

export interface ProviderDispute {
  id: string;
  paymentId: string;
  status: DisputeStatus;
  amount: number;
  /** Paise that a lost dispute has taken. */
  deducted: number;
  reason: string;
  respondBy: Date | null;
  reportedAt: Date;
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
  /** Two calls with the same key make one refund. */
  idempotencyKey: string;
}

/** A webhook byte for byte as received, because its signature covers the bytes. */
export interface Webhook {
  body: Uint8Array;
  header(name: string): string | undefined;
}

/** A refund that failed at the provider after it was accepted. The amount is paise. */
export interface FailedRefund {
  id: string;
  payment_id: string;
  amount: number;
}

export interface PaymentEvent {
  /** The same event can come more than once, with the same id. */
  id: string;
  orderId?: string | undefined;
  payment?: ProviderPayment | undefined;
  failedRefund?: FailedRefund | undefined;
  dispute?: ProviderDispute | undefined;
}

/**
 * A payment provider, implemented in a folder of its own; no other file knows its name. Calls throw {@link
 * PaymentUnavailable} or {@link PaymentRefused}.
 */
export interface PaymentProvider {
  /** The checkout window needs this key, which is public. */
  readonly keyId: string;
  /** URL of the script with the checkout window; a path is relative to the API's base. */
  readonly checkoutScript: string;
  createOrder(order: NewOrder): Promise<ProviderOrder>;
  listPayments(orderId: string): Promise<ProviderPayment[]>;
  capture(payment: { id: string; amount: number; currency: string }): Promise<ProviderPayment>;
  /** Makes a refund. `failed` is final: only another key makes another refund. */
  refund(refund: NewRefund): Promise<{ id: string; state: 'pending' | 'processed' | 'failed' }>;
  /**
   * Returns whether the signature that checkout gave to the browser is valid for the stored order id and the payment's
   * id.
   */
  isCheckoutSigned(checkout: { orderId: string; paymentId: string; signature: string }): boolean;
  /** Returns what a webhook reports; undefined for an event about something else. */
  readWebhook(webhook: Webhook, now: Date): PaymentEvent | 'unsigned' | undefined;
}

/** Says that the provider did not respond, or not in a known form. The request may have been carried out. */
export class PaymentUnavailable extends Error {
  override readonly name = 'PaymentUnavailable';
}

/** Says that the provider understood the request and refused it. */
export class PaymentRefused extends Error {
  override readonly name = 'PaymentRefused';
}

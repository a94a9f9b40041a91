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

/** A webhook as it came, byte for byte: its signature is over these. */
export interface Webhook {
  body: Uint8Array;
  /** Reads a header by its name. */
  header(name: string): string | undefined;
}

/** A refund that the provider took and could not make. The amount is paise. */
export interface FailedRefund {
  id: string;
  payment_id: string;
  amount: number;
}

/** What a webhook reports. */
export interface PaymentEvent {
  /** The same event comes more than once, with the same id. */
  id: string;
  /** The order of its payment. */
  orderId?: string | undefined;
  payment?: ProviderPayment | undefined;
  failedRefund?: FailedRefund | undefined;
  dispute?: ProviderDispute | undefined;
}

/**
 * The payment provider: a folder of its own implements it, and no other file knows its name. Calls throw {@link PaymentUnavailable} when it can't
 * be asked and {@link PaymentRefused} when it says no.
 */
export interface PaymentProvider {
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
  /** What a webhook reports; undefined for an event about something else. */
  readWebhook(webhook: Webhook, now: Date): PaymentEvent | 'unsigned' | undefined;
}

/** The provider did not answer, or not in a form we know. What was asked may have been done. */
export class PaymentUnavailable extends Error {
  override readonly name = 'PaymentUnavailable';
}

/** The provider understood and said no. */
export class PaymentRefused extends Error {
  override readonly name = 'PaymentRefused';
}

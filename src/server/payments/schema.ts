import type { Generated, Selectable } from 'kysely';
import type { DisputeStatus } from '#domain/money/dispute.ts';
import type { RefundReason } from '#domain/money/payment.ts';

declare module '#server/platform/database/schema.ts' {
  interface Schema {
    payment_order: PaymentOrderTable;
    payment: PaymentTable;
    refund: RefundTable;
    dispute: DisputeTable;
    webhook_event: WebhookEventTable;
    number_series: NumberSeriesTable;
    credit_note: CreditNoteTable;
  }
}

/** An order is for the booking itself, for its balance, or for a change that costs more. */
export type PaymentPurpose = 'booking' | 'balance' | 'change';

interface PaymentOrderTable {
  id: string;
  reservation_id: number;
  amount_paise: number;
  currency: string;
  settled: Generated<boolean>;
  purpose: Generated<PaymentPurpose>;
  /** Set only for the order of a change. */
  quote_id: string | null;
  created_at: Date;
  /** When its payment window was last opened again. */
  reopened_at: Date | null;
  next_check_at: Date;
}

interface PaymentTable {
  id: string;
  order_id: string;
  reservation_id: number;
  amount_paise: number;
  currency: string;
  state: 'created' | 'failed' | 'authorized' | 'captured' | 'refunded';
  applied: Generated<boolean>;
  created_at: Date;
  updated_at: Date;
  /** `online` came through the provider; the others were recorded by a host. */
  method: Generated<'online' | 'cash' | 'upi' | 'bank' | 'card'>;
  note: string | null;
  voided_at: Date | null;
  void_reason: string | null;
}

interface RefundTable {
  id: Generated<number>;
  payment_id: string;
  reservation_id: number;
  amount_paise: number;
  reason: RefundReason | 'guest_cancelled' | 'outside' | 'disputed';
  idempotency_key: string;
  provider_id: string | null;
  state: 'due' | 'asked' | 'processed' | 'failed';
  attempts: Generated<number>;
  next_attempt_at: Date;
  /** True once the host was mailed that the refund is not made. */
  host_told: Generated<boolean>;
  created_at: Date;
  /** True if the host pays it back, not the provider. */
  by_hand: Generated<boolean>;
  /** When, how and by whom it was paid out by hand. */
  paid_out_at: Date | null;
  paid_out_method: 'cash' | 'upi' | 'bank' | 'card' | null;
  paid_out_by: number | null;
  paid_out_name: string | null;
}

export interface DisputeTable {
  id: string;
  payment_id: string;
  reservation_id: number;
  amount_paise: number;
  deducted_paise: number;
  reason: string;
  respond_by: Date | null;
  status: DisputeStatus;
  told_at: Date;
  created_at: Date;
}

interface WebhookEventTable {
  id: string;
  received_at: Date;
}

interface NumberSeriesTable {
  name: string;
  last: number;
}

/** Credit notes of before papers were kept, which has them now. */
interface CreditNoteTable {
  number: number;
  reservation_id: number;
  amount_paise: number;
  issued_at: Date;
}

export type PaymentOrderRow = Selectable<PaymentOrderTable>;

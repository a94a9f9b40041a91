/** The sandbox's tables have Razorpay's form, with amounts in paise. */

declare module '#server/platform/database/schema.ts' {
  interface Schema {
    sandbox_order: SandboxOrderTable;
    sandbox_payment: SandboxPaymentTable;
    sandbox_refund: SandboxRefundTable;
  }
}

export interface SandboxOrderTable {
  id: string;
  amount_paise: number;
  currency: string;
  receipt: string;
  created_at: Date;
}

export interface SandboxPaymentTable {
  id: string;
  order_id: string;
  amount_paise: number;
  status: 'failed' | 'authorized' | 'captured' | 'refunded';
  created_at: Date;
}

export interface SandboxRefundTable {
  id: string;
  payment_id: string;
  amount_paise: number;
  idempotency_key: string;
  created_at: Date;
}

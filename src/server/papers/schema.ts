import type { ColumnType, Generated, Selectable } from 'kysely';
import type { PaperKind } from '#domain/papers/paper-number.ts';
import type { PaperData } from '#server/documents/paper-data.ts';

declare module '#server/platform/database/schema.ts' {
  interface Schema {
    seller: SellerTable;
    seller_prefix: { prefix: string; property_id: number };
    paper: PaperTable;
  }
}

interface SellerTable {
  property_id: number;
  legal_name: string;
  address: string;
  state_code: string;
  pin: string | null;
  phone: string;
  email: string;
  /** Both are null for a seller who is not registered under GST. */
  gstin: string | null;
  registered_from: string | null;
  breakfast_is: 'room' | 'food';
  specified_premises: Generated<boolean>;
  prefix: string;
}

interface PaperTable {
  id: Generated<number>;
  reservation_id: number;
  property_id: number;
  kind: PaperKind;
  /** The number as it is printed. */
  number: string;
  issued_at: Date;
  total_paise: number;
  /** The booking's total with its fee at that time. */
  basis_paise: number;
  /** The company that it is made out to, as one text; empty if none. */
  company: Generated<string>;
  payment_id: string | null;
  refund_id: number | null;
  replaces: string | null;
  /** Null for papers that were issued before papers were stored; they show their booking as it is. */
  data: ColumnType<PaperData | null, string | null | undefined, never>;
}

export type SellerRow = Selectable<SellerTable>;
export type PaperRow = Selectable<PaperTable>;

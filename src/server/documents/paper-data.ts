import type { PaperLine } from '#domain/papers/paper-line.ts';
import type { PaperKind } from '#domain/papers/paper-number.ts';
import type { StayOnPaper } from './stay-on-paper.ts';

/** Who sells, as printed; without a GSTIN the seller is not registered. */
export interface SellerOnPaper {
  name: string;
  address: string;
  stateCode: string;
  pin: string | null;
  phone: string;
  email: string;
  gstin: string | null;
}

export interface Company {
  name: string;
  gstin: string | null;
}

/** An earlier paper that is named on this one. */
export interface NamedPaper {
  kind: PaperKind;
  number: string;
  /** A civil date. */
  on: string;
}

/** All that a paper shows, as it was when it was issued. */
export interface PaperData {
  seller: SellerOnPaper;
  company: Company | null;
  stay: StayOnPaper;
  lines: PaperLine[];
  /** The receipt vouchers of a refund voucher, or the invoice of a credit note or of a new invoice. */
  names: NamedPaper[];
  /** A credit note that comes too late to lower the tax (Section 34). */
  isWithoutTax?: true;
}

/** A paper to print. */
export interface Paper {
  kind: PaperKind;
  number: string;
  /** A civil date. */
  issuedOn: string;
  /** Paise. */
  total: number;
  data: PaperData;
}

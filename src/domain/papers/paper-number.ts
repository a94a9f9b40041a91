/** The papers that a seller issues. */
export const PAPER_KINDS = [
  'invoice',
  'tax_invoice',
  'receipt_voucher',
  'refund_voucher',
  'credit_note',
] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

const LETTERS: Readonly<Record<PaperKind, string>> = {
  invoice: 'I',
  tax_invoice: 'T',
  receipt_voucher: 'R',
  refund_voucher: 'F',
  credit_note: 'C',
};
const APRIL = 4;
const DIGITS = 5;

/** Returns the financial year of a civil date, which begins on 1 April: `26-27`. */
export function financialYear(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const first = month >= APRIL ? year : year - 1;
  const short = (whole: number) => String(whole % 100).padStart(2, '0');
  return `${short(first)}-${short(first + 1)}`;
}

/** Returns the name of a series of numbers: one for each prefix, kind and financial year. */
export function seriesOf(prefix: string, kind: PaperKind, day: string): string {
  return `${prefix}${LETTERS[kind]}/${financialYear(day)}`;
}

/** Returns a number as printed, `H1T/26-27/00001`. */
export const numberOf = (series: string, count: number): string =>
  `${series}/${String(count).padStart(DIGITS, '0')}`;

/**
 * Returns whether a credit note of a day lowers the tax of an invoice: until 30 November after the financial year of
 * the invoice (Section 34 of the CGST Act).
 */
export function creditsTax(invoicedOn: string, day: string): boolean {
  const [year = 0, month = 0] = invoicedOn.split('-').map(Number);
  const lastYear = month >= APRIL ? year + 1 : year;
  return day <= `${lastYear}-11-30`;
}

import { exactRupees } from '#domain/money/exact.ts';
import { type PaperLine, type TaxSum, taxSums } from './paper-line.ts';
import type { PaperKind } from './paper-number.ts';

/** A paper of a registered seller, as GSTR-1 needs it; `on` is its civil date. */
export interface FiledPaper {
  kind: PaperKind;
  number: string;
  on: string;
  booking: number;
  /** Paise. */
  total: number;
  lines: readonly PaperLine[];
  sellerGstin: string;
  stateCode: string;
  company: { name: string; gstin: string | null } | null;
  replaces: string | null;
  paymentId: string | null;
}

export const GSTR1_COLUMNS = [
  ...['table', 'seller_gstin', 'gstin', 'name', 'number', 'date', 'value', 'place_of_supply'],
  ...['reverse_charge', 'rate', 'taxable', 'cgst', 'sgst', 'replaces', 'count'],
] as const;
type Row = Partial<Record<(typeof GSTR1_COLUMNS)[number], string>>;

/** Returns the tables of GSTR-1 for a month, `2026-11`, from all papers of a seller until its end. */
export function gstr1Rows(papers: readonly FiledPaper[], month: string): string[][] {
  const sellers = Map.groupBy(papers, ({ sellerGstin }) => sellerGstin);
  return [...sellers].flatMap(([sellerGstin, own]) =>
    tablesOf(own, month).map((row) =>
      GSTR1_COLUMNS.map((column) => ({ ...row, seller_gstin: sellerGstin })[column] ?? ''),
    ),
  );
}

function tablesOf(papers: readonly FiledPaper[], month: string): Row[] {
  const now = papers.filter(({ on }) => on.startsWith(month));
  const invoices = now.filter(({ kind }) => kind === 'tax_invoice');
  const byNumber = new Map(papers.map((paper) => [paper.number, paper]));
  const notes = now
    .filter(({ kind }) => kind === 'credit_note')
    .flatMap((note) => {
      const invoice = byNumber.get(note.replaces ?? '');
      return invoice?.kind === 'tax_invoice' ? [{ ...note, company: invoice.company }] : [];
    });
  const isB2b = ({ company }: FiledPaper) => company?.gstin != null;
  const place = papers[0]?.stateCode ?? '';
  const consumers = [invoices, notes].map((some) => some.filter((paper) => !isB2b(paper)));
  const companies = [invoices, notes].map((some) => some.filter(isB2b));
  const byRate = (table: string, lines: readonly PaperLine[]) =>
    taxSums(lines)
      .filter(({ taxable }) => taxable !== 0)
      .map((sum) => ({ table, place_of_supply: place, ...amounts(sum) }));
  const { received, settled } = advances(papers, month);
  return [
    ...(companies[0] ?? []).flatMap((paper) => named('b2b', paper)),
    ...(companies[1] ?? []).flatMap((paper) => named('cdnr', paper)),
    ...byRate('b2cs', less(consumers)),
    ...byRate('at', received),
    ...byRate('atadj', settled),
    ...bySac('hsn_b2b', less(companies)),
    ...bySac('hsn_b2c', less(consumers)),
    ...docs(now),
  ];
}

const amounts = ({ rate, taxable, cgst, sgst }: TaxSum): Row => ({
  rate: String(rate),
  taxable: exactRupees(taxable),
  cgst: exactRupees(cgst),
  sgst: exactRupees(sgst),
});

function named(table: string, paper: FiledPaper): Row[] {
  const { company, number, on, total, stateCode, replaces } = paper;
  return taxSums(paper.lines).map((sum) => ({
    table,
    gstin: company?.gstin ?? '',
    name: company?.name ?? '',
    number,
    date: on,
    value: exactRupees(total),
    place_of_supply: stateCode,
    reverse_charge: 'N',
    replaces: replaces ?? '',
    ...amounts(sum),
  }));
}

const minus = ({ gross, taxable, cgst, sgst, ...line }: PaperLine): PaperLine => ({
  ...line,
  gross: -gross,
  taxable: -taxable,
  cgst: -cgst,
  sgst: -sgst,
});

/** Returns the lines of the first papers, and those of the second with a minus. */
const less = ([papers = [], others = []]: readonly (readonly FiledPaper[])[]): PaperLine[] => [
  ...papers.flatMap(({ lines }) => lines),
  ...others.flatMap(({ lines }) => lines).map(minus),
];

/**
 * Returns as `received` the advances of a month that were not invoiced in it, and as `settled` those of earlier months
 * that were invoiced or sent back in it.
 */
function advances(papers: readonly FiledPaper[], month: string) {
  const received: PaperLine[] = [];
  const settled: PaperLine[] = [];
  for (const own of Map.groupBy(papers, ({ booking }) => booking).values()) {
    const invoiced = own.find(({ kind }) => kind === 'tax_invoice')?.on.slice(0, month.length);
    if (invoiced !== undefined && invoiced < month) continue;
    const isNow = ({ on }: FiledPaper) => on.startsWith(month);
    const receipts = own.filter(({ kind }) => kind === 'receipt_voucher');
    const back = own.filter(({ kind }) => kind === 'refund_voucher');
    const earlier = receipts.filter((receipt) => !isNow(receipt));
    const isOfEarlier = ({ paymentId }: FiledPaper) => earlier.some((one) => one.paymentId === paymentId);
    if (invoiced === month) {
      settled.push(...less([earlier, back.filter((voucher) => !isNow(voucher))]));
      continue;
    }
    received.push(...less([receipts.filter(isNow), back.filter((one) => isNow(one) && !isOfEarlier(one))]));
    settled.push(...less([back.filter((one) => isNow(one) && isOfEarlier(one))]));
  }
  return { received, settled };
}

function bySac(table: string, lines: readonly PaperLine[]): Row[] {
  return [...Map.groupBy(lines, ({ sac }) => sac)].flatMap(([sac, own]) =>
    taxSums(own)
      .filter(({ taxable }) => taxable !== 0)
      .map((sum) => ({ table, number: sac, ...amounts(sum) })),
  );
}

/** Returns the first and the last number of each series, and how many there are. */
function docs(papers: readonly FiledPaper[]): Row[] {
  const series = Map.groupBy(papers, ({ number }) => number.slice(0, number.lastIndexOf('/')));
  return [...series.values()].map((own) => {
    const numbers = own.map(({ number }) => number).sort();
    return {
      table: 'docs',
      number: numbers[0] ?? '',
      replaces: numbers.at(-1) ?? '',
      count: String(numbers.length),
    };
  });
}

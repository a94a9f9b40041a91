import { expect, it } from 'vitest';
import { type FiledPaper, gstr1Rows } from '#domain/papers/gstr1.ts';
import { amountLines, lineOf } from '#domain/papers/paper-line.ts';

const stay = (paise: number) => [lineOf({ kind: 'room', text: 'Room 1' }, paise, { sac: '996311', rate: 5 })];
let count = 0;
function paper(
  kind: FiledPaper['kind'],
  on: string,
  paise: number,
  change: Partial<FiledPaper> = {},
): FiledPaper {
  count += 1;
  const letter = {
    tax_invoice: 'T',
    receipt_voucher: 'R',
    refund_voucher: 'F',
    credit_note: 'C',
    invoice: 'I',
  };
  return {
    kind,
    number: `H1${letter[kind]}/26-27/${String(count).padStart(5, '0')}`,
    on,
    booking: 1,
    total: paise,
    lines: kind === 'tax_invoice' ? stay(paise) : amountLines({ kind: 'amount', text: '' }, paise, stay(1)),
    sellerGstin: '21AAPFU0939F1Z7',
    stateCode: '21',
    company: null,
    replaces: null,
    paymentId: null,
    ...change,
  };
}
/** The table, and what is in it: number, rate, taxable, CGST, SGST. */
const tables = (papers: FiledPaper[], month: string) =>
  gstr1Rows(papers, month)
    .filter(([table]) => table !== 'docs' && !table?.startsWith('hsn'))
    .map((row) => [row[0], row[4], ...row.slice(9, 13)].join(' '));

it('invoices of companies stand one by one, others are added up less their credit notes', () => {
  const company = { name: 'Kalinga', gstin: '27AAPFU0939F1ZV' };
  const invoice = paper('tax_invoice', '2026-11-03', 210_000, { company });
  const other = paper('tax_invoice', '2026-11-04', 420_000, { booking: 2 });
  const papers = [
    invoice,
    other,
    paper('credit_note', '2026-11-20', 105_000, { replaces: invoice.number }),
    paper('credit_note', '2026-11-21', 210_000, { replaces: other.number, booking: 2 }),
    paper('tax_invoice', '2026-10-31', 999_900, { booking: 3 }),
  ];
  expect(tables(papers, '2026-11')).toEqual([
    `b2b ${invoice.number} 5 2000.00 50.00 50.00`,
    `cdnr ${papers[2]?.number} 5 1000.00 25.00 25.00`,
    'b2cs  5 2000.00 50.00 50.00',
  ]);
  const rows = gstr1Rows(papers, '2026-11');
  expect(rows[0]?.join(' ')).toBe(
    `b2b 21AAPFU0939F1Z7 27AAPFU0939F1ZV Kalinga ${invoice.number} 2026-11-03 2100.00 21 N 5 2000.00 50.00 50.00  `,
  );
  expect([rows[1]?.[13], rows[2]?.[7]]).toEqual([invoice.number, '21']);
  expect(rows.filter(([table]) => table === 'docs').map((row) => [row[4], row[13], row[14]])).toEqual([
    [invoice.number, other.number, '2'],
    [papers[2]?.number, papers[3]?.number, '2'],
  ]);
  expect(rows.filter(([table]) => table === 'hsn_b2c').map((row) => [row[4], row[10]])).toEqual([
    ['996311', '2000.00'],
  ]);
});

it('an advance counts in its month, and is settled in the month of its invoice', () => {
  const papers = [
    paper('receipt_voucher', '2026-10-10', 105_000, { paymentId: 'a' }),
    paper('receipt_voucher', '2026-11-10', 21_000, { paymentId: 'b' }),
    paper('tax_invoice', '2026-11-12', 210_000),
    paper('receipt_voucher', '2026-11-13', 105_000, { booking: 2, paymentId: 'c' }),
  ];
  expect(tables(papers.slice(0, 1), '2026-10')).toEqual(['at  5 1000.00 25.00 25.00']);
  expect(tables(papers, '2026-11')).toEqual([
    'b2cs  5 2000.00 50.00 50.00',
    'at  5 1000.00 25.00 25.00',
    'atadj  5 1000.00 25.00 25.00',
  ]);
  expect(tables(papers, '2026-12')).toEqual([]);
});

it('an advance that is sent back in its month was none, in a later month it is settled', () => {
  const receipt = paper('receipt_voucher', '2026-10-10', 105_000, { paymentId: 'a' });
  const back = (on: string) => paper('refund_voucher', on, 105_000, { paymentId: 'a' });
  expect(tables([receipt, back('2026-10-20')], '2026-10')).toEqual([]);
  expect(tables([receipt, back('2026-11-02')], '2026-11')).toEqual(['atadj  5 1000.00 25.00 25.00']);
  const next = paper('receipt_voucher', '2026-11-03', 42_000, { paymentId: 'b' });
  const backNext = paper('refund_voucher', '2026-11-04', 42_000, { paymentId: 'b' });
  expect(tables([receipt, next, backNext], '2026-11')).toEqual([]);
  // What was sent back before the month of the invoice is settled already.
  const part = paper('refund_voucher', '2026-10-20', 42_000, { paymentId: 'a' });
  const papers = [receipt, part, backNext, paper('tax_invoice', '2026-11-12', 63_000)];
  expect(tables(papers, '2026-11')).toEqual(['b2cs  5 600.00 15.00 15.00', 'atadj  5 600.00 15.00 15.00']);
});

it('a new invoice is no credit note, and a note over what was no tax invoice counts nowhere', () => {
  const first = paper('tax_invoice', '2026-11-03', 210_000);
  const papers = [
    first,
    paper('credit_note', '2026-11-04', 210_000, { replaces: first.number }),
    paper('tax_invoice', '2026-11-04', 105_000, { replaces: first.number }),
    paper('credit_note', '2026-11-05', 21_000, { replaces: paper('invoice', '2026-10-01', 21_000).number }),
  ];
  const all = gstr1Rows(papers.toReversed(), '2026-11');
  expect(tables(papers, '2026-11')).toEqual(['b2cs  5 1000.00 25.00 25.00']);
  expect(all.filter(([table]) => table === 'docs').map((row) => [row[4], row[13]])).toEqual([
    [papers[1]?.number, papers[3]?.number],
    [first.number, papers[2]?.number],
  ]);
  expect(gstr1Rows(papers.slice(0, 2), '2026-11').map(([table]) => table)).toEqual(['docs', 'docs']);
});

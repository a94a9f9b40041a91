import { expect, it, test } from 'vitest';
import { type IssuedPaper, isInvoiced, type PaperFacts, planPapers } from '#domain/papers/plan-papers.ts';
import { missingOfRecipient, needsRecipient } from '#domain/papers/recipient.ts';

type Facts = Partial<PaperFacts>;
const BOOKED = { propertyId: 1, isRegistered: true, state: 'booked', basis: 1000, company: '' } as const;
const NOTHING = { waived: 0, kept: 0, payments: [], refunds: [], issued: [] };
const factsOf = (more: Facts): PaperFacts => {
  return { ...BOOKED, ...NOTHING, isOver: false, isPressed: false, ...more };
};
const BLANK = { number: 'T1', propertyId: 1, basis: 1000, company: '', refundId: null, replaces: null };
const paper = (kind: IssuedPaper['kind'], total: number, more: Partial<IssuedPaper> = {}): IssuedPaper => {
  return { ...BLANK, paymentId: null, kind, total, ...more };
};
const paid = (id: string, paise: number) => ({ id, paise, isVoided: false, isApplied: true });
const back = (paise: number) => [{ id: 7, paise, paymentId: 'a' }];
const receipt = paper('receipt_voucher', 400, { paymentId: 'a' });
const refund = (total: number, refundId: number | null = 7) =>
  paper('refund_voucher', total, { paymentId: 'a', refundId });
const invoice = paper('tax_invoice', 1000);
const note = (total: number) => paper('credit_note', total, { number: 'C1', replaces: 'T1' });
const elsewhere = (...papers: IssuedPaper[]) => papers.map((one) => ({ ...one, propertyId: 2 }));

const [a, b] = [paid('a', 400), paid('b', 600)];
const one: Facts = { kept: 400, payments: [a] };
const two: Facts = { kept: 1000, payments: [a, b] };
const ended: Facts = { state: 'ended', payments: [a], issued: [receipt] };
const gone: Facts = { state: 'none', payments: [{ ...a, isApplied: false }] };
const lost: Facts = { ...gone, refunds: back(400) };
const voided: Facts = { payments: [{ ...a, isVoided: true }] };
const others: Facts = { isRegistered: false };
const issued = [invoice];
const anew = paper('tax_invoice', 1500, { number: 'T2', basis: 1500, replaces: 'T1' });
const dearer: Facts = { basis: 1500, issued };
/** The kind and the homestay, the paise, and what they are a part of. */
const ALL = 'T1 1000 booking';
const RENEWED = 'C1 1000 share T1, T1 1500 booking T1';
const SENT_BACK = 'R1 400 share a, F1 400 share a 7';

test.each<[what: string, facts: Facts, papers: string]>([
  ['nothing is paid', {}, ''],
  ['an advance', one, 'R1 400 share a'],
  ['a noted advance', { ...one, issued: [receipt] }, ''],
  [
    'another part beside it',
    { ...two, kept: 900, payments: [a, paid('b', 500)], issued: [receipt] },
    'R1 500 share b',
  ],
  ['all is paid', { ...two, issued: [receipt] }, ALL],
  ['all is paid at once', two, `R1 400 share a, ${ALL}`],
  ['the stay is over', { isOver: true }, ALL],
  ['the host asks', { isPressed: true }, ALL],
  ['a part is waived', { kept: 800, waived: 200, payments: [paid('a', 800)] }, 'T1 800 share'],
  ['an end', { ...ended, kept: 300, refunds: back(100) }, 'F1 100 share a 7, T1 300 share'],
  ['an end, nothing kept', { ...ended, refunds: back(400) }, 'F1 400 share a 7'],
  ['a noted refund', { ...ended, refunds: back(400), issued: [receipt, refund(400)] }, ''],
  ['a refund noted first', { ...one, refunds: back(100), issued: [refund(100)] }, 'R1 300 share a'],
  ['nothing left of a payment', { ...one, refunds: back(400), issued: [refund(400)] }, ''],
  ['a refund without a voucher', { payments: [b], kept: 600, refunds: back(400) }, 'R1 600 share b'],
  ['a voided payment', { ...voided, issued: [receipt] }, 'F1 400 share a'],
  ['a voided one that is noted', { ...voided, issued: [receipt, refund(400, null)] }, ''],
  ['a voided one without a voucher', voided, ''],
  ['money of lost rooms', lost, SENT_BACK],
  [
    'it, beside another',
    { ...lost, state: 'booked', kept: 600, payments: [...(gone.payments ?? []), b] },
    `R1 600 share b, ${SENT_BACK}`,
  ],
  ['it, noted', { ...lost, issued: [receipt] }, ''],
  ['it, not sent back yet', gone, ''],
  ['it, without a registration', { ...lost, ...others }, ''],
  ['no registration', others, 'I1 1000 booking'],
  ['no registration, and an end', { ...others, state: 'ended', kept: 300 }, ''],
  ['no registration, all is waived', { ...others, waived: 1000, issued: [receipt] }, ''],
  ['no registration, and free', { ...others, basis: 0 }, 'I1 0 booking'],
  ['an invoice', { ...two, issued }, ''],
  ['an invoice and an end', { state: 'ended', kept: 300, issued }, 'C1 700 share T1'],
  ['an invoice and an end that keeps all', { state: 'ended', kept: 1000, issued }, ''],
  ['a dearer stay', { ...dearer, kept: 1499 }, ''],
  ['a dearer stay, paid', { ...dearer, kept: 1500 }, RENEWED],
  ['a dearer stay that is over', { ...dearer, isOver: true }, RENEWED],
  ['a dearer stay, and the host asks', { ...dearer, isPressed: true }, RENEWED],
  ['a dearer stay, invoiced anew', { basis: 1500, kept: 1500, issued: [invoice, note(1000), anew] }, ''],
  ['a stay that costs nothing any more', { basis: 0, issued }, 'C1 1000 share T1'],
  ['another company', { company: 'K', issued }, ''],
  [
    'another company, and the host asks',
    { company: 'K', isPressed: true, issued },
    `C1 1000 share T1, ${ALL} T1`,
  ],
  ['a part sent back outside', { waived: 200, issued }, 'C1 200 share T1'],
  ['such a part, noted', { waived: 200, issued: [invoice, note(200)] }, ''],
  ['a note too many', { kept: 1000, issued: [invoice, note(200)] }, `C1 800 share T1, ${ALL} T1`],
  ['a note over all', { ...two, issued: [invoice, note(1000)] }, ALL],
  [
    'a move after the invoice',
    { ...two, payments: [paid('b', 1000)], issued: elsewhere(invoice) },
    `C2 1000 share T1, ${ALL}`,
  ],
  ['a move after a note over all', { isOver: true, issued: elsewhere(invoice, note(1000)) }, ALL],
  ['a move after an advance', { ...one, issued: elsewhere(receipt) }, 'F2 400 share a, R1 400 share a'],
  [
    'a move after a refund',
    { ...one, kept: 300, refunds: back(100), issued: elsewhere(receipt, refund(100)) },
    'F2 300 share a, R1 300 share a',
  ],
  [
    'a move with nothing left',
    { ...two, kept: 600, refunds: back(400), issued: elsewhere(receipt, refund(400)) },
    'R1 600 share b',
  ],
])('%s', (_, facts, papers) => {
  const letters = {
    invoice: 'I',
    tax_invoice: 'T',
    receipt_voucher: 'R',
    refund_voucher: 'F',
    credit_note: 'C',
  };
  const planned = planPapers(factsOf(facts)).map(
    ({ kind, propertyId, total, of, paymentId, refundId, replaces }) => {
      const parts = [letters[kind] + propertyId, total, of, paymentId, refundId, replaces];
      return parts.filter((part) => part !== undefined).join(' ');
    },
  );
  expect(planned.join(', ')).toBe(papers);
});

test.each<[boolean, Facts]>([
  [true, { issued }],
  [true, { waived: 200, issued: [invoice, note(200)] }],
  [false, {}],
  [false, { issued: elsewhere(invoice) }],
  [false, { company: 'K', issued }],
  [false, dearer],
  [false, { waived: 200, issued }],
  [false, { issued: [invoice, note(1000)] }],
])('whether it is invoiced is %s for %j', (expected, facts) => {
  expect(isInvoiced(factsOf(facts))).toBe(expected);
});

it('an invoice of 50,000 rupees needs the address and the state of its guest', () => {
  expect([49_999, 50_000].map(needsRecipient)).toEqual([false, true]);
  expect(missingOfRecipient({ address: ' ', state: 'Odisha' })).toEqual(['address']);
});

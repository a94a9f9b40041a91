import type { PaperKind } from './paper-number.ts';

/** A paper that was issued; amounts are paise. */
export interface IssuedPaper {
  kind: PaperKind;
  number: string;
  propertyId: number;
  total: number;
  /** The booking's total with its fee when the paper was issued. */
  basis: number;
  company: string;
  paymentId: string | null;
  refundId: number | null;
  replaces: string | null;
}

/** The facts that decide which papers a booking should have; amounts are paise. */
export interface PaperFacts {
  propertyId: number;
  isRegistered: boolean;
  /** The rooms are booked, or the booking has ended: cancelled, or its guests have not come. */
  state: 'booked' | 'ended' | 'none';
  /** The total with the fee of a change. */
  basis: number;
  /** Money that was sent back outside the site and is not due again. */
  waived: number;
  /** Received, less sent back. */
  kept: number;
  company: string;
  /** The guests have left, or their last night is over. */
  isOver: boolean;
  /** The host has pressed "Invoice". */
  isPressed: boolean;
  /** In the order in which the money came. */
  payments: readonly { id: string; paise: number; isVoided: boolean; isApplied: boolean }[];
  refunds: readonly { id: number; paise: number; paymentId: string }[];
  issued: readonly IssuedPaper[];
}

/** A paper to be issued; `of` says what its amount is: the booking, a share of it, or a part of an earlier paper. */
export interface PlannedPaper {
  kind: PaperKind;
  propertyId: number;
  total: number;
  of: 'booking' | 'share';
  paymentId?: string;
  refundId?: number;
  replaces?: string;
}

export const isInvoice = ({ kind }: { kind: PaperKind }) => kind === 'invoice' || kind === 'tax_invoice';

/** Returns the newest invoice with what is not credited of it; undefined without one, or if all of it is credited. */
export function standingInvoice(
  issued: readonly IssuedPaper[],
): { paper: IssuedPaper; left: number } | undefined {
  const paper = issued.findLast(isInvoice);
  if (!paper) return undefined;
  const notes = issued.filter(({ kind, replaces }) => kind === 'credit_note' && replaces === paper.number);
  const left = paper.total - notes.reduce((sum, { total }) => sum + total, 0);
  return left > 0 || notes.length === 0 ? { paper, left } : undefined;
}

/** Returns whether the newest invoice has the amount and the company that the booking has now. */
export function isInvoiced(facts: PaperFacts): boolean {
  const standing = standingInvoice(ownOf(facts));
  if (!standing || standing.paper.company !== facts.company) return false;
  return !isChanged(facts, standing) && standing.left === facts.basis - facts.waived;
}

const ownOf = ({ issued, propertyId }: PaperFacts) =>
  issued.filter((paper) => paper.propertyId === propertyId);

/**
 * Returns the papers to issue now, in their order: those that the booking should have, without those it has. So no act
 * issues a paper twice, however often it is repeated.
 */
export function planPapers(facts: PaperFacts): PlannedPaper[] {
  const others = facts.issued.filter(({ propertyId }) => propertyId !== facts.propertyId);
  if (others.length === 0) return planOwn(facts);
  return [...closingOf(others), ...planOwn(takenOver(facts, others))];
}

/** Returns the papers by which a homestay gives its money back after a move to another homestay. */
function closingOf(others: readonly IssuedPaper[]): PlannedPaper[] {
  return [...Map.groupBy(others, ({ propertyId }) => propertyId)].flatMap(([propertyId, issued]) => {
    const standing = standingInvoice(issued);
    const credit = standing && standing.left > 0 ? [creditOf(standing.paper, standing.left)] : [];
    if (issued.some(isInvoice)) return credit;
    const sum = (kind: PaperKind, id: string) =>
      issued.filter(isOf(kind, id)).reduce((total, paper) => total + paper.total, 0);
    return [...new Set(issued.flatMap(({ paymentId }) => paymentId ?? []))].flatMap((id) => {
      const left = sum('receipt_voucher', id) - sum('refund_voucher', id);
      return left > 0 ? [backOf(propertyId, id, left)] : [];
    });
  });
}

/** Returns the facts without the money that the other homestay has sent back by papers of its own. */
function takenOver(facts: PaperFacts, others: readonly IssuedPaper[]): PaperFacts {
  const noted = new Set(others.flatMap(({ refundId }) => refundId ?? []));
  const before = facts.refunds.filter(({ id }) => noted.has(id));
  const backOfPayment = (id: string) =>
    before.filter(({ paymentId }) => paymentId === id).reduce((sum, { paise }) => sum + paise, 0);
  return {
    ...facts,
    issued: ownOf(facts),
    payments: facts.payments
      .map((payment) => ({ ...payment, paise: payment.paise - backOfPayment(payment.id) }))
      .filter(({ paise }) => paise > 0),
    refunds: facts.refunds.filter(({ id }) => !noted.has(id)),
  };
}

function planOwn(facts: PaperFacts): PlannedPaper[] {
  const standing = standingInvoice(facts.issued);
  const { isRegistered, isPressed, isOver, state, kept, basis, waived } = facts;
  if (state === 'none') return isRegistered ? sentBack(facts) : [];
  if (standing) return state === 'ended' ? endInvoice(facts, standing) : renewInvoice(facts, standing);
  // A booking whose total has become 0 gets no invoice.
  const hasValue = basis > waived || facts.issued.length === 0;
  if (!isRegistered) return state === 'booked' && hasValue ? [invoiceOf(facts)] : [];
  const isComplete = kept > 0 && kept >= basis - waived;
  const hasInvoice = state === 'ended' ? kept > 0 : isComplete || isOver || isPressed;
  const completing = state === 'booked' && isComplete ? lastUnnoted(facts) : undefined;
  const vouchers = [...vouchersOf(facts, completing), ...sentBack(facts)];
  return hasInvoice ? [...vouchers, invoiceOf(facts)] : vouchers;
}

/** Returns an invoice over what the booking costs, or over what is kept once it has ended. */
function invoiceOf(facts: PaperFacts, replaces?: string): PlannedPaper {
  const { propertyId, isRegistered, state, kept, basis, waived } = facts;
  const kind = isRegistered ? 'tax_invoice' : 'invoice';
  const whole = { kind, propertyId, ...(replaces && { replaces }) } as const;
  if (state === 'ended') return { ...whole, total: kept, of: 'share' };
  return { ...whole, total: basis - waived, of: waived > 0 ? 'share' : 'booking' };
}

/** Returns a credit note over the part of the invoice that is not kept. */
function endInvoice(
  { kept }: PaperFacts,
  { paper, left }: { paper: IssuedPaper; left: number },
): PlannedPaper[] {
  return left > kept ? [creditOf(paper, left - kept)] : [];
}

const isChanged = ({ basis, waived }: PaperFacts, { paper, left }: { paper: IssuedPaper; left: number }) =>
  paper.basis !== basis || left < basis - waived;

/** Returns the papers of a changed total: once nothing is due, at the end of the stay, or when the host asks for it. */
function renewInvoice(facts: PaperFacts, standing: { paper: IssuedPaper; left: number }): PlannedPaper[] {
  const { basis, waived, kept, company, isOver, isPressed } = facts;
  const { paper, left } = standing;
  if (isChanged(facts, standing)) {
    if (!(isPressed || isOver || kept >= basis - waived)) return [];
    const credit = creditOf(paper, left);
    return basis > waived ? [credit, invoiceOf(facts, paper.number)] : [credit];
  }
  if (isPressed && paper.company !== company) return [creditOf(paper, left), invoiceOf(facts, paper.number)];
  // Money was sent back outside the site, so the invoice is too high by it.
  return left > basis - waived ? [creditOf(paper, left - (basis - waived))] : [];
}

const creditOf = ({ number, propertyId }: IssuedPaper, total: number): PlannedPaper => ({
  kind: 'credit_note',
  propertyId,
  total,
  of: 'share',
  replaces: number,
});

const isOf = (kind: PaperKind, paymentId: string) => (paper: IssuedPaper) =>
  paper.kind === kind && paper.paymentId === paymentId;

/** Returns whether a receipt voucher holds: a refund voucher without a refund ends it, of a voided or a moved payment. */
function hasVoucher(issued: readonly IssuedPaper[], paymentId: string): boolean {
  const ended = issued.filter(isOf('refund_voucher', paymentId)).filter(({ refundId }) => refundId === null);
  return issued.filter(isOf('receipt_voucher', paymentId)).length > ended.length;
}

const lastUnnoted = ({ payments, issued }: PaperFacts) =>
  payments.findLast(({ id, isVoided, isApplied }) => isApplied && !isVoided && !hasVoucher(issued, id))?.id;

/** Returns a voucher for each payment and each refund that has none. `completing` is the payment of the tax invoice. */
function vouchersOf(facts: PaperFacts, completing: string | undefined): PlannedPaper[] {
  const { payments, refunds, issued, propertyId } = facts;
  // Once there was an invoice, payments get no voucher.
  const isSettled = issued.some(isInvoice);
  const received = payments.filter(
    ({ id, isVoided, isApplied }) =>
      isApplied && !isVoided && !isSettled && id !== completing && !hasVoucher(issued, id),
  );
  const isNoted = ({ id }: { id: number }) => issued.some(({ refundId }) => refundId === id);
  const receipts = received.map(({ id, paise }) => {
    const before = refunds.filter((refund) => refund.paymentId === id && isNoted(refund));
    return receiptOf(propertyId, id, paise - before.reduce((sum, refund) => sum + refund.paise, 0));
  });
  const noted = (id: string) => hasVoucher(issued, id) || received.some((payment) => payment.id === id);
  const back = refunds
    .filter((refund) => noted(refund.paymentId) && !isNoted(refund))
    .map(({ id, paise, paymentId }) => backOf(propertyId, paymentId, paise, id));
  const voided = payments
    .filter(({ id, isVoided }) => isVoided && hasVoucher(issued, id))
    .map(({ id, paise }) => backOf(propertyId, id, paise));
  return [...receipts.filter(({ total }) => total > 0), ...back, ...voided];
}

/** Returns the vouchers of money that was sent back because its rooms were gone: a receipt and a refund voucher. */
function sentBack({ payments, refunds, issued, propertyId }: PaperFacts): PlannedPaper[] {
  return payments
    .filter(({ id, isApplied }) => !isApplied && !hasVoucher(issued, id))
    .flatMap(({ id, paise }) => {
      const own = refunds.filter(({ paymentId }) => paymentId === id);
      if (own.length === 0) return [];
      return [
        receiptOf(propertyId, id, paise),
        ...own.map((refund) => backOf(propertyId, id, refund.paise, refund.id)),
      ];
    });
}

const receiptOf = (propertyId: number, paymentId: string, total: number): PlannedPaper => ({
  kind: 'receipt_voucher',
  propertyId,
  total,
  of: 'share',
  paymentId,
});

const backOf = (propertyId: number, paymentId: string, total: number, refundId?: number): PlannedPaper => ({
  kind: 'refund_voucher',
  propertyId,
  total,
  of: 'share',
  paymentId,
  ...(refundId !== undefined && { refundId }),
});

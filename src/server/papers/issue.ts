import { todayInIndia } from '#domain/dates/calendar.ts';
import { nightsOfStay } from '#domain/dates/stay.ts';
import { toPaise } from '#domain/money/money.ts';
import { amountLines, lineOf, type PaperLine, SAC } from '#domain/papers/paper-line.ts';
import { linesOf, type Taxing } from '#domain/papers/paper-lines.ts';
import { creditsTax } from '#domain/papers/paper-number.ts';
import { type PaperFacts, type PlannedPaper, planPapers } from '#domain/papers/plan-papers.ts';
import { ratesOn, roomRate } from '#domain/papers/tax-rates.ts';
import type { Host } from '#server/content/content.ts';
import type { NamedPaper, PaperData } from '#server/documents/paper-data.ts';
import type { StayOnPaper } from '#server/documents/stay-on-paper.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { companyOf, companyText } from '#server/reservations/company.ts';
import { findReservation, updateReservation } from '#server/reservations/queries.ts';
import type { ReservationRow } from '#server/reservations/schema.ts';
import { factsOf, soldOf } from './facts.ts';
import { insertPaper, listPapers, lockPapers } from './paper-queries.ts';
import { sellerOnPaper } from './read-paper.ts';
import type { PaperRow, SellerRow } from './schema.ts';
import { findSeller, isRegistered } from './seller-queries.ts';
import { stayOf } from './stay-queries.ts';

export interface IssueContext {
  now: Date;
  host: Pick<Host, 'phone' | 'email' | 'taxes'>;
}

interface Press {
  /** The host has pressed "Invoice". */
  isPressed?: boolean;
  /** What the booking keeps of its guest if a paper is issued, which names it. */
  recipient?: Pick<ReservationRow, 'guest_address' | 'state'>;
}

/**
 * Issues the papers that a booking should have by now and has not: after each act on it, as the last step of the
 * transaction. Where nothing is due, nothing happens. The reservation must be locked. Returns what was issued.
 */
export async function issuePapers(
  tx: Tx,
  reservationId: number,
  context: IssueContext,
  { isPressed = false, recipient }: Press = {},
): Promise<PaperRow[]> {
  const row = await findReservation(tx, reservationId);
  if (!row) return [];
  const { now, host } = context;
  const day = todayInIndia(now);
  const seller = await sellerOf(tx, row.property_id, context);
  const issued = await listPapers(tx, row.id);
  const facts = await factsOf(tx, row, {
    now,
    isPressed,
    isRegistered: isRegistered(seller, day),
    issued,
  });
  const plan = planPapers(facts);
  if (plan.length === 0) return [];
  if (!row.has_papers || recipient) await updateReservation(tx, row.id, { has_papers: true, ...recipient });
  const stay = await stayOf(tx, row, host);
  // Several numbers are taken under locks in one order; a single number needs only the lock of its own series.
  if (plan.length > 1)
    await lockPapers(
      tx,
      plan.map(({ propertyId }) => propertyId),
    );
  for (const planned of plan) {
    const own =
      planned.propertyId === row.property_id ? seller : await sellerOf(tx, planned.propertyId, context);
    await issueOne(tx, { planned, seller: own, row, stay, facts, issued, day }, context);
  }
  return issued.slice(-plan.length);
}

async function sellerOf(tx: Tx, propertyId: number, { host }: IssueContext): Promise<SellerRow> {
  const seller = await findSeller(tx, propertyId, host);
  if (!seller) throw new Error(`There is no homestay ${propertyId}`);
  return seller;
}

interface Issuing {
  planned: PlannedPaper;
  seller: SellerRow;
  row: ReservationRow;
  stay: StayOnPaper;
  facts: PaperFacts;
  /** The papers of before, and those that this transaction has issued so far. */
  issued: PaperRow[];
  day: string;
}

async function issueOne(tx: Tx, issuing: Issuing, { now, host }: IssueContext): Promise<void> {
  const { planned, seller, row, stay, facts, issued, day } = issuing;
  const { kind, total, paymentId = null, refundId = null, replaces = null } = planned;
  const isTaxed = isRegistered(seller, day);
  const replaced = issued.find(({ number }) => number === replaces);
  const rates = ratesOn(host.taxes, day);
  const taxing: Taxing | undefined = isTaxed
    ? { rates, breakfastIs: seller.breakfast_is, isSpecified: seller.specified_premises }
    : undefined;
  const data: PaperData = {
    seller: sellerOnPaper(seller, isTaxed),
    company: kind === 'credit_note' && replaced?.data ? replaced.data.company : companyOf(row),
    stay: withoutContact(stay),
    lines: linesFor(planned, { sold: soldLines(row, stay, taxing), replaced }),
    names: namesFor(planned, issued, replaced),
  };
  if (kind === 'credit_note' && replaced && !creditsTax(todayInIndia(replaced.issued_at), day)) {
    data.isWithoutTax = true;
    data.lines = data.lines.map((line) => ({ ...line, rate: null, taxable: line.gross, cgst: 0, sgst: 0 }));
  }
  const about = { reservation_id: row.id, property_id: planned.propertyId, kind, issued_at: now };
  const money = { total_paise: total, basis_paise: facts.basis, company: companyText(row) };
  const paper = { ...about, ...money, payment_id: paymentId, refund_id: refundId, replaces };
  const number = await insertPaper(tx, { ...paper, data }, { prefix: seller.prefix, day });
  issued.push({ ...paper, id: 0, number, data });
}

/** Returns the lines of a booking; of money for rooms that were never sold, one line at the rate of an average night. */
function soldLines(row: ReservationRow, stay: StayOnPaper, taxing: Taxing | undefined): PaperLine[] {
  const sold = linesOf(soldOf(row, stay), taxing);
  const nights = nightsOfStay(stay.stay) * Math.max(1, stay.rooms.length);
  const paise = toPaise(row.total);
  if (sold.length > 0 || !taxing || paise === 0) return sold;
  const rate = roomRate(Math.floor(paise / nights), taxing.rates);
  return [lineOf({ kind: 'room', text: '' }, paise, { sac: SAC.room, rate })];
}

/** Returns the lines of a paper: those of the booking, or its amount by the rates of the booking or of an earlier paper. */
function linesFor(
  { kind, total, of }: PlannedPaper,
  { sold, replaced }: { sold: PaperLine[]; replaced: PaperRow | undefined },
): PaperLine[] {
  if (of === 'booking') return sold;
  const rates = (kind === 'credit_note' && replaced?.data?.lines) || sold;
  if (kind === 'credit_note' && total === replaced?.total_paise) return [...rates];
  const isFee = kind === 'invoice' || kind === 'tax_invoice';
  return amountLines({ kind: isFee ? 'fee' : 'amount', text: '' }, total, rates);
}

/** Returns a stay without email, phone and notes: papers are kept for years, and the law asks for no more. */
function withoutContact({ requests, ...stay }: StayOnPaper): StayOnPaper {
  const services = requests?.services.map(({ note: _, ...service }) => service);
  return {
    ...stay,
    guest: { ...stay.guest, email: '', phone: '' },
    ...(services && { requests: { services, arrivalTime: null, note: null } }),
  };
}

const named = ({ kind, number, issued_at }: PaperRow): NamedPaper => ({
  kind,
  number,
  on: todayInIndia(issued_at),
});

function namesFor({ kind }: PlannedPaper, issued: readonly PaperRow[], replaced: PaperRow | undefined) {
  if (kind === 'refund_voucher') return issued.filter((paper) => paper.kind === 'receipt_voucher').map(named);
  return replaced ? [named(replaced)] : [];
}

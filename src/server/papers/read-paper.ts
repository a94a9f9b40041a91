import { todayInIndia } from '#domain/dates/calendar.ts';
import { amountLines } from '#domain/papers/paper-line.ts';
import { linesOf } from '#domain/papers/paper-lines.ts';
import { isInvoice } from '#domain/papers/plan-papers.ts';
import type { Host } from '#server/content/content.ts';
import type { Paper, PaperData } from '#server/documents/paper-data.ts';
import type { StayOnPaper } from '#server/documents/stay-on-paper.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import { companyOf } from '#server/reservations/company.ts';
import { findReservation } from '#server/reservations/queries.ts';
import { soldOf } from './facts.ts';
import { listPapers, newestOf } from './paper-queries.ts';
import type { PaperRow, SellerRow } from './schema.ts';
import { findSeller } from './seller-queries.ts';
import { loadStay, stayOf } from './stay-queries.ts';

type Contact = Pick<Host, 'phone' | 'email'>;

/**
 * Returns a paper as it was issued, except that the newest invoice shows what is paid of it now. A paper that was issued
 * before papers were stored shows its booking as it is.
 */
export async function readPaper(db: Database | Tx, row: PaperRow, host: Contact): Promise<Paper> {
  const { kind, number, issued_at, total_paise: total } = row;
  const data = row.data ? await withPayments(db, row, row.data, host) : await dataOf(db, row, host);
  return { kind, number, issuedOn: todayInIndia(issued_at), total, data };
}

async function withPayments(
  db: Database | Tx,
  { id, reservation_id }: PaperRow,
  data: PaperData,
  host: Contact,
): Promise<PaperData> {
  const newest = (await listPapers(db, reservation_id)).findLast(isInvoice);
  const stay = newest?.id === id ? await loadStay(db, reservation_id, host) : undefined;
  if (!stay) return data;
  const { paid, payments, cancelled, refundPending } = stay;
  const money = {
    paid,
    due: cancelled ? stay.due : dueOf(data.stay, stay),
    payments,
    ...(cancelled && { cancelled }),
    ...(refundPending && { refundPending }),
  };
  return { ...data, stay: { ...data.stay, ...money } };
}

/** Returns what is still due of an invoice, in rupees: a total that has changed since is on the next one. */
function dueOf(invoiced: StayOnPaper, now: StayOnPaper): number {
  const totalOf = ({ totals, cancellationFee = 0 }: StayOnPaper) => totals.total + cancellationFee;
  return Math.max(0, now.due - (totalOf(now) - totalOf(invoiced)));
}

async function dataOf(db: Database | Tx, row: PaperRow, host: Contact): Promise<PaperData> {
  const booking = await findReservation(db, row.reservation_id);
  const seller = await findSeller(db, row.property_id, host);
  if (!booking || !seller) throw new Error(`Paper ${row.number} has no booking`);
  const stay = await stayOf(db, booking, host);
  const sold = linesOf(soldOf(booking, stay), undefined);
  const isCredit = row.kind === 'credit_note';
  const invoice = isCredit
    ? (await listPapers(db, booking.id)).find(({ kind }) => kind === 'invoice')
    : undefined;
  return {
    seller: sellerOnPaper(seller, false),
    company: companyOf(booking),
    stay,
    lines: isCredit ? amountLines({ kind: 'amount', text: '' }, row.total_paise, sold) : sold,
    names: invoice ? [{ kind: 'invoice', number: invoice.number, on: todayInIndia(invoice.issued_at) }] : [],
  };
}

export const sellerOnPaper = (seller: SellerRow, isTaxed: boolean): PaperData['seller'] => ({
  name: seller.legal_name,
  address: seller.address,
  stateCode: seller.state_code,
  pin: seller.pin,
  phone: seller.phone,
  email: seller.email,
  gstin: isTaxed ? seller.gstin : null,
});

/** Returns the paper that the guest of a booking sees first, now or at an instant; undefined if it has none. */
export async function newestPaper(
  db: Database | Tx,
  reservationId: number,
  host: Contact,
  at?: Date,
): Promise<Paper | undefined> {
  const papers = await listPapers(db, reservationId);
  const then = at ? papers.filter(({ issued_at }) => issued_at <= at) : papers;
  const newest = newestOf(then) ?? newestOf(papers);
  return newest && readPaper(db, newest, host);
}

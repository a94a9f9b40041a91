import { bookingReference } from '#domain/booking/booking-reference.ts';
import { formatDate } from '#domain/dates/calendar.ts';
import { formatPaise, toPaise } from '#domain/money/money.ts';
import * as copy from '#messages/booking/invoice.ts';
import type { Look } from '#site/look.ts';
import type { Invoice } from './invoice-data.ts';
import { drawHead, drawParties } from './invoice-head.ts';
import { drawRow } from './invoice-table.ts';
import { Sheet } from './sheet.ts';

/** The data of a credit note: what is refunded of an invoice. Amounts are rupees. */
export interface CreditNote {
  /** The number as printed, from a gap-free series of credit notes. */
  number: string;
  issuedOn: string;
  /** The invoice after the refund: `paid` is the cancellation fee. */
  invoice: Invoice;
  refund: number;
  /** The part of it that the host pays back, not the provider. */
  byHand: number;
}

const rupees = (amount: number) => formatPaise(Math.round(toPaise(amount)));

/** Renders the credit note in the invoice's layout. */
export async function renderCreditNote(note: CreditNote, look?: Look): Promise<Buffer> {
  const { number, issuedOn, invoice, refund, byHand } = note;
  const info = {
    title: copy.titleOf(copy.CREDIT_NOTE, number),
    author: invoice.property.name,
    created: new Date(`${issuedOn}T00:00:00Z`),
  };
  const sheet = await Sheet.open(info, look);
  await drawHead(sheet, copy.CREDIT_NOTE, { ...invoice, number, issuedOn });
  drawParties(sheet, invoice);
  sheet.rule();
  sheet.down(9);
  drawRow(sheet, {
    text: copy.cancelledInvoice(invoice.number, formatDate(invoice.issuedOn)),
    amount: '',
    isStrong: true,
  });
  for (const { name } of invoice.rooms) drawRow(sheet, { text: name, amount: '' });
  sheet.down(8);
  sheet.rule();
  sheet.down(9);
  drawRow(sheet, { text: copy.PAID, amount: rupees(invoice.paid + refund) });
  drawRow(sheet, { text: copy.CANCELLATION_CHARGE, amount: rupees(invoice.paid) });
  drawRow(sheet, { text: copy.REFUND, amount: rupees(refund), isStrong: true });
  sheet.down(10);
  if (byHand < refund) drawRow(sheet, { text: copy.REFUND_METHOD, amount: '' });
  if (byHand > 0) drawRow(sheet, { text: copy.REFUND_BY_HAND, amount: rupees(byHand) });
  return sheet.finish(copy.footOf(copy.CREDIT_NOTE, number, bookingReference(invoice.reservationId)));
}

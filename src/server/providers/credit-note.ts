import { formatDate } from '#domain/calendar.ts';
import { formatPaise, toPaise } from '#domain/money.ts';
import { drawHead, drawLine, drawParties, type Invoice } from './invoice.ts';
import { Sheet } from './invoice-sheet.ts';

/** What a credit note says: what of an invoice goes back. Amounts are rupees. */
export interface CreditNote {
  /** From its own gap-free series, as printed. */
  number: string;
  issuedOn: string;
  /** As it stands after the refund: `paid` is what the host keeps. */
  invoice: Invoice;
  refund: number;
}

const rupees = (amount: number) => formatPaise(Math.round(toPaise(amount)));

/** Draws the credit note on the invoice's own paper. */
export async function renderCreditNote({ number, issuedOn, invoice, refund }: CreditNote): Promise<Buffer> {
  const sheet = new Sheet({
    title: `Credit note ${number}`,
    author: invoice.property.name,
    created: new Date(`${issuedOn}T00:00:00Z`),
  });
  drawHead(sheet, 'Credit note', { ...invoice, number, issuedOn });
  drawParties(sheet, invoice);
  sheet.rule();
  sheet.down(9);
  const of = `Booking cancelled  ·  invoice ${invoice.number} of ${formatDate(invoice.issuedOn)}`;
  drawLine(sheet, of, '', 'bold');
  for (const { name } of invoice.rooms) drawLine(sheet, name, '');
  sheet.down(8);
  sheet.rule();
  sheet.down(9);
  drawLine(sheet, 'Paid', rupees(invoice.paid + refund));
  drawLine(sheet, 'Kept by the terms of the booking', rupees(invoice.paid));
  drawLine(sheet, 'Refunded', rupees(refund), 'bold');
  sheet.down(10);
  drawLine(sheet, 'The refund goes back the way it was paid.', '');
  return sheet.finish(`Credit note ${number} · Booking SH${invoice.reservationId}`);
}

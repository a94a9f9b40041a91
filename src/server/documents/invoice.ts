import { bookingReference } from '#domain/booking/booking-reference.ts';
import { formatDate } from '#domain/dates/calendar.ts';
import { formatPaise, formatRupees, toPaise } from '#domain/money/money.ts';
import * as copy from '#messages/booking/invoice.ts';
import type { Look } from '#site/look.ts';
import type { Invoice } from './invoice-data.ts';
import { drawHead, drawParties } from './invoice-head.ts';
import { drawAddOns, drawColumns, drawRoom, minus } from './invoice-table.ts';
import { Sheet } from './sheet.ts';

/** Formats payments and refunds, which may have paise. */
const exactly = (rupees: number) => formatPaise(toPaise(rupees));

/** Renders the invoice on A4 (spec section 7, issue of the PDF): some 15 ms and 30 KB for an ordinary stay. */
export async function renderInvoice(invoice: Invoice, look?: Look): Promise<Buffer> {
  const info = {
    title: copy.titleOf(copy.INVOICE, invoice.number),
    author: invoice.property.name,
    created: new Date(`${invoice.issuedOn}T00:00:00Z`),
  };
  const sheet = await Sheet.open(info, look);
  await drawHead(sheet, copy.INVOICE, invoice);
  drawParties(sheet, invoice);
  drawColumns(sheet);
  for (const room of invoice.rooms) drawRoom(sheet, room);
  drawAddOns(sheet, invoice);
  drawTotals(sheet, invoice);
  return sheet.finish(copy.footOf(copy.INVOICE, invoice.number, bookingReference(invoice.reservationId)));
}

function drawTotals(sheet: Sheet, invoice: Invoice): void {
  const { totals, paid, cancellationFee = 0, due, cancelled, payments, stay, priceIsSet } = invoice;
  const from = (sheet.start + sheet.end) / 2 + 8;
  const saved = totals.totalDiscount;
  const rows: [string, string][] = [];
  if (saved > 0)
    rows.push([copy.BEFORE_DISCOUNTS, formatRupees(totals.total + saved)], [copy.DISCOUNTS, minus(saved)]);
  const height = 20 * (rows.length + (cancellationFee > 0 ? 4 : 3)) + 20;
  sheet.down(0, height + 30);
  sheet.down(6);
  const top = sheet.y;
  sheet.panel(from, sheet.end, height);
  sheet.down(12);
  const row = (label: string, amount: string, strong = false) => {
    const size = strong ? 13 : 9.5;
    const weight = strong ? 'bold' : 'regular';
    sheet.write(label, from + 16, { size, weight, colour: strong ? 'accent' : 'quiet' });
    sheet.write(amount, sheet.end - 16, { size, weight, colour: strong ? 'accent' : 'ink', align: 'end' });
    sheet.down(strong ? 24 : 20);
  };
  for (const [label, amount] of rows) row(label, amount);
  row(copy.TOTAL, formatRupees(totals.total), true);
  if (cancellationFee > 0) row(copy.CANCELLATION_CHARGE, formatRupees(cancellationFee));
  row(copy.PAID, exactly(paid));
  row(copy.DUE, exactly(due));

  sheet.y = top + 12;
  const note = (text: string, colour: 'ink' | 'quiet' = 'quiet') => {
    for (const line of sheet.wrap(text, from - sheet.start - 24, { size: 9 })) {
      sheet.write(line, sheet.start, { size: 9, colour });
      sheet.down(14);
    }
  };
  const isPending = invoice.refundPending === true;
  const taken = payments.reduce((sum, { amount }) => sum + amount, 0);
  if (cancelled) note(copy.cancelled(exactly(taken - paid), isPending), 'ink');
  else if (due === 0) note(copy.PAID_IN_FULL, 'ink');
  else if (paid > 0) note(copy.ADVANCE_RECEIVED, 'ink');
  if (due > 0) note(copy.balanceDue(exactly(due), formatDate(stay.checkIn)));
  for (const payment of payments) {
    note(`${formatDate(payment.on)}  ·  ${exactly(payment.amount)}  ·  ${wayOf(payment)}`);
  }
  if (!cancelled && taken > paid) note(copy.partRefunded(exactly(taken - paid), isPending));
  if (priceIsSet) note(copy.PRICE_AGREED);
}

/** Returns how money came: the provider's reference, or the way in which the host received it. */
function wayOf({ method = 'online', reference }: Invoice['payments'][number]): string {
  return method === 'online' ? reference : copy.PAYMENT_METHODS[method];
}

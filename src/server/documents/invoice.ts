import { bookingReference } from '#domain/booking-reference.ts';
import { formatDate } from '#domain/calendar.ts';
import type { SpecialRequests } from '#domain/extras.ts';
import type { GuestDetails } from '#domain/guest-details.ts';
import { formatPaise, formatRupees, toPaise } from '#domain/money.ts';
import type { StayPrice } from '#domain/pricing.ts';
import type { Party, Stay } from '#domain/stay.ts';
import type { BookingTotals } from '#domain/totals.ts';
import * as copy from '#messages/invoice.ts';
import { drawHead, drawParties } from './invoice-head.ts';
import { drawAddOns, drawColumns, drawRoom, minus } from './invoice-table.ts';
import { Sheet } from './sheet.ts';

/** The data of an invoice. Amounts are rupees, those of the booking whole ones; dates are civil dates. */
export interface Invoice {
  /** From the gap-free series, as printed. */
  number: string;
  issuedOn: string;
  /** The day of the booking's last change: the invoice keeps its number and is corrected. */
  correctedOn?: string;
  reservationId: number;
  property: { name: string; address: string; phone?: string | undefined; email?: string | undefined };
  guest: GuestDetails;
  stay: Stay & Party;
  /** `HH:MM`. */
  times: { checkIn: string; checkOut: string };
  rooms: readonly { name: string; price: StayPrice }[];
  addOns: {
    breakfasts: number;
    breakfastPrice: number;
    extraBeds: number;
    extraBedPrice: number;
  };
  /** Extras are named without a price: they are paid at the homestay. */
  requests?: SpecialRequests;
  totals: BookingTotals;
  paid: number;
  /** The cancellation fee of earlier changes. */
  cancellationFee?: number;
  due: number;
  /** `paid` is then what was not refunded. */
  cancelled?: true;
  payments: readonly { reference: string; amount: number; on: string }[];
}

/** Payments and refunds may have paise. */
const exactly = (rupees: number) => formatPaise(toPaise(rupees));

/** Renders the invoice on A4 (spec section 7, issue of the PDF): some 15 ms and 30 KB for an ordinary stay. */
export async function renderInvoice(invoice: Invoice): Promise<Buffer> {
  const sheet = new Sheet({
    title: copy.titleOf(copy.INVOICE, invoice.number),
    author: invoice.property.name,
    created: new Date(`${invoice.issuedOn}T00:00:00Z`),
  });
  drawHead(sheet, copy.INVOICE, invoice);
  drawParties(sheet, invoice);
  drawColumns(sheet);
  for (const room of invoice.rooms) drawRoom(sheet, room);
  drawAddOns(sheet, invoice);
  drawTotals(sheet, invoice);
  return sheet.finish(copy.footOf(copy.INVOICE, invoice.number, bookingReference(invoice.reservationId)));
}

function drawTotals(sheet: Sheet, invoice: Invoice): void {
  const { totals, paid, cancellationFee = 0, due, cancelled, payments, stay } = invoice;
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
  const taken = payments.reduce((sum, { amount }) => sum + amount, 0);
  if (cancelled) note(copy.cancelled(exactly(taken - paid)), 'ink');
  else note(due > 0 ? copy.ADVANCE_RECEIVED : copy.PAID_IN_FULL, 'ink');
  if (due > 0) note(copy.balanceDue(exactly(due), formatDate(stay.checkIn)));
  for (const payment of payments) {
    note(`${formatDate(payment.on)}  ·  ${exactly(payment.amount)}  ·  ${payment.reference}`);
  }
  if (!cancelled && taken > paid) note(copy.partRefunded(exactly(taken - paid)));
}

import { formatPaise, formatRupees, toPaise } from '#domain/money/money.ts';
import { say, sayDate } from '#server/language/say.ts';

import { minus } from './invoice-table.ts';
import type { Paper } from './paper-data.ts';
import type { Sheet } from './sheet.ts';
import type { StayOnPaper } from './stay-on-paper.ts';

/** Formats payments and refunds, which may have paise. */
const exactly = (rupees: number) => formatPaise(toPaise(rupees));

/** Points below the panel with the sums. */
const BELOW_PANEL = 16;

/** Draws the sum of a bill, and what was paid of it when it was issued. */
export function drawTotals(sheet: Sheet, { data, issuedOn }: Paper): void {
  const { totals, paid, cancellationFee = 0, due, cancelled, payments, stay, priceIsSet } = data.stay;
  const from = (sheet.start + sheet.end) / 2 + 8;
  const saved = totals.totalDiscount;
  const rows: [string, string][] = [];
  if (saved > 0)
    rows.push(
      [say().bookingInvoice.BEFORE_DISCOUNTS, formatRupees(totals.total + saved)],
      [say().bookingInvoice.DISCOUNTS, minus(saved)],
    );
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
  row(say().bookingInvoice.TOTAL, formatRupees(totals.total), true);
  if (cancellationFee > 0) row(say().bookingInvoice.CANCELLATION_CHARGE, formatRupees(cancellationFee));
  row(say().bookingInvoice.PAID, exactly(paid));
  row(say().bookingInvoice.DUE, exactly(due));

  sheet.y = top + 12;
  const note = (text: string, colour: 'ink' | 'quiet' = 'quiet') => {
    for (const line of sheet.wrap(text, from - sheet.start - 24, { size: 9 })) {
      sheet.write(line, sheet.start, { size: 9, colour });
      sheet.down(14);
    }
  };
  const isPending = data.stay.refundPending === true;
  const taken = payments.reduce((sum, { amount }) => sum + amount, 0);
  if (cancelled) note(say().bookingInvoice.cancelled(exactly(taken - paid), isPending), 'ink');
  else if (due === 0) note(say().bookingInvoice.PAID_IN_FULL, 'ink');
  else if (paid > 0) note(say().bookingInvoice.ADVANCE_RECEIVED, 'ink');
  // A bill of a guest who is there, or has left, is due at once.
  const dueOn = issuedOn > stay.checkIn ? issuedOn : stay.checkIn;
  if (due > 0) note(say().bookingInvoice.balanceDue(exactly(due), sayDate(dueOn)));
  for (const payment of payments) {
    note(`${sayDate(payment.on)}  ·  ${exactly(payment.amount)}  ·  ${wayOf(payment)}`);
  }
  if (!cancelled && taken > paid) note(say().bookingInvoice.partRefunded(exactly(taken - paid), isPending));
  if (priceIsSet) note(say().bookingInvoice.PRICE_AGREED);
  sheet.y = Math.max(sheet.y, top + height) + BELOW_PANEL;
}

/** Returns how money came: the provider's reference, or the way in which the host received it. */
function wayOf({ method = 'online', reference }: StayOnPaper['payments'][number]): string {
  return method === 'online' ? reference : say().bookingInvoice.PAYMENT_METHODS[method];
}

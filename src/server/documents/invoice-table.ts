import { NO_SPECIAL_REQUESTS } from '#domain/booking/extras.ts';
import { nightsOfStay } from '#domain/dates/stay.ts';
import { chargesTotal } from '#domain/money/charges.ts';
import { formatRupees } from '#domain/money/money.ts';
import type { StayPrice } from '#domain/rates/pricing.ts';
import { say, sayDate } from '#server/language/say.ts';

import type { Sheet } from './sheet.ts';
import type { StayOnPaper } from './stay-on-paper.ts';

export const minus = (rupees: number) => `−${formatRupees(rupees)}`;

/** Points from the right edge to the right edge of a column. */
const QUANTITY = 165;
const PRICE = 85;
const LINE = 16;
const TEXT_WIDTH = 250;

/** Draws the rooms and add-ons of a booking with their prices and discounts. */
export function drawBill(sheet: Sheet, stay: StayOnPaper): void {
  drawColumns(sheet);
  for (const room of stay.rooms) drawRoom(sheet, room, stay.code);
  drawAddOns(sheet, stay);
}

function drawColumns(sheet: Sheet): void {
  const style = { size: 8, colour: 'quiet' } as const;
  sheet.panel(sheet.start - 8, sheet.end + 8, 20);
  sheet.down(4);
  sheet.write(say().bookingInvoice.DESCRIPTION, sheet.start, style);
  sheet.write(say().bookingInvoice.QUANTITY, sheet.end - QUANTITY, { ...style, align: 'end' });
  sheet.write(say().bookingInvoice.PRICE, sheet.end - PRICE, { ...style, align: 'end' });
  sheet.write(say().bookingInvoice.AMOUNT, sheet.end, { ...style, align: 'end' });
  sheet.down(24);
}

interface Row {
  text: string;
  amount: string;
  quantity?: string;
  price?: string;
  isStrong?: boolean;
}

/** Draws a row, whose text may take several lines. */
function drawRow(sheet: Sheet, { text, amount, quantity = '', price = '', isStrong }: Row): void {
  const weight = isStrong ? 'bold' : 'regular';
  const colour = isStrong ? 'ink' : 'quiet';
  // A row without quantity and price has a wider text, up to the amount.
  const lines = sheet.wrap(text, quantity || price ? TEXT_WIDTH : 340, { weight });
  sheet.down(0, LINE * lines.length);
  for (const [index, line] of lines.entries()) {
    sheet.write(line, sheet.start, { weight, colour });
    if (index === 0) {
      sheet.write(quantity, sheet.end - QUANTITY, { align: 'end', colour });
      sheet.write(price, sheet.end - PRICE, { align: 'end', colour });
      sheet.write(amount, sheet.end, { align: 'end', weight });
    }
    sheet.down(LINE);
  }
}

/** Joins consecutive nights of the same price, so that a long stay takes few lines. */
function nightRuns(nights: StayPrice['nights']) {
  const runs: { from: string; to: string; count: number; price: number; discount: number }[] = [];
  for (const { night, price, discount } of nights) {
    const last = runs.at(-1);
    if (last && last.price === price && last.discount === discount) {
      last.to = night;
      last.count += 1;
    } else runs.push({ from: night, to: night, count: 1, price, discount });
  }
  return runs;
}

function drawRoom(sheet: Sheet, { name, price }: StayOnPaper['rooms'][number], code = ''): void {
  sheet.down(0, 66);
  drawRow(sheet, { text: name, amount: formatRupees(price.finalPrice), isStrong: true });
  for (const run of nightRuns(price.nights)) {
    const quantity = say().bookingStayText.nightsOf(run.count);
    drawRow(sheet, {
      text: say().bookingInvoice.dates(sayDate(run.from), sayDate(run.to)),
      quantity,
      price: formatRupees(run.price),
      amount: formatRupees(run.price * run.count),
    });
    if (run.discount > 0) {
      const amount = minus(run.discount * run.count);
      drawRow(sheet, { text: say().bookingInvoice.DISCOUNT, quantity, price: minus(run.discount), amount });
    }
  }
  if (price.rulesDiscount > 0) {
    const text = say().bookingInvoice.longerStay(
      price.rulesPercent,
      say().bookingStayText.nightsOf(price.stayDays),
    );
    drawRow(sheet, { text, amount: minus(price.rulesDiscount) });
  }
  if (price.codeDiscount > 0)
    drawRow(sheet, { text: say().bookingBill.codeLine(code), amount: minus(price.codeDiscount) });
  endGroup(sheet);
}

function drawAddOns(sheet: Sheet, invoice: StayOnPaper): void {
  const { addOns, totals, stay, charges, requests = NO_SPECIAL_REQUESTS } = invoice;
  const sum = totals.breakfast + totals.extraBed + chargesTotal(charges);
  if (sum === 0 && requests.services.length === 0) return;
  const days = nightsOfStay(stay);
  sheet.down(0, 50);
  drawRow(sheet, {
    text: say().bookingInvoice.ADD_ONS,
    amount: sum > 0 ? formatRupees(sum) : '',
    isStrong: true,
  });
  if (totals.breakfast > 0) {
    drawRow(sheet, {
      text: say().bookingAddOns.BREAKFAST.name,
      quantity: say().bookingInvoice.eachDay(addOns.breakfasts, days),
      price: formatRupees(addOns.breakfastPrice),
      amount: formatRupees(totals.breakfast),
    });
  }
  if (totals.extraBed > 0) {
    drawRow(sheet, {
      text: say().bookingAddOns.EXTRA_BED.name,
      quantity: say().bookingInvoice.eachDay(addOns.extraBeds, days),
      price: formatRupees(addOns.extraBedPrice),
      amount: formatRupees(totals.extraBed),
    });
  }
  for (const { text, count, price, total, date } of charges) {
    drawRow(sheet, {
      text: date ? `${text}  ·  ${sayDate(date)}` : text,
      quantity: String(count),
      price: formatRupees(price),
      amount: formatRupees(total),
    });
  }
  for (const extra of requests.services) {
    const text = `${say().bookingExtras.EXTRA_NAMES[extra.kind]}  ·  ${say().bookingExtras.extraLine(extra, sayDate(extra.date))}`;
    drawRow(sheet, { text, amount: say().bookingExtras.payableThere });
  }
  endGroup(sheet);
}

function endGroup(sheet: Sheet): void {
  sheet.down(7);
  sheet.rule();
  sheet.down(9);
}

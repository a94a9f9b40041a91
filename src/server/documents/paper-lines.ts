import { formatExact } from '#domain/money/money.ts';
import { type PaperLine, taxSums } from '#domain/papers/paper-line.ts';
import { GST_STATES } from '#domain/party/gst-states.ts';
import { sayState } from '#server/language/regions.ts';
import { say, sayDate } from '#server/language/say.ts';
import type { Paper, PaperData } from './paper-data.ts';
import type { Sheet } from './sheet.ts';

/** Points from the right edge to the right edge of a column. */
const COLUMNS = { sac: 225, quantity: 175, value: 95, rate: 55 };
const LINE = 15;
const TEXT_WIDTH = 220;
/** Points for the signature below the taxes. */
const SIGNATURE = 48;

/** Draws what the paper is over, line by line, each with its code, its value without tax and its rate. */
export function drawLines(sheet: Sheet, paper: Paper): void {
  const isTaxed = paper.data.lines.some(({ rate }) => rate !== null);
  sheet.down(0, 60);
  sheet.panel(sheet.start - 8, sheet.end + 8, 20);
  sheet.down(4);
  const style = { size: 8, colour: 'quiet' } as const;
  sheet.write(say().bookingInvoice.DESCRIPTION, sheet.start, style);
  const head = (text: string, from: number) =>
    sheet.write(text, sheet.end - from, { ...style, align: 'end' });
  head(say().bookingInvoice.SAC, COLUMNS.sac);
  head(say().bookingInvoice.QUANTITY, COLUMNS.quantity);
  if (isTaxed) {
    head(say().bookingInvoice.VALUE, COLUMNS.value);
    head(say().bookingInvoice.RATE, COLUMNS.rate);
  }
  head(say().bookingInvoice.AMOUNT, 0);
  sheet.down(24);
  for (const line of paper.data.lines) drawLine(sheet, line, paper);
  sheet.down(4);
  sheet.rule();
  sheet.down(9);
}

function drawLine(sheet: Sheet, line: PaperLine, paper: Paper): void {
  const texts = sheet.wrap(textOf(line, paper), TEXT_WIDTH, { size: 9 });
  sheet.down(0, LINE * texts.length);
  const cell = (text: string, from: number) => sheet.write(text, sheet.end - from, { size: 9, align: 'end' });
  for (const [index, text] of texts.entries()) {
    sheet.write(text, sheet.start, { size: 9 });
    if (index === 0) {
      cell(line.sac, COLUMNS.sac);
      cell(quantityOf(line), COLUMNS.quantity);
      if (line.rate !== null) {
        cell(formatExact(line.taxable), COLUMNS.value);
        cell(say().bookingInvoice.percent(line.rate), COLUMNS.rate);
      }
      cell(formatExact(line.gross), 0);
    }
    sheet.down(LINE);
  }
}

const names = () => ({
  breakfast: say().bookingAddOns.BREAKFAST.name,
  extra_bed: say().bookingAddOns.EXTRA_BED.name,
  fee: say().bookingInvoice.CANCELLATION_CHARGE,
});

function textOf({ kind, text, from, to }: PaperLine, paper: Paper): string {
  if (kind === 'amount') return say().bookingInvoice.AMOUNTS[paper.kind];
  if (kind === 'breakfast' || kind === 'extra_bed' || kind === 'fee') return names()[kind];
  return from && to ? `${text}, ${say().bookingInvoice.dates(sayDate(from), sayDate(to))}` : text;
}

const quantityOf = ({ kind, count }: PaperLine) => {
  if (count === undefined) return '';
  return kind === 'room' ? say().bookingStayText.nightsOf(count) : String(count);
};

/** Draws the tax by rate, the sentences that the law requires, and the line for a signature. */
export function drawTaxes(sheet: Sheet, { total, data }: Paper, isBill: boolean): void {
  const { lines } = data;
  const from = (sheet.start + sheet.end) / 2 + 24;
  const sums = taxSums(lines);
  // The total of a bill without tax is drawn above.
  const hasTotal = !isBill || sums.length > 0;
  const said = sentencesOf(data).flatMap((text) => sheet.wrap(text, from - sheet.start - 24, { size: 9 }));
  sheet.down(0, LINE * Math.max(said.length, 3 * sums.length + (hasTotal ? 1 : 0)) + SIGNATURE);
  const top = sheet.y;
  const row = (label: string, paise: number, weight: 'regular' | 'bold' = 'regular') => {
    sheet.write(label, from, { size: 9, weight });
    sheet.write(formatExact(paise), isBill ? sheet.end - 16 : sheet.end, { size: 9, weight, align: 'end' });
    sheet.down(LINE);
  };
  for (const { rate, taxable, cgst, sgst } of sums) {
    row(say().bookingInvoice.valueAt(rate), taxable);
    row(say().bookingInvoice.cgst(rate / 2), cgst);
    row(say().bookingInvoice.sgst(rate / 2), sgst);
  }
  if (hasTotal) row(say().bookingInvoice.TOTAL, total, 'bold');
  const below = sheet.y;
  sheet.y = top;
  for (const line of said) {
    sheet.write(line, sheet.start, { size: 9 });
    sheet.down(LINE);
  }
  sheet.y = Math.max(sheet.y, below);
  sheet.down(28, 20);
  sheet.rule(from, sheet.end);
  sheet.down(4);
  sheet.write(say().bookingInvoice.SIGNATORY, from, { size: 8, colour: 'quiet' });
  sheet.down(14);
}

function sentencesOf({ seller, isWithoutTax }: PaperData): string[] {
  const copy = say().bookingInvoice;
  const state = GST_STATES.find(({ code }) => code === seller.stateCode)?.name ?? '';
  const said = seller.gstin
    ? [copy.placeOfSupply(sayState(state), seller.stateCode), copy.REVERSE_CHARGE]
    : [copy.NOT_REGISTERED];
  return isWithoutTax ? [...said, copy.WITHOUT_TAX] : said;
}

import { bookingReference, paperFileName } from '#domain/booking/booking-reference.ts';
import { toRupees } from '#domain/money/money.ts';
import { needsRecipient } from '#domain/papers/recipient.ts';
import { say, sayDate } from '#server/language/say.ts';

import type { Look } from '#site/look.ts';
import type { DrawnProof } from './booking-proof.ts';
import { drawHead, drawParties } from './invoice-head.ts';
import { drawBill } from './invoice-table.ts';
import type { Paper } from './paper-data.ts';
import { drawLines, drawTaxes } from './paper-lines.ts';
import { drawTotals } from './paper-totals.ts';
import { Sheet } from './sheet.ts';

/** Renders a paper on A4 (spec section 7, issue of the PDF): some 15 ms and 30 KB for an ordinary stay. */
export async function renderPaper(paper: Paper, look?: Look, proof?: DrawnProof): Promise<Buffer> {
  const { kind, number, issuedOn, data } = paper;
  const title = say().bookingInvoice.TITLES[kind];
  const info = {
    title: say().bookingInvoice.titleOf(title, number),
    author: data.seller.name,
    created: new Date(`${issuedOn}T00:00:00Z`),
  };
  const sheet = await Sheet.open(info, look);
  await drawHead(sheet, title, paper, proof);
  const isStateCoded = data.seller.gstin !== null && needsRecipient(toRupees(paper.total));
  drawParties(sheet, data.stay, data.company, isStateCoded);
  drawNames(sheet, paper);
  const isBill = isOverBooking(paper);
  if (isBill) drawBill(sheet, data.stay);
  if (!isBill || data.seller.gstin) drawLines(sheet, paper);
  if (isBill) drawTotals(sheet, paper);
  drawTaxes(sheet, paper, isBill);
  const foot = say().bookingInvoice.footOf(title, number, bookingReference(data.stay.reservationId));
  return sheet.finish(foot, proof?.qr ? say().bookingProof.SHOW_TO_TRUSTED : '');
}

/** Returns the paper of a mail, rendered only when it is sent. */
export function attachedPaper(paper: Paper, look?: Look, proof?: () => Promise<DrawnProof>) {
  const { reservationId, guest } = paper.data.stay;
  return {
    filename: paperFileName(paper.kind, reservationId, guest.name),
    contentType: 'application/pdf',
    render: async () => renderPaper(paper, look, await proof?.()),
  };
}

/** Returns whether a paper lists all that was booked; any other one is over an amount. */
function isOverBooking({ kind, data }: Paper): boolean {
  const isInvoice = kind === 'invoice' || kind === 'tax_invoice';
  return (
    isInvoice &&
    data.lines.every((line) => line.kind !== 'amount') &&
    data.lines.some((line) => line.kind !== 'fee')
  );
}

function drawNames(sheet: Sheet, { kind, data }: Paper): void {
  if (data.names.length === 0) return;
  const papers = data.names
    .map((paper) =>
      say().bookingInvoice.named(say().bookingInvoice.TITLES[paper.kind], paper.number, sayDate(paper.on)),
    )
    .join(', ');
  for (const line of sheet.wrap(say().bookingInvoice.NAMED[kind](papers), sheet.end - sheet.start, {
    size: 9,
  })) {
    sheet.write(line, sheet.start, { size: 9 });
    sheet.down(14);
  }
  sheet.down(8);
}

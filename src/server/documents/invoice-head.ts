import { bookingReference } from '#domain/booking/booking-reference.ts';
import { nightsOfStay } from '#domain/dates/stay.ts';
import { GST_STATES } from '#domain/party/gst-states.ts';
import { sayCountry, sayState } from '#server/language/regions.ts';
import { say, sayDate } from '#server/language/say.ts';
import { printable } from '#site/text-runs.ts';
import type { DrawnProof } from './booking-proof.ts';
import type { Company, Paper, SellerOnPaper } from './paper-data.ts';
import type { Sheet } from './sheet.ts';
import type { StayOnPaper } from './stay-on-paper.ts';

const MARK_HEIGHT = 40;
/** Points between the mark and the text beside it. */
const BESIDE_MARK = 12;
/** Points of the QR code, and of its white rim, which may lie in the margin. */
const QR_SIZE = 84;
const QR_RIM = 4;

/** Draws the seller with the mark, and the kind of the paper with its number and day. */
export async function drawHead(sheet: Sheet, title: string, paper: Paper, proof?: DrawnProof): Promise<void> {
  const { number, issuedOn } = paper;
  const { seller, stay } = paper.data;
  const top = sheet.y;
  const left = sheet.start + (await sheet.mark(sheet.start, MARK_HEIGHT)) + BESIDE_MARK;
  for (const line of sheet.wrap(seller.name, proof?.qr ? 210 : 240, { size: 17, weight: 'bold' })) {
    sheet.write(line, left, { size: 17, weight: 'bold', colour: 'accent' });
    sheet.down(23);
  }
  sheet.down(3);
  const width = proof?.qr ? 220 : 250;
  for (const line of linesOf(seller).flatMap((text) => sheet.wrap(text, width, { size: 9 }))) {
    sheet.write(line, left, { size: 9, colour: 'quiet' });
    sheet.down(13);
  }
  const bottom = sheet.y;
  sheet.y = top;
  const end = drawQrCode(sheet, proof?.qr);
  sheet.write(title, end, { size: 17, align: 'end' });
  sheet.down(26);
  const booking = say().bookingInvoice.bookingOf(bookingReference(stay.reservationId));
  for (const line of [number, sayDate(issuedOn), booking]) {
    sheet.write(line, end, { size: 9, colour: 'quiet', align: 'end' });
    sheet.down(13);
  }
  if (proof) {
    sheet.write(say().bookingProof.checkCodeLine(proof.code), end, { size: 9, weight: 'bold', align: 'end' });
    sheet.down(13);
  }
  const qrBottom = proof?.qr ? top + QR_SIZE - 2 * QR_RIM : top;
  sheet.y = Math.max(bottom, sheet.y, qrBottom, top + MARK_HEIGHT);
  sheet.down(14);
  sheet.band();
  sheet.down(20);
}

/** Draws the code into the right corner at the cursor. Returns where the text beside it ends. */
function drawQrCode(sheet: Sheet, png: Buffer | undefined): number {
  if (!png) return sheet.end;
  const left = sheet.end + QR_RIM - QR_SIZE;
  const { y } = sheet;
  sheet.y -= QR_RIM;
  sheet.picture(png, left, QR_SIZE);
  sheet.y = y;
  return left - QR_RIM;
}

function linesOf({ address, pin, phone, email, gstin }: SellerOnPaper): string[] {
  const place = [address, pin].filter(Boolean).join(', ');
  const contact = [phone, email].filter(Boolean).join(' · ');
  return [place, contact, gstin ? say().bookingInvoice.gstinOf(gstin) : ''].filter(Boolean);
}

/** Draws the recipient and the stay. `isStateCoded`: the law wants the code of the guest's state, too. */
export function drawParties(
  sheet: Sheet,
  { guest, stay, times, reservationId }: Pick<StayOnPaper, 'guest' | 'stay' | 'times' | 'reservationId'>,
  company: Company | null,
  isStateCoded = false,
): void {
  const top = sheet.y;
  const middle = (sheet.start + sheet.end) / 2 + 16;
  const column = (x: number, title: string, first: string, lines: string[]) => {
    const width = x < middle ? middle - x - 24 : sheet.end - x;
    sheet.y = top;
    sheet.write(title, x, { size: 8, colour: 'quiet' });
    sheet.down(15);
    for (const line of sheet.wrap(first, width, { size: 11, weight: 'bold' })) {
      sheet.write(line, x, { size: 11, weight: 'bold' });
      sheet.down(17);
    }
    for (const line of lines.filter(Boolean).flatMap((text) => sheet.wrap(text, width, { size: 9 }))) {
      sheet.write(line, x, { size: 9 });
      sheet.down(13.5);
    }
    return sheet.y;
  };
  const code = GST_STATES.find(({ name }) => name === guest.state)?.code;
  const shown = sayState(guest.state);
  const state = isStateCoded && code ? say().bookingInvoice.stateWithCode(shown, code) : shown;
  const region = [state, sayCountry(guest.country)].map(printable).filter(Boolean).join(', ');
  const name = printable(guest.name) || say().bookingInvoice.guestOf(bookingReference(reservationId));
  const address = printable(guest.address);
  const ofCompany = company
    ? [
        say().bookingInvoice.companyOf(company.name),
        ...(company.gstin ? [say().bookingInvoice.gstinOf(company.gstin)] : []),
      ]
    : [];
  const left = column(sheet.start, say().bookingInvoice.GUEST, name, [
    ...ofCompany,
    ...[address, region, guest.phone, guest.email],
  ]);
  const right = column(
    middle,
    say().bookingInvoice.STAY,
    say().bookingStayText.nightsOf(nightsOfStay(stay)),
    [
      say().bookingInvoice.checkIn(sayDate(stay.checkIn), say().roomsProperty.clock(times.checkIn)),
      say().bookingInvoice.checkOut(sayDate(stay.checkOut), say().roomsProperty.clock(times.checkOut)),
      say().bookingStayText.partyText(stay),
    ],
  );
  sheet.y = Math.max(left, right);
  sheet.down(18);
}

import { bookingReference } from '#domain/booking/booking-reference.ts';
import { formatDate } from '#domain/dates/calendar.ts';
import { nightsOfStay } from '#domain/dates/stay.ts';
import * as copy from '#messages/booking/invoice.ts';
import { nightsOf, partyText } from '#messages/booking/stay-text.ts';
import { clock } from '#messages/rooms/property.ts';
import { printable } from '#site/text-runs.ts';
import type { Invoice } from './invoice-data.ts';
import type { Sheet } from './sheet.ts';

type Head = Pick<Invoice, 'property' | 'number' | 'issuedOn' | 'correctedOn' | 'reservationId'>;

const MARK_HEIGHT = 40;
/** Points between the mark and the text beside it. */
const BESIDE_MARK = 12;

/** Draws the sender with the mark, and the kind of document with its number and day. */
export async function drawHead(
  sheet: Sheet,
  title: string,
  { property, number, issuedOn, correctedOn, reservationId }: Head,
): Promise<void> {
  const top = sheet.y;
  const left = sheet.start + (await sheet.mark(sheet.start, MARK_HEIGHT)) + BESIDE_MARK;
  for (const line of sheet.wrap(property.name, 240, { size: 17, weight: 'bold' })) {
    sheet.write(line, left, { size: 17, weight: 'bold', colour: 'accent' });
    sheet.down(23);
  }
  sheet.down(3);
  const contact = [property.phone, property.email].filter(Boolean).join(' · ');
  for (const line of [...sheet.wrap(property.address, 250, { size: 9 }), contact].filter(Boolean)) {
    sheet.write(line, left, { size: 9, colour: 'quiet' });
    sheet.down(13);
  }
  const bottom = sheet.y;
  sheet.y = top;
  sheet.write(title, sheet.end, { size: 17, align: 'end' });
  sheet.down(26);
  const corrected = correctedOn ? [copy.correctedOn(formatDate(correctedOn))] : [];
  const booking = copy.bookingOf(bookingReference(reservationId));
  for (const line of [number, formatDate(issuedOn), ...corrected, booking]) {
    sheet.write(line, sheet.end, { size: 9, colour: 'quiet', align: 'end' });
    sheet.down(13);
  }
  sheet.y = Math.max(bottom, sheet.y, top + MARK_HEIGHT);
  sheet.down(14);
  sheet.band();
  sheet.down(20);
}

export function drawParties(
  sheet: Sheet,
  { guest, stay, times, reservationId }: Pick<Invoice, 'guest' | 'stay' | 'times' | 'reservationId'>,
): void {
  const top = sheet.y;
  const middle = (sheet.start + sheet.end) / 2 + 20;
  const column = (x: number, title: string, first: string, lines: string[]) => {
    sheet.y = top;
    sheet.write(title, x, { size: 8, colour: 'quiet' });
    sheet.down(15);
    for (const line of sheet.wrap(first, 205, { size: 11, weight: 'bold' })) {
      sheet.write(line, x, { size: 11, weight: 'bold' });
      sheet.down(17);
    }
    for (const line of lines.filter(Boolean).flatMap((text) => sheet.wrap(text, 205, { size: 9 }))) {
      sheet.write(line, x, { size: 9 });
      sheet.down(13.5);
    }
    return sheet.y;
  };
  const region = [guest.state, guest.country].map(printable).filter(Boolean).join(', ');
  const name = printable(guest.name) || copy.guestOf(bookingReference(reservationId));
  const address = printable(guest.address);
  const left = column(sheet.start, copy.GUEST, name, [address, region, guest.phone, guest.email]);
  const right = column(middle, copy.STAY, nightsOf(nightsOfStay(stay)), [
    copy.checkIn(formatDate(stay.checkIn), clock(times.checkIn)),
    copy.checkOut(formatDate(stay.checkOut), clock(times.checkOut)),
    partyText(stay),
  ]);
  sheet.y = Math.max(left, right);
  sheet.down(18);
}

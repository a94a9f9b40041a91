import { bookingReference } from '#domain/booking/booking-reference.ts';
import { say } from '#server/language/say.ts';
import type { Look } from '#site/look.ts';
import { printable } from '#site/text-runs.ts';
import { drawParties } from './invoice-head.ts';
import { Sheet } from './sheet.ts';
import type { StayOnPaper } from './stay-on-paper.ts';

const MARK_HEIGHT = 40;
/** Points between the homestay's name and the title at the right. */
const BESIDE_TITLE = 20;
/** Points between the lines to write on. */
const LINE = 30;

/** A guest as far as known. */
export interface GuestOnCard {
  name: string;
  /** What is known besides; empty lines are left to fill in. */
  lines: string[];
}

/** Renders a card to print, on which the guests of a stay write who they are, and sign. `day` is a civil date. */
export async function renderRegistrationCard(
  stay: StayOnPaper,
  { day, known }: { day: string; known: readonly GuestOnCard[] },
  look?: Look,
): Promise<Buffer> {
  const copy = say().bookingRegistrationCard;
  const { property, reservationId } = stay;
  const reference = bookingReference(reservationId);
  const created = new Date(`${day}T00:00:00Z`);
  const sheet = await Sheet.open(
    { title: `${copy.TITLE} ${reference}`, author: property.name, created },
    look,
  );
  const top = sheet.y;
  const left = sheet.start + (await sheet.mark(sheet.start, MARK_HEIGHT)) + 12;
  const title = sheet.write(copy.TITLE, sheet.end, { size: 17, align: 'end' });
  const width = sheet.end - title - BESIDE_TITLE - left;
  for (const line of sheet.wrap(property.name, width, { size: 17, weight: 'bold' })) {
    sheet.write(line, left, { size: 17, weight: 'bold', colour: 'accent' });
    sheet.down(23);
  }
  sheet.down(3);
  for (const line of sheet.wrap(property.address, 250, { size: 9 })) {
    sheet.write(line, left, { size: 9, colour: 'quiet' });
    sheet.down(13);
  }
  sheet.y = Math.max(sheet.y, top + MARK_HEIGHT) + 14;
  sheet.band();
  sheet.down(20);
  drawParties(sheet, stay, null);
  sheet.write(copy.bookingOf(reference), sheet.start, { size: 9 });
  sheet.down(LINE);
  const middle = (sheet.start + sheet.end) / 2 + 10;
  const guests = Math.max(known.length, stay.stay.adults + stay.stay.children);
  for (let guest = 1; guest <= guests; guest += 1) drawGuest(sheet, guest, known[guest - 1], middle);
  sheet.down(0, 4 * LINE);
  drawFields(sheet, copy.PARTY_FIELDS, middle);
  sheet.down(LINE);
  sheet.rule(middle, sheet.end);
  sheet.down(4);
  sheet.write(copy.SIGNATURE, middle, { size: 8, colour: 'quiet' });
  return sheet.finish(`${copy.TITLE} · ${copy.bookingOf(reference)}`);
}

function drawGuest(sheet: Sheet, number: number, known: GuestOnCard | undefined, middle: number): void {
  const copy = say().bookingRegistrationCard;
  sheet.down(0, 2 * LINE + 20);
  const label = sheet.write(copy.guestOf(number), sheet.start, { size: 9, weight: 'bold' });
  if (known) sheet.write(printable(known.name), sheet.start + label + 12, { size: 9 });
  sheet.down(LINE - 12);
  const lines = known?.lines ?? [];
  for (const line of lines.flatMap((text) =>
    sheet.wrap(printable(text), sheet.end - sheet.start, { size: 9 }),
  )) {
    sheet.write(line, sheet.start, { size: 9 });
    sheet.down(13, 13);
  }
  if (lines.length === 0) drawFields(sheet, known ? copy.GUEST_FIELDS.slice(1) : copy.GUEST_FIELDS, middle);
  sheet.down(8);
}

/** Draws fields two by two, each with a line to write on. */
function drawFields(sheet: Sheet, fields: readonly string[], middle: number): void {
  for (const [index, field] of fields.entries()) {
    const isLeft = index % 2 === 0;
    const from = isLeft ? sheet.start : middle;
    sheet.write(field, from, { size: 8, colour: 'quiet' });
    const until = isLeft ? middle - 20 : sheet.end;
    sheet.y += 12;
    sheet.rule(from + sheet.measure(field, { size: 8 }) + 6, until);
    sheet.y -= 12;
    if (!isLeft || index === fields.length - 1) sheet.down(LINE);
  }
}

import { bookingReference } from '#domain/booking-reference.ts';
import { formatDate } from '#domain/calendar.ts';
import { NO_SPECIAL_REQUESTS, type SpecialRequests } from '#domain/extras.ts';
import type { GuestDetails } from '#domain/guest-details.ts';
import { formatPaise, formatRupees, toPaise } from '#domain/money.ts';
import type { StayPrice } from '#domain/pricing.ts';
import { nightsOfStay, type Party, type Stay } from '#domain/stay.ts';
import type { BookingTotals } from '#domain/totals.ts';
import { EXTRA_NAMES, extraLine, payableThere } from '#messages/extras.ts';
import * as copy from '#messages/invoice.ts';
import { clock } from '#messages/property.ts';
import { nightsOf, partyText } from '#messages/stay-text.ts';
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
const minus = (rupees: number) => `−${formatRupees(rupees)}`;

/** Renders the invoice on A4 (spec section 7, issue of the PDF): some 15 ms and 30 KB for an ordinary stay. */
export async function renderInvoice(invoice: Invoice): Promise<Buffer> {
  const sheet = new Sheet({
    title: copy.titleOf(copy.INVOICE, invoice.number),
    author: invoice.property.name,
    created: new Date(`${invoice.issuedOn}T00:00:00Z`),
  });
  drawHead(sheet, copy.INVOICE, invoice);
  drawParties(sheet, invoice);
  for (const room of invoice.rooms) drawRoom(sheet, room);
  drawAddOns(sheet, invoice);
  drawTotals(sheet, invoice);
  return sheet.finish(copy.footOf(copy.INVOICE, invoice.number, bookingReference(invoice.reservationId)));
}

type Head = Pick<Invoice, 'property' | 'number' | 'issuedOn' | 'correctedOn' | 'reservationId'>;

/** The sender, the kind of document, its number and day. */
export function drawHead(
  sheet: Sheet,
  title: string,
  { property, number, issuedOn, correctedOn, reservationId }: Head,
): void {
  const top = sheet.y;
  for (const line of sheet.wrap(property.name, 300, { size: 19, weight: 'bold' })) {
    sheet.write(line, sheet.start, { size: 19, weight: 'bold', colour: 'accent' });
    sheet.down(25);
  }
  sheet.down(3);
  const contact = [property.phone, property.email].filter(Boolean).join(' · ');
  for (const line of [...sheet.wrap(property.address, 280, { size: 9 }), contact].filter(Boolean)) {
    sheet.write(line, sheet.start, { size: 9, colour: 'quiet' });
    sheet.down(13);
  }
  const bottom = sheet.y;
  sheet.y = top;
  sheet.write(title, sheet.end, { size: 19, align: 'end' });
  sheet.down(28);
  const corrected = correctedOn ? [copy.correctedOn(formatDate(correctedOn))] : [];
  const booking = copy.bookingOf(bookingReference(reservationId));
  for (const line of [number, formatDate(issuedOn), ...corrected, booking]) {
    sheet.write(line, sheet.end, { size: 9, colour: 'quiet', align: 'end' });
    sheet.down(13);
  }
  sheet.y = Math.max(bottom, sheet.y);
  sheet.down(14);
  sheet.rule();
  sheet.down(18);
}

/** The guest and the stay. */
export function drawParties(
  sheet: Sheet,
  { guest, stay, times }: Pick<Invoice, 'guest' | 'stay' | 'times'>,
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
  const region = [guest.state, guest.country].filter(Boolean).join(', ');
  const left = column(sheet.start, copy.GUEST, guest.name, [guest.address, region, guest.phone, guest.email]);
  const right = column(middle, copy.STAY, nightsOf(nightsOfStay(stay)), [
    copy.checkIn(formatDate(stay.checkIn), clock(times.checkIn)),
    copy.checkOut(formatDate(stay.checkOut), clock(times.checkOut)),
    partyText(stay),
  ]);
  sheet.y = Math.max(left, right);
  sheet.down(18);
}

/** Consecutive nights of one price, so that a long stay is a few lines. */
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

export function drawLine(
  sheet: Sheet,
  text: string,
  amount: string,
  weight: 'regular' | 'bold' = 'regular',
): void {
  const colour = weight === 'bold' ? 'ink' : 'quiet';
  const lines = sheet.wrap(text, 380, { weight });
  sheet.down(0, 16 * lines.length);
  for (const [index, line] of lines.entries()) {
    sheet.write(line, sheet.start, { weight, colour });
    if (index === 0) sheet.write(amount, sheet.end, { align: 'end', weight });
    sheet.down(16);
  }
}

function drawRoom(sheet: Sheet, { name, price }: Invoice['rooms'][number]): void {
  sheet.down(0, 66);
  sheet.rule();
  sheet.down(9);
  drawLine(sheet, name, formatRupees(price.finalPrice), 'bold');
  for (const run of nightRuns(price.nights)) {
    const dates = copy.dates(formatDate(run.from), formatDate(run.to));
    const nights = copy.nightsAt(run.count, formatRupees(run.price));
    drawLine(sheet, `${dates}  ·  ${nights}`, formatRupees(run.price * run.count));
    if (run.discount > 0) {
      const off = copy.discountOf(copy.nightsAt(run.count, formatRupees(run.discount)));
      drawLine(sheet, off, minus(run.discount * run.count));
    }
  }
  if (price.rulesDiscount > 0) {
    drawLine(sheet, copy.longerStay(price.rulesPercent), minus(price.rulesDiscount));
  }
  sheet.down(8);
}

function drawAddOns(sheet: Sheet, { addOns, totals, stay, requests = NO_SPECIAL_REQUESTS }: Invoice): void {
  if (totals.breakfast + totals.extraBed === 0 && requests.services.length === 0) return;
  const days = nightsOfStay(stay);
  sheet.down(0, 50);
  sheet.rule();
  sheet.down(9);
  drawLine(sheet, copy.ADD_ONS, formatRupees(totals.breakfast + totals.extraBed), 'bold');
  if (totals.breakfast > 0) {
    const line = copy.breakfast(addOns.breakfasts, days, formatRupees(addOns.breakfastPrice));
    drawLine(sheet, line, formatRupees(totals.breakfast));
  }
  if (totals.extraBed > 0) {
    const line = copy.extraBed(addOns.extraBeds, days, formatRupees(addOns.extraBedPrice));
    drawLine(sheet, line, formatRupees(totals.extraBed));
  }
  for (const { kind, ...extra } of requests.services) {
    drawLine(sheet, `${EXTRA_NAMES[kind]}  ·  ${extraLine(extra, formatDate(extra.date))}`, payableThere);
  }
  sheet.down(8);
}

function drawTotals(sheet: Sheet, invoice: Invoice): void {
  const { totals, paid, cancellationFee = 0, due, cancelled, payments, stay } = invoice;
  const from = (sheet.start + sheet.end) / 2 + 8;
  const saved = totals.totalDiscount;
  const rows: [string, string][] = [];
  if (saved > 0)
    rows.push([copy.BEFORE_DISCOUNTS, formatRupees(totals.total + saved)], [copy.DISCOUNTS, minus(saved)]);
  const height = 20 * (rows.length + (cancellationFee > 0 ? 4 : 3)) + 28;
  sheet.down(0, height + 30);
  sheet.rule();
  sheet.down(14);
  const top = sheet.y;
  sheet.panel(from, sheet.end, height);
  sheet.down(12);
  const row = (label: string, amount: string, strong = false) => {
    const size = strong ? 13 : 9.5;
    const weight = strong ? 'bold' : 'regular';
    sheet.write(label, from + 16, { size, weight, colour: strong ? 'ink' : 'quiet' });
    sheet.write(amount, sheet.end - 16, { size, weight, align: 'end' });
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

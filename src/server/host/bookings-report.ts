import { bookingReference } from '#domain/booking/booking-reference.ts';
import { type Extra, isDayOfStay, type SpecialRequests } from '#domain/booking/extras.ts';
import { countNights, formatDate, todayInIndia } from '#domain/dates/calendar.ts';
import { balancePaise } from '#domain/money/balance.ts';
import { hasEnded } from '#domain/money/dispute.ts';
import { formatPaise, toPaise, toRupees } from '#domain/money/money.ts';
import { arrivalTimeLabel, EXTRA_NAMES, extraLine, hostNoteLabel } from '#messages/booking/extras.ts';
import { addOnText, nightsOf, partyText } from '#messages/booking/stay-text.ts';
import * as copy from '#messages/host/import/report.ts';
import { listDisputes } from '#server/payments/dispute-queries.ts';
import type { Database } from '#server/platform/database/database.ts';
import { listStays } from '#server/reservations/booking-queries.ts';
import { specialRequestsOfRow } from '#server/reservations/schema.ts';

interface Guest {
  id: number;
  name: string;
  phone: string;
  property: string;
  rooms: string;
  checkIn: string;
  checkOut: string;
  adults: number;
  children: number;
  breakfasts: number;
  extraBeds: number;
  due: number;
  /** True if the guest has left or never came. */
  isGone: boolean;
  requests: SpecialRequests;
}

/** Returns the arrivals and departures from `from` to `to`, both inclusive, who is there before, and what each owes. */
export async function bookingsReport(db: Database, from: string, to: string): Promise<string> {
  const guests = await listGuests(db, from, to);
  const reservationIds = guests.map(({ id }) => id);
  const arrivals = guests.filter(({ checkIn }) => checkIn >= from && checkIn <= to);
  const departures = guests
    .filter(({ checkOut }) => checkOut >= from && checkOut <= to)
    .sort((a, b) => a.checkOut.localeCompare(b.checkOut) || a.id - b.id);
  const earlier = guests.filter(({ checkIn }) => checkIn < from);
  const inHouse = earlier.filter(({ checkOut, isGone }) => checkOut > from && !isGone);
  return [
    copy.bookingsTitle(formatDate(from), formatDate(to)),
    '',
    copy.arrivals(arrivals.length),
    ...arrivals.flatMap(arrivalLines),
    '',
    copy.departures(departures.length),
    ...departures.map(departureLine),
    '',
    copy.inHouse(inHouse.length),
    ...inHouse.map(departureLine),
    ...arrangementLines(guests, { checkIn: from, checkOut: to }),
    ...disputeLines(await listDisputes(db, reservationIds)),
    '',
    copy.dueAtCheckIn(sumDue(arrivals)),
    copy.dueFromOthers(sumDue(earlier)),
    '',
  ].join('\n');
}

function bookingLine({ id, name, property, rooms }: Guest): string {
  return `${bookingReference(id)}  ${name}  ${property}: ${rooms}`;
}

function arrivalLines(guest: Guest): string[] {
  const party = [
    nightsOf(countNights(guest.checkIn, guest.checkOut)),
    partyText(guest),
    ...addOnText(guest),
    guest.phone,
  ].filter(Boolean);
  return [
    `  ${formatDate(guest.checkIn)}  ${bookingLine(guest)}  ${moneyText(guest)}`,
    ...[party.join(', '), ...requestLines(guest)].map((line) => `      ${line}`),
  ];
}

function departureLine(guest: Guest): string {
  return `  ${formatDate(guest.checkOut)}  ${bookingLine(guest)}  ${moneyText(guest)}`;
}

function moneyText({ due }: Guest): string {
  return due > 0 ? copy.due(formatPaise(toPaise(due))) : copy.PAID_IN_FULL;
}

function sumDue(guests: readonly Guest[]): string {
  return formatPaise(toPaise(guests.reduce((sum, { due }) => sum + due, 0)));
}

function requestLines({ requests: { services, arrivalTime, note } }: Guest): string[] {
  return [
    ...services.map(arrangement),
    ...(arrivalTime ? [`${arrivalTimeLabel}: ${arrivalTime}`] : []),
    ...(note ? [`${hostNoteLabel}: ${oneLine(note)}`] : []),
  ];
}

function arrangement({ note, ...extra }: Extra): string {
  const line = extraLine({ ...extra, note: note && oneLine(note) }, formatDate(extra.date));
  return `${EXTRA_NAMES[extra.kind]}: ${line}`;
}

/** Returns the extras ordered for these days by guests who are staying, so that a host sees what a day needs. */
function arrangementLines(guests: readonly Guest[], days: { checkIn: string; checkOut: string }): string[] {
  const due = guests
    .flatMap((guest) => guest.requests.services.map((extra) => ({ guest, extra })))
    .filter(({ extra }) => isDayOfStay(extra.date, days))
    .sort((a, b) => a.extra.date.localeCompare(b.extra.date) || a.guest.id - b.guest.id);
  if (due.length === 0) return [];
  const lines = due.map(({ guest, extra }) => `  ${arrangement(extra)}  ${bookingLine(guest)}`);
  return ['', copy.toArrange(due.length), ...lines];
}

/** Returns all open disputes, whatever the days, and the results of those about these guests. */
function disputeLines(disputes: Awaited<ReturnType<typeof listDisputes>>): string[] {
  if (disputes.length === 0) return [];
  const lines = disputes.map((dispute) => {
    const { status, respond_by: by } = dispute;
    const step = copy.DISPUTE_STEPS[status];
    const answer = by && !hasEnded(status) ? `, ${copy.respondBy(formatDate(todayInIndia(by)))}` : '';
    const who = `${bookingReference(dispute.reservation_id)}  ${oneLine(dispute.guest_name)}`;
    return `  ${who}  ${formatPaise(dispute.amount_paise)}  ${step}${answer}`;
  });
  return ['', copy.disputes(disputes.length), ...lines];
}

async function listGuests(db: Database, from: string, to: string): Promise<Guest[]> {
  const rows = await listStays(db, from, to);
  return rows.map((row) => ({
    id: row.id,
    name: oneLine(row.guest_name),
    phone: oneLine(row.guest_phone),
    property: row.property_name,
    rooms: row.rooms.join(', '),
    checkIn: row.check_in,
    checkOut: row.check_out,
    adults: row.adults,
    children: row.children,
    breakfasts: row.breakfasts,
    extraBeds: row.extra_beds,
    due: toRupees(balancePaise(row)),
    isGone: row.checked_out_at !== null || row.no_show_at !== null,
    requests: specialRequestsOfRow(row),
  }));
}

/** Keeps text typed by guests from moving the cursor of the host's terminal. */
function oneLine(text: string): string {
  return text.replace(/\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu, ' ').trim();
}

import { bookingReference } from '#domain/booking-reference.ts';
import { DEPOSIT_PERCENT } from '#domain/booking-rules.ts';
import { formatDate } from '#domain/calendar.ts';
import { type Extra, NO_SPECIAL_REQUESTS, type SpecialRequests } from '#domain/extras.ts';
import { hasLink } from '#domain/guest-details.ts';
import { formatPaise, formatRupees, toPaise } from '#domain/money.ts';
import { arrivalTimeLabel, EXTRA_NAMES, extraLine, hostNoteLabel, payableThere } from '#messages/extras.ts';
import type { BookingText } from '#messages/mail.ts';
import { clock } from '#messages/property.ts';
import type { Fact } from '#messages/trip.ts';
import type { Invoice } from '#server/documents/invoice-data.ts';

/** Text typed by guests is shown in one line of a table or a report. */
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The booking without notes that have links: the recipient's mailbox may be a stranger's. */
export function withoutLinks<Booking extends Pick<Invoice, 'requests'>>(booking: Booking): Booking {
  const { services, arrivalTime, note } = booking.requests ?? NO_SPECIAL_REQUESTS;
  const harmless = (text: string) => !hasLink(text);
  const requests = {
    services: services.map(({ note: extraNote, ...extra }) =>
      extraNote && harmless(extraNote) ? { ...extra, note: extraNote } : extra,
    ),
    arrivalTime,
    note: note && harmless(note) ? note : null,
  };
  return { ...booking, requests };
}

/** `4 on Fri, 18 Dec 2026 (no onion)` */
const extraText = ({ note, ...extra }: Omit<Extra, 'kind'>) =>
  extraLine({ ...extra, note: note && oneLine(note) }, formatDate(extra.date));

/** Extras with their names, in one line; empty when there are none. */
export function extrasLine(services: readonly Extra[]): string {
  return services.map(({ kind, ...extra }) => `${EXTRA_NAMES[kind]}: ${extraText(extra)}`).join('; ');
}

/** The guest's requests as facts of a mail; a cancelled booking has nothing to pay. */
function requestFacts({ services, arrivalTime, note }: SpecialRequests, cancelled = false): Fact[] {
  const facts = services.map(
    ({ kind, ...extra }): Fact => [
      EXTRA_NAMES[kind],
      `${extraText(extra)}${cancelled ? '' : `, ${payableThere}`}`,
    ],
  );
  if (arrivalTime) facts.push([arrivalTimeLabel, arrivalTime]);
  if (note) facts.push([hostNoteLabel, oneLine(note)]);
  return facts;
}

/** A booking as its mails describe it. */
export function bookingText(invoice: Invoice): BookingText {
  const { stay, times, property, totals, paid, due, requests = NO_SPECIAL_REQUESTS } = invoice;
  const isCancelled = invoice.cancelled === true;
  return {
    reference: bookingReference(invoice.reservationId),
    guestName: invoice.guest.name,
    property: property.name,
    address: property.address,
    rooms: invoice.rooms.map(({ name }) => name),
    checkIn: formatDate(stay.checkIn),
    checkOut: formatDate(stay.checkOut),
    checkInTime: clock(times.checkIn),
    checkOutTime: clock(times.checkOut),
    adults: stay.adults,
    children: stay.children,
    breakfasts: invoice.addOns.breakfasts,
    extraBeds: invoice.addOns.extraBeds,
    requests: requestFacts(requests, isCancelled),
    extras: extrasLine(requests.services),
    isInFull: due === 0,
    depositPercent: DEPOSIT_PERCENT,
    isCancelled,
    total: formatRupees(totals.total),
    paid: formatPaise(toPaise(paid)),
    due: formatPaise(toPaise(due)),
    hasBalance: due > 0,
  };
}

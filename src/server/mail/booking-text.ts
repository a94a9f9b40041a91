import { bookingReference } from '#domain/booking/booking-reference.ts';
import { DEPOSIT_PERCENT } from '#domain/booking/booking-rules.ts';
import { type Extra, NO_SPECIAL_REQUESTS } from '#domain/booking/extras.ts';
import { formatPaise, formatRupees, toPaise } from '#domain/money/money.ts';
import type { BookingText } from '#messages/mail/mail.ts';
import type { StayOnPaper } from '#server/documents/stay-on-paper.ts';
import { say, sayDate } from '#server/language/say.ts';
import type { StayInMail } from './data.ts';
import { nameInMail } from './name-in-mail.ts';

/** Matches web addresses with or without a scheme, but not `Dr.Rao`, `A.K.Singh` or `Smt.Das/Shri.Das`. */
const LINKS = [
  /:\/\/|\bwww\.|[\p{L}\d-]\.(com|net|org|info|biz|xyz)\b|[\p{L}\d-]{3}\.(io|co|in|me|ru|cn|ly|top|site|shop|link|click|app|live|club)\b/iu,
  /(?<![\p{L}\d-])[a-z\d-]+\.(io|co|in|me|ly|to|cc)\b/u,
  /(?<![\p{L}\d-])(?!(mr|mrs|ms|dr|smt|shri|prof)\.)[\p{L}\d-]+\.\p{L}{2,}\//iu,
];

/** Puts text that guests typed on one line, for a table or a report. */
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Returns the booking without notes that have links: the recipient's mailbox may be a stranger's. */
export function withoutLinks<Booking extends Pick<StayOnPaper, 'requests'>>(booking: Booking): Booking {
  const { services, arrivalTime, note } = booking.requests ?? NO_SPECIAL_REQUESTS;
  const harmless = (text: string) => !LINKS.some((link) => link.test(text.normalize('NFKC')));
  const requests = {
    services: services.map(({ note: extraNote, ...extra }) =>
      extraNote && harmless(extraNote) ? { ...extra, note: extraNote } : extra,
    ),
    arrivalTime,
    note: note && harmless(note) ? note : null,
  };
  return { ...booking, requests };
}

const shownExtra = (extra: Extra) => ({
  ...extra,
  date: sayDate(extra.date),
  note: extra.note && oneLine(extra.note),
});

const shownCharge = ({ text, count, price, total, date }: StayOnPaper['charges'][number]) =>
  say().bookingCharges.chargeFact({
    text: oneLine(text),
    count,
    price: formatRupees(price),
    total: formatRupees(total),
    date: date && sayDate(date),
  });

/** Returns the extras with their names on one line; empty if there are none. */
export function extrasLine(services: readonly Extra[]): string {
  return services
    .map(shownExtra)
    .map(
      (extra) =>
        `${say().bookingExtras.EXTRA_NAMES[extra.kind]}: ${say().bookingExtras.extraLine(extra, extra.date)}`,
    )
    .join('; ');
}

export function bookingText(invoice: StayInMail, reader: 'guest' | 'host' = 'guest'): BookingText {
  const { stay, times, words, totals, paid, due, requests = NO_SPECIAL_REQUESTS } = invoice;
  const isCancelled = invoice.cancelled === true;
  const { services, note } = requests;
  const shown = { ...requests, services: services.map(shownExtra), note: note && oneLine(note) };
  return {
    reference: bookingReference(invoice.reservationId),
    guestName: nameInMail(invoice.guest.name),
    ...words,
    checkIn: sayDate(stay.checkIn),
    checkOut: sayDate(stay.checkOut),
    checkInTime: say().roomsProperty.clock(times.checkIn),
    checkOutTime: say().roomsProperty.clock(times.checkOut),
    adults: stay.adults,
    children: stay.children,
    breakfasts: invoice.addOns.breakfasts,
    extraBeds: invoice.addOns.extraBeds,
    requests: say().bookingTrip.requestFacts(shown, isCancelled ? 'cancelled' : reader),
    extras: extrasLine(services),
    isBooked: !isCancelled,
    depositPercent: DEPOSIT_PERCENT,
    code: invoice.code
      ? [say().bookingBill.codeLine(invoice.code), `−${formatRupees(totals.codeDiscount)}`]
      : undefined,
    charges: invoice.charges.map(shownCharge),
    isPaidThere: !invoice.isAdvance || paid === 0,
    isCancelled,
    total: formatRupees(totals.total),
    paid: formatPaise(toPaise(paid)),
    due: formatPaise(toPaise(due)),
    hasBalance: due > 0,
  };
}

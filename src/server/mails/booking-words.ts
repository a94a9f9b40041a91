import { bookingReference } from '#domain/booking-reference.ts';
import { formatDate } from '#domain/calendar.ts';
import { NO_WISHES, type StayWishes } from '#domain/extras.ts';
import { formatPaise, formatRupees, toPaise } from '#domain/money.ts';
import { arrivalTimeLabel, EXTRA_NAMES, extraLine, hostNoteLabel, payableThere } from '#messages/extras.ts';
import { clock } from '#messages/house.ts';
import type { BookingWords } from '#messages/mail.ts';
import type { Invoice } from '../providers/invoice.ts';
import { partyWords, plural } from './party-words.ts';

/** What guests typed stands in one line of a table or a report. */
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** What a guest has asked the host for, as facts of a mail; none where they asked for nothing. */
export function wishFacts({ services, arrivalTime, note }: StayWishes): [string, string][] {
  const facts = services.map(({ kind, ...extra }): [string, string] => [
    EXTRA_NAMES[kind],
    `${extraLine(extra, formatDate(extra.date))}, ${payableThere}`,
  ]);
  if (arrivalTime) facts.push([arrivalTimeLabel, arrivalTime]);
  if (note) facts.push([hostNoteLabel, oneLine(note)]);
  return facts;
}

/** A booking as its mails tell of it. */
export function bookingWords(invoice: Invoice): BookingWords {
  const { stay, times, property, totals, paid, due } = invoice;
  return {
    reference: bookingReference(invoice.reservationId),
    guestName: invoice.guest.name,
    property: property.name,
    address: property.address,
    rooms: invoice.rooms.map(({ name }) => name).join(', '),
    checkIn: formatDate(stay.checkIn),
    checkOut: formatDate(stay.checkOut),
    checkInTime: clock(times.checkIn),
    checkOutTime: clock(times.checkOut),
    party: partyWords(stay),
    addOns: addOnWords(invoice),
    wishes: wishFacts(invoice.wishes ?? NO_WISHES),
    total: formatRupees(totals.total),
    paid: formatPaise(toPaise(paid)),
    due: formatPaise(toPaise(due)),
    owes: due > 0,
  };
}

function addOnWords({ addOns }: Invoice): string {
  const chosen = [
    addOns.breakfasts ? `${plural(addOns.breakfasts, 'breakfast')} a day` : '',
    addOns.extraBeds ? plural(addOns.extraBeds, 'extra bed') : '',
  ].filter(Boolean);
  return chosen.join(', ');
}

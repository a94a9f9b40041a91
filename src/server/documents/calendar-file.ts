import type { Reservation } from '#contract/reservation.ts';
import { bookingReference } from '#domain/booking/booking-reference.ts';
import { isConfirmed } from '#domain/booking/booking-status.ts';
import { toICalendar } from '#domain/dates/calendar-event.ts';
import { readTimes } from '#domain/rooms/property.ts';
import { say, sayDate } from '#server/language/say.ts';

interface Place {
  address: string | undefined;
  /** The host name of the site, which makes the event's id unique. */
  domain: string;
}

/** Returns a stay as an all-day entry of the guest's calendar. */
export function renderCalendarFile(stay: Reservation, { address, domain }: Place, now: Date): string {
  const reference = bookingReference(stay.id);
  const facts = say().bookingTrip.stayFacts({
    reference,
    property: stay.property,
    rooms: stay.rooms.map(({ name }) => name),
    checkIn: sayDate(stay.check_in),
    checkOut: sayDate(stay.check_out),
    checkInTime: say().roomsProperty.clock(stay.check_in_time),
    checkOutTime: say().roomsProperty.clock(stay.check_out_time),
    adults: stay.adults,
    children: stay.children,
  });
  const lines = facts.map(([label, value]) => `${label}: ${value}`);
  const ended = stay.status === 'Cancelled' || stay.status === 'Expired' ? 'CANCELLED' : 'TENTATIVE';
  return toICalendar(
    {
      uid: `${reference}@${domain}`,
      title: say().bookingTrip.inPuri(stay.property),
      description: [...lines, say().roomsProperty.arrivalSentence(readTimes(stay))].join('\n'),
      location: address || stay.property,
      status: isConfirmed(stay.status) ? 'CONFIRMED' : ended,
      checkIn: stay.check_in,
      checkOut: stay.check_out,
    },
    now,
  );
}

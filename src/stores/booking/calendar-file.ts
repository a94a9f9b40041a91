import type { Reservation } from '#contract/reservation.ts';
import { bookingReference } from '#domain/booking/booking-reference.ts';
import { toICalendar } from '#domain/dates/calendar-event.ts';
import { readTimes } from '#domain/rooms/property.ts';
import { inPuri, stayFacts } from '#messages/booking/trip.ts';
import { arrivalSentence } from '#messages/rooms/property.ts';
import type { NamedFile } from '#stores/browser/named-file.ts';
import { $homestay, homestayOf } from './homestay.ts';
import { tripText } from './trip-text.ts';

/** Returns the stay as an all-day entry of the guest's calendar. */
export function calendarFile(stay: Reservation): NamedFile {
  const reference = bookingReference(stay.id);
  const facts = stayFacts(tripText(stay)).map(([label, value]) => `${label}: ${value}`);
  const text = toICalendar(
    {
      uid: `${reference}@${location.hostname}`,
      title: inPuri(stay.property),
      description: [...facts, arrivalSentence(readTimes(stay))].join('\n'),
      location: homestayOf(stay, $homestay.get())?.address ?? stay.property,
      checkIn: stay.check_in,
      checkOut: stay.check_out,
    },
    new Date(),
  );
  return { name: `${reference}.ics`, content: new Blob([text], { type: 'text/calendar;charset=utf-8' }) };
}

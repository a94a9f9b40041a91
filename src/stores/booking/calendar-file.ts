import { bookingReference } from '#domain/booking-reference.ts';
import { toICalendar } from '#domain/calendar-event.ts';
import { readTimes } from '#domain/property.ts';
import { arrivalSentence } from '#messages/property.ts';
import type { BookedStay } from '#stores/payment/payment-state.ts';
import { $homestay, homestayOf } from '#stores/room/homestay.ts';
import type { NamedFile } from './invoice.ts';

/** The stay as an all-day entry of the guest's calendar. */
export function calendarFile(stay: BookedStay): NamedFile {
  const reference = bookingReference(stay.id);
  const text = toICalendar(
    {
      uid: `${reference}@${location.hostname}`,
      title: `${stay.property}, Puri`,
      description: `Booking ${reference}\nRooms: ${stay.rooms.map(({ name }) => name).join(', ')}\n${arrivalSentence(readTimes(stay))}`,
      location: homestayOf(stay, $homestay.get())?.address ?? stay.property,
      checkIn: stay.check_in,
      checkOut: stay.check_out,
    },
    new Date(),
  );
  return { name: `${reference}.ics`, content: new Blob([text], { type: 'text/calendar;charset=utf-8' }) };
}

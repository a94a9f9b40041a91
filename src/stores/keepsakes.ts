import { download } from '#client/call.ts';
import { Refusal, Unreachable } from '#client/errors.ts';
import { downloadInvoice } from '#contract/reservation.ts';
import { bookingReference, invoiceFileName } from '#domain/booking-reference.ts';
import { toICalendar } from '#domain/calendar-event.ts';
import * as messages from '#messages/payment.ts';
import { $homestay } from './homestay.ts';
import type { BookedStay } from './payment-state.ts';
import { toastError } from './toasts.ts';

/** What a guest takes away from a booking. */
interface NamedFile {
  name: string;
  content: Blob;
}

/** The invoice as PDF; a failure is told in a toast. */
export async function invoiceFile({ id, guest_name }: BookedStay): Promise<NamedFile | undefined> {
  try {
    const content = await download(downloadInvoice, { params: { id } });
    if (content.size === 0) throw new Error('The invoice is empty');
    return { name: invoiceFileName(id, guest_name), content };
  } catch (error) {
    const isMissing = error instanceof Refusal || error instanceof Unreachable;
    toastError(isMissing ? messages.invoiceFailed : messages.invoiceUnreadable);
    return undefined;
  }
}

/** The stay as an all-day entry of the guest's calendar. */
export function calendarFile(stay: BookedStay): NamedFile {
  const reference = bookingReference(stay.id);
  const text = toICalendar(
    {
      uid: `${reference}@${location.hostname}`,
      title: `${stay.property}, Puri`,
      description: `Booking ${reference}\nRooms: ${stay.rooms.map(({ name }) => name).join(', ')}`,
      location: $homestay.get()?.address ?? stay.property,
      checkIn: stay.check_in,
      checkOut: stay.check_out,
    },
    new Date(),
  );
  return { name: `${reference}.ics`, content: new Blob([text], { type: 'text/calendar;charset=utf-8' }) };
}

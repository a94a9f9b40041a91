import { bookingReference } from '#domain/booking/booking-reference.ts';
import { formatStay } from '#domain/dates/calendar.ts';
import { nightsText } from '#domain/dates/night-ranges.ts';
import { soldTwice } from '#messages/mail/conflict.ts';
import type { MailTemplate } from '#messages/mail/mail.ts';
import type { ConflictForMail } from './data.ts';

/** The mail to the host about nights that were sold twice. */
export function conflictTemplate(conflict: ConflictForMail, siteUrl: string): MailTemplate {
  const { booking, event, channel, room, nights } = conflict;
  const stayText = (stay: { check_in: string; check_out: string }) =>
    formatStay({ checkIn: stay.check_in, checkOut: stay.check_out }, true);
  return soldTwice({
    channel,
    room,
    nights: nightsText(nights),
    reference: bookingReference(booking.id),
    guestName: booking.guest_name,
    guestPhone: booking.guest_phone,
    stay: stayText(booking),
    stayThere: stayText(event),
    summary: event.summary,
    linkThere: event.link ?? undefined,
    link: `${siteUrl}/host/channels`,
  });
}

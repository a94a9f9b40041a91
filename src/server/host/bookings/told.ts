import type { Told } from '#contract/host/told.ts';
import { bookingReference } from '#domain/booking/booking-reference.ts';
import { formatDate } from '#domain/dates/calendar.ts';
import { balancePaise } from '#domain/money/balance.ts';
import { formatPaise, formatRupees } from '#domain/money/money.ts';
import { chatLink } from '#domain/party/whatsapp-link.ts';
import type { ChatText } from '#messages/mail/chat.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { createBookingLink } from '#server/reservations/link-queries.ts';
import { listReservationRooms } from '#server/reservations/queries.ts';
import type { ReservationRow } from '#server/reservations/schema.ts';
import { findProperty } from '#server/rooms/queries.ts';

type Guest = Pick<ReservationRow, 'guest_email' | 'guest_phone_e164'>;

/** Returns how a guest was told of an act, and the chat with which the host can tell them as well. */
export function toldOf({ guest_email, guest_phone_e164 }: Guest, chat: string, isMailed = true): Told {
  const hasMail = isMailed && guest_email !== '';
  return {
    how: hasMail ? 'email' : 'none',
    ...(hasMail && { address: guest_email }),
    ...(guest_phone_e164 && { whatsapp_url: chatLink(guest_phone_e164, chat) }),
  };
}

/** Returns a booking as a chat describes it, with a new link to its page. */
export async function chatText(
  tx: Tx,
  row: ReservationRow,
  { now, siteUrl }: { now: Date; siteUrl: string },
): Promise<ChatText> {
  const due = balancePaise(row);
  return {
    reference: bookingReference(row.id),
    guestName: row.guest_name,
    property: (await findProperty(tx, row.property_id))?.name ?? '',
    rooms: (await listReservationRooms(tx, row.id)).map(({ name }) => name),
    checkIn: formatDate(row.check_in),
    checkOut: formatDate(row.check_out),
    total: formatRupees(row.total),
    due: due > 0 ? formatPaise(due) : undefined,
    link: `${siteUrl}/my-booking/${await createBookingLink(tx, row.id, now)}`,
  };
}

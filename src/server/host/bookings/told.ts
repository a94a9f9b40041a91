import type { Told } from '#contract/host/told.ts';
import { bookingReference } from '#domain/booking/booking-reference.ts';
import { formatDate } from '#domain/dates/calendar.ts';
import { DATE_NAMES } from '#domain/language/dates.ts';
import { pathIn } from '#domain/language/page-path.ts';
import { balancePaise } from '#domain/money/balance.ts';
import { formatPaise, formatRupees } from '#domain/money/money.ts';
import { chatLink } from '#domain/party/whatsapp-link.ts';
import type { ChatText } from '#messages/mail/chat.ts';
import type { Host } from '#server/host/access/access.ts';
import { limitMail } from '#server/host/access/host-limits.ts';
import { sayTo } from '#server/language/say.ts';
import type { QueuedMail } from '#server/mail/queries.ts';
import type { MailOutcome } from '#server/mail/worker.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { CheckCodes } from '#server/platform/keys/check-codes.ts';
import { createBookingLink } from '#server/reservations/link-queries.ts';
import { findMessage } from '#server/reservations/messages/message-queries.ts';
import {
  endNotTold,
  listReservationRooms,
  lockReservation,
  namesOfRooms,
  TOLD_BY_MAIL,
  updateReservation,
} from '#server/reservations/queries.ts';
import type { ReservationRow } from '#server/reservations/schema.ts';
import { inWords } from '#server/rooms/in-words.ts';
import { findProperty } from '#server/rooms/queries.ts';
import { findHostBooking } from './booking-queries.ts';

/** Characters of what a guest was not told; more would not fit into the address that opens a chat. */
const LONGEST = 5000;

/**
 * Counts the mail of an act, which is never refused. Returns false over the limits: then nothing is mailed, and the host
 * tells the guest.
 */
export async function mayMailGuest(
  deps: AppContext,
  host: Pick<Host, 'user' | 'propertyIds'>,
  id: number,
): Promise<boolean> {
  const row = await findHostBooking(deps.db, host.propertyIds, id);
  return row !== undefined && (await limitMail(deps, host, row)) === undefined;
}

/** Over the limit of mails nothing is sent, and the host is told so. */
export const withoutMailbox = (row: ReservationRow): ReservationRow => ({ ...row, guest_email: '' });

/**
 * Returns how a guest was told of an act, and the chat with which the host can tell them as well. A booking whose guest
 * nobody could mail is marked as not told, until a mail about it goes out or the host says so.
 */
export async function tell(
  tx: Tx,
  row: ReservationRow,
  { chat, isMailed = true, now }: { chat: string; isMailed?: boolean; now: Date },
): Promise<Told> {
  const told = toldOf(row, chat, isMailed);
  if (told.how === 'none') await markNotTold(tx, row, chat, now);
  else if (row.not_told_at) await updateReservation(tx, row.id, TOLD_BY_MAIL);
  return told;
}

/** Returns the same for a booking that is confirmed, as a chat that the host can send. */
export async function tellConfirmed(
  tx: Tx,
  row: ReservationRow,
  { isMailed, ...context }: Telling & { isMailed: boolean },
): Promise<Told> {
  return tell(tx, row, { chat: await confirmedChat(tx, row, context), isMailed, now: context.now });
}

interface Telling {
  now: Date;
  siteUrl: string;
  checkCodes: CheckCodes;
}

/** Returns the confirmation of a booking as a chat. */
export async function confirmedChat(tx: Tx, row: ReservationRow, context: Telling): Promise<string> {
  const text = await chatText(tx, row, context);
  return sayTo(row).mailChat.confirmationChat(text, context.checkCodes.of(row.id));
}

/** Returns the same, and marks nothing. */
export function toldOf(
  { guest_email, guest_phone_e164 }: ReservationRow,
  chat: string,
  isMailed: boolean,
): Told {
  const hasMail = isMailed && guest_email !== '';
  return {
    how: hasMail ? 'email' : 'none',
    ...(hasMail && { address: guest_email }),
    ...(guest_phone_e164 && { whatsapp_url: chatLink(guest_phone_e164, chat) }),
  };
}

/** What the guest was told by the host is over; what they were not told before is told with the rest. */
function markNotTold(tx: Tx, row: ReservationRow, chat: string, now: Date): Promise<void> {
  const before = row.told_at ? '' : row.not_told_text;
  const text = [before, chat].filter(Boolean).join('\n\n').slice(-LONGEST);
  return updateReservation(tx, row.id, {
    not_told_at: row.told_at ? now : (row.not_told_at ?? now),
    not_told_text: text,
    told_at: null,
    told_how: null,
  });
}

/** Keeps "not told" true while mails to guests go out or finally fail. */
export function createMailOutcome(
  db: Database,
  { accounts, clock, config }: Pick<AppContext, 'accounts' | 'clock' | 'config'>,
): MailOutcome {
  return {
    async sent(mail) {
      const id = reservationOf(mail);
      if (id !== undefined) await endNotTold(db, { id, to: mail.to, queuedAt: mail.created_at });
    },
    async failed(mail) {
      const id = reservationOf(mail);
      if (id === undefined) return;
      await inTransaction(db, async (tx) => {
        const row = await lockReservation(tx, id);
        if (!row || row.guest_email !== mail.to) return;
        const context = { now: clock(), siteUrl: config.siteUrl, checkCodes: accounts.checkCodes };
        await markNotTold(tx, row, await chatInPlaceOf(mail, tx, row, context), context.now);
      });
    },
  };
}

/** Returns the booking that a mail tells its guest of. One that asks for a review tells nothing. */
function reservationOf({ kind, data }: QueuedMail): number | undefined {
  return kind !== 'review_request' && 'reservation_id' in data ? data.reservation_id : undefined;
}

/** Returns what the mail said, or how the stay is now. */
async function chatInPlaceOf(
  mail: QueuedMail,
  tx: Tx,
  row: ReservationRow,
  context: Telling,
): Promise<string> {
  const message = mail.kind === 'host_message' ? await findMessage(tx, mail.data.message_id) : undefined;
  if (message) return message.text;
  if (row.status !== 'cancelled') return confirmedChat(tx, row, context);
  const text = await chatText(tx, row, context);
  return sayTo(row).mailChat.cancelledChat(text, { refund: undefined, isPaid: false });
}

/** Returns a booking as a chat describes it, with a new link to its page. */
export async function chatText(
  tx: Tx,
  row: ReservationRow,
  { now, siteUrl }: { now: Date; siteUrl: string },
): Promise<ChatText> {
  const due = balancePaise(row);
  const token = await createBookingLink(tx, row.id, now);
  const { language } = row;
  const property = await findProperty(tx, row.property_id);
  const dates = DATE_NAMES[language];
  return {
    reference: bookingReference(row.id),
    guestName: row.guest_name,
    property: property ? inWords(property.name, property.names, language) : '',
    rooms: namesOfRooms(await listReservationRooms(tx, row.id), language),
    checkIn: formatDate(row.check_in, 'medium', dates),
    checkOut: formatDate(row.check_out, 'medium', dates),
    total: formatRupees(row.total),
    due: due > 0 ? formatPaise(due) : undefined,
    link: siteUrl + pathIn(language, `/my-booking/${token}`),
    checkInLink: siteUrl + pathIn(language, `/check-in/${token}`),
  };
}

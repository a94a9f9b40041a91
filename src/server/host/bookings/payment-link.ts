import type { ResponseOf } from '#contract/endpoint.ts';
import type { sendPaymentLink } from '#contract/host/acts.ts';
import { statusAt } from '#domain/booking/reservation.ts';
import { todayInIndia } from '#domain/dates/calendar.ts';
import { pathIn } from '#domain/language/page-path.ts';
import { balanceDuePaise, balancePaise } from '#domain/money/balance.ts';
import { toPaise } from '#domain/money/money.ts';
import { inLanguage, say } from '#server/language/say.ts';
import { paymentLinkText } from '#server/mail/message-template.ts';
import { enqueueMail } from '#server/mail/queries.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { type Refusal, refuse } from '#server/platform/http/refusal.ts';
import { refuseOfChannel } from '#server/reservations/channel-booking.ts';
import { createBookingLink } from '#server/reservations/link-queries.ts';
import { listReservationRooms, namesOfRooms } from '#server/reservations/queries.ts';
import type { ReservationRow } from '#server/reservations/schema.ts';
import { inWords } from '#server/rooms/in-words.ts';
import { findProperty } from '#server/rooms/queries.ts';
import { tell } from './told.ts';

/**
 * Returns a new link to the guest's page, where the balance or the hold can be paid; mailed if there is an address and
 * it may be.
 */
export async function makePaymentLink(
  tx: Tx,
  row: ReservationRow,
  { now, config, mayMail }: { now: Date; config: AppContext['config']; mayMail: boolean },
): Promise<ResponseOf<typeof sendPaymentLink> | Refusal> {
  const ofChannel = refuseOfChannel(row);
  if (ofChannel) return ofChannel;
  const status = statusAt(row, now);
  const isHeld = status === 'held';
  const paise = isHeld ? toPaise(row.due_now) : balanceDuePaise(row, todayInIndia(now));
  if (status !== 'held' && status !== 'confirmed') return refuse('wrong_state');
  if (isHeld && row.awaits_host) return refuse('awaits_host', {}, say().hostBooking.CONFIRM_FIRST);
  if (paise === 0) {
    const { NOTHING_DUE, PAID_HERE } = say().hostBooking;
    return refuse('wrong_state', {}, balancePaise(row) > 0 ? PAID_HERE : NOTHING_DUE);
  }
  const token = await createBookingLink(tx, row.id, now);
  const url = config.siteUrl + pathIn(row.language, `/my-booking/${token}`);
  const end = isHeld ? (row.hold_expires_at ?? undefined) : undefined;
  const until = end && { until: end.toISOString() };
  const data = { reservation_id: row.id, token, due_paise: paise, ...until };
  const isMailed = mayMail && row.guest_email !== '';
  if (isMailed) await enqueueMail(tx, row.guest_email, { kind: 'payment_link', data }, now);
  const property = await findProperty(tx, row.property_id);
  const stay = {
    ...row,
    property: property ? inWords(property.name, property.names, row.language) : '',
    rooms: namesOfRooms(await listReservationRooms(tx, row.id), row.language),
  };
  const text = inLanguage(row.language, () =>
    say().mailMessage.paymentLinkChat({
      ...paymentLinkText(row.id, stay, { paise, end, link: url }),
      paysHost: config.payments.kind === 'at_property',
    }),
  );
  const told = await tell(tx, row, { chat: text, isMailed, now });
  return { url, whatsapp_url: told.whatsapp_url, told };
}

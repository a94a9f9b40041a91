import type * as z from 'zod/mini';
import type { alarm } from '#contract/host/today.ts';
import { bookingReference } from '#domain/booking/booking-reference.ts';
import { todayInIndia } from '#domain/dates/calendar.ts';
import { DAY, HOUR, MINUTE } from '#domain/dates/duration.ts';
import { formatPaid, formatPaise, formatRupees } from '#domain/money/money.ts';
import { linesOf } from '#server/host/bookings/line-queries.ts';
import { say, sayDate, sayDeadline, sayNights, sayStay } from '#server/language/say.ts';
import type { Database } from '#server/platform/database/database.ts';
import { listOpenRequests } from '#server/reservations/request-queries.ts';
import { inWords } from '#server/rooms/in-words.ts';
import {
  listDifferingPayments,
  listFailingFeeds,
  listOpenConflicts,
  listOpenDisputes,
  listRefundsToMake,
} from './alarm-queries.ts';

/** Milliseconds after which a calendar that can't be read needs its host; before, the site often recovers by itself. */
const FAILS_TOO_LONG = 2 * HOUR;
/** Milliseconds for which a payment of another amount is shown: the guest may be waiting for an answer. */
const DIFFERS_SHOWN = 3 * DAY;

/**
 * Returns what can't wait: nights sold twice, requests to confirm, calendars not read, money asked back or to be paid
 * back.
 */
export async function listAlarms(
  db: Database,
  propertyIds: readonly number[],
  now: Date,
): Promise<z.infer<typeof alarm>[]> {
  const disputes = await listOpenDisputes(db, propertyIds);
  const refunds = await listRefundsToMake(db, propertyIds);
  const differing = await listDifferingPayments(db, propertyIds, new Date(now.getTime() - DIFFERS_SHOWN));
  const requests = await listOpenRequests(db, propertyIds, now);
  const lines = await linesOf(db, requests, now);
  const conflicts = await listOpenConflicts(db, propertyIds);
  const since = new Date(now.getTime() - FAILS_TOO_LONG);
  const failing = Map.groupBy(await listFailingFeeds(db, propertyIds, since), ({ site }) => site);
  return [
    ...conflicts.map(({ reservation_id, guest_name, nights, room, names, channel }) => {
      const reference = bookingReference(reservation_id);
      const text = say().hostAlarms.soldTwice({
        channel,
        room: inWords(room, names),
        nights: sayNights(nights),
        reference,
        guest: guest_name,
      });
      return { kind: 'channel_conflict', reservation_id, text };
    }),
    ...lines.map(({ id, guest_name, check_in, check_out, rooms, paid_reference }, index) => {
      const stay = sayStay({ checkIn: check_in, checkOut: check_out });
      const ends = requests[index]?.hold_expires_at;
      const names = rooms.map(({ name }) => name).join(', ');
      const until = ends ? sayDeadline(ends, now) : '';
      const asked = { guest: guest_name, rooms: names, stay, until };
      const text = requests[index]?.pays_at_property
        ? say().hostAlarms.asksAndPaysHost(asked, paid_reference)
        : say().hostAlarms.awaitsHost(asked);
      return { kind: 'awaits_host', reservation_id: id, text };
    }),
    ...[...failing].map(([site, feeds]) => {
      const longest = Math.min(...feeds.map(({ ok_at }) => ok_at.getTime()));
      const rooms = [...new Set(feeds.map(({ room, names }) => inWords(room, names)))];
      const text = say().hostAlarms.notRead(site, Math.floor((now.getTime() - longest) / MINUTE), rooms);
      return { kind: 'feed_failing', reservation_id: null, text };
    }),
    ...disputes.map(({ reservation_id, guest_name, amount_paise, respond_by }) => {
      const until = respond_by ? sayDate(todayInIndia(respond_by)) : undefined;
      const text = say().hostAlarms.dispute(guest_name, formatPaise(amount_paise), until);
      return { kind: 'dispute', reservation_id, text };
    }),
    ...differing.map(({ reservation_id, guest_name, amount_paise, currency, due_now }) => {
      const [paid, due] = [formatPaid(amount_paise, currency), formatRupees(due_now)];
      const text = say().hostAlarms.paymentDiffers(guest_name, bookingReference(reservation_id), paid, due);
      return { kind: 'payment_differs', reservation_id, text };
    }),
    ...refunds.map(({ reservation_id, guest_name, amount_paise, by_hand }) => {
      const { refundByHand, refundRefused } = say().hostAlarms;
      const kind = by_hand ? 'refund_by_hand' : 'refund_refused';
      return {
        kind,
        reservation_id,
        text: (by_hand ? refundByHand : refundRefused)(guest_name, formatPaise(amount_paise)),
      };
    }),
  ];
}

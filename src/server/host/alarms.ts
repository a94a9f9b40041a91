import type * as z from 'zod/mini';
import type { alarm } from '#contract/host/today.ts';
import { bookingReference } from '#domain/booking-reference.ts';
import { formatDate, formatStay, todayInIndia } from '#domain/calendar.ts';
import { clockTime } from '#domain/instant.ts';
import { formatPaise } from '#domain/money.ts';
import { nightsText } from '#domain/night-ranges.ts';
import * as copy from '#messages/host-alarms.ts';
import type { Database } from '#server/platform/database/database.ts';
import { listOpenRequests } from '#server/reservations/request-queries.ts';
import { listOpenConflicts, listOpenDisputes, listRefundsToMake } from './alarm-queries.ts';

/** What can't wait: nights sold twice, requests to confirm, money asked back, and money that only the host can pay back. */
export async function listAlarms(
  db: Database,
  propertyIds: readonly number[],
  now: Date,
): Promise<z.infer<typeof alarm>[]> {
  const disputes = await listOpenDisputes(db, propertyIds);
  const refunds = await listRefundsToMake(db, propertyIds);
  const requests = await listOpenRequests(db, propertyIds, now);
  const conflicts = await listOpenConflicts(db, propertyIds);
  return [
    ...conflicts.map(({ reservation_id, guest_name, nights, ...conflict }) => {
      const reference = bookingReference(reservation_id);
      const text = copy.soldTwice({ ...conflict, nights: nightsText(nights), reference, guest: guest_name });
      return { kind: 'channel_conflict', reservation_id, text };
    }),
    ...requests.map(({ id, guest_name, check_in, check_out, hold_expires_at }) => {
      const stay = formatStay({ checkIn: check_in, checkOut: check_out });
      const until = hold_expires_at ? clockTime(hold_expires_at) : '';
      return { kind: 'awaits_host', reservation_id: id, text: copy.awaitsHost(guest_name, stay, until) };
    }),
    ...disputes.map(({ reservation_id, guest_name, amount_paise, respond_by }) => {
      const until = respond_by ? formatDate(todayInIndia(respond_by)) : undefined;
      const text = copy.dispute(guest_name, formatPaise(amount_paise), until);
      return { kind: 'dispute', reservation_id, text };
    }),
    ...refunds.map(({ reservation_id, guest_name, amount_paise, by_hand }) => {
      const say = by_hand ? copy.refundByHand : copy.refundRefused;
      const kind = by_hand ? 'refund_by_hand' : 'refund_refused';
      return { kind, reservation_id, text: say(guest_name, formatPaise(amount_paise)) };
    }),
  ];
}

import { bookingReference } from '#domain/booking/booking-reference.ts';
import { addDays, formatDate } from '#domain/dates/calendar.ts';
import { formatInstant } from '#domain/dates/instant.ts';
import { HOLD_PURPOSES, holdsTitle, NO_HOLDS } from '#messages/host/import/report.ts';
import type { Database } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import {
  endHold,
  findOpenHoldById,
  listOpenHolds,
  releaseHold,
} from '#server/reservations/holds/hold-queries.ts';
import { lockReservation } from '#server/reservations/queries.ts';
import type { HeldNight } from '#server/reservations/schema.ts';
import { endOffer } from '#server/waitlist/offer-queries.ts';

/** Returns the unpaid holds at an instant: number, reference, nights and end of each. */
export async function holdsReport(db: Database, now: Date): Promise<string> {
  const holds = await listOpenHolds(db, now);
  if (holds.length === 0) return NO_HOLDS;
  const lines = holds.map(({ id, purpose, reservation_id, nights, ends_at }) => {
    const reference = reservation_id === null ? '' : ` ${bookingReference(reservation_id)}`;
    return `  ${id}  ${HOLD_PURPOSES[purpose]}${reference}  ${nightsLine(nights)}  ${formatInstant(ends_at)}`;
  });
  return [holdsTitle(holds.length), ...lines].join('\n');
}

/** Returns a line such as "1, 2: 18 Dec 2026 – 20 Dec 2026": rooms, first night, and the day after the last. */
function nightsLine(nights: readonly HeldNight[]): string {
  const rooms = [...new Set(nights.map(({ room_id }) => room_id))].join(', ');
  const dates = nights.map(({ night }) => night).sort();
  const [first = ''] = dates;
  return `${rooms}: ${formatDate(first)} – ${formatDate(addDays(dates.at(-1) ?? first, 1))}`;
}

/** Ends a hold early; false when no such hold is open. */
export async function releaseByHost(db: Database, id: number, now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const found = await findOpenHoldById(tx, id, now);
    // The reservation is locked before its nights, as everywhere.
    if (found?.reservation_id) await lockReservation(tx, found.reservation_id);
    if (!found || !(await findOpenHoldById(tx, id, now))) return false;
    await releaseHold(tx, id, now);
    await endHold(tx, id, now);
    await endOffer(tx, id, now);
    return true;
  });
}

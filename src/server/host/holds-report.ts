import { bookingReference } from '#domain/booking-reference.ts';
import { addDays, formatDate } from '#domain/calendar.ts';
import { formatInstant } from '#domain/instant.ts';
import { HOLD_PURPOSES, holdsTitle, NO_HOLDS } from '#messages/host-report.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { releaseHold } from '#server/reservations/hold-queries.ts';
import { lockReservation } from '#server/reservations/queries.ts';
import type { HeldNight, HoldRow } from '#server/reservations/schema.ts';

function openHolds(db: Database | Tx, now: Date) {
  return db.selectFrom('hold').selectAll().where('released_at', 'is', null).where('ends_at', '>', now);
}

/** What is held at an instant and not paid: number, reference, nights and end of each hold. */
export async function holdsReport(db: Database, now: Date): Promise<string> {
  const holds = await openHolds(db, now).orderBy('ends_at').orderBy('id').execute();
  if (holds.length === 0) return NO_HOLDS;
  const lines = holds.map(({ id, purpose, reservation_id, nights, ends_at }) => {
    const reference = reservation_id === null ? '' : ` ${bookingReference(reservation_id)}`;
    return `  ${id}  ${HOLD_PURPOSES[purpose]}${reference}  ${nightsLine(nights)}  ${formatInstant(ends_at)}`;
  });
  return [holdsTitle(holds.length), ...lines].join('\n');
}

/** Rooms 1, 2: 18 Dec 2026 – 20 Dec 2026 */
function nightsLine(nights: readonly HeldNight[]): string {
  const rooms = [...new Set(nights.map(({ room_id }) => room_id))].join(', ');
  const dates = nights.map(({ night }) => night).sort();
  const [first = ''] = dates;
  return `${rooms}: ${formatDate(first)} – ${formatDate(addDays(dates.at(-1) ?? first, 1))}`;
}

/** Frees what is held before its time, as if that had come; false where no such hold is open. */
export async function releaseByHost(db: Database, id: number, now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const hold = await findLocked(tx, id, now);
    if (!hold) return false;
    await releaseHold(tx, id, now);
    await tx.updateTable('hold').set({ ends_at: now }).where('id', '=', id).execute();
    await tx.updateTable('waitlist_entry').set({ offer_until: now }).where('offer_id', '=', id).execute();
    return true;
  });
}

/** With its reservation locked before its nights, as everywhere. */
async function findLocked(tx: Tx, id: number, now: Date): Promise<HoldRow | undefined> {
  const found = await openHolds(tx, now).where('id', '=', id).executeTakeFirst();
  if (found?.reservation_id) await lockReservation(tx, found.reservation_id);
  return found && openHolds(tx, now).where('id', '=', id).executeTakeFirst();
}

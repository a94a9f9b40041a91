import { sql } from 'kysely';
import type { Database, Tx } from '#server/platform/database/database.ts';
import { inBatches } from '#server/platform/database/in-batches.ts';
import { type Host, nameOf } from './access.ts';

interface NewEvent {
  propertyId: number;
  reservationId?: number;
  /** The action, such as `block nights` or `record payment`. */
  action: string;
  /** The values before and after, without names and texts of guests, because events are kept longer than these. */
  before?: unknown;
  after?: unknown;
}

/** Writes who did what, in the transaction that does it. */
export async function writeAudit(
  tx: Tx,
  host: Pick<Host, 'user'> & Partial<Pick<Host, 'usedRight'>>,
  event: NewEvent,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('audit_event')
    .values({
      property_id: event.propertyId,
      reservation_id: event.reservationId ?? null,
      user_id: host.user.id,
      user_name: nameOf(host),
      action: event.action,
      before: JSON.stringify(event.before ?? null),
      after: JSON.stringify(event.after ?? null),
      used_right: host.usedRight?.() ?? null,
      at: now,
    })
    .execute();
}

export function listAudit(db: Database, reservationId: number) {
  return db
    .selectFrom('audit_event')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Returns whether a person made a booking in the desk. */
export async function hasMadeBooking(tx: Tx, userId: number, reservationId: number): Promise<boolean> {
  const made = await tx
    .selectFrom('audit_event')
    .select('id')
    .where('reservation_id', '=', reservationId)
    .where('user_id', '=', userId)
    .where('action', '=', 'create booking')
    .executeTakeFirst();
  return made !== undefined;
}

/** Returns when something was last done for any of these homestays. */
export async function findLastAct(
  db: Database,
  propertyIds: readonly number[],
  action: string,
): Promise<Date | undefined> {
  const last = await db
    .selectFrom('audit_event')
    .select('at')
    .where('property_id', 'in', propertyIds)
    .where('action', '=', action)
    .orderBy('at', 'desc')
    .executeTakeFirst();
  return last?.at;
}

/** Deletes what was done before a day. */
export function eraseAudit(db: Database, day: string): Promise<void> {
  return inBatches((most) =>
    sql`delete from audit_event where id in (select id from audit_event where at < ${day} limit ${most})`.execute(
      db,
    ),
  );
}

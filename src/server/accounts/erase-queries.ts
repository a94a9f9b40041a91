import { sql } from 'kysely';
import { statusAt } from '#domain/booking/reservation.ts';
import { todayInIndia } from '#domain/dates/calendar.ts';
import { eraseMailOf } from '#server/mail/queries.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import { inBatches } from '#server/platform/database/in-batches.ts';
import { reservationsOf } from '#server/reservations/booking-queries.ts';
import { eraseGuest } from '#server/reservations/erase-queries.ts';
import { eraseReviewNames } from '#server/reviews/erase-queries.ts';
import { eraseEntriesOf } from '#server/waitlist/erase-queries.ts';
import type { UserRow } from './schema.ts';

/**
 * Returns whether a homestay would be left without an owner. Locks its owners, so that two who leave at once take
 * turns.
 */
export async function ownsAlone(tx: Tx, userId: number): Promise<boolean> {
  const owners = await tx
    .selectFrom('property_role')
    .select(['property_id', 'user_id'])
    .where('role', '=', 'owner')
    .orderBy('property_id')
    .orderBy('user_id')
    .forUpdate()
    .execute();
  const byHomestay = Map.groupBy(owners, ({ property_id }) => property_id);
  return [...byHomestay.values()].some((own) => own.every(({ user_id }) => user_id === userId));
}

/**
 * Deletes an account and its owner's data. Past stays keep what their invoices need; of unpaid ones no guest data
 * remains. Future stays and bookings with a payment under way stay unchanged: the links in their mails still open
 * them, and `domain/content/retention.ts` applies to them.
 */
export async function eraseAccount(tx: Tx, user: UserRow, now: Date): Promise<void> {
  await tx.selectFrom('app_user').select('id').where('id', '=', user.id).forUpdate().execute();
  await reservationsOf(tx, user)
    .clearSelect()
    .select('reservation.id')
    .orderBy('reservation.id')
    .forUpdate()
    .execute();
  const rows = await reservationsOf(tx, user).execute();
  const today = todayInIndia(now);
  const payable = await listPayable(tx, rows);
  const isOver = (row: (typeof rows)[number]) =>
    !payable.has(row.id) &&
    (row.check_out < today || row.released_at !== null || statusAt(row, now) === 'expired');
  const over = rows.filter(isOver);
  await eraseGuest(tx, over);
  await eraseReviewNames(
    tx,
    over.map(({ id }) => id),
  );
  await eraseEntriesOf(tx, user.email, now);
  await eraseMailOf(tx, user.email);
  // Sessions and links are deleted with it.
  await tx.deleteFrom('app_user').where('id', '=', user.id).execute();
}

/** Returns the unpaid reservations whose payment may still arrive: they can become bookings. */
async function listPayable(tx: Tx, rows: readonly { id: number; status: string }[]): Promise<Set<number>> {
  const unpaid = rows.filter(({ status }) => status === 'held').map(({ id }) => id);
  if (unpaid.length === 0) return new Set();
  const orders = await tx
    .selectFrom('payment_order')
    .select('reservation_id')
    .where('reservation_id', 'in', unpaid)
    .where('settled', '=', false)
    .execute();
  return new Set(orders.map(({ reservation_id }) => reservation_id));
}

/** Deletes accounts without a proven mailbox, a link that still works or a homestay. */
export function eraseUnprovenAccounts(db: Database, madeBefore: Date, now: Date): Promise<void> {
  return inBatches((most) =>
    sql`
      delete from app_user where id in (
        select id from app_user where email_verified_at is null and created_at < ${madeBefore}
          and not exists (select 1 from account_token where user_id = app_user.id and expires_at > ${now})
          and not exists (select 1 from property_role where user_id = app_user.id)
        limit ${most})`.execute(db),
  );
}
